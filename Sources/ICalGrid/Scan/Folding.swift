/// How physical lines form content lines (RFC 5545 §3.1): a line that begins with a space or a tab goes on where the one before ended.
///
/// Blank lines between the two don't count, since some writers end each line with CR CR LF.
enum Folding {
  /// The longest run of line ends that a fold may stretch over, in bytes.
  static let blankBytes = 4096

  /// Whether the line that ends at `end` is certainly not folded, as the next one begins right behind it and with no blank.
  @inline(__always)
  static func isSurelyWhole(in bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    let next = end &+ 2
    return next < bytes.count && bytes[end] == Octet.carriageReturn && bytes[next &- 1] == Octet.lineFeed
      && bytes[next] > Octet.space
  }

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
    while index + 8 <= limit {
      let marks = lineEndMarks(in: bytes, at: index)
      if marks != 0 { return index + marks.trailingZeroBitCount >> 3 }
      index += 8
    }
    // Near the limit byte by byte: a whole word would reach behind it.
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
  /// The part of it in its first physical line, without the line end.
  var first: Range<Int>
  /// The parts in further physical lines, without folds and line ends.
  var others: [Range<Int>] = []
  /// The number of the physical line on which it begins.
  var line: Int

  /// All parts.
  var parts: [Range<Int>] { [first] + others }

  /// Whether it ends in a `=`, which says in quoted-printable that the next physical line goes on with it (RFC 2045 §6.7).
  @inline(__always)
  fileprivate func endsInEquals(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let last = others.last ?? first
    return !last.isEmpty && bytes[last.upperBound - 1] == Octet.equals
  }

  fileprivate func isQuotedPrintable(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    withOctets(in: bytes) { octets in
      let word = Array("QUOTED-PRINTABLE".utf8)
      let head = UnsafeBufferPointer(rebasing: octets[..<(PropertyParts.colon(in: octets, from: 0) ?? 0)])
      guard head.count >= word.count else { return false }
      return (0...head.count - word.count).contains {
        Octet.matches(UnsafeBufferPointer(rebasing: head[$0..<$0 + word.count]), word)
      }
    }
  }

  /// Takes the last octet off it.
  fileprivate mutating func dropLast() {
    if let last = others.popLast() { others.append(last.dropLast()) } else { first = first.dropLast() }
  }

  /// Calls `body` with its octets, unfolded; without a copy where it isn't folded, as most lines.
  @inline(__always)
  func withOctets<Result>(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if others.isEmpty { return body(UnsafeBufferPointer(rebasing: bytes[first])) }
    var octets = Array(bytes[first])
    for part in others { octets += bytes[part] }
    return octets.withUnsafeBufferPointer(body)
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
    let end = Folding.lineEnd(in: base, from: index, limit: bytes.count)
    var result = FoldedLine(first: index..<end, line: line)
    index = end
    // Whether it is in quoted-printable is asked where a part of it ends in a `=`: until its colon is there, a few times at most.
    var isQuotedPrintable = false
    var questions = 0
    while index < bytes.count {
      if result.endsInEquals(in: bytes) {
        if !isQuotedPrintable, questions < Self.headParts {
          questions += 1
          isQuotedPrintable = result.isQuotedPrintable(in: bytes)
        }
        if isQuotedPrintable {
          joinSoftBreak(&result, base)
          continue
        }
      }
      guard let next = Folding.continuation(in: base, after: index, limit: bytes.count) else { break }
      skipLineEnds(to: next)
      let end = Folding.lineEnd(in: base, from: next, limit: bytes.count)
      result.others.append(next..<end)
      index = end
    }
    return result
  }

  /// Over as many physical lines the name and the parameters of one in quoted-printable may be folded.
  private static let headParts = 8

  /// Takes the next physical line for the rest of one in quoted-printable, as it stands: vCalendar 1.0 doesn't fold those.
  private mutating func joinSoftBreak(_ line: inout FoldedLine, _ base: UnsafePointer<UInt8>) {
    line.dropLast()
    // CR CR LF is one line end too, that of a file which a transfer in text mode has been through.
    let run = bytes[index...].prefix(2).prefix { $0 == Octet.carriageReturn }
    let isWhole = run.endIndex < bytes.count && bytes[run.endIndex] == Octet.lineFeed
    skipLineEnds(to: isWhole ? run.endIndex + 1 : index + 1)
    let end = Folding.lineEnd(in: base, from: index, limit: bytes.count)
    line.others.append(index..<end)
    index = end
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
