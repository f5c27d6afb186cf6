/// A date and a time of day as a clock on the wall shows them, without a zone; to the second.
public struct CivilDateTime: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00 on a wall clock that never changes (so not a Unix time).
  public let wallSeconds: Int

  /// The wall time that many seconds after 1970-01-01T00:00:00.
  public init(wallSeconds: Int) { self.wallSeconds = wallSeconds }

  /// A date with a time of day; the parts are added up, so that hour 24 is the next day's midnight.
  public init(_ date: CivilDate, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    wallSeconds = date.dayNumber * 86_400 + hour * 3_600 + minute * 60 + second
  }

  /// The day, clamped to ``CivilDate/min``…``CivilDate/max``.
  public var date: CivilDate { CivilDate(dayNumber: dayNumber) }
  /// Seconds since that day's midnight, 0…86,399.
  public var secondOfDay: Int { wallSeconds - dayNumber * 86_400 }
  /// 0…23
  public var hour: Int { secondOfDay / 3_600 }
  /// 0…59
  public var minute: Int { secondOfDay / 60 % 60 }
  /// 0…59
  public var second: Int { secondOfDay % 60 }

  /// Days since 1970-01-01, not clamped.
  var dayNumber: Int { wallSeconds >= 0 ? wallSeconds / 86_400 : (wallSeconds - 86_399) / 86_400 }

  /// The wall time `seconds` later (earlier when negative).
  public func advanced(bySeconds seconds: Int) -> CivilDateTime {
    CivilDateTime(wallSeconds: wallSeconds + seconds)
  }

  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool { left.wallSeconds < right.wallSeconds }
}

extension CivilDateTime: CustomStringConvertible {
  /// ISO 8601 without a zone: `2024-06-12T09:00:00`.
  public var description: String { "\(date)T\(digits(hour, 2)):\(digits(minute, 2)):\(digits(second, 2))" }
}
