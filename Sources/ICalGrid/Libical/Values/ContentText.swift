/// TEXT values (RFC 5545 §3.3.11): what their escapes mean, and where their commas divide them.
///
/// Decoded here and not by libical, which turns an escape that it does not know into a blank and `\t` into a tab,
/// so that a path such as `C:\Program Files\tools` is lost, and cuts blanks off both ends.
enum ContentText {
  /// The text that a value means: `\n` and `\N` are line ends, `\,` `\;` and `\\` the characters themselves; any other
  /// backslash stands for itself. Linear in the text's length; a text without a backslash is given back as it is.
  static func unescaped(_ value: Substring) -> String {
    let bytes = value.utf8
    guard var backslash = bytes.firstIndex(of: Octet.backslash) else { return String(value) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = bytes.startIndex
    while true {
      result.append(contentsOf: bytes[start..<backslash])
      let next = bytes.index(after: backslash)
      guard next < bytes.endIndex else {
        result.append(Octet.backslash)
        break
      }
      switch bytes[next] {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): result.append(UInt8(ascii: "\n"))
      case Octet.comma, Octet.semicolon, Octet.backslash: result.append(bytes[next])
      default: result.append(contentsOf: bytes[backslash...next])
      }
      start = bytes.index(after: next)
      guard let following = bytes[start...].firstIndex(of: Octet.backslash) else {
        result.append(contentsOf: bytes[start...])
        break
      }
      backslash = following
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text that a value means.
  static func unescaped(_ value: String) -> String {
    value.utf8.contains(Octet.backslash) ? unescaped(value[...]) : value
  }

  /// The values of a list, as written, divided at the commas that no backslash stands before; empty ones are left out.
  static func list(_ value: String) -> [Substring] {
    let bytes = value.utf8
    var parts: [Substring] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      switch bytes[index] {
      case Octet.backslash:
        bytes.formIndex(after: &index)
        if index < bytes.endIndex { bytes.formIndex(after: &index) }
      case Octet.comma:
        if start < index { parts.append(value[start..<index]) }
        bytes.formIndex(after: &index)
        start = index
      default: bytes.formIndex(after: &index)
      }
    }
    if start < index { parts.append(value[start..<index]) }
    return parts
  }

  /// The text without blanks and tabs at its ends.
  static func trimmed(_ text: Substring) -> Substring {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return text }
    guard Octet.isBlank(first) || Octet.isBlank(last) else { return text }
    guard let start = bytes.firstIndex(where: { !Octet.isBlank($0) }),
      let end = bytes.lastIndex(where: { !Octet.isBlank($0) })
    else { return "" }
    return text[start...end]
  }

  /// The text without blanks and tabs at its ends.
  static func trimmed(_ text: String) -> Substring { trimmed(text[...]) }
}
