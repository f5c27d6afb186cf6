/// A point of an occurrence in the display zone: what the wall clock there shows and, for a real instant, its UTC offset.
public struct LocalTime: Hashable, Sendable {
  /// The wall time in the display zone (midnight for a whole day).
  public var wall: CivilDateTime
  /// Seconds east of UTC in force at that moment; `nil` for whole days and floating times, which belong to no zone.
  public var utcOffset: Int?
  /// Whether a whole day is meant and the time of day says nothing.
  public var isDate: Bool

  public init(wall: CivilDateTime, utcOffset: Int? = nil, isDate: Bool = false) {
    self.wall = wall
    self.utcOffset = utcOffset
    self.isDate = isDate
  }

  /// The instant, where there is one.
  public var instant: Instant? { utcOffset.map { Instant(wall, utcOffset: $0) } }
}
