/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
///
/// Weekdays are deliberately not `Comparable`: which of two comes first depends on where the week starts.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The weekday that a two-letter iCalendar code names, in any letter case (RFC 5545 §3.3.10 `weekday`).
  public init?(iCalendarCode code: some StringProtocol) {
    switch code.uppercased() {
    case "MO": self = .monday
    case "TU": self = .tuesday
    case "WE": self = .wednesday
    case "TH": self = .thursday
    case "FR": self = .friday
    case "SA": self = .saturday
    case "SU": self = .sunday
    default: return nil
    }
  }

  /// The two-letter code of RFC 5545 §3.3.10: `MO` … `SU`.
  public var iCalendarCode: String {
    switch self {
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    case .sunday: "SU"
    }
  }

  /// The weekday `days` later (earlier when negative), wrapping round the week.
  public func advanced(by days: Int) -> Weekday {
    let index = (rawValue - 1 + days % 7 + 7) % 7
    return Weekday(rawValue: index + 1) ?? .monday
  }

  /// How many days after `start` this weekday falls: 0…6. It is the column of the day in a week that begins on `start`.
  public func column(inWeekStarting start: Weekday) -> Int {
    (rawValue - start.rawValue + 7) % 7
  }
}
