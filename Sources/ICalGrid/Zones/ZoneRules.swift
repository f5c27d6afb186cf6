/// The UTC offsets of one zone as a value: what a wall clock there shows at any instant, and the way back.
///
/// Copies share their storage. A look-up is a binary search among the zone's clock changes, or arithmetic for the years after the
/// last one that is listed.
///
/// ```swift
/// let berlin = SystemZones.standard().zone(named: "Europe/Berlin")!
/// let noon = CivilDateTime(CivilDate(year: 2024, month: 6, day: 12)!, hour: 12)
/// print(berlin.instant(of: noon))  // 2024-06-12T10:00:00Z
/// ```
public struct ZoneRules: Hashable, Sendable {
  private let storage: Storage

  /// The name to show and to write: an IANA name, `UTC`, or the file's own TZID.
  public var identifier: String { storage.identifier }

  /// A zone with one offset for ever, in seconds east of UTC.
  public init(identifier: String, fixedOffset: Int) {
    self.init(identifier: identifier, clock: ClockChanges(initialOffset: fixedOffset))
  }

  init(identifier: String, clock: ClockChanges) {
    storage = Storage(identifier: identifier, clock: clock)
  }

  public static let utc = ZoneRules(identifier: "UTC", fixedOffset: 0)

  /// The offset in seconds east of UTC that is in force at an instant.
  ///
  /// - Complexity: O(log *n*) in the number of clock changes that are listed.
  public func utcOffset(at instant: Instant) -> Int { storage.clock.offset(at: instant.unixSeconds) }

  /// What the clock shows at an instant.
  public func local(_ instant: Instant) -> LocalTime {
    let offset = utcOffset(at: instant)
    return LocalTime(wall: instant.wall(utcOffset: offset), utcOffset: offset)
  }

  /// The instant that a wall time means (RFC 5545 §3.3.5): in a gap the offset before it, in an overlap the first of the two.
  ///
  /// - Complexity: O(log *n*) in the number of clock changes that are listed.
  public func instant(of wall: CivilDateTime) -> Instant {
    Instant(wall, utcOffset: storage.clock.offset(atWall: wall.wallSeconds))
  }

  /// The same zone under another name.
  func named(_ identifier: String) -> ZoneRules {
    identifier == self.identifier ? self : ZoneRules(identifier: identifier, clock: storage.clock)
  }

  /// What the copies of a zone share, so that passing one costs a reference.
  private final class Storage: Hashable, Sendable {
    let identifier: String
    let clock: ClockChanges

    init(identifier: String, clock: ClockChanges) {
      self.identifier = identifier
      self.clock = clock
    }

    static func == (left: Storage, right: Storage) -> Bool {
      left === right || (left.identifier == right.identifier && left.clock == right.clock)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }
}
