/// A year as twelve small months, with how full each day is.
///
/// ```swift
/// let year = YearGrid(2024, index: index)!
/// for grid in year.months {
///   for day in grid.days { print(year.level(of: day)) }
/// }
/// ```
public struct YearGrid: Sendable {
  /// 1…9999
  public let year: Int
  /// January to December, each without its neighbours' days.
  public let months: [MonthGrid]
  /// The greatest number of occurrences that touch one day of the year.
  public let greatestCount: Int

  /// The grid of a year; `nil` outside the years 1…9999. Of the options, ``GridOptions/outside`` is `blank` here.
  public init?(
    _ year: Int, index: EventIndex = .empty, options: GridOptions = GridOptions(), tags: DayTags = DayTags()
  ) {
    guard let january = YearMonth(year: year, month: 1) else { return nil }
    var options = options
    options.outside = .blank
    let months = (0..<12).map { MonthGrid(january.advanced(by: $0), index: index, options: options, tags: tags) }
    self.year = year
    self.months = months
    greatestCount =
      months.lazy.flatMap(\.weeks).flatMap(\.days).map(\.occurrences.count).max() ?? 0
  }

  /// The days whose occurrences the year shows.
  public static func window(of year: Int) -> DayWindow? {
    guard let first = CivilDate(year: year, month: 1, day: 1), let last = CivilDate(year: year, month: 12, day: 31)
    else { return nil }
    return DayWindow(from: first, through: last)
  }

  /// The cell of a day; `nil` for a day of another year.
  public func day(_ date: CivilDate) -> GridDay? {
    let parts = date.parts
    return parts.year == year ? months[parts.month - 1].day(date) : nil
  }

  /// How full a day is beside the year's fullest, by the number of its occurrences: 0 for none, then 1…`levels`
  /// in equal steps; more than 1,000 levels are 1,000.
  public func level(of day: GridDay, levels: Int = 4) -> Int {
    let count = day.occurrences.count
    guard count > 0, greatestCount > 0, levels > 0 else { return 0 }
    // Rounded up, so that any occurrence shows.
    let levels = Swift.min(levels, 1_000)
    return (Swift.min(count, greatestCount) * levels + greatestCount - 1) / greatestCount
  }
}
