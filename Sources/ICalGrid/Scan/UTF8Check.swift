/// Whether octets are well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing beyond U+10FFFF).
enum UTF8Check {
  static func isValid(_ octets: UnsafeBufferPointer<UInt8>) -> Bool { validCount(octets) == octets.count }

  static func isValid(_ octets: [UInt8]) -> Bool { octets.withUnsafeBufferPointer { isValid($0) } }

  /// How many octets at the front form whole characters.
  static func validCount(_ octets: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    let count = octets.count
    while index < count {
      if index + 8 <= count,
        UnsafeRawPointer(octets.baseAddress! + index).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index += 8
        continue
      }
      let lead = octets[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: length = 4
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return index
      }
      guard index + length <= count, second.contains(octets[index + 1]) else { return index }
      for next in index + 2..<max(index + length, index + 2) where octets[next] & 0xC0 != 0x80 { return index }
      index += length
    }
    return count
  }

  /// How many octets at the end are the beginning of a character that was cut off: 0…3.
  static func cutCount(_ octets: UnsafeBufferPointer<UInt8>) -> Int {
    for back in 1...3 where back <= octets.count {
      let octet = octets[octets.count - back]
      if octet & 0xC0 == 0x80 { continue }
      let length = octet >= 0xF0 ? 4 : octet >= 0xE0 ? 3 : octet >= 0xC0 ? 2 : 1
      return length > back ? back : 0
    }
    return 0
  }
}
