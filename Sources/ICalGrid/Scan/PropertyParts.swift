/// Where name, parameters and value stand in an unfolded content line.
struct PropertyParts {
  var name: Range<Int>
  /// All between the name and the colon before the value; empty where there are no parameters, else it begins with a semicolon.
  private var between: Range<Int>
  var value: Range<Int>

  /// `nil` where there is no colon, or what stands before it can't be a name.
  init?(_ octets: UnsafeBufferPointer<UInt8>) {
    var nameEnd = 0
    while nameEnd < octets.count, Self.canStandInName(octets[nameEnd]) { nameEnd += 1 }
    guard nameEnd > 0, nameEnd < octets.count, Self.endsName(octets[nameEnd]) else { return nil }
    name = 0..<nameEnd
    if let colon = Self.colon(in: octets, from: nameEnd) {
      value = colon + 1..<octets.count
    } else {
      // A quote that is closed too late, or never, must not swallow the value: then the first colon ends the parameters.
      guard let colon = octets[nameEnd...].firstIndex(of: Octet.colon) else { return nil }
      value = colon + 1..<octets.count
      let isClosedAtEnd = octets.last == Octet.quote && octets[value].count { $0 == Octet.quote } == 1
      if isClosedAtEnd { value = value.dropLast() }
    }
    between = nameEnd..<value.lowerBound - 1
  }

  init?(_ octets: [UInt8]) {
    guard let parts = octets.withUnsafeBufferPointer({ PropertyParts($0) }) else { return nil }
    self = parts
  }

  /// Each parameter of the line, without the semicolon before it; some may be empty.
  func parameters(in octets: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard !between.isEmpty else { return [] }
    var parameters: [Range<Int>] = []
    var start = between.lowerBound + 1
    var isQuoted = false
    for index in start..<between.upperBound {
      if octets[index] == Octet.quote { isQuoted.toggle() }
      if octets[index] == Octet.semicolon && !isQuoted {
        parameters.append(start..<index)
        start = index + 1
      }
    }
    parameters.append(start..<between.upperBound)
    return parameters
  }

  /// The colon before the value: the first one outside quotes.
  static func colon(in octets: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var isQuoted = false
    var index = start
    while index < octets.count {
      if octets[index] == Octet.colon && !isQuoted { return index }
      if octets[index] == Octet.quote { isQuoted.toggle() }
      index += 1
    }
    return nil
  }

  /// Wider than RFC 5545's names, so that nothing which might mean something is lost, but without blanks: prose has those.
  private static func canStandInName(_ octet: UInt8) -> Bool {
    octet > Octet.space && octet != Octet.quote && octet != Octet.comma && octet != Octet.equals && octet != 0x7F
      && !endsName(octet)
  }

  private static func endsName(_ octet: UInt8) -> Bool { octet == Octet.colon || octet == Octet.semicolon }
}

/// Octets of a file in a message: in quotes, one line, cut after 40 characters, nothing in it that moves a terminal's cursor.
func quotation(_ octets: some Sequence<UInt8>) -> String {
  var text = ""
  for (count, scalar) in String(decoding: Array(octets.prefix(200)), as: UTF8.self).unicodeScalars.enumerated() {
    if count == 40 {
      text += "…"
      break
    }
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: text += "\u{FFFD}"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return "“\(text)”"
}
