/// A calendar other than the Gregorian one, in whose years and months a rule counts (RSCALE, RFC 7529).
///
/// The rule engine asks for whole years and does the rest itself, so that an implementation needs one function.
public protocol CalendarScale: Sendable {
  /// The calendar's year that contains a day, given as a count since 1970-01-01;
  /// `nil` where the calendar is not defined so far out. Years must follow each other without a gap.
  func year(containing dayNumber: Int) -> CalendarYear?
}

/// A year of some calendar: its number and its months.
public struct CalendarYear: Hashable, Sendable {
  /// The year's number; the next year's is one more, whatever the calendar does with eras and cycles.
  public let number: Int
  /// The months in order, leap months included; they follow each other without a gap.
  public let months: [CalendarMonth]
  /// The year's first day, as a count since 1970-01-01.
  public let firstDayNumber: Int
  /// The number of days.
  public let dayCount: Int

  /// A year with these months; `nil` where there are none, or where one does not begin as the one before it ends.
  public init?(number: Int, months: [CalendarMonth]) {
    guard let first = months.first, let last = months.last, months.allSatisfy({ (1...62).contains($0.dayCount) }),
      zip(months, months.dropFirst()).allSatisfy({ $0.firstDayNumber + $0.dayCount == $1.firstDayNumber })
    else { return nil }
    self.number = number
    self.months = months
    firstDayNumber = first.firstDayNumber
    dayCount = last.firstDayNumber + last.dayCount - first.firstDayNumber
  }
}

/// A month of some calendar, numbered as RFC 7529 does: a leap month has the number of the month before it, and a mark.
public struct CalendarMonth: Hashable, Sendable {
  /// The number that BYMONTH uses, from 1.
  public let number: Int
  /// Whether it is the leap month that follows the month of that number (`5L`).
  public let isLeap: Bool
  /// The month's first day, as a count since 1970-01-01.
  public let firstDayNumber: Int
  /// The number of days.
  public let dayCount: Int

  public init(number: Int, isLeap: Bool, firstDayNumber: Int, dayCount: Int) {
    self.number = number
    self.isLeap = isLeap
    self.firstDayNumber = firstDayNumber
    self.dayCount = dayCount
  }
}
