/// One source on its way: its components parsed, grouped by UID and expanded.
struct SourceReading {
  private let calendars: [CalendarInfo]
  let events: [Event]
  let resolver: ZoneResolver
  private var diagnostics: [Diagnostic]
  private let diagnosticsPerCode: Int

  init(_ scanned: ScannedSource, zones: SystemZones, fields: EventFields, limits: ScanLimits = ScanLimits()) {
    // A hostile file can have millions.
    diagnosticsPerCode = limits.diagnosticsPerCode
    var list = DiagnosticList(limit: diagnosticsPerCode)
    let calendars = scanned.calendars.enumerated().map { ordinal, calendar in
      CalendarInfo(
        calendar, ordinal: ordinal, source: calendar.file, collection: scanned.file, name: scanned.displayName,
        color: scanned.color)
    }
    var events: [Event] = []
    events.reserveCapacity(scanned.events.count)
    for slice in scanned.events {
      let calendar = calendars[slice.calendar]
      var lines = ContentLineReader(file: calendar.source)
      lines.names = EventProperty.names(for: fields)
      let component = lines.component(slice)
      list.append(contentsOf: lines.diagnostics)
      let reading = EventReader(file: calendar.source, fields: fields).read(component, calendar: calendar)
      list.append(contentsOf: reading.diagnostics)
      if let event = reading.event { events.append(event) }
    }
    diagnostics = scanned.diagnostics + list.finished()
    self.calendars = calendars
    self.events = events
    resolver = ZoneResolver(
      file: scanned.file, system: zones,
      definitions: { Self.definitions(of: scanned.calendars[$0], named: calendars[$0].timeZoneID) },
      firstUse: { tzid, calendar in events.first { $0.names(tzid, in: calendar) } }, limits: limits)
    if let note = Self.note(of: scanned) { diagnostics.append(note) }
  }

  /// Events that stand in no file.
  init(_ events: [Event], zones: SystemZones) {
    calendars = []
    self.events = events
    diagnostics = []
    diagnosticsPerCode = ScanLimits().diagnosticsPerCode
    resolver = ZoneResolver(
      file: "", system: zones, firstUse: { tzid, calendar in events.first { $0.names(tzid, in: calendar) } })
  }

  /// Adds what touches the window, and what there is to say about it.
  func expand(
    into reading: inout Reading, window: DayWindow, display: ZoneRules, limits: ExpansionLimits,
    where isWanted: ((Event) -> Bool)? = nil
  ) {
    let (sets, superseded) = RecurrenceSet.sets(of: events)
    var expansion = Expansion(window: window, display: display, limits: limits) { rule throws(RecurrenceRuleError) in
      try rule.resolvedScale()
    }
    for one in superseded { expansion.note(.superseded(byLine: one.by.line), one.event) }
    for set in sets {
      if let isWanted, !(set.masters + set.overrides).contains(where: isWanted) { continue }
      expansion.add(set) { SeriesZones(resolver: resolver, calendar: $0.calendar.ordinal) }
    }
    reading.occurrences += expansion.occurrences
    reading.calendars += calendars
    var list = DiagnosticList(limit: diagnosticsPerCode)
    list.append(contentsOf: resolver.diagnostics + expansion.findings.map(\.diagnostic))
    reading.diagnostics += ordered(diagnostics + list.finished())
    reading.isTruncated = reading.isTruncated || expansion.isTruncated
  }

  /// Diagnostics by file, in the order of the source, and line.
  private func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > 1 else { return diagnostics }
    var places: [String: Int] = [:]
    for file in calendars.map(\.source) + diagnostics.map(\.file) where places[file] == nil {
      places[file] = places.count
    }
    return diagnostics.enumerated().map { (place: places[$1.file] ?? 0, offset: $0, diagnostic: $1) }
      .sorted { ($0.place, $0.diagnostic.line, $0.offset) < ($1.place, $1.diagnostic.line, $1.offset) }
      .map(\.diagnostic)
  }

  private static func definitions(of calendar: ScannedCalendar, named name: String?) -> ZoneDefinitions {
    var lines = ContentLineReader(file: calendar.file)
    return ZoneDefinitions(
      timeZones: calendar.timeZones.map { lines.component($0) }, displayZone: name, file: calendar.file)
  }

  /// One note a file of the components that aren't events.
  private static func note(of scanned: ScannedSource) -> Diagnostic? {
    guard !scanned.otherComponents.isEmpty else { return nil }
    let counts = scanned.otherComponents.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return Diagnostic(
      .note, .otherComponents, "\(counts.joined(separator: ", ")): only events are shown", file: scanned.file, line: 0)
  }
}

extension Event {
  /// Whether one of the event's times stands in that zone of that VCALENDAR.
  fileprivate func names(_ tzid: String, in calendar: Int) -> Bool {
    guard self.calendar.ordinal == calendar else { return false }
    var values = [start] + recurrence.exclusions + recurrence.dates.map(\.start)
    if case .time(let value) = end { values.append(value) }
    if let recurrenceID { values.append(recurrenceID.value) }
    return values.contains { if case .zoned(_, tzid) = $0 { true } else { false } }
  }
}
