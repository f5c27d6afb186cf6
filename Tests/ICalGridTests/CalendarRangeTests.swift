import ICalGrid
import Testing

@Suite struct CalendarRangeTests {
  @Test func theFirstMonthIsBlankUpToTheFirstDay() throws {
    let range = try CalendarRange(from: GridSamples.day("2016-03-05"), through: GridSamples.day("2016-06-20"))
    #expect(range.sectionCount == 4)
    #expect(range.month(ofSection: 0)?.description == "2016-03")
    // 1 March 2016 was a Tuesday: item 1. Its days 1…4 are out of the range.
    #expect((0...4).allSatisfy { range.date(section: 0, item: $0) == nil })
    #expect(range.date(section: 0, item: 5) == GridSamples.day("2016-03-05"))
    #expect(range.itemCount(inSection: 0) == 35)
    #expect(range.itemCount(inSection: 3) == 35)
    #expect(range.date(section: 3, item: 21) == GridSamples.day("2016-06-20"))
    #expect(range.date(section: 3, item: 22) == nil)
  }

  @Test func aLastDayBeforeTheFirstIsAnError() {
    let first = GridSamples.day("2016-03-05")
    let last = GridSamples.day("2016-03-04")
    #expect(throws: GridError.lastBeforeFirst(first: first, last: last)) {
      try CalendarRange(from: first, through: last)
    }
    #expect(
      GridError.lastBeforeFirst(first: first, last: last).description
        == "the last day 2016-03-04 is before the first, 2016-03-05")
  }

  @Test(arguments: ["0001-01-01", "1970-01-01", "2016-02-29", "9999-12-31"])
  func aRangeOfOneDayHasOneSectionWithOneDay(day: String) throws {
    let range = try CalendarRange(from: GridSamples.day(day), through: GridSamples.day(day))
    #expect(range.sectionCount == 1)
    let items = (0..<range.itemCount(inSection: 0)).compactMap { range.date(section: 0, item: $0) }
    #expect(items == [GridSamples.day(day)])
  }

  @Test func cellsThatThereAreNotHaveNoDay() throws {
    let range = try CalendarRange(from: GridSamples.day("2016-03-05"), through: GridSamples.day("2016-06-20"))
    for section in [Int.min, -1, 4, Int.max] {
      #expect(range.month(ofSection: section) == nil && range.itemCount(inSection: section) == 0)
      #expect(range.date(section: section, item: 0) == nil && range.grid(ofSection: section) == nil)
    }
    #expect(range.date(section: 0, item: .min) == nil && range.date(section: 0, item: .max) == nil)
    #expect(range.cell(of: GridSamples.day("2016-03-04")) == nil)
    #expect(range.cell(of: GridSamples.day("2016-06-21")) == nil)
  }

  @Test(arguments: 1...300)
  func cellsAndDaysAreInverse(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let first = CivilDate(
      dayNumber: Int.random(in: CivilDate.min.dayNumber...CivilDate.max.dayNumber, using: &generator))
    let last = first.advanced(by: Int.random(in: 0...400, using: &generator))
    let options = GridOptions(
      weekStart: Weekday.allCases.randomElement(using: &generator) ?? .monday,
      rows: Bool.random(using: &generator) ? .fit : .fixed(6))
    let range = try CalendarRange(from: first, through: last, options: options)
    var next = first.dayNumber
    var failures: [String] = []
    for section in 0..<range.sectionCount {
      let count = range.itemCount(inSection: section)
      if count % 7 != 0 || (options.rows == .fixed(6) && count != 42) { failures.append("\(count) items") }
      for item in 0..<count {
        guard let date = range.date(section: section, item: item) else { continue }
        if date.dayNumber != next { failures.append("\(date) out of turn") }
        if item % 7 != date.weekday.column(inWeekStarting: options.weekStart) { failures.append("\(date) in \(item)") }
        if range.cell(of: date) != CalendarRange.Cell(section: section, item: item) { failures.append("\(date)") }
        next += 1
      }
    }
    #expect(next == last.dayNumber + 1)
    #expect(failures.prefix(3) == [])
  }

  @Test func aSectionAsAGridHasTheSameCells() throws {
    let range = try CalendarRange(from: GridSamples.day("2016-03-05"), through: GridSamples.day("2016-06-20"))
    let index = EventIndex([GridSamples.allDay("Spring", "2016-03-01", through: "2016-06-30")])
    let grids = range.grids(index: index)
    #expect(grids.count == 4)
    for (section, grid) in grids.enumerated() {
      let items = (0..<range.itemCount(inSection: section)).map { range.date(section: section, item: $0) }
      #expect(grid.days.map(\.date) == items)
      #expect(grid.days.allSatisfy { $0.position == ($0.date == nil ? .blank : .current) })
    }
    #expect(grids[0].weeks[0].segments.first?.first == 5)
    #expect(grids[3].weeks[3].segments.first?.last == 0)
  }
}
