import Testing

@testable import ICalGrid

@Suite struct GridDaysTests {
  private static let june = YearMonth(year: 2024, month: 6)!
  private static let today = CivilDate(year: 2024, month: 6, day: 12)!

  /// The same rows, each cell made from what the options say, one by one.
  private func cells(_ grid: MonthGrid, row: Int) -> [GridDay] {
    let options = grid.options
    let first = grid.month.firstDay.startOfWeek(options.weekStart).advanced(by: 7 * row)
    return (0..<7).map { column in
      let date = first.advanced(by: column)
      let weekday = options.weekStart.advanced(by: column)
      let isOwn = date.yearMonth == grid.month
      let isInRange = options.range?.contains(date) ?? true
      if (!isOwn && options.outside == .blank) || (!isInRange && options.beyondRange == .blank) {
        return GridDay(date: nil, position: .blank, weekday: weekday)
      }
      var styles: [EventStyle] = []
      if options.weekend.contains(weekday) { styles.append(.weekend) }
      if weekday == .sunday { styles.append(.sunday) }
      if !isInRange { styles.append(.outOfRange) }
      if date == Self.today { styles.append(.today) }
      return GridDay(
        date: date, position: isOwn ? .current : date.yearMonth < grid.month ? .previous : .next, weekday: weekday,
        isSelectable: isOwn && isInRange, styles: styles)
    }
  }

  @Test(arguments: Weekday.allCases)
  func rowsHoldWhatTheOptionsSay(weekStart: Weekday) throws {
    let range = DayWindow(
      from: CivilDate(year: 2024, month: 6, day: 11)!, through: CivilDate(year: 2024, month: 7, day: 2)!)
    for outside in [GridOptions.Outside.show, .blank] {
      for beyondRange in [GridOptions.Outside.show, .blank] {
        for range in [nil, range] {
          let options = GridOptions(
            weekStart: weekStart, rows: .fixed(6), outside: outside, weekend: [.friday, .saturday], range: range,
            beyondRange: beyondRange)
          let grid = MonthGrid(Self.june, options: options, today: Self.today)
          for row in 0..<6 {
            let expected = cells(grid, row: row)
            #expect(Array(grid.weeks[row].days) == expected)
            #expect(grid.weeks[row].days == GridDays(expected))
            #expect(grid.weeks[row].days.map(\.styles) == expected.map(\.styles))
          }
        }
      }
    }
  }

  /// Whether its cells are stored doesn't show.
  @Test func actsLikeAnArray() throws {
    let plain = MonthGrid(Self.june, today: Self.today).weeks[2].days
    let stored = GridDays(Array(plain))
    #expect(plain == stored)
    #expect(plain.hashValue == stored.hashValue)
    #expect(plain.count == 7 && plain.indices == 0..<7)
    #expect(plain.first?.date == CivilDate(year: 2024, month: 6, day: 10))
    #expect(plain.firstIndex { $0.styles.contains(.today) } == 2)

    var changed = plain
    changed[2].isSelectable = false
    #expect(changed != plain)
    #expect(!changed[2].isSelectable && changed[2].date == Self.today)
    #expect(Array(changed)[..<2] == Array(plain)[..<2])
    #expect(GridDays([]).isEmpty)
  }
}
