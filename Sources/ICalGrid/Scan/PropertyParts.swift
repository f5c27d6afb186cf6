/// Where name, parameters and value stand in an unfolded content line.
struct PropertyParts {
  var name: Range<Int>
  /// Each parameter without the semicolon before it; some may be empty.
  var parameters: [Range<Int>]
  var value: Range<Int>

  /// `nil` where there is no colon, or what stands before it can't be a name.
  init?(_ octets: [UInt8]) {
    guard let nameEnd = octets.firstIndex(where: { $0 == Octet.colon || $0 == Octet.semicolon }),
      nameEnd > 0, octets[..<nameEnd].allSatisfy(Self.canStandInName)
    else { return nil }
    name = 0..<nameEnd
    parameters = []
    if let colon = octets.withUnsafeBufferPointer({ Self.colon(in: $0, from: nameEnd) }) {
      value = colon + 1..<octets.count
    } else {
      // A quote that is closed too late, or never, must not swallow the value: then the first colon ends the parameters.
      guard let colon = octets[nameEnd...].firstIndex(of: Octet.colon) else { return nil }
      value = colon + 1..<octets.count
      let isClosedAtEnd = octets.last == Octet.quote && octets[value].count { $0 == Octet.quote } == 1
      if isClosedAtEnd { value = value.dropLast() }
    }
    let colon = value.lowerBound - 1
    var start = nameEnd + 1
    var isQuoted = false
    for index in nameEnd + 1..<max(colon + 1, nameEnd + 1) {
      if octets[index] == Octet.quote { isQuoted.toggle() }
      if index == colon || (octets[index] == Octet.semicolon && !isQuoted) {
        parameters.append(start..<index)
        start = index + 1
      }
    }
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
  }
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
