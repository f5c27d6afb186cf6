/// The reading of one VEVENT under way: its lines by property, and what there is to report.
struct ComponentReading {
  let component: RawComponent
  let file: String
  let fields: EventFields
  private(set) var uid: String?
  private(set) var diagnostics: [Diagnostic] = []
  /// The lines that count: with a value, of a property that is wanted, the first one where the RFC allows one.
  private(set) var entries: [Entry] = []

  struct Entry {
    var property: EventProperty
    /// The index of the line in its component.
    var index: Int
  }

  init(_ component: RawComponent, file: String, fields: EventFields) {
    self.component = component
    self.file = file
    self.fields = fields
    uid = component.lines.first { $0.name == "UID" && $0.hasValue }.map {
      String(ContentText.trimmed(ContentText.unescaped($0.value)))
    }
    entries.reserveCapacity(component.lines.count)
    var seen = PropertySet()
    var repeated = PropertySet()
    for (index, line) in component.lines.enumerated() {
      guard let property = EventProperty(name: line.name), property.isNeeded(for: fields), line.hasValue else {
        continue
      }
      guard seen.insert(property) || !property.isSingle else {
        if repeated.insert(property) {
          report(
            .warning, .repeatedProperty,
            "\(line.name) is given again with \(Self.quoted(line.value)); the first one stands", line: line.line)
        }
        continue
      }
      entries.append(Entry(property: property, index: index))
    }
  }

  /// The event that the component states; `nil`, with a diagnostic, where it has no start.
  mutating func event(_ calendar: CalendarInfo) -> Event? {
    guard let startLine = first(.start) else {
      report(.warning, .missingStart, "DTSTART is missing; the event is not shown", line: component.line)
      return nil
    }
    guard let start = time(startLine, otherwise: "the event is not shown") else { return nil }
    let recurrenceID = recurrenceID(start: start)
    let end = end(start: start, startLine: startLine)
    let recurrence = recurrence()
    let sequence = first(.sequence).flatMap { number($0, in: 0...Int.max) } ?? 0
    let details = details()
    return Event(
      uid: uid, recurrenceID: recurrenceID, sequence: sequence, start: start, end: end, recurrence: recurrence,
      details: details, calendar: calendar, line: component.line)
  }

  /// The property's first line with a value.
  func first(_ property: EventProperty) -> ContentLine? {
    entries.first { $0.property == property }.map { component.lines[$0.index] }
  }

  /// All of the property's lines with a value, in order.
  func all(_ property: EventProperty) -> [ContentLine] {
    entries.filter { $0.property == property }.map { component.lines[$0.index] }
  }

  mutating func report(_ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, line: Int) {
    diagnostics.append(Diagnostic(severity, code, message, file: file, line: line, uid: uid))
  }

  /// A value for a message: as written, cut where it is long. Cut by scalars, since one character can be megabytes.
  static func quoted(_ value: Substring) -> String {
    let trimmed = ContentText.trimmed(value)
    guard trimmed.utf8.count > 60 else { return String(trimmed) }
    return "\(Substring(trimmed.unicodeScalars.prefix(40)))…"
  }

  static func quoted(_ value: String) -> String { quoted(value[...]) }
}

/// A few properties, as bits.
private struct PropertySet {
  private var bits: UInt64 = 0

  /// Adds a property; `false` where it is there already.
  mutating func insert(_ property: EventProperty) -> Bool {
    let bit: UInt64 = 1 << UInt64(property.rawValue)
    defer { bits |= bit }
    return bits & bit == 0
  }
}

extension ContentLine {
  /// Whether its value holds anything but blanks.
  var hasValue: Bool { value.utf8.contains { !Octet.isBlank($0) } }
}

extension Diagnostic.Code {
  /// An event without DTSTART.
  public static let missingStart = Diagnostic.Code("missing-start")
  /// A property that RFC 5545 allows once is given again.
  public static let repeatedProperty = Diagnostic.Code("repeated-property")
}
