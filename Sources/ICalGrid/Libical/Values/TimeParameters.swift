/// What a content line says about the times in its value: VALUE, TZID and the value itself.
struct TimeParameters: Hashable, Sendable {
  /// Whether the values are said to be DATEs.
  var isDate: Bool
  /// TZID without blanks and quotes; `nil` where there is none or it is empty.
  var tzid: String?
  /// The value without blanks at its ends.
  var value: Substring

  init(_ line: ContentLine) {
    isDate = line.parameter("VALUE").map { Self.isDate($0) } ?? false
    value = ContentText.trimmed(line.value)
    tzid = line.parameter("TZID").map { tzid in
      let bare = tzid.utf8.contains(Octet.quote) ? tzid.filter { $0 != "\"" } : tzid
      return String(ContentText.trimmed(bare))
    }
    if tzid != nil { takeColonsBack() }
    if tzid == "" { tzid = nil }
  }

  /// A TZID with colons that nobody quoted, `GMT+05:30` or `tzone://Microsoft/Custom`, ends too early: where the value
  /// is a time only after its last colon, what stands before that belongs to the TZID and to the parameters after it.
  private mutating func takeColonsBack() {
    guard let colon = value.utf8.lastIndex(of: Octet.colon), !Self.beginsWithTime(value) else { return }
    let rest = value[value.utf8.index(after: colon)...]
    guard Self.beginsWithTime(rest) else { return }
    let pieces = value[..<colon].split(separator: ";", omittingEmptySubsequences: false)
    tzid?.append(":\(pieces[0])")
    isDate = isDate || pieces.dropFirst().contains { $0.uppercased() == "VALUE=DATE" }
    value = rest
  }

  private static func beginsWithTime(_ value: Substring) -> Bool {
    let first = value.utf8.prefix { $0 != Octet.comma && $0 != UInt8(ascii: "/") }
    return (try? TimeText(Substring(first))) != nil
  }

  private static func isDate(_ type: String) -> Bool { ContentText.trimmed(type).uppercased() == "DATE" }
}
