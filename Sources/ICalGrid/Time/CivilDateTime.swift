/// A date and a time of day as a clock on the wall shows them, without a zone; to the second.
public struct CivilDateTime: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00 on a wall clock that never changes (so not a Unix time), −2⁶⁰…2⁶⁰.
  public let wallSeconds: Int

  /// The wall time that many seconds after 1970-01-01T00:00:00, clamped to ``wallSeconds``' bounds, which lie far beyond every calendar.
  public init(wallSeconds: Int) { self.wallSeconds = wallSeconds.clampedSeconds }

  /// A date with a time of day; the parts are added up, so that hour 24 is the next day's midnight. Parts of more than 10¹² are 10¹².
  public init(_ date: CivilDate, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    func part(_ number: Int) -> Int { Swift.min(Swift.max(number, -1_000_000_000_000), 1_000_000_000_000) }
    wallSeconds = date.dayNumber * 86_400 + part(hour) * 3_600 + part(minute) * 60 + part(second)
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

  /// The wall time `seconds` later (earlier when negative), clamped as in ``init(wallSeconds:)``.
  public func advanced(bySeconds seconds: Int) -> CivilDateTime {
    CivilDateTime(wallSeconds: wallSeconds + seconds.clampedSeconds)
  }

  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool { left.wallSeconds < right.wallSeconds }
}

extension Int {
  /// Seconds brought into −2⁶⁰…2⁶⁰, so that sums and differences of two of them never overflow.
  var clampedSeconds: Int { Swift.min(Swift.max(self, -1 << 60), 1 << 60) }
}

extension CivilDateTime: CustomStringConvertible {
  /// ISO 8601 without a zone: `2024-06-12T09:00:00`.
  public var description: String { "\(date)T\(digits(hour, 2)):\(digits(minute, 2)):\(digits(second, 2))" }
}
