/// Finds, among the first so many of a row of spans, those that last until some day or longer, in order.
///
/// The spans are cut into blocks of ``blockSize``, and a sparse table knows the longest-lasting block of any run of blocks
/// at once. A search takes the longest-lasting block of its run, gives up the run if even that ends too early, and else goes
/// on left and right of it. So it meets at most one block without an answer for each one with an answer, however
/// many spans lie between them: an event over many years slows no question that it is not the answer to.
///
/// - Complexity: O(n) to build (n / 16 · log n entries); a search that finds k spans takes O(k + 1) steps.
struct LastDayTable: Sendable {
  static let blockSize = 16

  private let lastDays: [Int32]
  /// The greatest last day of each block.
  private let maxima: [Int32]
  /// At `level` and `block`: the block with the greatest maximum among the 2^(level + 1) blocks from `block` on.
  private let winners: [[Int32]]

  init(_ lastDays: [Int32]) {
    self.lastDays = lastDays
    let maxima = stride(from: 0, to: lastDays.count, by: Self.blockSize).map { start in
      lastDays[start..<Swift.min(start + Self.blockSize, lastDays.count)].max() ?? .min
    }
    var winners: [[Int32]] = []
    var length = 2
    while length <= maxima.count {
      let half = length / 2
      let below = winners.last
      let level = (0...(maxima.count - length)).map { block -> Int32 in
        let left = below?[block] ?? Int32(block)
        let right = below?[block + half] ?? Int32(block + half)
        return maxima[Int(left)] >= maxima[Int(right)] ? left : right
      }
      winners.append(level)
      length *= 2
    }
    self.maxima = maxima
    self.winners = winners
  }

  /// Calls `body` with each position below `end` whose last day is `day` or later, in rising order.
  ///
  /// `steps` is raised by the number of spans and runs looked at, at most 20 for each position found and 40 more.
  func forEach(below end: Int, lastingUntil day: Int, steps: inout Int, _ body: (Int) -> Void) {
    guard end > 0 else { return }
    let blockCount = (Swift.min(end, lastDays.count) + Self.blockSize - 1) / Self.blockSize
    // Left to right without recursion, whose depth could reach the number of blocks.
    var pending = [Run(from: 0, to: blockCount, isSearched: false)]
    while let run = pending.popLast() {
      steps += 1
      if run.isSearched {
        let start = run.from * Self.blockSize
        for position in start..<Swift.min(start + Self.blockSize, end) {
          steps += 1
          if Int(lastDays[position]) >= day { body(position) }
        }
        continue
      }
      let block = longestLasting(from: run.from, to: run.to)
      guard Int(maxima[block]) >= day else { continue }
      if block + 1 < run.to { pending.append(Run(from: block + 1, to: run.to, isSearched: false)) }
      pending.append(Run(from: block, to: block + 1, isSearched: true))
      if run.from < block { pending.append(Run(from: run.from, to: block, isSearched: false)) }
    }
  }

  /// The greatest last day below `end`; `nil` where there is nothing.
  ///
  /// - Complexity: O(1).
  func latest(below end: Int) -> Int? {
    guard end > 0 else { return nil }
    let whole = end / Self.blockSize
    var latest = Int32.min
    if whole > 0 { latest = maxima[longestLasting(from: 0, to: whole)] }
    for position in (whole * Self.blockSize)..<end { latest = Swift.max(latest, lastDays[position]) }
    return Int(latest)
  }

  private struct Run {
    var from: Int
    var to: Int
    var isSearched: Bool
  }

  private func longestLasting(from: Int, to: Int) -> Int {
    let length = to - from
    guard length > 1 else { return from }
    let level = Int.bitWidth - 1 - length.leadingZeroBitCount
    let left = Int(winners[level - 1][from])
    let right = Int(winners[level - 1][to - (1 << level)])
    return maxima[left] >= maxima[right] ? left : right
  }
}
