/// Whether there is something to say about an event.
package enum EventProblems {
  /// Whether a reader warns of a VEVENT with these bytes, or can't read it.
  package static func has(_ bytes: [UInt8], line: Int, file: String) -> Bool {
    var lines = ContentLineReader(file: file)
    let slice = ListedComponent.slice(bytes, kind: .event, line: line, calendar: 0, isComplete: true)
    let component = lines.component(slice)
    let reading = EventReader(file: file, fields: .all).read(component, calendar: CalendarInfo(source: file))
    return reading.event == nil || (lines.diagnostics + reading.diagnostics).contains { $0.severity != .note }
  }
}
