@testable import ICalGrid

/// What the reader makes of a VEVENT with these content lines. BEGIN stands on line 10 of `work.ics`, the first of them on line 11.
func readEvent(_ lines: String..., fields: EventFields = .all) -> EventReader.Reading {
  readEvent(lines: lines, fields: fields)
}

func readEvent(lines: [String], fields: EventFields = .all) -> EventReader.Reading {
  let text = (["BEGIN:VEVENT"] + lines + ["END:VEVENT"]).map { $0 + "\r\n" }.joined()
  let slice = ComponentSlice(kind: .event, bytes: Array(text.utf8), line: 10, calendar: 0)
  var reader = ContentLineReader(file: "work.ics")
  return EventReader(file: "work.ics", fields: fields).read(reader.component(slice), calendar: CalendarInfo())
}

/// `2024-06-12T09:00:00` as a wall time.
func wall(_ text: String) -> CivilDateTime {
  guard let value = try? TimeText(text[...]), let second = value.secondOfDay else {
    fatalError("not a wall time: \(text)")
  }
  return CivilDateTime(value.date).advanced(bySeconds: second)
}

/// `2024-06-12` as a day.
func day(_ text: String) -> CivilDate {
  guard let date = CivilDate(iso8601: text) else { fatalError("not a day: \(text)") }
  return date
}

/// `2024-06-12T09:00:00` as a time in UTC.
func utc(_ text: String) -> TimeValue { .utc(Instant(wall(text), utcOffset: 0)) }
