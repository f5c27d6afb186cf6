import ICalGrid
import ICalGridStore

/// The imported calendars as `calendars` prints them.
struct CalendarList {
  private let calendars: [StoredCalendar]

  init(_ calendars: [StoredCalendar]) { self.calendars = calendars }

  /// A paragraph a calendar: what it holds, then where each part comes from.
  func text(in zone: ZoneRules) -> String {
    calendars.map { calendar in
      let lines =
        ["\(calendar.name)\(calendar.color.map { " (\($0))" } ?? "")", "  " + Self.contents(calendar)]
        + calendar.sources.map { source in
          "  \(Self.place(source.origin)), imported \(Self.time(source.imported, in: zone))"
            + (source.failure.map { "; since then: \($0)" } ?? "")
        }
      return lines.map { TerminalText.visible($0) + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func contents(_ calendar: StoredCalendar) -> String {
    var text = "\(ImportSummary.grouped(calendar.events)) event\(calendar.events == 1 ? "" : "s")"
    if let first = calendar.first {
      let last = calendar.isEndless ? "without end" : calendar.last.map { "to \($0)" } ?? ""
      text += ", \(first) \(last)"
    }
    if calendar.problems > 0 { text += ", \(ImportSummary.grouped(calendar.problems)) with problems" }
    return text
  }

  private static func place(_ origin: SourceOrigin) -> String {
    origin.kind == .stream && origin.location == "-" ? "standard input" : origin.location
  }

  /// `2024-06-12 09:40`
  private static func time(_ seconds: Int, in zone: ZoneRules) -> String {
    let wall = zone.local(Instant(unixSeconds: seconds)).wall
    let minutes = wall.secondOfDay / 60
    func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(wall.date) \(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }

  /// The same with stable keys; times are in UTC.
  var json: [UInt8] {
    var json = JSONWriter()
    json.object(.rows) { json in
      json.key("calendars")
      json.array(.rows) { json in
        for calendar in calendars { json.object { Self.write(calendar, to: &$0) } }
      }
    }
    json.end()
    return json.bytes
  }

  private static func write(_ calendar: StoredCalendar, to json: inout JSONWriter) {
    json.key("name")
    json.string(calendar.name)
    if let color = calendar.color {
      json.key("color")
      json.string(color)
    }
    json.key("events")
    json.number(calendar.events)
    if let first = calendar.first {
      json.key("first")
      json.date(first)
    }
    if !calendar.isEndless, let last = calendar.last {
      json.key("last")
      json.date(last)
    }
    json.key("problems")
    json.number(calendar.problems)
    json.key("sources")
    json.array { json in
      for source in calendar.sources { json.object { write(source, to: &$0) } }
    }
  }

  private static func write(_ source: StoredCalendar.Source, to json: inout JSONWriter) {
    json.key("source")
    json.string(source.origin.location)
    json.key("events")
    json.number(source.events)
    json.key("imported")
    json.string(time(source.imported, in: .utc).replacing(" ", with: "T") + "Z")
    if let failure = source.failure {
      json.key("failure")
      json.string(failure)
    }
  }
}
