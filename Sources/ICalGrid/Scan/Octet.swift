/// The octets with a meaning in content lines.
enum Octet {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let comma: UInt8 = 0x2C
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let equals: UInt8 = 0x3D
  static let backslash: UInt8 = 0x5C
  static let caret: UInt8 = 0x5E

  @inline(__always) static func isLineEnd(_ octet: UInt8) -> Bool { octet == lineFeed || octet == carriageReturn }
  @inline(__always) static func isBlank(_ octet: UInt8) -> Bool { octet == space || octet == tab }

  /// The letter in upper case; any other octet as it is.
  @inline(__always) static func uppercased(_ octet: UInt8) -> UInt8 {
    octet >= 0x61 && octet <= 0x7A ? octet & 0xDF : octet
  }

  /// Whether the octets are that ASCII text, in any letter case. `text` is in upper case.
  static func matches(_ octets: UnsafeBufferPointer<UInt8>, _ text: [UInt8]) -> Bool {
    octets.count == text.count && zip(octets, text).allSatisfy { uppercased($0) == $1 }
  }

  /// Whether the octets are that ASCII text, in any letter case. `text` is in upper case.
  static func matches(_ octets: some Collection<UInt8>, _ text: StaticString) -> Bool {
    octets.count == text.utf8CodeUnitCount
      && text.withUTF8Buffer { text in zip(octets, text).allSatisfy { uppercased($0) == $1 } }
  }
}
