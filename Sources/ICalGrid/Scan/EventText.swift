/// The texts of an event that a search looks through, read from its raw lines.
package enum EventText {
  /// Calls `body` with the value of each SUMMARY, LOCATION and DESCRIPTION of the VEVENT itself, as readers will see it.
  ///
  /// - Complexity: O(*n*) in the bytes, at memory speed; only the lines that are wanted are decoded.
  package static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (String) -> Void) {
    guard let base = bytes.baseAddress else { return }
    var depth = 0
    var start = 0
    while start < bytes.count {
      let end = Folding.lineEnd(in: base, from: start, limit: bytes.count)
      if start < end {
        switch bytes[start] | 0x20 {
        case UInt8(ascii: "b"), UInt8(ascii: "e"):
          let line =
            Folding.continuation(in: base, after: end, limit: bytes.count) == nil
            ? Array(bytes[start..<end]) : Folding.unfolded(bytes, from: start)
          switch ComponentBoundary(line) {
          case .begin: depth += 1
          case .end: depth -= 1
          case nil: break
          }
        case UInt8(ascii: "s"), UInt8(ascii: "l"), UInt8(ascii: "d"):
          if depth == 1, mayBeText(bytes, start, end) { addText(bytes, start, body) }
        default: break
        }
      }
      start = end + 1
    }
  }

  private static let names: [[UInt8]] = ["SUMMARY", "LOCATION", "DESCRIPTION"].map { Array($0.utf8) }

  /// Whether the physical line begins with one of the names, or with the front of one that is folded.
  private static func mayBeText(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    names.contains { name in
      for (offset, octet) in name.enumerated() {
        if start + offset == end { return true }
        if Octet.uppercased(bytes[start + offset]) != octet { return false }
      }
      return true
    }
  }

  private static func addText(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ body: (String) -> Void) {
    var reader = ContentLineReader(file: "")
    reader.names = names
    let rest = UnsafeBufferPointer(rebasing: bytes[start...])
    var lines = FoldedLines(rest, firstLine: 0)
    let line = lines.next()?.withOctets(in: rest) { reader.contentLine($0, line: 0) } ?? nil
    if let line { body(line.text) }
  }
}

extension ContentLine {
  /// The value as a text: unescaped, and decoded where the line says that it is quoted-printable.
  var text: String {
    let text = ContentText.unescaped(value)
    // vCalendar 1.0 may leave out the parameter's name.
    let isQuoted =
      parameter("ENCODING")?.uppercased() == "QUOTED-PRINTABLE"
      || parameters.contains { $0.name == "QUOTED-PRINTABLE" && $0.values.isEmpty }
    return isQuoted ? QuotedPrintable.decoded(text, characterSet: parameter("CHARSET")) : text
  }
}
