import ICalGrid
import ICalGridStore
import Testing

/// METHOD:CANCEL (RFC 5546 §3.2.5).
@Suite struct CancellationTests {
  private let temporary: TemporaryStore

  init() throws {
    temporary = try TemporaryStore()
    try temporary.take(
      calendar(
        "NAME:Work", event("meeting", "20240612", "Meeting", "SEQUENCE:1"),
        event("daily", "20240610", "Daily", "RRULE:FREQ=DAILY;COUNT=4"), event("other", "20240612", "Other")))
  }

  private func cancel(_ lines: String..., named name: String? = nil) throws -> ImportSummary {
    let component = (["BEGIN:VEVENT", "DTSTAMP:20240601T000000Z"] + lines + ["END:VEVENT"]).joined(separator: "\r\n")
    return try temporary.take(calendar("METHOD:CANCEL", component), as: "/cancel.ics", named: name)
  }

  @Test func theEventThatIsNamedIsCancelled() throws {
    // Without a name it belongs to the calendar that has the event.
    #expect(try cancel("UID:meeting", "SEQUENCE:2").calendar == "Work")
    #expect(try temporary.titles("2024-06-12", "2024-06-12") == ["Daily", "Meeting cancelled", "Other"])
  }

  @Test func itStaysCancelledWhenTheCalendarIsImportedAgain() throws {
    _ = try cancel("UID:meeting", "SEQUENCE:1", named: "Work")
    try temporary.take(calendar("NAME:Work", event("meeting", "20240612", "Meeting", "SEQUENCE:1")))
    #expect(try temporary.titles("2024-06-12", "2024-06-12") == ["Meeting cancelled"])
  }

  @Test func aLaterRevisionIsNotCancelled() throws {
    _ = try cancel("UID:meeting", "SEQUENCE:0")
    #expect(try temporary.titles("2024-06-12", "2024-06-12").contains("Meeting"))
  }

  @Test func oneInstanceIsCancelled() throws {
    _ = try cancel("UID:daily", "RECURRENCE-ID:20240612T090000Z")
    #expect(try temporary.titles("2024-06-11", "2024-06-11") == ["Daily"])
    #expect(
      try temporary.titles("2024-06-12", "2024-06-13") == ["Daily cancelled", "Meeting", "Other", "Daily"])
  }

  @Test func inAnotherCalendarItCancelsNothing() throws {
    try temporary.take(calendar(event("meeting", "20240612", "Meeting")), as: "/home.ics", named: "Home")
    _ = try cancel("UID:meeting", "SEQUENCE:2", named: "Home")
    #expect(try temporary.titles("2024-06-12", "2024-06-12", calendars: ["Home"]) == ["Meeting cancelled"])
    #expect(try temporary.titles("2024-06-12", "2024-06-12", calendars: ["Work"]) == ["Daily", "Meeting", "Other"])
  }
}
