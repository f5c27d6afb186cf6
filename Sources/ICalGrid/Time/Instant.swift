/// A point on the time line of the world, in whole seconds of Unix time (UTC without leap seconds).
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, −2⁶⁰…2⁶⁰.
  public let unixSeconds: Int

  /// The instant that many seconds after 1970-01-01T00:00:00Z, clamped to ``unixSeconds``' bounds, which lie far beyond every calendar.
  public init(unixSeconds: Int) { self.unixSeconds = unixSeconds.clampedSeconds }

  /// The instant at which a clock that is `utcOffset` seconds ahead of UTC shows `wall`.
  public init(_ wall: CivilDateTime, utcOffset: Int) {
    self.init(unixSeconds: wall.wallSeconds - utcOffset.clampedSeconds)
  }

  /// What a clock that is `utcOffset` seconds ahead of UTC shows.
  public func wall(utcOffset: Int) -> CivilDateTime {
    CivilDateTime(wallSeconds: unixSeconds + utcOffset.clampedSeconds)
  }

  /// The instant `seconds` later (earlier when negative).
  public func advanced(bySeconds seconds: Int) -> Instant { Instant(unixSeconds: unixSeconds + seconds.clampedSeconds) }

  public static func < (left: Instant, right: Instant) -> Bool { left.unixSeconds < right.unixSeconds }
}

extension Instant: CustomStringConvertible {
  /// ISO 8601 in UTC: `2024-06-12T07:00:00Z`.
  public var description: String { "\(wall(utcOffset: 0))Z" }
}
