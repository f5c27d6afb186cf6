/// A month as whole weeks, its days tagged and the occurrences laid in lanes.
///
/// ```swift
/// let june = YearMonth(year: 2024, month: 6)!
/// let grid = MonthGrid(june, index: index, today: today)
/// for week in grid.weeks {
///   print(week.days.map { $0.date.map { "\($0.day)" } ?? "" })
/// }
/// ```
///
/// Cells outside the years 1…9999 are blank.
public struct MonthGrid: Sendable {
  public let month: YearMonth
  public let options: GridOptions
  /// What the days were tagged by.
  public let tags: DayTags
  /// The index that the positions in ``weeks`` refer to.
  public let index: EventIndex
  public let weeks: [GridWeek]

  public init(
    _ month: YearMonth, index: EventIndex = .empty, options: GridOptions = GridOptions(), today: CivilDate? = nil
  ) {
    self.init(month, index: index, options: options, tags: DayTags(today: today))
  }

  /// - Complexity: O(log n + k log k) for k occurrences that touch the days shown, and the cells that they touch.
  public init(
    _ month: YearMonth, index: EventIndex = .empty, options: GridOptions = GridOptions(), tags: DayTags
  ) {
    self.month = month
    self.options = options
    self.tags = tags
    self.index = index
    weeks = GridRows(month, options).weeks(index: index, options: options, tags: tags)
  }

  /// The days whose occurrences a month's grid shows: its own and, with ``GridOptions/Outside/show``, its neighbours' in its rows.
  public static func window(of month: YearMonth, options: GridOptions = GridOptions()) -> DayWindow {
    let rows = GridRows(month, options)
    let shown = rows.shown.clamped(to: rows.start..<(rows.start + 7 * rows.count)).clamped(to: GridRows.allDays)
    return DayWindow(
      from: CivilDate(dayNumber: shown.lowerBound), through: CivilDate(dayNumber: shown.upperBound - 1))
      ?? DayWindow(day: month.firstDay)
  }

  /// The number of cells before a month's first day in its first row, 0…6.
  public static func leadingCount(of month: YearMonth, weekStart: Weekday) -> Int {
    month.firstDay.weekday.column(inWeekStarting: weekStart)
  }

  /// The number of rows of a month's grid: as many as it touches, 4…6, or the fixed number.
  public static func rowCount(of month: YearMonth, options: GridOptions = GridOptions()) -> Int {
    let needed = (leadingCount(of: month, weekStart: options.weekStart) + month.dayCount + 6) / 7
    return switch options.rows {
    case .fit: needed
    case .fixed(let count): Swift.min(Swift.max(count, needed), 54)
    }
  }

  /// All cells, row by row.
  public var days: [GridDay] { weeks.flatMap(\.days) }

  /// The cell of a day; `nil` where the grid doesn't show it.
  public func day(_ date: CivilDate) -> GridDay? {
    guard let cell = cell(of: date) else { return nil }
    let day = weeks[cell / 7].days[cell % 7]
    return day.date == date ? day : nil
  }

  /// The row that shows a day; `nil` where none does.
  public func week(containing date: CivilDate) -> GridWeek? {
    day(date) == nil ? nil : cell(of: date).map { weeks[$0 / 7] }
  }

  private func cell(of date: CivilDate) -> Int? {
    let cell = month.firstDay.days(to: date) + Self.leadingCount(of: month, weekStart: options.weekStart)
    return (0..<(7 * weeks.count)).contains(cell) ? cell : nil
  }
}

extension GridRows {
  /// A month's rows.
  init(_ month: YearMonth, _ options: GridOptions) {
    let first = month.firstDay.dayNumber
    let current = first..<(first + month.dayCount)
    start = first - MonthGrid.leadingCount(of: month, weekStart: options.weekStart)
    count = MonthGrid.rowCount(of: month, options: options)
    self.current = current
    shown = options.outside == .show ? start..<(start + 7 * count) : current
    if options.beyondRange == .blank, let range = options.range {
      shown = shown.clamped(to: range.startDayNumber..<range.endDayNumber)
    }
  }
}
