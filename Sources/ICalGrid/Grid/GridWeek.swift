/// One row of a month grid: seven days and the bars across them.
public struct GridWeek: Hashable, Sendable {
  /// The week's number by the grid's ``WeekNumbering``; `nil` for a row of blanks alone.
  public var number: Int?
  /// Seven days.
  public var days: GridDays
  /// One segment for each occurrence that touches the row, in layout order, each in a lane of its own where they overlap.
  public var segments: [Segment]

  public init(number: Int?, days: [GridDay], segments: [Segment]) {
    self.init(number: number, days: GridDays(days), segments: segments)
  }

  public init(number: Int?, days: GridDays, segments: [Segment]) {
    self.number = number
    self.days = days
    self.segments = segments
  }

  /// The number of lanes that the segments take.
  public var laneCount: Int { (segments.lazy.map(\.lane).max() ?? -1) + 1 }

  /// Whether the day is one of the row's.
  public func contains(_ day: CivilDate) -> Bool { days.contains { $0.date == day } }
}
