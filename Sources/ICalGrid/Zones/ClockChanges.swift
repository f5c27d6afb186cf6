/// The changes of one zone's UTC offset in the order of time, and what follows the last of them.
///
/// Beside each change stands the wall time at which the offset after it begins to be read: the later of what the clock shows just
/// before and just after. With that, a wall time in a gap is read with the offset before it, and one in an overlap with the first.
struct ClockChanges: Hashable, Sendable {
  /// What is in force after the last listed change.
  enum Tail: Hashable, Sendable {
    /// The last offset, for ever.
    case last
    /// Two changes a year, for ever.
    case yearly(YearlyChanges)
    /// The list's last 400 years, over and over: the Gregorian calendar repeats itself after exactly that many.
    case cycle
  }

  /// The offset in force before the first change, in seconds east of UTC.
  let initialOffset: Int
  /// Unix seconds, strictly ascending.
  private let onsets: [Int]
  /// Wall seconds, ascending.
  private let walls: [Int]
  private let offsets: [Int]
  private let tail: Tail

  /// The changes in any order, each with the offset that it sets; of several at one instant the last one given stands.
  init(initialOffset: Int, changes: [(onset: Int, offset: Int)] = [], tail: Tail = .last) {
    self.initialOffset = initialOffset
    self.tail = tail
    var ordered = changes
    if !zip(ordered, ordered.dropFirst()).allSatisfy({ $0.onset < $1.onset }) {
      let indexes = changes.indices.sorted { (changes[$0].onset, $0) < (changes[$1].onset, $1) }
      ordered = indexes.map { changes[$0] }
    }
    var onsets: [Int] = []
    var walls: [Int] = []
    var offsets: [Int] = []
    onsets.reserveCapacity(ordered.count)
    walls.reserveCapacity(ordered.count)
    offsets.reserveCapacity(ordered.count)
    var before = initialOffset
    for change in ordered {
      if change.onset == onsets.last {
        onsets.removeLast()
        walls.removeLast()
        offsets.removeLast()
        before = offsets.last ?? initialOffset
      }
      onsets.append(change.onset)
      walls.append(max(walls.last ?? .min, change.onset + max(before, change.offset)))
      offsets.append(change.offset)
      before = change.offset
    }
    self.onsets = onsets
    self.walls = walls
    self.offsets = offsets
  }

  /// How many changes are listed.
  var count: Int { onsets.count }

  /// Seconds in the 400 years after which the Gregorian calendar repeats itself.
  static let cycleSeconds = 146_097 * 86_400

  /// Years far outside 1…9999 have no calendar here; the bound keeps the arithmetic from overflowing.
  private static let bounds = -400_000_000_000...400_000_000_000

  /// The offset in force at a Unix time.
  func offset(at seconds: Int) -> Int { offset(seconds, among: onsets, isWall: false) }

  /// The offset with which a wall time is read.
  func offset(atWall seconds: Int) -> Int { offset(seconds, among: walls, isWall: true) }

  private func offset(_ seconds: Int, among thresholds: [Int], isWall: Bool) -> Int {
    if let last = thresholds.last, seconds <= last { return listedOffset(seconds, among: thresholds) }
    let seconds = min(max(seconds, Self.bounds.lowerBound), Self.bounds.upperBound)
    switch tail {
    case .last:
      return offsets.last ?? initialOffset
    case .yearly(let changes):
      guard isWall else { return changes.offset(at: seconds) }
      let offset = changes.offset(atWall: seconds)
      // A yearly change at or before the last listed one is not in force, though the wall time may lie before its threshold.
      if let last = onsets.last, seconds - offset < last { return offsets.last ?? offset }
      return offset
    case .cycle:
      guard let last = thresholds.last else { return initialOffset }
      let rounds = (seconds - last) / Self.cycleSeconds + 1
      return listedOffset(seconds - rounds * Self.cycleSeconds, among: thresholds)
    }
  }

  private func listedOffset(_ seconds: Int, among thresholds: [Int]) -> Int {
    var low = 0
    var high = thresholds.count
    while low < high {
      let middle = (low + high) / 2
      if thresholds[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? initialOffset : offsets[low - 1]
  }
}
