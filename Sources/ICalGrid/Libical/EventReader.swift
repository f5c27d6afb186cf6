/// Reads VEVENT components into ``Event`` values: times and recurrence from the content lines, the rest with libical's judgement.
///
/// One component at a time: what libical makes of it is copied and freed before the next.
struct EventReader: Sendable {
  /// The source as the user named it, for diagnostics.
  var file: String
  /// How much of each event is read.
  var fields: EventFields

  init(file: String, fields: EventFields = .all) {
    self.file = file
    self.fields = fields
  }

  /// What became of a component.
  struct Reading: Sendable {
    /// The event; `nil` where the component states no start that can be read.
    var event: Event?
    /// What was read leniently, repaired or left out, by line.
    var diagnostics: [Diagnostic]
  }

  /// Reads one VEVENT. Linear in its size.
  func read(_ component: RawComponent, calendar: CalendarInfo) -> Reading {
    var reading = ComponentReading(component, file: file, fields: fields)
    let event = reading.event(calendar)
    return Reading(event: event, diagnostics: reading.diagnostics)
  }
}
