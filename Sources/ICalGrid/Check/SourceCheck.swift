/// A source whose files can be looked at as they stand, beside what is read from them.
protocol InspectableSource: ComponentSource {
  /// Gives each file and what it is called. What can't be opened is left out: reading the components says so.
  func forEachFile(_ body: (_ file: String, _ input: any ScanInput) -> Void)
}

/// All that there is to say about one source.
struct SourceCheck {
  let zones: SystemZones
  let limits: ExpansionLimits
  /// As for reading, but that a check lists what reading counts.
  private let scanLimits: ScanLimits = {
    var limits = ScanLimits()
    limits.diagnosticsPerCode = 10_000
    return limits
  }()

  init(zones: SystemZones, limits: ExpansionLimits) {
    self.zones = zones
    self.limits = limits
  }

  /// Reads the source whole, expands nothing but what shows whether its series hold together, and looks at every line.
  func diagnostics(of source: any ComponentSource, into reading: inout Reading) throws(SourceError) -> [Diagnostic] {
    let scanned = try source.components(touching: nil)
    let parsed = SourceReading(scanned, zones: zones, fields: .all, limits: scanLimits)
    var read = Reading()
    parsed.expand(into: &read, window: DayWindow(day: .min), display: .utc, limits: limits)
    reading.calendars += read.calendars
    reading.isTruncated = reading.isTruncated || read.isTruncated
    var found = read.diagnostics.filter { !Self.toldByLines.contains($0.code) }
    for index in found.indices where found[index].severity != .error {
      found[index].severity = found[index].code.severity
    }
    // The lines tell a rule in an unknown calendar as well, and where it stands.
    let begins = Set(parsed.events.map { DiagnosticPlace(file: $0.calendar.source, line: $0.line, code: .invalidRule) })
    found.removeAll { begins.contains(DiagnosticPlace($0)) }
    found += parsed.overrideFindings(work: limits.ruleWork, limit: scanLimits.diagnosticsPerCode)

    var check = FileCheck(
      log: CheckLog(file: scanned.file, limit: scanLimits.diagnosticsPerCode), zones: zones, limits: scanLimits)
    check.sought = Set(found.filter { [.endBeforeStart, .invalidUTF8].contains($0.code) }.map(DiagnosticPlace.init))
    if let source = source as? any InspectableSource {
      source.forEachFile { file, input in
        if let bytes = try? input.allBytes() { check.check(bytes, file: file) }
      }
    }
    for index in found.indices {
      guard let detail = check.details[DiagnosticPlace(found[index])] else { continue }
      found[index].line = detail.line
      if let message = detail.message { found[index].message = message }
    }
    found += check.tasks.orphans(zones: zones, work: limits.ruleWork, limit: scanLimits.diagnosticsPerCode)
    let lines = check.log.list.finished()
    // Where both have more of a kind than are listed, the lines' count holds: they see everything.
    let counted = Set(lines.filter { $0.unlisted > 0 }.map(\.code))
      .intersection(found.filter { $0.unlisted > 0 }.map(\.code))
    found.removeAll { counted.contains($0.code) }
    let places = Set(found.map(DiagnosticPlace.init))
    found += lines.filter { !places.contains(DiagnosticPlace($0)) }
    return Self.ordered(found, files: [scanned.file] + scanned.calendars.map(\.file))
  }

  /// Kinds of which the lines tell more than the reading does.
  private static let toldByLines: Set<Diagnostic.Code> = [
    .unknownTZID, .badTimeZone, .impossibleRule, .missingStart,
  ]

  /// By file, in the order of the source, and line.
  private static func ordered(_ diagnostics: [Diagnostic], files: [String]) -> [Diagnostic] {
    var places: [String: Int] = [:]
    for file in files + diagnostics.map(\.file) where places[file] == nil { places[file] = places.count }
    return diagnostics.enumerated()
      .sorted {
        (places[$0.element.file] ?? 0, $0.element.line, $0.offset) < (
          places[$1.element.file] ?? 0, $1.element.line, $1.offset
        )
      }
      .map(\.element)
  }
}

extension ScanInput {
  /// All of it, in UTF-8 as far as a byte-order mark decides; the mark itself is left out.
  func allBytes() throws(ReadFailure) -> [UInt8] {
    var bytes = try rest()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittleEndian = bytes[0] == 0xFF
      bytes = try UTF16Input(
        MemoryInput([]), begun: Array(bytes.dropFirst(2)), isLittleEndian: isLittleEndian,
        copy: InputCopy(options: ScanOptions())
      ).rest()
    }
    return bytes
  }

  private func rest() throws(ReadFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      let count = try read(into: chunk)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}

extension FileSource: InspectableSource {
  func forEachFile(_ body: (_ file: String, _ input: any ScanInput) -> Void) {
    if let input = try? FileInput.opened(path) { body(displayName, input) }
  }
}

extension MemorySource: InspectableSource {
  func forEachFile(_ body: (_ file: String, _ input: any ScanInput) -> Void) { body(displayName, MemoryInput(bytes)) }
}

extension PipeSource: InspectableSource {
  func forEachFile(_ body: (_ file: String, _ input: any ScanInput) -> Void) {
    if let input = try? input() { body(displayName, input) }
  }
}

extension FolderSource: InspectableSource {
  func forEachFile(_ body: (_ file: String, _ input: any ScanInput) -> Void) {
    guard let folder = try? FolderItem.openFolder(path), let items = try? FolderItem.items(in: folder) else { return }
    let prefix = displayName.hasSuffix("/") ? displayName : displayName + "/"
    for item in items {
      if let input = try? item.opened(in: folder) { body(prefix + item.displayName, input) }
    }
  }
}
