/// Reads components and content lines from their bytes: unfolds octets first, then decodes (RFC 5545 §3.1, RFC 6868).
///
/// It takes what it can: a line that is no property is left out with a diagnostic, a missing END ends at the bytes' end.
///
/// ```swift
/// var reader = ContentLineReader(file: "work.ics")
/// let event = reader.component(slice)
/// print(event.first("SUMMARY")?.value ?? "", reader.diagnostics)
/// ```
public struct ContentLineReader: Sendable {
  /// The file that diagnostics name.
  public let file: String
  /// What was left out. One of ``Diagnostic/Code/junkLine`` for each line that is no property.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The first line that was not UTF-8 and was read as Windows-1252. In slices from a scanner there is none: they are UTF-8 already.
  public private(set) var firstLineNotUTF8: Int?

  /// The only properties that are read (names in upper case), or `nil` for all. Where they are few, what stands in components within
  /// is left out as well.
  var names: [[UInt8]]?

  private let nesting: Int
  private let properties: Int

  public init(file: String, limits: ScanLimits = ScanLimits()) {
    self.file = file
    nesting = limits.nesting
    properties = limits.properties
  }

  /// The component that a slice holds.
  ///
  /// - Complexity: O(*n*) in the slice's bytes.
  public mutating func component(_ slice: ComponentSlice) -> RawComponent {
    slice.bytes.withUnsafeBufferPointer { component($0, line: slice.line) }
  }

  /// The properties in a stretch of bytes that holds no BEGIN or END; `firstLine` is the number of its first physical line.
  public mutating func contentLines(_ bytes: [UInt8], firstLine: Int) -> [ContentLine] {
    bytes.withUnsafeBufferPointer { bytes in
      var result: [ContentLine] = []
      for folded in FoldedLines(bytes, firstLine: firstLine) {
        let line = folded.withOctets(in: bytes) { contentLine($0, line: folded.line) }
        if let line { result.append(line) }
      }
      return result
    }
  }

  private mutating func component(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) -> RawComponent {
    // The components open at this point, each within the one before. An explicit stack: input must not decide how deep we recurse.
    var open: [RawComponent] = []
    var levelsLeftOut = 0
    var count = 0
    func closeLast() {
      guard open.count > 1, let last = open.popLast() else { return }
      open[open.count - 1].children.append(last)
    }
    for folded in FoldedLines(bytes, firstLine: line) {
      folded.withOctets(in: bytes) { octets in
        switch ComponentBoundary(octets) {
        case .begin(let name):
          if open.count >= nesting || levelsLeftOut > 0 {
            levelsLeftOut += 1
          } else {
            open.append(RawComponent(name: name.description, line: folded.line))
          }
        case .end(let name):
          if levelsLeftOut > 0 {
            levelsLeftOut -= 1
          } else if open.count > 1, let level = open.lastIndex(where: { $0.name == name.description }) {
            // What stands open in it ends with it.
            while open.count > max(level, 1) { closeLast() }
          }
        case nil:
          guard levelsLeftOut == 0, count <= properties, let line = contentLine(octets, line: folded.line) else {
            return
          }
          count += 1
          guard count <= properties else { return reportTooMany(open.first?.name ?? "", line: line.line) }
          if open.isEmpty { open.append(RawComponent(name: "", line: line.line)) }
          open[open.count - 1].lines.append(line)
        }
      }
    }
    while open.count > 1 { closeLast() }
    return open.first ?? RawComponent(name: "", line: line)
  }

  private mutating func reportTooMany(_ name: String, line: Int) {
    diagnostics.append(
      Diagnostic(
        .warning, .tooManyProperties, "\(name) has more than \(properties) properties; those from here on are left out",
        file: file, line: line))
  }

  /// The property that unfolded octets hold; `nil` where they hold none, with a diagnostic, or one that isn't wanted.
  mutating func contentLine(_ octets: UnsafeBufferPointer<UInt8>, line: Int) -> ContentLine? {
    guard octets.contains(where: { $0 > Octet.space }) else { return nil }
    if UTF8Check.isValid(octets) { return decodedLine(octets, line: line) }
    firstLineNotUTF8 = min(firstLineNotUTF8 ?? line, line)
    return Windows1252.utf8(octets).withUnsafeBufferPointer { decodedLine($0, line: line) }
  }

  private mutating func decodedLine(_ octets: UnsafeBufferPointer<UInt8>, line: Int) -> ContentLine? {
    guard let parts = PropertyParts(octets) else {
      let what = octets.contains(Octet.colon) ? "no property name" : "no colon"
      diagnostics.append(
        Diagnostic(
          .warning, .junkLine, "\(quotation(octets)) is no property (\(what)); the line is left out", file: file,
          line: line))
      return nil
    }
    let name = UnsafeBufferPointer(rebasing: octets[parts.name])
    if let names, !names.contains(where: { Octet.matches(name, $0) }) { return nil }
    return ContentLine(
      name: upperCase(name),
      parameters: parts.parameters(in: octets).compactMap { parameter(UnsafeBufferPointer(rebasing: octets[$0])) },
      value: String(decoding: octets[parts.value], as: UTF8.self), line: line)
  }

  private func upperCase(_ octets: UnsafeBufferPointer<UInt8>) -> String {
    if !octets.contains(where: { Octet.uppercased($0) != $0 }) { return String(decoding: octets, as: UTF8.self) }
    return String(decoding: octets.map(Octet.uppercased), as: UTF8.self)
  }

  /// One parameter; `nil` where there is nothing between two semicolons.
  private func parameter(_ octets: UnsafeBufferPointer<UInt8>) -> ContentLine.Parameter? {
    let equals = octets.firstIndex(of: Octet.equals)
    let name = trimmed(octets[..<(equals ?? octets.endIndex)])
    guard !name.isEmpty else { return nil }
    // vCalendar 1.0 writes some parameters as a bare value.
    guard let equals else { return ContentLine.Parameter(name: upperCase(name), values: []) }
    return ContentLine.Parameter(
      name: upperCase(name), values: values(UnsafeBufferPointer(rebasing: octets[(equals + 1)...])))
  }

  /// The values of a parameter: separated by commas outside quotes, the quotes removed, RFC 6868's escapes decoded.
  private func values(_ octets: UnsafeBufferPointer<UInt8>) -> [String] {
    if !octets.contains(where: { $0 == Octet.quote || $0 == Octet.comma || $0 == Octet.caret }) {
      return [String(decoding: octets, as: UTF8.self)]
    }
    var result: [String] = []
    var value: [UInt8] = []
    var isQuoted = false
    var index = octets.startIndex
    while index < octets.endIndex {
      let octet = octets[index]
      switch octet {
      case Octet.quote: isQuoted.toggle()
      case Octet.comma where !isQuoted:
        result.append(String(decoding: value, as: UTF8.self))
        value.removeAll()
      case Octet.caret where index + 1 < octets.endIndex:
        switch octets[index + 1] {
        case UInt8(ascii: "n"): value.append(Octet.lineFeed)
        case Octet.caret: value.append(Octet.caret)
        case UInt8(ascii: "'"): value.append(Octet.quote)
        default: value += octets[index...index + 1]
        }
        index += 1
      default: value.append(octet)
      }
      index += 1
    }
    result.append(String(decoding: value, as: UTF8.self))
    return result
  }

  private func trimmed(_ octets: Slice<UnsafeBufferPointer<UInt8>>) -> UnsafeBufferPointer<UInt8> {
    guard let first = octets.firstIndex(where: { !Octet.isBlank($0) }),
      let last = octets.lastIndex(where: { !Octet.isBlank($0) })
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: octets[first...last])
  }
}

extension Diagnostic.Code {
  /// A line that is no property.
  public static let junkLine = Self("junk-line")
  /// A component with more properties than ``ScanLimits/properties``.
  public static let tooManyProperties = Self("too-many-properties")
}
