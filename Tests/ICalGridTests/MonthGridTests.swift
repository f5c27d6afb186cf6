import ICalGrid
import Testing

@Suite struct MonthGridTests {
  private func grid(_ text: String, _ options: GridOptions = GridOptions(), today: CivilDate? = nil) throws -> MonthGrid
  {
    MonthGrid(try #require(YearMonth(iso8601: text)), options: options, today: today)
  }

  @Test func february2015OnSundayNeedsFourRows() throws {
    let grid = try grid("2015-02", GridOptions(weekStart: .sunday))
    #expect(grid.weeks.count == 4)
    #expect(grid.days.allSatisfy { $0.position == .current })
  }

  @Test(arguments: [(Weekday.saturday, 0), (.monday, 5), (.sunday, 6)])
  func may2021LeadsByItsFirstWeekday(start: Weekday, leading: Int) throws {
    let grid = try grid("2021-05", GridOptions(weekStart: start))
    #expect(grid.days.prefix { $0.position == .previous }.count == leading)
  }

  @Test func aMonthThatBeginsOnTheLastDayOfTheWeekHasSixLeadingBlanks() throws {
    let grid = try grid("2024-09", GridOptions(outside: .blank))
    #expect(grid.days.prefix { $0.position == .blank }.count == 6)
    #expect(grid.days.prefix(6).allSatisfy { $0.date == nil && !$0.isSelectable && $0.styles.isEmpty })
  }

  @Test func sixRowsAreAlways42Cells() throws {
    for month in ["2015-02", "2024-06", "2024-09"] {
      #expect(try grid(month, GridOptions(rows: .fixed(6))).days.count == 42)
    }
  }

  @Test(arguments: [(Int.min, 5), (0, 5), (5, 5), (8, 8), (54, 54), (Int.max, 54)])
  func aRowCountIsRaisedToTheNeedAndLoweredToAYear(asked: Int, given: Int) throws {
    #expect(try grid("2024-06", GridOptions(rows: .fixed(asked))).weeks.count == given)
  }

  @Test func neighboursDaysAreTaggedAndNotSelectable() throws {
    let grid = try grid("2024-06")
    let may = try #require(grid.day(CivilDate(year: 2024, month: 5, day: 31)!))
    let june = try #require(grid.day(CivilDate(year: 2024, month: 6, day: 3)!))
    #expect(may.position == .previous && !may.isSelectable)
    #expect(june.position == .current && june.isSelectable)
    #expect(grid.day(CivilDate(year: 2024, month: 7, day: 1)!) == nil)
    #expect(grid.week(containing: CivilDate(year: 2024, month: 6, day: 30)!)?.number == 26)
  }

  @Test func theEndsOfTimeAreBlankBeyond() throws {
    let first = try grid("0001-01", GridOptions(weekStart: .sunday, rows: .fixed(6)))
    #expect(first.days[0].position == .blank)
    #expect(first.days[1].date == CivilDate.min)
    #expect(first.days.dropFirst(32).allSatisfy { $0.position == .next })
    let last = try grid("9999-12", GridOptions(rows: .fixed(54)))
    #expect(last.days.last { $0.date != nil }?.date == CivilDate.max)
    #expect(last.weeks.last?.number == nil)
  }

  @Test func theWindowHoldsTheDaysShown() throws {
    let june = try #require(YearMonth(iso8601: "2024-06"))
    #expect(MonthGrid.window(of: june).first.description == "2024-05-27")
    #expect(MonthGrid.window(of: june).last.description == "2024-06-30")
    let blank = MonthGrid.window(of: june, options: GridOptions(outside: .blank))
    #expect(blank.first == june.firstDay && blank.last == june.lastDay)
    #expect(MonthGrid.window(of: .min, options: GridOptions(weekStart: .sunday)).first == CivilDate.min)
    #expect(MonthGrid.window(of: .max, options: GridOptions(rows: .fixed(6))).last == CivilDate.max)
  }

  /// Every month of three centuries, with each first weekday, in both row modes and both outside modes.
  @Test func everyGridOfThreeCenturiesHoldsItsDaysInOrder() throws {
    var failures: [String] = []
    for year in 1900...2199 {
      for number in 1...12 {
        let month = try #require(YearMonth(year: year, month: number))
        let firstDay = month.firstDay.dayNumber
        for weekStart in Weekday.allCases {
          for rows in [GridOptions.Rows.fit, .fixed(6)] {
            for outside in [GridOptions.Outside.show, .blank] {
              let options = GridOptions(weekStart: weekStart, rows: rows, outside: outside)
              let grid = MonthGrid(month, options: options)
              if let failure = check(grid, firstDay: firstDay, dayCount: month.dayCount) {
                failures.append("\(month) \(options): \(failure)")
              }
            }
          }
        }
      }
    }
    #expect(failures.prefix(3).isEmpty)
  }

  private func check(_ grid: MonthGrid, firstDay: Int, dayCount: Int) -> String? {
    let rows = grid.weeks.count
    if grid.options.rows == .fit ? !(4...6).contains(rows) : rows != 6 { return "\(rows) rows" }
    guard let one = grid.weeks[0].days.firstIndex(where: { $0.position == .current }) else { return "no 1st in row 0" }
    if grid.options.rows == .fit, grid.weeks[rows - 1].days[0].position != .current { return "a row too many" }
    for row in 0..<rows {
      guard grid.weeks[row].days.count == 7 else { return "a week of \(grid.weeks[row].days.count)" }
      for column in 0..<7 {
        let day = grid.weeks[row].days[column]
        let offset = 7 * row + column - one
        let weekday = grid.options.weekStart.advanced(by: column)
        let isOwn = (0..<dayCount).contains(offset)
        if day.weekday != weekday { return "weekday \(day.weekday) in column \(column)" }
        if !isOwn, grid.options.outside == .blank {
          if day.date != nil || day.position != .blank { return "cell \(offset) is not blank" }
          continue
        }
        let position: GridDay.Position = offset < 0 ? .previous : isOwn ? .current : .next
        guard let date = day.date else { return "cell \(offset) is blank" }
        if date.dayNumber != firstDay + offset || date.weekday != weekday || day.position != position {
          return "cell \(offset) is \(date), \(day.position)"
        }
        if day.isSelectable != isOwn { return "cell \(offset) is selectable: \(day.isSelectable)" }
      }
    }
    return nil
  }
}
