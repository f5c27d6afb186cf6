/// A range of days as sections, one a month, as scrolling calendars show them.
///
/// Each section has cells for the whole weeks of its whole month, so that months look alike; cells that are not a day of that month, or lie
/// beyond the range, are blank. Every day of the range has exactly one cell.
///
/// ```swift
/// let range = try CalendarRange(from: first, through: last)
/// for section in 0..<range.sectionCount {
///   let dates = (0..<range.itemCount(inSection: section)).map { range.date(section: section, item: $0) }
/// }
/// ```
public struct CalendarRange: Hashable, Sendable {
  /// The first day.
  public let first: CivilDate
  /// The last day, which is in the range.
  public let last: CivilDate
  public let options: GridOptions

  /// A cell's place.
  public struct Cell: Hashable, Sendable {
    /// The month, counted from the range's first.
    public var section: Int
    /// The cell within it, row by row.
    public var item: Int

    public init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }
  }

  /// The range from `first` through `last`. Of the options, ``GridOptions/outside``, ``GridOptions/range`` and
  /// ``GridOptions/beyondRange`` are the range's own to decide.
  ///
  /// - Throws: ``GridError/lastBeforeFirst(first:last:)``.
  public init(
    from first: CivilDate, through last: CivilDate, options: GridOptions = GridOptions()
  ) throws(GridError) {
    guard let window = DayWindow(from: first, through: last) else {
      throw .lastBeforeFirst(first: first, last: last)
    }
    self.first = first
    self.last = last
    var options = options
    options.outside = .blank
    options.range = window
    options.beyondRange = .blank
    self.options = options
  }

  /// The days of the range.
  public var window: DayWindow { DayWindow(from: first, through: last) ?? DayWindow(day: first) }

  /// The number of months that the range touches, 1 or more.
  public var sectionCount: Int { first.yearMonth.months(to: last.yearMonth) + 1 }

  /// The month of a section; `nil` where there is no such section.
  public func month(ofSection section: Int) -> YearMonth? {
    (0..<sectionCount).contains(section) ? first.yearMonth.advanced(by: section) : nil
  }

  /// The number of a section's cells: seven times the rows of its whole month, also where the range clips it; 0 where there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    month(ofSection: section).map { 7 * MonthGrid.rowCount(of: $0, options: options) } ?? 0
  }

  /// The day of a cell; `nil` for a blank one and where there is no such cell.
  public func date(section: Int, item: Int) -> CivilDate? {
    guard let month = month(ofSection: section), (0..<itemCount(inSection: section)).contains(item) else { return nil }
    let day = item - MonthGrid.leadingCount(of: month, weekStart: options.weekStart)
    guard (0..<month.dayCount).contains(day) else { return nil }
    let date = month.firstDay.advanced(by: day)
    return first <= date && date <= last ? date : nil
  }

  /// The day of a cell; `nil` for a blank one and where there is no such cell.
  public func date(at cell: Cell) -> CivilDate? { date(section: cell.section, item: cell.item) }

  /// The cell of a day; `nil` for a day beyond the range.
  public func cell(of date: CivilDate) -> Cell? {
    guard first <= date, date <= last else { return nil }
    let month = date.yearMonth
    return Cell(
      section: first.yearMonth.months(to: month),
      item: MonthGrid.leadingCount(of: month, weekStart: options.weekStart) + date.day - 1)
  }

  /// A section as a month's grid; `nil` where there is no such section.
  public func grid(
    ofSection section: Int, index: EventIndex = .empty, tags: DayTags = DayTags()
  ) -> MonthGrid? {
    month(ofSection: section).map { MonthGrid($0, index: index, options: options, tags: tags) }
  }

  /// All sections as months' grids.
  public func grids(index: EventIndex = .empty, tags: DayTags = DayTags()) -> [MonthGrid] {
    (0..<sectionCount).compactMap { grid(ofSection: $0, index: index, tags: tags) }
  }
}
