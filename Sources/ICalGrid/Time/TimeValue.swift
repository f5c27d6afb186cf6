/// A DATE or DATE-TIME value as a calendar file states it (RFC 5545 §3.3.4, §3.3.5).
public enum TimeValue: Hashable, Sendable {
  /// A whole day, the same civil day in every zone.
  case date(CivilDate)
  /// A wall time that belongs to no zone (FORM #1): the same wall time in every zone.
  case floating(CivilDateTime)
  /// A time in UTC (FORM #2).
  case utc(Instant)
  /// A wall time in the zone that the file calls `tzid` (FORM #3), as written there.
  case zoned(CivilDateTime, tzid: String)

  /// Whether this is a DATE.
  public var isDate: Bool {
    if case .date = self { true } else { false }
  }

  /// The wall time as written: midnight for a DATE, UTC's for a UTC time.
  public var wall: CivilDateTime {
    switch self {
    case .date(let date): CivilDateTime(date)
    case .floating(let wall), .zoned(let wall, tzid: _): wall
    case .utc(let instant): instant.wall(utcOffset: 0)
    }
  }
}
