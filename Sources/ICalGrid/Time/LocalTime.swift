/// A point of an occurrence in the display zone: what the wall clock there shows and, for a real instant, its UTC offset.
public struct LocalTime: Hashable, Sendable {
  /// The wall time in the display zone (midnight for an all-day value).
  public var wall: CivilDateTime
  /// Seconds east of UTC in force at that moment; `nil` for all-day and floating values, which belong to no zone.
  public var utcOffset: Int?

  public init(wall: CivilDateTime, utcOffset: Int? = nil) {
    self.wall = wall
    self.utcOffset = utcOffset
  }

  /// The instant, where there is one.
  public var instant: Instant? { utcOffset.map { Instant(wall, utcOffset: $0) } }
}
