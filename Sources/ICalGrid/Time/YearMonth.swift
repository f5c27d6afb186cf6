/// A month of a year, such as June 2024.
public struct YearMonth: Hashable, Comparable, Sendable {
  /// The year, 1…9999.
  public var year: Int { Int(index) / 12 }
  /// The month, 1…12.
  public var month: Int { Int(index) % 12 + 1 }

  private let index: Int32

  /// January of the year 1.
  public static let min = YearMonth(unchecked: 1, 1)
  /// December 9999.
  public static let max = YearMonth(unchecked: 9999, 12)

  /// The month with these parts, or `nil` outside the years 1…9999 and the months 1…12.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.init(unchecked: year, month)
  }

  init(unchecked year: Int, _ month: Int) { index = Int32(year * 12 + month - 1) }

  /// The month that an ISO 8601 text such as `2024-06` names.
  public init?(iso8601 text: some StringProtocol) {
    guard let date = CivilDate(iso8601: text + "-01") else { return nil }
    self = date.yearMonth
  }

  /// The month's first day.
  public var firstDay: CivilDate { CivilDate(dayNumber: CivilDate.dayNumber(year: year, month: month, day: 1)) }
  /// The month's last day.
  public var lastDay: CivilDate { firstDay.advanced(by: dayCount - 1) }
  /// The number of days in the month, 28…31.
  public var dayCount: Int { CivilDate.daysIn(month: month, year: year) }

  /// The month `months` later (earlier when negative), clamped to ``min``…``max``.
  public func advanced(by months: Int) -> YearMonth {
    let (sum, overflow) = Int(index).addingReportingOverflow(months)
    let target = overflow ? (months < 0 ? 0 : Int.max) : sum
    let clamped = Swift.min(Swift.max(target, Int(Self.min.index)), Int(Self.max.index))
    return YearMonth(unchecked: clamped / 12, clamped % 12 + 1)
  }

  /// How many months `other` is after this one (negative when it is before).
  public func months(to other: YearMonth) -> Int { Int(other.index) - Int(index) }

  public static func < (left: YearMonth, right: YearMonth) -> Bool { left.index < right.index }
}

extension YearMonth: CustomStringConvertible {
  /// ISO 8601: `2024-06`.
  public var description: String { "\(digits(year, 4))-\(digits(month, 2))" }
}
