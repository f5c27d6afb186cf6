/// How physical lines form content lines (RFC 5545 §3.1): a line that begins with a space or a tab goes on where the one before ended.
///
/// Blank lines between the two don't count, since some writers end each line with CR CR LF.
enum Folding {
  /// The longest run of line ends that a fold may stretch over, in bytes.
  static let blankBytes = 4096

  /// Where the next line's text goes on if the line that ends at `end` (its CR or LF, or `limit`) is folded: behind the blank.
  static func continuation(in bytes: UnsafePointer<UInt8>, after end: Int, limit: Int) -> Int? {
    var index = end
    let last = min(limit, end + blankBytes)
    while index < last && Octet.isLineEnd(bytes[index]) { index += 1 }
    return index > end && index < last && Octet.isBlank(bytes[index]) ? index + 1 : nil
  }

  /// Where the physical line that holds `index` ends: at its CR or LF, or at `limit`.
  static func lineEnd(in bytes: UnsafePointer<UInt8>, from index: Int, limit: Int) -> Int {
    var index = index
    // Near the limit byte by byte: a whole word could reach behind it.
    while index < limit && !Octet.isLineEnd(bytes[index]) { index += 1 }
    return index
  }

  /// The content line that begins at `start`, unfolded.
  static func unfolded(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> [UInt8] {
    guard let base = bytes.baseAddress else { return [] }
    var result: [UInt8] = []
    var index = start
    while true {
      let end = lineEnd(in: base, from: index, limit: bytes.count)
      result += bytes[index..<end]
      guard let next = continuation(in: base, after: end, limit: bytes.count) else { return result }
      index = next
    }
  }
}

/// One content line in a stretch of bytes: where its physical lines stand.
struct FoldedLine {
  /// The parts of it in each physical line, without folds and line ends.
  var parts: [Range<Int>]
  /// The number of the physical line on which it begins.
  var line: Int

  /// Its octets, unfolded.
  func octets(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    if parts.count == 1 { return Array(bytes[parts[0]]) }
    var result: [UInt8] = []
    for part in parts { result += bytes[part] }
    return result
  }
}

/// Goes through the content lines of a stretch of bytes; blank lines are left out, but counted.
struct FoldedLines: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var line: Int

  /// The bytes must outlive this. `firstLine` is the number of the first physical line.
  init(_ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int) {
    self.bytes = bytes
    line = firstLine
  }

  mutating func next() -> FoldedLine? {
    guard let base = bytes.baseAddress else { return nil }
    skipLineEnds(to: bytes.count)
    guard index < bytes.count else { return nil }
    var result = FoldedLine(parts: [], line: line)
    while true {
      let end = Folding.lineEnd(in: base, from: index, limit: bytes.count)
      result.parts.append(index..<end)
      index = end
      guard let next = Folding.continuation(in: base, after: end, limit: bytes.count) else { return result }
      skipLineEnds(to: next)
      index = next
    }
  }

  /// Counts the line ends from here on, up to the first other octet.
  private mutating func skipLineEnds(to limit: Int) {
    while index < limit, Octet.isLineEnd(bytes[index]) {
      let isPair = bytes[index] == Octet.carriageReturn && index + 1 < bytes.count && bytes[index + 1] == Octet.lineFeed
      index += isPair ? 2 : 1
      line += 1
    }
  }
}
