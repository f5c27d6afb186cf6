/// The days a question is about, one or more in a row. As a range it is half-open: ``startDayNumber`` ..< ``endDayNumber``.
public struct DayWindow: Hashable, Sendable {
  /// The first day, as a count since 1970-01-01.
  public let startDayNumber: Int
  /// The day after the last one, as a count since 1970-01-01 (which may be the day after ``CivilDate/max``).
  public let endDayNumber: Int

  /// The window from `start` up to but without `end`; `nil` where it would hold no day.
  public init?(from start: CivilDate, to end: CivilDate) {
    guard start < end else { return nil }
    startDayNumber = start.dayNumber
    endDayNumber = end.dayNumber
  }

  /// The window from `first` to `last`, both included; `nil` where `last` is before `first`.
  public init?(from first: CivilDate, through last: CivilDate) {
    guard first <= last else { return nil }
    startDayNumber = first.dayNumber
    endDayNumber = last.dayNumber + 1
  }

  /// The window of one day.
  public init(day: CivilDate) {
    startDayNumber = day.dayNumber
    endDayNumber = day.dayNumber + 1
  }

  /// The first day.
  public var first: CivilDate { CivilDate(dayNumber: startDayNumber) }
  /// The last day, which is still in the window.
  public var last: CivilDate { CivilDate(dayNumber: endDayNumber - 1) }
  /// The first day's midnight on the wall.
  public var startWall: CivilDateTime { CivilDateTime(wallSeconds: startDayNumber * 86_400) }
  /// The midnight that ends the last day, on the wall.
  public var endWall: CivilDateTime { CivilDateTime(wallSeconds: endDayNumber * 86_400) }
  /// The number of days.
  public var dayCount: Int { endDayNumber - startDayNumber }

  /// Whether the day lies in the window.
  public func contains(_ day: CivilDate) -> Bool { (startDayNumber..<endDayNumber).contains(day.dayNumber) }
}
