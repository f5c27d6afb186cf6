/// Text from outside (a file, an argument, the system) made fit for a terminal.
enum TerminalText {
  /// The text with every control, line separator and invisible format character written as its escape (`\u001b`), so that it can only be read.
  static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnfit) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isUnfit(scalar) {
        let digits = String(scalar.value, radix: 16)
        visible += "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
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
