extension JSONWriter {
  /// One occurrence as every JSON form has it.
  mutating func occurrence(_ occurrence: Occurrence) {
    let event = occurrence.event
    let details = event.details
    object { json in
      json.key("uid")
      json.string(event.uid ?? "")
      if let original = occurrence.recurrenceID {
        json.key("recurrenceId")
        json.time(original)
      }
      json.text("summary", occurrence.summary)
      json.key("start")
      json.time(occurrence.start, isDate: occurrence.isAllDay)
      json.key("end")
      json.time(occurrence.end, isDate: occurrence.isAllDay)
      json.key("allDay")
      json.bool(occurrence.isAllDay)
      json.flag("floating", occurrence.isFloating)
      if let timeZone = occurrence.timeZone { json.text("timeZone", timeZone) }
      json.text("status", occurrence.status?.rawValue)
      json.flag("transparent", details.isTransparent)
      json.text("location", details.location)
      json.text("description", details.description)
      json.text("url", details.url)
      if !details.categories.isEmpty {
        json.key("categories")
        json.array { json in
          for category in details.categories { json.string(category) }
        }
      }
      json.text("color", details.color ?? event.calendar.color)
      json.key("calendar")
      json.string(event.calendar.name)
      json.key("source")
      json.object { json in
        json.key("file")
        json.string(event.calendar.source)
        json.key("line")
        json.number(event.line)
      }
    }
  }

  mutating func diagnostic(_ diagnostic: Diagnostic) {
    object { json in
      json.key("severity")
      json.string(diagnostic.severity.rawValue)
      json.key("code")
      json.string(diagnostic.code.rawValue)
      json.key("message")
      json.string(diagnostic.message)
      json.key("file")
      json.string(diagnostic.file)
      json.key("line")
      json.number(diagnostic.line)
      json.text("uid", diagnostic.uid)
    }
  }

  /// The members that close every form: the events, if the form has any, and the diagnostics.
  mutating func events(_ occurrences: [Occurrence]) {
    key("events")
    array(.rows) { json in
      for occurrence in occurrences { json.occurrence(occurrence) }
    }
  }

  mutating func diagnostics(_ diagnostics: [Diagnostic]) {
    key("diagnostics")
    array(.rows) { json in
      for diagnostic in diagnostics { json.diagnostic(diagnostic) }
    }
  }

  /// A member that is absent where there is no text.
  mutating func text(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  /// A member that is there only where it is true.
  mutating func flag(_ name: StaticString, _ value: Bool) {
    guard value else { return }
    key(name)
    bool(true)
  }
}
