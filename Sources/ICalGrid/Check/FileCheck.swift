/// Checks one file line by line and component by component; what it finds goes to ``log``.
///
/// Components end as they do for the scanner, which reports what is wrong with their BEGIN and END lines.
struct FileCheck {
  var log: CheckLog
  /// The components met, for what concerns several of them.
  private(set) var identities = ComponentIdentities()

  /// The tasks among them that belong to series.
  var tasks = TaskSeries()

  /// Whether the VCALENDAR at hand is one of vCalendar 1.0.
  private(set) var isVersion1 = false
  /// Whether the VCALENDAR at hand has no BEGIN.
  private(set) var isImplied = false
  /// Whether the VCALENDAR at hand has a METHOD: then it is a message, in which a VEVENT needs no DTSTART (RFC 5545 §3.6.1).
  private(set) var hasMethod = false
  /// Places of problems that the reading told by the component or the property alone, and what is known more exactly.
  var sought: Set<DiagnosticPlace> = []
  var details: [DiagnosticPlace: Detail] = [:]
  var unescaped = LineTally()
  var firstUnescaped = (name: "", sign: "")
  /// Steps of rule iterators that may still be taken.
  var ruleWork = 5_000_000
  var hasReportedWork = false
  /// The same for rules in other calendars, a search of which takes more.
  var scaledWork = 4_000_000
  var zoneUse = ZoneUse()
  /// What the VTIMEZONEs may still take: ``ScanLimits/zoneWork``.
  var zoneWork: Int

  private let zones: SystemZones
  private let limits: ScanLimits
  /// The VCALENDAR at hand without its components, then the components open in it.
  private var open: [CheckedComponent] = []
  private var levelsLeftOut = 0
  private var propertyCount = 0

  init(log: CheckLog, zones: SystemZones, limits: ScanLimits) {
    self.log = log
    self.zones = zones
    self.limits = limits
    zoneWork = limits.zoneWork
  }

  mutating func check(_ bytes: [UInt8], file: String) {
    log.file = file
    identities.file = file
    unescaped = LineTally()
    bytes.withUnsafeBufferPointer { bytes in
      PhysicalLines(bytes).report(to: &log)
      var reader = ContentLineReader(file: file, limits: limits)
      for folded in FoldedLines(bytes, firstLine: 1) {
        let line = folded.line
        folded.withOctets(in: bytes) { octets in
          noteInvalidUTF8(octets, folded, in: bytes)
          switch ComponentBoundary(octets) {
          case .begin(let name): begin(name, line: line)
          case .end(let name): end(name)
          case nil:
            guard levelsLeftOut == 0, !open.isEmpty else { return }
            add(CheckedLine(octets, folded, in: bytes, reader: &reader), at: line)
          }
        }
      }
      while !open.isEmpty { closeLast() }
      if unescaped.count > 0 {
        log.report(
          .unescapedText,
          "\(firstUnescaped.name) has a \(firstUnescaped.sign) without a backslash\(unescaped.others("have"))",
          line: unescaped.first)
      }
    }
  }

  private mutating func begin(_ name: ComponentName, line: Int) {
    if name == .calendar {
      while !open.isEmpty { closeLast() }
      beginCalendar(line: line, isImplied: false)
      return
    }
    // As for the scanner: those that never stand within another end the one before.
    if name.standsAlone, open.count > 1, !(open.last?.name == "VEVENT" && open.last?.lines.isEmpty == true) {
      while open.count > 1 { closeLast() }
      levelsLeftOut = 0
    }
    if open.isEmpty {
      guard name.marksICalendar else { return }
      beginCalendar(line: line, isImplied: true)
    }
    if levelsLeftOut > 0 || open.count > limits.nesting {
      levelsLeftOut += 1
    } else {
      open.append(CheckedComponent(name: name.description, line: line))
      if open.count == 2 { propertyCount = 0 }
    }
  }

  private mutating func beginCalendar(line: Int, isImplied: Bool) {
    open = [CheckedComponent(name: "VCALENDAR", line: line)]
    self.isImplied = isImplied
    isVersion1 = false
    hasMethod = false
    zoneUse = ZoneUse()
    levelsLeftOut = 0
  }

  private mutating func end(_ name: ComponentName) {
    if levelsLeftOut > 0, name != .calendar {
      levelsLeftOut -= 1
    } else if let level = open.lastIndex(where: { $0.name == name.description }) {
      levelsLeftOut = 0
      while open.count > level { closeLast() }
    }
  }

  /// Adds a line to the component at hand; `nil` is one that is no property.
  private mutating func add(_ property: CheckedLine?, at line: Int) {
    propertyCount += 1
    guard propertyCount <= limits.properties else {
      if propertyCount == limits.properties + 1 {
        log.report(
          .tooManyProperties,
          "\(open.last?.name ?? "") has more than \(limits.properties) properties; those from here on are left out",
          line: line)
      }
      return
    }
    guard let property else { return }
    open[open.count - 1].lines.append(property)
    if open.count == 1, property.name == "METHOD", property.content.hasValue { hasMethod = true }
    guard open.count == 1, property.name == "VERSION", ContentText.trimmed(property.value) != "2.0" else { return }
    isVersion1 = ContentText.trimmed(property.value) == "1.0"
    if isVersion1 {
      log.report(
        .vCalendar1,
        "the calendar is vCalendar 1.0; rules, quoted-printable and character sets are converted, alarms are left out",
        line: line)
    } else {
      log.report(
        .unknownVersion, "VERSION \(shown(property.value)) is not 2.0; read as if it were", line: line)
    }
  }

  /// Ends the innermost component. One that stands in a VCALENDAR is checked, and but for a VTIMEZONE forgotten.
  private mutating func closeLast() {
    guard let last = open.popLast() else { return }
    if open.count > 1 {
      open[open.count - 1].children.append(last)
    } else if open.count == 1 {
      check(last, in: isImplied ? nil : "VCALENDAR")
      if last.name == "VTIMEZONE" { zoneUse.definitions.append(last.raw) }
    } else {
      check(last, in: nil)
      checkZones(of: last, system: zones)
    }
  }

  /// Remembers a component for what concerns several.
  mutating func note(_ component: CheckedComponent) { identities.note(component, log: &log) }
}

extension Diagnostic.Code {
  /// A VCALENDAR of vCalendar 1.0.
  public static let vCalendar1 = Self("vcalendar-1")
  /// A VERSION that is neither 2.0 nor 1.0.
  public static let unknownVersion = Self("unknown-version")
}
