/// The tasks and journals of a source that repeat or replace an instance, read as events are, to see whether they fit.
struct TaskSeries {
  private(set) var events: [Event] = []

  /// As many are kept.
  private static let most = 50_000
  private static let names: Set<String> = ["UID", "DTSTART", "RECURRENCE-ID", "RRULE", "RDATE"]

  mutating func note(_ component: CheckedComponent, file: String) {
    guard events.count < Self.most, component.name == "VTODO" || component.name == "VJOURNAL",
      component.lines.contains(where: { ["RRULE", "RDATE", "RECURRENCE-ID"].contains($0.name) })
    else { return }
    var lines = component.lines.filter { Self.names.contains($0.name) }.map(\.content)
    // An instance may leave its start to the one that it replaces.
    if component.first("DTSTART") == nil, var start = component.first("RECURRENCE-ID")?.content {
      start.name = "DTSTART"
      lines.append(start)
    }
    let raw = RawComponent(name: "VEVENT", lines: lines, line: component.line)
    let reading = EventReader(file: file, fields: .grid).read(raw, calendar: CalendarInfo(source: file))
    if let event = reading.event { events.append(event) }
  }

  /// The instances that replace nothing. Where a zone is one of the file's own, nothing is said.
  func orphans(zones: SystemZones, work: Int, limit: Int) -> [Diagnostic] {
    guard events.contains(where: { $0.recurrenceID != nil }) else { return [] }
    let resolver = SourceReading(events, zones: zones).resolver
    func isKnown(_ time: TimeValue) -> Bool {
      if case .zoned(_, let tzid) = time { resolver.rules(tzid: tzid, calendar: 0) != nil } else { true }
    }
    let readable = events.filter { isKnown($0.start) && ($0.recurrenceID.map { isKnown($0.value) } ?? true) }
    return SourceReading(readable, zones: zones)
      .overrideFindings(work: work, limit: limit, otherwise: "it replaces nothing")
      .filter { $0.code == .orphanOverride }
  }
}
