/// Bars of one week row, laid in lanes.
///
/// The order is by first column, columns covered in this row (more first), all-day first, start, title, UID. Each bar takes the lowest
/// lane that is free in all its columns.
///
/// - Complexity: O(n log n) for n bars: they are sorted; placing them is linear.
struct Lanes {
  /// A bar before it has a lane. Its sort key holds the whole order: column, columns left uncovered, timed, rank.
  struct Bar: Comparable {
    let key: UInt64

    init(first: Int, last: Int, isAllDay: Bool, rank: Int32) {
      let top = UInt64(first << 4 | (6 - (last - first)) << 1 | (isAllDay ? 0 : 1))
      key = top << 32 | UInt64(UInt32(bitPattern: rank))
    }

    var first: Int { Int(key >> 36) }
    var last: Int { first + 6 - Int(key >> 33 & 7) }
    var rank: Int { Int(key & 0xFFFF_FFFF) }

    static func < (left: Bar, right: Bar) -> Bool { left.key < right.key }
  }

  /// The bars in layout order, each with its lane.
  static func place(_ bars: [Bar], _ body: (_ bar: Bar, _ lane: Int) -> Void) {
    var lastColumns: [Int8] = []
    var column = -1
    var lane = 0
    for bar in bars.sorted() {
      // Bars come by first column, so a lane is free where its last bar has ended. Among bars of one
      // column the lowest free lane only rises, so that each column passes each lane once.
      if bar.first != column {
        column = bar.first
        lane = 0
      }
      while lane < lastColumns.count, Int(lastColumns[lane]) >= column { lane += 1 }
      if lane == lastColumns.count { lastColumns.append(0) }
      lastColumns[lane] = Int8(bar.last)
      body(bar, lane)
      lane += 1
    }
  }
}
