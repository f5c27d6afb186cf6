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

  /// The number of columns it covers, 1…7; of columns that no week has as if they were clamped to it.
  public var dayCount: Int { columns.count }

  /// The columns of a week that it covers.
  var columns: ClosedRange<Int> {
    let first = Swift.min(Swift.max(first, 0), 6)
    return first...Swift.min(Swift.max(last, first), 6)
  }

  /// Whether it covers the column.
  public func covers(_ column: Int) -> Bool { first <= column && column <= last }
}
