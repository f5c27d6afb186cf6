/// A content line as a check sees it: read like any other, with its parameters as they stand in the file beside.
struct CheckedLine {
  var content: ContentLine
  /// The parameters as written, in order, empty ones too.
  var parameters: [RawParameter]
  /// The first control character in it, if there is one, and the physical line that holds it.
  var control: (octet: UInt8, line: Int)?

  var name: String { content.name }
  var value: String { content.value }
  var line: Int { content.line }

  /// A parameter before its quotes are taken off.
  struct RawParameter: Equatable {
    /// The name in upper case.
    var name: String
    /// What stands behind the `=`; `nil` where there is none.
    var text: [UInt8]?

    init(_ octets: some Collection<UInt8>) {
      let octets = Array(octets)
      let equals = octets.firstIndex(of: Octet.equals)
      let name = octets[..<(equals ?? octets.endIndex)].filter { !Octet.isBlank($0) }.map(Octet.uppercased)
      self.name = String(decoding: name, as: UTF8.self)
      text = equals.map { Array(octets[($0 + 1)...]) }
    }
  }

  /// `nil` where the octets are no property.
  init?(
    _ octets: UnsafeBufferPointer<UInt8>, _ folded: FoldedLine, in bytes: UnsafeBufferPointer<UInt8>,
    reader: inout ContentLineReader
  ) {
    guard let content = reader.contentLine(octets, line: folded.line), let parts = PropertyParts(octets) else {
      return nil
    }
    self.content = content
    parameters = parts.parameters(in: octets).map { RawParameter(octets[$0]) }
    control = octets.firstIndex { ($0 < Octet.space && $0 != Octet.tab) || $0 == 0x7F }.map {
      (octets[$0], folded.physicalLine(ofOctet: $0, in: bytes))
    }
  }

  /// The value of a parameter in upper case.
  func keyword(_ name: String) -> String? {
    content.parameter(name).map { ContentText.trimmed($0).uppercased() }
  }
}

/// A component whose lines are checked.
struct CheckedComponent {
  var name: String
  var lines: [CheckedLine] = []
  var children: [CheckedComponent] = []
  /// The line of its BEGIN.
  var line: Int

  func first(_ name: String) -> CheckedLine? { lines.first { $0.name == name } }
  func all(_ name: String) -> [CheckedLine] { lines.filter { $0.name == name } }

  /// The UID, as the reader of events takes it.
  var uid: String? {
    lines.first { $0.name == "UID" && $0.content.hasValue }.map {
      String(ContentText.trimmed(ContentText.unescaped($0.value)))
    }
  }

  /// The same as the reader of events and zones gets it.
  var raw: RawComponent {
    RawComponent(name: name, lines: lines.map(\.content), children: children.map(\.raw), line: line)
  }
}
