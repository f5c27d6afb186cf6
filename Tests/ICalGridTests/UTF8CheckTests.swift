import Testing

@testable import ICalGrid

@Suite struct UTF8CheckTests {
  @Test func scalarsAreValid() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 11) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if !UTF8Check.isValid(Array(String(scalar).utf8)) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  /// The standard library repairs what isn't valid, so a text that it changes is not.
  @Test func sequencesAtTheEdgesAgreeWithTheStandardLibrary() {
    func check(_ octets: [UInt8]) {
      let isValid = Array(String(decoding: octets, as: UTF8.self).utf8) == octets
      if UTF8Check.isValid(octets) != isValid { Issue.record("\(octets)") }
    }
    let seconds: [UInt8] = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
    for first in UInt8.min...UInt8.max {
      for second in seconds {
        check([first, second])
        for last in [[0x7F], [0x80], [0xBF], [0x80, 0x80], [0xBF, 0xC0], [0x80, 0x80, 0x41]] as [[UInt8]] {
          check([first, second] + last)
          check(Array("eight ok".utf8) + [first, second] + last)
        }
      }
    }
  }

  @Test func aCutCharacterIsFoundAtTheEnd() {
    for text in ["é", "€", "😀"] {
      let octets = Array(text.utf8)
      for kept in 1..<octets.count {
        #expect((Array("a".utf8) + octets.prefix(kept)).withUnsafeBufferPointer(UTF8Check.cutCount) == kept)
      }
      #expect(octets.withUnsafeBufferPointer(UTF8Check.cutCount) == 0)
    }
    #expect([UInt8]().withUnsafeBufferPointer(UTF8Check.cutCount) == 0)
  }
}
