import Testing

@testable import ICalGrid

@Suite("What an event says beside its times")
struct EventReaderTests {
  private func details(_ lines: String..., fields: EventFields = .all) throws -> EventDetails {
    try #require(readEvent(lines: ["DTSTART:20240501T100000Z"] + lines, fields: fields).event).details
  }

  @Test("Texts are decoded by RFC 5545's escapes and otherwise kept to the letter")
  func texts() throws {
    let details = try details(
      #"SUMMARY:C:\Program Files\new\, or not "#, #"DESCRIPTION:one\ntwo\Nthree\; \t"#, "LOCATION:  Kraków, 東京 🗼")
    #expect(details.summary == "C:\\Program Files\new, or not ")
    #expect(details.description == "one\ntwo\nthree; \\t")
    #expect(details.location == "  Kraków, 東京 🗼")
  }

  @Test("An empty or blank value is an absent one", arguments: ["SUMMARY:", "SUMMARY: \t "])
  func empty(_ line: String) throws {
    let reading = readEvent("DTSTART:20240501T100000Z", line)
    #expect(reading.event?.summary == nil)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("Control characters and bytes that C strings can't hold stay in the text")
  func controlCharacters() throws {
    let details = try details("SUMMARY:a\u{0}b\u{1B}[31m\u{7F}\u{85}\u{202E}", "STATUS:CONFIRMED")
    #expect(details.summary == "a\u{0}b\u{1B}[31m\u{7F}\u{85}\u{202E}")
    #expect(details.status == .confirmed)
  }

  @Test("States in any letter case")
  func states() throws {
    let details = try details("STATUS:tentative", "TRANSP:Transparent", "CLASS:private")
    #expect(details.status == .tentative)
    #expect(details.isTransparent)
    #expect(details.classification == "PRIVATE")
    #expect(try self.details("TRANSP:OPAQUE").isTransparent == false)
  }

  @Test("A status of another word is left out with a note; the American spelling is understood")
  func unknownStatus() {
    let unknown = readEvent("DTSTART:20240501T100000Z", "STATUS:MAYBE")
    #expect(unknown.event?.status == nil)
    #expect(unknown.diagnostics.map(\.message) == ["STATUS MAYBE is unknown; left out"])
    let american = readEvent("DTSTART:20240501T100000Z", "STATUS:CANCELED")
    #expect(american.event?.status == .cancelled)
    #expect(american.diagnostics.map(\.code) == [.unknownStatus])
  }

  @Test("Categories: several lines, escaped commas, more than 500")
  func categories() throws {
    #expect(
      try details(#"CATEGORIES:Work, Team\, all,,Ünïcode"#, "CATEGORIES:Travel").categories
        == ["Work", "Team, all", "Ünïcode", "Travel"])
    let many = readEvent(
      "DTSTART:20240501T100000Z", "CATEGORIES:" + (0..<600).map { "c\($0)" }.joined(separator: ","), "STATUS:CONFIRMED")
    #expect(many.event?.details.categories.count == 600)
    #expect(many.event?.details.categories.last == "c599")
    #expect(many.event?.status == .confirmed)
    #expect(many.diagnostics.map(\.code) == [.longList])
  }

  @Test("People, with their parameters quoted, escaped and in plenty")
  func people() throws {
    let details = try details(
      #"ORGANIZER;CN="Lovelace; Ada: 1":mailto:ada@example.org"#,
      "ATTENDEE;CN=Grace ^'Amazing^' Hopper;ROLE=chair;PARTSTAT=declined:mailto:grace@example.org",
      #"ATTENDEE;CN="C:\";PARTSTAT=X-LATER:mailto:path@example.org"#,
      "ATTENDEE;" + (0..<150).map { "X-P\($0)=v" }.joined(separator: ";")
        + ";PARTSTAT=ACCEPTED:mailto:many@example.org",
      "ATTENDEE:mailto:plain@example.org")
    #expect(details.organizer == Attendee(address: "mailto:ada@example.org", name: "Lovelace; Ada: 1"))
    #expect(
      details.attendees == [
        Attendee(
          address: "mailto:grace@example.org", name: #"Grace "Amazing" Hopper"#, participation: "DECLINED",
          role: "CHAIR"),
        Attendee(address: "mailto:path@example.org", name: #"C:\"#, participation: "X-LATER"),
        Attendee(address: "mailto:many@example.org", participation: "ACCEPTED"),
        Attendee(address: "mailto:plain@example.org"),
      ])
  }

  @Test("Where it is, how urgent, which revision")
  func numbers() throws {
    let event = try #require(
      readEvent("DTSTART:20240501T100000Z", "GEO:37.386013;-122.082932", "PRIORITY:1", "SEQUENCE:7").event)
    #expect(event.details.geo == GeographicPosition(latitude: 37.386013, longitude: -122.082932))
    #expect(event.details.priority == 1)
    #expect(event.sequence == 7)
  }

  @Test(
    "A number or place that is none is left out, with its line, and the rest is unharmed",
    arguments: [
      "GEO:here", "GEO:37.1", "GEO:91;0", "GEO:0;181", "GEO:nan;0", "PRIORITY:high", "PRIORITY:10", "PRIORITY:-1",
      "SEQUENCE:-1", "SEQUENCE:99999999999999999999", "SEQUENCE:two",
    ])
  func badNumbers(_ line: String) throws {
    let reading = readEvent("DTSTART:20240501T100000Z", "STATUS:CONFIRMED", line, "CLASS:PUBLIC")
    let event = try #require(reading.event)
    #expect(event.details.geo == nil)
    #expect(event.details.priority == nil)
    #expect(event.sequence == 0)
    #expect(event.status == .confirmed)
    #expect(event.details.classification == "PUBLIC")
    #expect(reading.diagnostics.map(\.code) == [.invalidValue])
    #expect(reading.diagnostics.first?.line == 13)
  }

  @Test("Links, attachments, conferences and alarms")
  func links() throws {
    let details = try details(
      "URL:https://example.org/a?b=1,2;c", "ATTACH:https://example.org/agenda.pdf",
      "ATTACH;ENCODING=BASE64;VALUE=BINARY:AAAA", "CONFERENCE;VALUE=URI;FEATURE=VIDEO:https://meet.example.org/x",
      "COLOR:turquoise", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "SUMMARY:not the event's", "END:VALARM")
    #expect(details.url == "https://example.org/a?b=1,2;c")
    #expect(details.attachments == ["https://example.org/agenda.pdf", ""])
    #expect(details.conferences == ["https://meet.example.org/x"])
    #expect(details.color == "turquoise")
    #expect(details.alarmCount == 1)
    #expect(details.summary == nil)
  }

  @Test("Stamps of the revision")
  func stamps() throws {
    let details = try details(
      "DTSTAMP:20240101T000000Z", "CREATED:20240102T000000Z", "LAST-MODIFIED:20240103T000000Z")
    #expect(details.stamp == utc("2024-01-01T00:00:00"))
    #expect(details.created == utc("2024-01-02T00:00:00"))
    #expect(details.lastModified == utc("2024-01-03T00:00:00"))
  }

  @Test("Every property is there as written, known or not")
  func properties() throws {
    let lines = try details("X-FOO;X-BAR=1:a\\,b", "NEW-THING:value", "DESCRIPTION:").properties
    #expect(lines.map(\.name) == ["DTSTART", "X-FOO", "NEW-THING", "DESCRIPTION"])
    #expect(
      lines[1]
        == ContentLine(name: "X-FOO", parameters: [.init(name: "X-BAR", values: ["1"])], value: #"a\,b"#, line: 12))
    #expect(lines[2].value == "value")
  }

  @Test("A month takes what it shows and nothing else; what it takes is the same")
  func grid() throws {
    let lines = [
      "UID: a ", "DTSTART:20240501T100000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY", "EXDATE:20240502T100000Z",
      "SEQUENCE:3", "SUMMARY:S", "STATUS:CANCELLED", "TRANSP:TRANSPARENT", "COLOR:red", "CATEGORIES:a,b",
      "DTSTAMP:20240101T000000Z", "LAST-MODIFIED:20240101T000000Z", "DESCRIPTION:long", "ATTENDEE:mailto:a@example.org",
      "GEO:nonsense", "BEGIN:VALARM", "END:VALARM",
    ]
    let grid = readEvent(lines: lines, fields: .grid)
    let all = try #require(readEvent(lines: lines).event)
    let event = try #require(grid.event)
    #expect(event.uid == "a")
    #expect(event.start == all.start && event.end == all.end && event.recurrence == all.recurrence)
    #expect(event.sequence == 3)
    #expect(event.details.summary == "S" && event.status == .cancelled && event.details.isTransparent)
    #expect(event.details.color == "red" && event.details.categories == ["a", "b"])
    #expect(event.details.stamp == all.details.stamp && event.details.lastModified == all.details.lastModified)
    #expect(event.details.description == nil && event.details.attendees.isEmpty && event.details.alarmCount == 0)
    #expect(event.details.properties.isEmpty)
    #expect(grid.diagnostics.isEmpty)
    let attendance = try #require(readEvent(lines: lines, fields: .attendance).event).details
    #expect(attendance.attendees == all.details.attendees && attendance.attendees.count == 1)
    #expect(attendance.description == nil && attendance.properties.isEmpty)
  }

  @Test("What is no colour is none", arguments: ["tomato", "#FF2968", "#ff2968ff", "url(x)", "#12345", "red}", ""])
  func color(text: String) throws {
    let event = try #require(readEvent("DTSTART:20240501T100000Z", "COLOR:\(text)").event)
    #expect(event.details.color == (RGBColor(text) == nil ? nil : text))
  }

  @Test("Where the event stands in its file and to whom it belongs")
  func place() throws {
    let event = try #require(readEvent("UID:a", "DTSTART:20240501T100000Z").event)
    #expect(event.line == 10)
    #expect(event.uid == "a")
    #expect(try #require(readEvent("DTSTART:20240501T100000Z").event).uid == nil)
  }
}
