/// How a rule that can be read is written: what reading forgives.
extension FileCheck {
  mutating func checkText(of line: CheckedLine, uid: String?) {
    let text = RuleText(line.value)
    if let part = text.emptyPart {
      let consequence =
        part == "UNTIL" || part == "COUNT" ? "it doesn't end the rule, which may go on for ever" : "left out"
      log.report(
        .invalidRule, "\(line.name) \(shown(line.value)): \(part) is empty; \(consequence)", line: line.line, uid: uid)
    }
    if let fault = text.fault {
      log.report(
        .lenientRule, "\(line.name) \(shown(line.value)): \(fault), which isn't allowed; understood all the same",
        line: line.line, uid: uid)
    }
  }
}

/// A rule's text, looked at part by part.
private struct RuleText {
  /// The first part without a value.
  private(set) var emptyPart: String?
  /// The first peculiarity that changes nothing.
  private(set) var fault: String?

  /// Parts whose numbers have no sign.
  private static let unsigned: Set<String> = ["COUNT", "INTERVAL", "BYSECOND", "BYMINUTE", "BYHOUR", "BYMONTH"]

  init(_ text: String) {
    var names: Set<String> = []
    for piece in text.utf8.split(separator: Octet.semicolon, omittingEmptySubsequences: false) {
      if piece.contains(where: Octet.isBlank) { note("it has a blank") }
      guard let equals = piece.firstIndex(of: Octet.equals) else {
        note("it has a semicolon with nothing behind or before it")
        continue
      }
      let name = String(ContentText.trimmed(Substring(piece[..<equals]))).uppercased()
      let value = ContentText.trimmed(Substring(piece[piece.index(after: equals)...]))
      names.insert(name)
      if value.isEmpty {
        if emptyPart == nil, !name.hasPrefix("X-") { emptyPart = name }
      } else if value.utf8.split(separator: Octet.comma, omittingEmptySubsequences: false).contains(where: \.isEmpty) {
        note("\(name)=\(shown(String(value))) has an empty place in its list")
      } else if Self.unsigned.contains(name), value.utf8.contains(UInt8(ascii: "+")) {
        note("\(name)=\(shown(String(value))) has a sign")
      }
    }
    if names.contains("SKIP"), !names.contains("RSCALE") { note("it has SKIP without RSCALE") }
  }

  private mutating func note(_ what: String) {
    if fault == nil { fault = what }
  }
}

extension Diagnostic.Code {
  /// A rule in another form than RFC 5545's.
  public static let lenientRule = Self("lenient-rule")
}
