/// Which month is shown, and which can be gone to.
///
/// ```swift
/// var navigation = MonthNavigation(june)
/// navigation.move(by: 1)
/// print(navigation.month)  // 2024-07
/// ```
public struct MonthNavigation: Hashable, Sendable {
  /// The first month that can be shown.
  public let first: YearMonth
  /// The last month that can be shown.
  public let last: YearMonth
  /// The month shown, always one of ``first``…``last``.
  public private(set) var month: YearMonth

  /// Navigation over all months of the years 1…9999.
  public init(_ month: YearMonth) {
    first = .min
    last = .max
    self.month = month
  }

  /// Navigation from one month to another, both included. A `month` outside is moved to the nearer end.
  ///
  /// - Throws: ``GridError/lastMonthBeforeFirst(first:last:)``.
  public init(_ month: YearMonth, from first: YearMonth, through last: YearMonth) throws(GridError) {
    guard first <= last else { throw .lastMonthBeforeFirst(first: first, last: last) }
    self.first = first
    self.last = last
    self.month = Swift.min(Swift.max(month, first), last)
  }

  /// Navigation over the months that a window's days lie in.
  public init(_ month: YearMonth, within window: DayWindow) {
    first = window.first.yearMonth
    last = window.last.yearMonth
    self.month = Swift.min(Swift.max(month, first), last)
  }

  /// The month before the one shown; `nil` at the first.
  public var previous: YearMonth? { month > first ? month.advanced(by: -1) : nil }

  /// The month after the one shown; `nil` at the last.
  public var next: YearMonth? { month < last ? month.advanced(by: 1) : nil }

  /// Goes `months` on (back when negative), as far as the range allows.
  public mutating func move(by months: Int) { jump(to: month.advanced(by: months)) }

  /// Goes to a month, or to the nearer end of the range.
  public mutating func jump(to month: YearMonth) { self.month = Swift.min(Swift.max(month, first), last) }

  /// Goes to the month of a day, such as today, or to the nearer end of the range.
  public mutating func jump(to day: CivilDate) { jump(to: day.yearMonth) }
}
