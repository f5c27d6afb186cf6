/// What a file's physical lines show before any meaning: how long they are, how they end, and whether they hold anything.
struct PhysicalLines {
  /// The most octets a line should have without its end (RFC 5545 §3.1).
  static let longest = 75

  private var long = LineTally()
  private var firstLength = 0
  private var blank = LineTally()
  private var lineFeeds = LineTally()
  private var returns = LineTally()

  /// Looks at every line. Linear in the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    var start = 0
    var line = 1
    while start < bytes.count {
      let end = Folding.lineEnd(in: base, from: start, limit: bytes.count)
      note(length: end - start, line: line)
      guard end < bytes.count else { return }
      let isPair = bytes[end] == Octet.carriageReturn && end + 1 < bytes.count && bytes[end + 1] == Octet.lineFeed
      if bytes[end] == Octet.lineFeed { lineFeeds.add(line) } else if !isPair { returns.add(line) }
      start = end + (isPair ? 2 : 1)
      line += 1
    }
  }

  private mutating func note(length: Int, line: Int) {
    if length == 0 { blank.add(line) }
    guard length > Self.longest else { return }
    if firstLength == 0 { firstLength = length }
    long.add(line)
  }

  func report(to log: inout CheckLog) {
    if long.count > 0 {
      log.report(
        .longLine, "the line has \(firstLength) octets, more than \(Self.longest)\(long.others("have"))",
        line: long.first)
    }
    if lineFeeds.count > 0 {
      log.report(.lineEnds, "the line ends in LF alone, not in CR LF\(lineFeeds.others("do"))", line: lineFeeds.first)
    }
    if returns.count > 0 {
      log.report(.lineEnds, "the line ends in CR alone, not in CR LF\(returns.others("do"))", line: returns.first)
    }
    if blank.count > 0 {
      log.report(.blankLine, "the line is empty, which ends nothing\(blank.others("are"))", line: blank.first)
    }
  }
}

extension Diagnostic.Code {
  /// Lines of more than 75 octets; one a file.
  public static let longLine = Self("long-line")
  /// Lines that don't end in CR LF; one a file and kind.
  public static let lineEnds = Self("line-ends")
  /// Empty lines; one a file.
  public static let blankLine = Self("blank-line")
}
