/// The encoding that lines which aren't UTF-8 are taken for: a superset of ISO 8859-1, and what old Windows programs write.
enum Windows1252 {
  /// The characters of 0x80…0x9F; the five octets that stand for nothing are the C1 controls of their number, as in browsers.
  private static let upperControls: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D,
    0x017D,
    0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153,
    0x009D,
    0x017E, 0x0178,
  ]

  /// The octets in UTF-8. ASCII stays as it is, so line ends and folds keep their places.
  static func utf8(_ octets: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for octet in octets {
      if octet < 0x80 {
        result.append(octet)
      } else {
        let scalar = octet < 0xA0 ? upperControls[Int(octet) - 0x80] : UInt16(octet)
        if scalar >= 0x800 {
          result.append(UInt8(0xE0 | scalar >> 12))
          result.append(UInt8(0x80 | scalar >> 6 & 0x3F))
        } else {
          result.append(UInt8(0xC0 | scalar >> 6))
        }
        result.append(UInt8(0x80 | scalar & 0x3F))
      }
    }
    return result
  }
}
