/// Walks over a short ASCII text such as a time or a duration; blanks round it are left out.
struct ByteCursor {
  private let octets: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Has `body` read the text. The cursor is good for the time of the call.
  static func reading<Value, Fault: Error>(
    _ text: Substring, _ body: (inout ByteCursor) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    var text = ContentText.trimmed(text)
    return try text.withUTF8 { octets in
      var cursor = ByteCursor(octets: octets)
      return Result { () throws(Fault) in try body(&cursor) }
    }.get()
  }

  private init(octets: UnsafeBufferPointer<UInt8>) { self.octets = octets }

  var isAtEnd: Bool { index == octets.count }

  private var next: UInt8? { isAtEnd ? nil : octets[index] }

  /// Steps over that ASCII character, if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Steps over one letter of either case, if it is the next one, and gives it in upper case.
  mutating func letter() -> UInt8? {
    guard let next, (0x41...0x5A).contains(Octet.uppercased(next)) else { return nil }
    index += 1
    return Octet.uppercased(next)
  }

  /// The number made of exactly `count` digits; steps over them only where they are there.
  mutating func digits(_ count: Int) -> Int? {
    guard octets.count - index >= count else { return nil }
    var number = 0
    for octet in octets[index..<index + count] {
      guard (0x30...0x39).contains(octet) else { return nil }
      number = number * 10 + Int(octet - 0x30)
    }
    index += count
    return number
  }

  /// The number made of all digits that follow; `nil` where there is none, `Int.max` where it is too large for an `Int`.
  mutating func number() -> Int? {
    guard var number = digits(1) else { return nil }
    while let digit = digits(1) {
      let (product, overflowed) = number.multipliedReportingOverflow(by: 10)
      number = overflowed || product > Int.max - 9 ? Int.max : product + digit
    }
    return number
  }
}
