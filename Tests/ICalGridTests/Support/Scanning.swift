import Foundation

@testable import ICalGrid

/// Texts scanned from memory, for tests.
enum Scanning {
  static func scan(
    _ text: String, touching window: DayWindow? = nil, options: ScanOptions = ScanOptions()
  ) throws -> ScannedSource {
    try scan(Array(text.utf8), touching: window, options: options)
  }

  static func scan(
    _ bytes: [UInt8], touching window: DayWindow? = nil, options: ScanOptions = ScanOptions()
  ) throws -> ScannedSource {
    try MemorySource(bytes: bytes, displayName: "a.ics", options: options).components(touching: window)
  }

  /// The same by a pipe, which is looked at where it is kept.
  static func scanPiped(
    _ bytes: [UInt8], touching window: DayWindow? = nil, options: ScanOptions = ScanOptions()
  ) throws -> ScannedSource {
    let input = try pipe(bytes, keptIn: InputCopy(options: options))
    return try scanSingle(input, file: "a.ics", window: window, options: options)
  }

  /// A pipe with so few bytes that it holds them all.
  static func pipe(_ bytes: [UInt8], keptIn copy: InputCopy) throws -> PipeInput {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
    try pipe.fileHandleForWriting.close()
    return PipeInput(OpenFile(descriptor: dup(pipe.fileHandleForReading.fileDescriptor)), copy: copy)
  }

  static func window(_ from: String, _ to: String) -> DayWindow {
    DayWindow(from: CivilDate(iso8601: from)!, to: CivilDate(iso8601: to)!)!
  }

  static func options(chunkBytes: Int) -> ScanOptions {
    var options = ScanOptions()
    options.chunkBytes = chunkBytes
    return options
  }
}

extension String {
  /// The text in UTF-16, behind its byte-order mark.
  func utf16Bytes(littleEndian: Bool) -> [UInt8] {
    (utf16.reduce(into: [0xFEFF as UInt16]) { $0.append($1) }).flatMap { (unit: UInt16) -> [UInt8] in
      let bytes = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return littleEndian ? bytes.reversed() : bytes
    }
  }
}

extension ScannedSource {
  /// The value of a property in each event, as it stands there.
  func values(_ name: String) -> [String] {
    var reader = ContentLineReader(file: file)
    return events.map { reader.component($0).first(name)?.value ?? "" }
  }

  var codes: [Diagnostic.Code] { diagnostics.map(\.code) }

  /// Everything in it that a user could notice, as text.
  var transcript: String {
    var lines = events.map { "\($0.line) \($0.calendar) \($0.isComplete) \(String(decoding: $0.bytes, as: UTF8.self))" }
    for calendar in calendars {
      lines.append("calendar \(calendar.file):\(calendar.line) \(calendar.properties)")
      lines += calendar.timeZones.map {
        "\($0.line) \($0.calendar) \($0.isComplete) \(String(decoding: $0.bytes, as: UTF8.self))"
      }
    }
    lines += otherComponents.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    lines += diagnostics.map { "\($0.line) \($0.severity) \($0.code.rawValue) \($0.message) \($0.uid ?? "")" }
    lines.append("\(statistics)")
    return lines.joined(separator: "\n")
  }
}
