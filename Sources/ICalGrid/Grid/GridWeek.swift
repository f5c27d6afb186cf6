/// One row of a month grid: seven days and the bars across them.
public struct GridWeek: Hashable, Sendable {
  /// The week's number by the grid's ``WeekNumbering``; `nil` for a row of blanks alone.
  public var number: Int?
  /// Seven days.
  public var days: [GridDay]
  /// One segment for each occurrence that touches the row, in layout order, each in a lane of its own where they overlap.
  public var segments: [Segment]

  public init(number: Int?, days: [GridDay], segments: [Segment]) {
    self.number = number
    self.days = days
    self.segments = segments
  }
}

/// The piece of an occurrence within one week row.
public struct Segment: Hashable, Sendable {
  /// The occurrence, as a position in ``EventIndex/occurrences``.
  public var occurrence: Int
  /// The first column it covers, 0…6.
  public var first: Int
  /// The last column it covers, 0…6.
  public var last: Int
  /// The line it takes in all its cells, from 0.
  public var lane: Int
  /// Whether the occurrence began before ``first``'s day.
  public var continuesBefore: Bool
  /// Whether it goes on after ``last``'s day.
  public var continuesAfter: Bool

  public init(
    occurrence: Int, first: Int, last: Int, lane: Int, continuesBefore: Bool = false, continuesAfter: Bool = false
  ) {
    self.occurrence = occurrence
    self.first = first
    self.last = last
    self.lane = lane
    self.continuesBefore = continuesBefore
    self.continuesAfter = continuesAfter
  }
}
