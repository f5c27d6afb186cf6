import Testing

@testable import ICalGrid

/// VEVENTs on the whole way from text to occurrences, for tests.
enum Expanding {
  /// What the events, one list of content lines each, have in a window: `2024-06-01T09:00:00+02:00/2024-06-01T10:00:00+02:00 Title`, in order of start.
  static func occurrences(
    _ events: [String]..., from first: String, to end: String, zone: String = "UTC", calendar: [String] = []
  ) throws -> [String] {
    try reading(events, from: first, to: end, zone: zone, calendar: calendar).lines
  }

  static func reading(
    _ events: [[String]], from first: String, to end: String, zone: String = "UTC", calendar: [String] = [],
    limits: ExpansionLimits = ExpansionLimits()
  ) throws -> Reading {
    let reader = CalendarReader(limits: limits)
    return reader.read(
      [source(events, calendar: calendar)], window: Scanning.window(first, end),
      zone: try #require(reader.zones.zone(named: zone)))
  }

  static func source(_ events: [[String]], calendar: [String] = []) -> MemorySource {
    let lines = events.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] }
    let text = (["BEGIN:VCALENDAR"] + calendar + lines + ["END:VCALENDAR"]).joined(separator: "\r\n") + "\r\n"
    return MemorySource(bytes: Array(text.utf8), displayName: "a.ics")
  }
}

extension Reading {
  /// Each occurrence as a line, in order of start.
  var lines: [String] {
    occurrences.map { occurrence in
      let state = occurrence.status.map { " \($0.rawValue)" } ?? ""
      let title = occurrence.summary.map { " \($0)" } ?? ""
      return "\(occurrence.start.text)/\(occurrence.end.text)\(title)\(state)"
    }.sorted()
  }

  var codes: [Diagnostic.Code] { diagnostics.map(\.code) }
}

extension LocalTime {
  /// The date alone, a floating time, or a time with its offset where that isn't 0.
  var text: String {
    if isDate { return wall.date.description }
    guard let utcOffset, utcOffset != 0 else { return utcOffset == nil ? "\(wall)" : "\(wall)Z" }
    let minutes = abs(utcOffset) / 60
    return "\(wall)\(utcOffset < 0 ? "-" : "+")\(digits(minutes / 60, 2)):\(digits(minutes % 60, 2))"
  }
}
