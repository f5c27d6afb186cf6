/// A week row's segments in cells of limited height: which are shown, and how many are not, per day.
///
/// A cell has ``limit`` lines. A day whose segments all fit shows them; where some don't, its last line says "+n more"
/// (``overflow``) and segments have one line less. A segment shows on all its days or on none, so it must fit in every cell
/// that it crosses; one that doesn't is counted in the overflow of each of its days, which takes a line there as well.
/// That can hide further segments, and so on until nothing changes: what remains is the most that fits without moving a lane.
///
/// Two things follow, since lanes are the lowest that were free: a day shows fewer than it has lines for only where it
/// overflows, and a "+1 more" always stands for a bar of several days, hidden because it doesn't fit on another of them.
///
/// ```swift
/// let layout = week.layout(limit: 3)
/// for segment in layout.visible { draw(segment, line: segment.lane) }
/// for column in 0..<7 where layout.overflow[column] > 0 {
///   draw("+\(layout.overflow[column]) more", line: layout.overflowLane, column)
/// }
/// ```
public struct WeekLayout: Hashable, Sendable {
  /// The number of lines in a cell, 0 or more. With 0 nothing is shown, not even the overflow.
  public let limit: Int
  /// The segments shown, in layout order.
  public let visible: [Segment]
  /// The segments not shown, in layout order.
  public let hidden: [Segment]
  /// By column: the number of segments hidden there.
  public let overflow: [Int]

  /// Lays segments, as ``GridWeek/segments`` has them, in cells of `limit` lines; a negative limit is 0.
  ///
  /// - Complexity: O(n) for n segments.
  public init(_ segments: [Segment], limit: Int) {
    let limit = Swift.max(limit, 0)
    let last = limit - 1
    // Only the last line can be lost to an overflow, so that only its segments, at most seven, are looked at again.
    var overflows = [Bool](repeating: false, count: 7)
    for segment in segments where segment.lane > last { segment.mark(in: &overflows) }
    let contested = segments.filter { $0.lane == last }
    var changed = true
    while changed {
      changed = false
      for segment in contested where segment.touches(overflows) && !segment.isMarked(in: overflows) {
        segment.mark(in: &overflows)
        changed = true
      }
    }
    var visible: [Segment] = []
    var hidden: [Segment] = []
    var overflow = [Int](repeating: 0, count: 7)
    for segment in segments {
      if segment.lane > last || (segment.lane == last && segment.touches(overflows)) {
        hidden.append(segment)
        for column in segment.columns { overflow[column] += 1 }
      } else {
        visible.append(segment)
      }
    }
    self.limit = limit
    self.visible = visible
    self.hidden = hidden
    self.overflow = overflow
  }

  /// The line that says "+n more", in the columns whose ``overflow`` is not 0: the last; -1 where there are no lines.
  public var overflowLane: Int { limit - 1 }

  /// The number of lines that segments can have in a column.
  public func lines(in column: Int) -> Int { overflow[column] > 0 ? Swift.max(limit - 1, 0) : limit }

  /// The number of lines in use: the height that the row needs.
  public var height: Int {
    if limit > 0, overflow.contains(where: { $0 > 0 }) { return limit }
    return (visible.lazy.map(\.lane).max() ?? -1) + 1
  }
}

extension GridWeek {
  /// The row's segments in cells of `limit` lines.
  public func layout(limit: Int) -> WeekLayout { WeekLayout(segments, limit: limit) }
}

extension Segment {
  fileprivate func mark(in columns: inout [Bool]) {
    for column in self.columns { columns[column] = true }
  }

  fileprivate func touches(_ columns: [Bool]) -> Bool { self.columns.contains { columns[$0] } }

  fileprivate func isMarked(in columns: [Bool]) -> Bool { self.columns.allSatisfy { columns[$0] } }
}
