/// Texts of vCalendar 1.0, whose lines may say `ENCODING=QUOTED-PRINTABLE`.
enum QuotedPrintable {
  /// The text that a value means: `=C3=BC` is an octet each, a `=` at the end joins lines, a `=` before anything else
  /// stands for itself. The octets are in the character set that is stated, else UTF-8 where they can be, else Windows-1252. CR LF becomes a line end.
  static func decoded(_ value: String, characterSet: String? = nil) -> String {
    var octets: [UInt8] = []
    octets.reserveCapacity(value.utf8.count)
    var rest = Substring(value).utf8
    while let octet = rest.popFirst() {
      guard octet == Octet.equals else {
        octets.append(octet)
        continue
      }
      let digits = rest.prefix(2).compactMap(hexadecimal)
      if digits.count == 2 {
        rest.removeFirst(2)
        octets.append(digits[0] << 4 | digits[1])
        if octets.suffix(2) == [Octet.carriageReturn, Octet.lineFeed] { octets.remove(at: octets.count - 2) }
      } else if !rest.isEmpty {
        octets.append(octet)
      }
    }
    if let stated = characterSet.flatMap({ CharacterSet.utf8(octets, in: $0) }) {
      return String(decoding: stated, as: UTF8.self)
    }
    return String(decoding: UTF8Check.isValid(octets) ? octets : Windows1252.utf8(octets), as: UTF8.self)
  }

  private static func hexadecimal(_ octet: UInt8) -> UInt8? {
    switch octet {
    case 0x30...0x39: octet - 0x30
    case 0x41...0x46: octet - 0x37
    case 0x61...0x66: octet - 0x57
    default: nil
    }
  }
}
