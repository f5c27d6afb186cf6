import ICalGrid

/// How the weeks of a page are set: the size of letters, the lines that a title may take, the height of each week.
///
/// A crowded week first gets more height; then titles get fewer lines and letters become smaller, down to what can be read. Only
/// then do weeks get a limit of lanes, and what is beyond it goes to a list.
struct WeekFitting {
  struct Week {
    var placed: [Placed]
    /// The segments that there is no room for.
    var hidden: [Segment]
    /// By column: how many of them it has.
    var overflow: [Int]
    /// By column: where what is placed ends, below the day numbers.
    var bottoms: [Double]
    var height: Double
  }

  /// A segment's text, the lines that its title takes, and where it stands below the day numbers.
  struct Placed {
    var text: SegmentText
    var lines: [TitleLines.Line]
    var top: Double
  }

  let size: Double
  let weeks: [Week]

  /// - Parameters:
  ///   - texts: By week, its segments' texts in layout order.
  ///   - head: The height of the day numbers.
  init(
    _ weeks: [GridWeek], _ texts: [[SegmentText]], columnWidth: Double, height: Double, head: Double, style: PageStyle
  ) {
    let gap = Self.gap * style.scale
    let foot = 2 * style.scale
    func set(_ texts: [SegmentText], size: Double, limit: Int) -> Week {
      var bottoms = [Double](repeating: 0, count: 7)
      var placed: [Placed] = []
      // Lane by lane, each as high up as its columns let it: a bar has one place in all of them, and none covers another.
      for text in texts.sorted(by: { ($0.segment.lane, $0.segment.first) < ($1.segment.lane, $1.segment.first) }) {
        let columns = text.segment.first...text.segment.last
        let width = columnWidth * Double(text.segment.dayCount) - 4 * style.scale
        let lines = text.lines(size: size, width: width, limit: limit, scale: style.scale)
        let top = bottoms[columns].max() ?? 0
        for column in columns { bottoms[column] = top + Double(lines.count) * PageStyle.pitch(size) + gap }
        placed.append(Placed(text: text, lines: lines, top: top))
      }
      return Week(
        placed: placed, hidden: [], overflow: [Int](repeating: 0, count: 7), bottoms: bottoms,
        height: head + (bottoms.max() ?? 0) + foot)
    }
    func shared(_ weeks: [Week]) -> [Week] {
      zip(weeks, Self.shared(height, weeks.map(\.height))).map { week, height in
        var week = week
        week.height = height
        return week
      }
    }
    let depths = texts.map(Self.depth)
    for (size, limit) in Self.plans(style) {
      // With a line for each there is no need to look closer.
      let least = depths.reduce(0) { $0 + head + Double($1) * (PageStyle.pitch(size) + gap) + foot }
      guard least <= height else { continue }
      let set = texts.map { set($0, size: size, limit: limit) }
      guard set.reduce(0, { $0 + $1.height }) <= height else { continue }
      self.size = size
      self.weeks = shared(set)
      return
    }
    // Not all lanes fit: each week gets its share of those that do.
    let size = PageStyle.readable
    let lane = PageStyle.pitch(size) + gap
    let room = height - Double(weeks.count) * (head + foot)
    let limits = Self.shared(lanes: max(Int(room / lane), 0), weeks.map(\.laneCount))
    self.size = size
    self.weeks = shared(
      weeks.indices.map { row in
        let layout = weeks[row].layout(limit: limits[row])
        let visible = Set(layout.visible)
        var week = set(texts[row].filter { visible.contains($0.segment) }, size: size, limit: 1)
        week.hidden = layout.hidden
        week.overflow = layout.limit > 0 ? layout.overflow : week.overflow
        week.height = head + Double(limits[row]) * lane + foot
        return week
      })
  }

  /// The most segments that one day has.
  private static func depth(_ texts: [SegmentText]) -> Int {
    var counts = [Int](repeating: 0, count: 7)
    for text in texts {
      for column in text.segment.first...text.segment.last { counts[column] += 1 }
    }
    return counts.max() ?? 0
  }

  /// What lies between two events, in points on A4.
  static let gap = 1.2

  /// Sizes with the lines that a title may take, from what looks best to what is still read.
  private static func plans(_ style: PageStyle) -> [(size: Double, limit: Int)] {
    let sizes = style.eventSizes
    return sizes.prefix(3).flatMap { [($0, 4), ($0, 2)] } + sizes[3..<6].map { ($0, 2) } + sizes.map { ($0, 1) }
  }

  /// Shares a height among weeks: alike, but none gets less than it needs while there is enough for all.
  static func shared(_ height: Double, _ needed: [Double]) -> [Double] {
    var heights = [Double?](repeating: nil, count: needed.count)
    while true {
      let open = heights.indices.filter { heights[$0] == nil }
      guard !open.isEmpty else { break }
      let rest = height - heights.reduce(0) { $0 + ($1 ?? 0) }
      let share = rest / Double(open.count)
      let larger = open.filter { needed[$0] > share }
      if larger.isEmpty || larger.count == open.count {
        for row in open { heights[row] = share }
      } else {
        for row in larger { heights[row] = needed[row] }
      }
    }
    return heights.map { $0 ?? 0 }
  }

  /// Shares lanes among weeks: alike, but none more than it needs.
  static func shared(lanes: Int, _ needed: [Int]) -> [Int] {
    var limits = [Int](repeating: 0, count: needed.count)
    var rest = lanes
    while rest > 0 {
      let open = limits.indices.filter { limits[$0] < needed[$0] }
      guard !open.isEmpty else { break }
      let share = max(rest / open.count, 1)
      for row in open where rest > 0 {
        let more = min(share, needed[row] - limits[row], rest)
        limits[row] += more
        rest -= more
      }
    }
    return limits
  }
}
