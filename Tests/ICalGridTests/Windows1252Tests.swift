import Testing

@testable import ICalGrid

@Suite struct Windows1252Tests {
  @Test func theUpperHalfIsLatin1AndTheTableBetween() {
    let text = String(
      decoding: Windows1252.utf8([0x41, 0x80, 0x85, 0x8A, 0x92, 0x96, 0x99, 0x9F, 0xA0, 0xDF, 0xFF]), as: UTF8.self)
    #expect(text == "A€…Š’–™Ÿ\u{A0}ßÿ")
  }

  @Test func everyOctetGivesValidUTF8() {
    for octet in UInt8.min...UInt8.max { #expect(UTF8Check.isValid(Windows1252.utf8([octet]))) }
  }
}
