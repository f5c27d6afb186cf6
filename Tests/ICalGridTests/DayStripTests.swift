import ICalGrid
import Testing

@Suite struct DayStripTests {
  private func strip(_ first: String, _ last: String, _ weekStart: Weekday = .sunday) throws -> DayStrip {
    try DayStrip(
      from: GridSamples.day(first), through: GridSamples.day(last), options: GridOptions(weekStart: weekStart))
  }

  @Test func november1974OwnsThreeRowsFromItsSixteenth() throws {
    let strip = try strip("1974-11-16", "1975-03-31")
    #expect(strip.leadingCount == 6)
    #expect(strip.months.prefix(2).map(\.rowCount) == [3, 5])
    #expect(strip.months.map(\.month.description).prefix(2) == ["1974-11", "1974-12"])
  }

  @Test func fourBlanksLeadUpToTheFirstOf1970() throws {
    let strip = try strip("1970-01-01", "1970-01-31")
    #expect(strip.leadingCount == 4)
    #expect(strip.itemCount == 35)
    #expect((0..<4).allSatisfy { strip.date(at: $0) == nil })
    #expect(strip.date(at: 4) == GridSamples.day("1970-01-01"))
    #expect(strip.date(at: 34) == GridSamples.day("1970-01-31"))
    #expect(strip.date(at: 35) == nil)
  }

  @Test func aLastMonthWithoutARowJoinsTheOneBefore() throws {
    // 29 June 2024 is a Saturday, so that the row of 30 June begins with it; 1 July lies in that row.
    let strip = try strip("2024-06-01", "2024-07-03")
    #expect(
      strip.months == [
        DayStrip.Month(month: YearMonth(iso8601: "2024-06")!, firstRow: 0, rowCount: 6),
        DayStrip.Month(month: YearMonth(iso8601: "2024-07")!, firstRow: 5, rowCount: 0),
      ])
  }

  @Test func aLastDayBeforeTheFirstIsAnError() {
    let first = GridSamples.day("2024-06-02")
    let last = GridSamples.day("2024-06-01")
    #expect(throws: GridError.lastBeforeFirst(first: first, last: last)) { try DayStrip(from: first, through: last) }
  }

  @Test func monthsAreNamedOnTheirFirstAndOnToday() throws {
    let strip = try strip("2024-06-01", "2024-07-31")
    let today = GridSamples.day("2024-06-12")
    let named = strip.weeks().flatMap(\.days).compactMap(\.date).filter { strip.showsMonthName(on: $0, today: today) }
    #expect(named.map(\.description) == ["2024-06-01", "2024-06-12", "2024-07-01"])
  }

  @Test func rowsAreWholeWeeksOfCurrentDays() throws {
    let strip = try strip("2024-06-12", "2024-07-03", .monday)
    let index = EventIndex([GridSamples.allDay("Long", "2024-06-29", through: "2024-07-10")])
    let weeks = strip.weeks(index: index)
    #expect(weeks.count == strip.rowCount && weeks.allSatisfy { $0.days.count == 7 })
    #expect(weeks[0].days.map(\.position) == [.blank, .blank, .current, .current, .current, .current, .current])
    #expect(weeks[3].days.map(\.position) == [.current, .current, .current, .blank, .blank, .blank, .blank])
    #expect(weeks[2].segments == [Segment(occurrence: 0, first: 5, last: 6, lane: 0, continuesAfter: true)])
    #expect(
      weeks[3].segments == [
        Segment(occurrence: 0, first: 0, last: 2, lane: 0, continuesBefore: true, continuesAfter: true)
      ])
    #expect(strip.weeks(rows: 2..<3, index: index) == [weeks[2]])
    #expect(strip.weeks(rows: -5..<99, index: index) == weeks)
    #expect(strip.weeks(rows: 7..<99).isEmpty)
  }

  @Test func allOfTimeIsAStripWhoseRowsAreAskedForOneByOne() throws {
    let strip = try DayStrip(from: .min, through: .max)
    #expect(strip.rowCount == 521_723)
    #expect(strip.weeks(rows: 521_722..<521_723).first?.days[4].date == .max)
  }

  @Test(arguments: 1...300)
  func itemsAndDaysAreInverseAndMonthsAddUp(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let first = CivilDate(
      dayNumber: Int.random(in: CivilDate.min.dayNumber...CivilDate.max.dayNumber, using: &generator))
    let last = first.advanced(by: Int.random(in: 0...400, using: &generator))
    let start = Weekday.allCases.randomElement(using: &generator) ?? .monday
    let strip = try DayStrip(from: first, through: last, options: GridOptions(weekStart: start))
    #expect(strip.itemCount == first.days(to: last) + 1 + first.weekday.column(inWeekStarting: start))
    for item in 0..<strip.itemCount {
      let date = strip.date(at: item)
      #expect(date == nil ? item < strip.leadingCount : strip.item(of: date ?? .min) == item)
    }
    #expect(strip.item(of: first) == strip.leadingCount && strip.item(of: last) == strip.itemCount - 1)

    // Row by row: the earliest day in it says whose it is.
    let owners = (0..<strip.rowCount).compactMap { row in
      (7 * row..<7 * row + 7).lazy.compactMap(strip.date).first?.yearMonth
    }
    let months = strip.months
    #expect(months.map(\.rowCount).reduce(0, +) == strip.rowCount)
    for (number, month) in months.enumerated() {
      #expect(month.rowCount == owners.filter { $0 == month.month }.count)
      #expect(month.rowCount > 0 || number == months.count - 1)
      #expect(month.firstRow == owners.firstIndex(of: month.month) ?? strip.rowCount - 1)
    }
  }
}
