/// Where a problem of a kind stands: the same problem in the same line is told once.
struct DiagnosticPlace: Hashable {
  var file: String
  var line: Int
  var code: Diagnostic.Code

  init(file: String, line: Int, code: Diagnostic.Code) {
    self.file = file
    self.line = line
    self.code = code
  }

  init(_ diagnostic: Diagnostic) { self.init(file: diagnostic.file, line: diagnostic.line, code: diagnostic.code) }
}

/// What the lines tell more exactly about problems that reading finds in a whole component or property.
extension FileCheck {
  struct Detail {
    /// The line to name.
    var line: Int
    /// The message to give; `nil` where it is right.
    var message: String?
  }

  /// The end that lies before the start by their zones' clocks.
  mutating func locateEnd(of component: CheckedComponent) {
    let place = DiagnosticPlace(file: log.file, line: component.line, code: .endBeforeStart)
    guard sought.contains(place), let start = component.first("DTSTART"), let end = component.first("DTEND") else {
      return
    }
    details[place] = Detail(
      line: end.line,
      message: "DTEND \(end.valueInZone) is before DTSTART \(start.valueInZone); shown at its start")
  }

  /// The physical line that isn't UTF-8, where the content line has several.
  mutating func noteInvalidUTF8(
    _ octets: UnsafeBufferPointer<UInt8>, _ folded: FoldedLine, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard !folded.others.isEmpty, !sought.isEmpty else { return }
    let place = DiagnosticPlace(file: log.file, line: folded.line, code: .invalidUTF8)
    guard sought.contains(place) else { return }
    let valid = UTF8Check.validCount(octets)
    guard valid < octets.count else { return }
    details[place] = Detail(line: folded.physicalLine(ofOctet: valid, in: bytes))
  }
}

extension CheckedLine {
  /// Its value and the zone that it is in, for a message.
  fileprivate var valueInZone: String {
    let parameters = TimeParameters(content)
    return shown(String(parameters.value)) + (parameters.tzid.map { " in \(shown($0))" } ?? "")
  }
}

extension FoldedLine {
  /// The number of the physical line that holds an octet of the unfolded line.
  func physicalLine(ofOctet index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var left = index
    for part in parts {
      if left < part.count { return line + Self.lineEnds(in: bytes[first.lowerBound..<part.lowerBound]) }
      left -= part.count
    }
    return line
  }

  private static func lineEnds(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for octet in bytes {
      let endsPair = octet == Octet.lineFeed && previous == Octet.carriageReturn
      if Octet.isLineEnd(octet), !endsPair { count += 1 }
      previous = octet
    }
    return count
  }
}
