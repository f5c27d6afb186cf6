/// A stranger's text made safe for one line of a terminal, cut to a number of columns.
///
/// - Line ends, tabs and the like become a space; other control characters become visible (`␛`, `�`); bidirectional
///   controls and other invisible characters are left out.
/// - The marks on one base are bounded, a text that begins with a mark gets a base (`◌`) to stand on.
/// - What is longer than the limit is cut between clusters and ends in an ellipsis.
struct CellText: Hashable, Sendable {
  /// The text, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The columns it takes.
  private(set) var width = 0
  /// Whether the text was cut.
  private(set) var isCut = false
  /// Whether the text needs to be set apart from what surrounds it: it is written from right to left, or ends in a
  /// virama, which would join the next letter.
  private(set) var needsIsolation = false

  /// What ends a cut text.
  enum Ellipsis: Sendable {
    case character, dots

    var bytes: [UInt8] { self == .character ? [0xE2, 0x80, 0xA6] : [0x2E, 0x2E] }
    var width: Int { self == .character ? 1 : 2 }
  }

  /// - Complexity: O(*limit*) for text without floods of invisible characters, O(*n*) with them.
  init(_ text: String, limit: Int = .max, ellipsis: Ellipsis = .character) {
    guard limit > 0 else {
      isCut = !text.isEmpty
      return
    }
    if appendASCII(text, limit: limit, ellipsis: ellipsis) { return }
    bytes = []
    var builder = CellTextBuilder(limit: limit, ellipsisWidth: ellipsis.width)
    for scalar in text.unicodeScalars where !builder.isFull { builder.add(scalar.value) }
    builder.finish()
    bytes = builder.bytes
    width = builder.width
    isCut = builder.isFull
    needsIsolation = builder.needsIsolation
    if isCut { append(ellipsis, limit: limit) }
  }

  /// Text of our own making whose leading and trailing spaces count.
  init(leading text: String) {
    let spaces = text.prefix { $0 == " " }.count
    let after = spaces < text.count ? text.reversed().prefix { $0 == " " }.count : 0
    self.init(text)
    bytes = Array(repeating: 0x20, count: spaces) + bytes + Array(repeating: 0x20, count: after)
    width += spaces + after
  }

  /// Takes over text of printable ASCII alone; false where there is another byte before the limit.
  private mutating func appendASCII(_ text: String, limit: Int, ellipsis: Ellipsis) -> Bool {
    let done: Bool? = text.utf8.withContiguousStorageIfAvailable { utf8 in
      var start = 0
      while start < utf8.count, utf8[start] == 0x20 { start += 1 }
      var end = start
      while end < utf8.count, utf8[end] >= 0x20, utf8[end] < 0x7F, end - start <= limit { end += 1 }
      if end == utf8.count || end - start > limit {
        // The character after the last may be a mark that belongs to it.
        if end < utf8.count, utf8[end] >= 0x80 { return false }
        isCut = end - start > limit
        if isCut { end = start + max(limit - ellipsis.width, 0) }
        while end > start, utf8[end - 1] == 0x20 { end -= 1 }
        bytes.append(contentsOf: utf8[start..<end])
        width = end - start
        return true
      }
      return false
    }
    guard done == true else { return false }
    if isCut { append(ellipsis, limit: limit) }
    return true
  }

  private mutating func append(_ ellipsis: Ellipsis, limit: Int) {
    let count = min(ellipsis.width, limit - width)
    guard count > 0 else { return }
    bytes.append(contentsOf: ellipsis == .character ? ellipsis.bytes : Array(repeating: 0x2E, count: count))
    width += count
  }

  /// Whether every terminal draws the text as wide as it is measured.
  var isASCII: Bool { bytes.count == width }

  /// The text as a string.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
