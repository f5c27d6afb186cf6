/// Walks over a short ASCII text such as a time or a duration; blanks round it are left out.
struct ByteCursor {
  private var rest: Substring.UTF8View

  init(_ text: some StringProtocol) {
    rest = Substring(text).utf8
    while let first = rest.first, first == Octet.space || first == Octet.tab { rest.removeFirst() }
    while let last = rest.last, last == Octet.space || last == Octet.tab { rest.removeLast() }
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Steps over that ASCII character, if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Steps over one letter or digit of either case, if it is the next one, and gives it in upper case.
  mutating func letter() -> UInt8? {
    guard let first = rest.first, (65...90).contains(first & 0xDF) else { return nil }
    rest.removeFirst()
    return first & 0xDF
  }

  /// The number made of exactly `count` digits; steps over them only where they are there.
  mutating func digits(_ count: Int) -> Int? {
    var number = 0
    var index = rest.startIndex
    for _ in 0..<count {
      guard index < rest.endIndex, (48...57).contains(rest[index]) else { return nil }
      number = number * 10 + Int(rest[index] - 48)
      rest.formIndex(after: &index)
    }
    rest = rest[index...]
    return number
  }

  /// The number made of all digits that follow; `nil` where there is none, `Int.max` where it is too large for an `Int`.
  mutating func number() -> Int? {
    guard let first = digits(1) else { return nil }
    var number = first
    while let digit = digits(1) {
      let (product, overflowed) = number.multipliedReportingOverflow(by: 10)
      number = overflowed || product > Int.max - 9 ? Int.max : product + digit
    }
    return number
  }
}
