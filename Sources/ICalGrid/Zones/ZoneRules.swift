/// The UTC offsets of one zone as a value: what a wall clock there shows at any instant, and the way back.
public struct ZoneRules: Hashable, Sendable {
  /// The name to show and to write: an IANA name, `UTC`, or the file's own TZID.
  public let identifier: String

  let offset: Int

  /// A zone with one offset for ever, in seconds east of UTC.
  public init(identifier: String, fixedOffset: Int) {
    self.identifier = identifier
    offset = fixedOffset
  }

  public static let utc = ZoneRules(identifier: "UTC", fixedOffset: 0)

  /// The offset in seconds east of UTC that is in force at an instant.
  public func utcOffset(at instant: Instant) -> Int { offset }

  /// What the clock shows at an instant.
  public func local(_ instant: Instant) -> LocalTime {
    let offset = utcOffset(at: instant)
    return LocalTime(wall: instant.wall(utcOffset: offset), utcOffset: offset)
  }

  /// The instant that a wall time means (RFC 5545 §3.3.5): in a gap the offset before it, in an overlap the first of the two.
  public func instant(of wall: CivilDateTime) -> Instant { Instant(wall, utcOffset: offset) }
}
