/// Text from outside (a file, an argument, the system) made fit for a terminal.
enum TerminalText {
  /// More than any path or message of ours has; a file's own text in one may be megabytes.
  static let longest = 8_000
  /// More marks than any language puts on one letter, and more joiners than any emoji has between two parts.
  private static let mostMarks = 8

  /// The text with every control, line separator and invisible format character written as its escape (`\u001b`), so that it can only be read.
  /// Towers of marks are cut down, and a text of more than ``longest`` characters is cut.
  static func visible(_ text: String) -> String {
    guard text.utf8.count > longest || text.unicodeScalars.contains(where: { isUnfit($0) || isMark($0) }) else {
      return text
    }
    var visible = ""
    var marks = 0
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == longest {
        visible += "…"
        break
      }
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > mostMarks { continue }
      if isUnfit(scalar) {
        let digits = String(scalar.value, radix: 16)
        visible += "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// Lines that were made for programs, fit to be looked at: what ``visible(_:)`` shows as an escape is one here, but for line ends and tabs.
  static func lines(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let isFit = { (scalar: Unicode.Scalar) in scalar == "\n" || scalar == "\r" || scalar == "\t" || !isUnfit(scalar) }
    guard !text.unicodeScalars.allSatisfy(isFit) else { return bytes }
    var lines = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isFit(scalar) {
        lines.append(scalar)
      } else {
        lines.append(contentsOf: visible(String(scalar)).unicodeScalars)
      }
    }
    return Array(String(lines).utf8)
  }

  /// Whether the scalar takes no room of its own.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return !isUnfit(scalar) && scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0xFFF9...0xFFFB: true
    case 0x20...0xAC: false
    // Joiners and variation selectors belong to the spelling of scripts and emoji.
    case 0x200C, 0x200D, 0x180B...0x180D, 0xFE00...0xFE0F: false
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// A word as a shell takes it back: quoted where it must be.
  static func shellWord(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "+"),
        UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: "="), 0x80...:
        true
      default: false
      }
    }
    if plain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
