import Testing

@testable import ICalGrid

@Suite struct WindowFilterTests {
  private let june = Scanning.window("2024-06-01", "2024-07-01")

  private func keeps(_ lines: String..., window: DayWindow? = nil) throws -> Bool {
    let event = (["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR", ""]).joined(
      separator: "\r\n")
    return try !Scanning.scan(event, touching: window ?? june).events.isEmpty
  }

  @Test func singleEventsAreKeptWithinTwoDaysOfTheWindow() throws {
    #expect(try keeps("DTSTART:20240615T090000Z"))
    #expect(try keeps("DTSTART:20240530"))
    #expect(try !keeps("DTSTART:20240529"))
    #expect(try keeps("DTSTART;TZID=Pacific/Auckland:20240702T235959"))
    #expect(try !keeps("DTSTART:20240703"))
    #expect(try keeps("DTSTART:20200101", "DTEND:20240530"))
    #expect(try !keeps("DTSTART:20200101", "DTEND:20240529"))
    #expect(try keeps("DTSTART:20200101", "DTEND:20300101"))
    #expect(try !keeps("DTSTART:20250101", "DTEND:20240615"))
  }

  @Test func durationsCount() throws {
    #expect(try keeps("DTSTART:20240501T230000", "DURATION:P4W"))
    #expect(try !keeps("DTSTART:20240501T230000", "DURATION:P3W"))
    #expect(try keeps("DTSTART:20240528", "DURATION:PT24H"))
    #expect(try !keeps("DTSTART:20240520", "DURATION:P1DT2H3M4S"))
  }

  @Test(arguments: [
    "DURATION:-P1D", "DURATION:P", "DURATION:P1Y", "DURATION:1D", "DURATION:P99999999999999999999D", "DURATION:",
    "DTEND:tomorrow",
    "DTEND:20240132", "RDATE:20240615", "DTSTART:20200102", "DTEND:20200102\r\nDTEND:20200103", "RRULE:FREQ=DAILY",
    "RRULE:nonsense",
    "RRULE:FREQ=DAILY;COUNT=1\r\nRRULE:FREQ=DAILY;COUNT=1", "RECURRENCE-ID;RANGE=THISANDFUTURE:20200101",
    "RECURRENCE-ID:x",
    "RECURRENCE-ID;X=\"a:20200101", "RECURRENCE-ID;VALUE=DATE;\r\n range=THISANDFUTURE:20200101",
    "RECURRENCE-ID:20240615",
    "UID:1\r\nUID:2", "RECUR\r\n RENCE-ID:20240615", "recurrence-\r\n id:20240615",
  ])
  func whatCannotBeJudgedIsKept(line: String) throws {
    #expect(try keeps("DTSTART:20200101", line))
  }

  @Test(arguments: [
    "", "DTSTART:", "DTSTART:today", "DTSTART;VALUE=PERIOD:20200101/P1D", "DTSTART", "DTSTART;X=\"",
    "DTSTART :20200101",
  ])
  func anEventWithoutAPlainStartIsKept(line: String) throws {
    #expect(try keeps(line))
  }

  @Test func rulesReachFromTheirStartToTheirEnd() throws {
    #expect(try keeps("DTSTART:19700101", "RRULE:FREQ=YEARLY"))
    #expect(try !keeps("DTSTART:20240703", "RRULE:FREQ=YEARLY"))
    #expect(try keeps("DTSTART:20200101", "RRULE:FREQ=DAILY;UNTIL=20240530"))
    #expect(try !keeps("DTSTART:20200101", "RRULE:FREQ=DAILY;UNTIL=20240529T235959Z"))
    #expect(try keeps("DTSTART:20200101", "DTEND:20200110", "RRULE:FREQ=DAILY;UNTIL=20240521"))
    #expect(try keeps("DTSTART:20200101", "DURATION:P2W", "RRULE:FREQ=DAILY;UNTIL=20240520"))
    #expect(try !keeps("DTSTART:20200101", "RRULE:FREQ=DAILY;COUNT=100"))
    #expect(try keeps("DTSTART:20240301", "RRULE:FREQ=DAILY;COUNT=100"))
    #expect(try !keeps("DTSTART:20200101", "RRU", " LE:FREQ=DAILY;", " COUNT=100"))
  }

  @Test func overridesMatterForTheirTimeAndForTheirInstance() throws {
    #expect(try keeps("DTSTART:20240615", "RECURRENCE-ID:20200101"))
    #expect(try keeps("DTSTART:20200101", "RECURRENCE-ID;TZID=\"x:y\":20240615T100000"))
    #expect(try !keeps("DTSTART:20200101", "RECURRENCE-ID:20200102"))
    #expect(try keeps("DTSTART:20300101", "RECURRENCE-ID;RANGE=THISANDFUTURE:20300101"))
    #expect(try !keeps("DTSTART:20200101", "RECURRENCE-ID;X-RANGER=1:20200101T000000"))
  }

  @Test func propertiesOfInnerComponentsAndOtherNamesDoNotCount() throws {
    #expect(try !keeps("DTSTART:20200101", "BEGIN:VALARM", "RDATE:20240615", "DTEND:20300101", "END:VALARM"))
    #expect(
      try !keeps(
        "DTSTART:20200101", "DTENDX:20300101", "RDATES:20240615", "DTSTAMP:20240615", "UIDX:1", "DESCRIPTION:a",
        " DTEND:20300101"))
  }

  @Test func theEarliestAndLatestWindowsWork() throws {
    #expect(try keeps("DTSTART:00010101", window: DayWindow(day: .min)))
    #expect(try keeps("DTSTART:99991231T235959Z", window: DayWindow(day: .max)))
    #expect(try !keeps("DTSTART:20240101", window: DayWindow(day: .min)))
    #expect(try !keeps("DTSTART:20240101", window: DayWindow(day: .max)))
  }

  // UID closure

  private let elsewhere = "UID:a\nDTSTART:20200101\nSUMMARY:elsewhere"

  private func calendar(_ events: [String]) -> String {
    "BEGIN:VCALENDAR\n" + events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined() + "END:VCALENDAR\n"
  }

  @Test(arguments: ["UID:a", "uid:a", "UID: a ", "U\n ID:a", "UID:\n a", "UID;X-A=\"b:c\":a", "UID:\\a"])
  func whatSharesTheUIDOfAKeptEventIsReadBack(uid: String) throws {
    let kept = "\(uid)\nDTSTART:20240615\nSUMMARY:kept"
    let other = "UID:b\nDTSTART:20200101\nSUMMARY:other"
    for events in [[elsewhere, other, kept], [kept, other, elsewhere], [other, elsewhere, kept, elsewhere]] {
      let found = try Scanning.scan(calendar(events), touching: june)
      let expected = events.filter { $0 != other }
      #expect(found.values("SUMMARY") == expected.map { $0 == kept ? "kept" : "elsewhere" })
      let all = try Scanning.scan(calendar(events))
      #expect(found.events == all.events.filter { !String(decoding: $0.bytes, as: UTF8.self).contains("other") })
      #expect(found.statistics.eventsReadBack == expected.count - 1)
      #expect(found.statistics.eventsKept == expected.count)
      #expect(found.statistics.eventsPassed == 1)
    }
  }

  @Test func eventsWithoutAUIDAreOnTheirOwn() throws {
    let found = try Scanning.scan(
      calendar(["DTSTART:20200101", "DTSTART:20240615", "UID:\nDTSTART:20200101", "UID: \nDTSTART:20240615"]),
      touching: june)
    #expect(found.events.map(\.line) == [5, 12])
  }

  @Test func theSecondUIDOfAnEventCountsAsWell() throws {
    let found = try Scanning.scan(calendar(["UID:x\nUID:a\nDTSTART:20240615", elsewhere]), touching: june)
    #expect(found.values("UID") == ["x", "a"])
  }

  @Test func aUIDInWindows1252IsTheSameInUTF8() throws {
    let bytes =
      Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:caf".utf8) + [0xE9] + Array("\nDTSTART:20240615\nEND:VEVENT\n".utf8)
    let other = Array("BEGIN:VEVENT\nUID:café\nDTSTART:20200101\nEND:VEVENT\nEND:VCALENDAR\n".utf8)
    #expect(try Scanning.scan(bytes + other, touching: june).values("UID") == ["café", "café"])
  }

  @Test func aReadBackEventBringsItsCalendarAlong() throws {
    let text =
      calendar(["UID:z\nDTSTART:20200101"])
      + calendar([elsewhere]).replacing("BEGIN:VCALENDAR", with: "BEGIN:VCALENDAR\nNAME:b")
      + calendar(["UID:a\nDTSTART:20240615"])
    let found = try Scanning.scan(text, touching: june)
    #expect(found.calendars.map { $0.value("NAME") } == [nil, "b", nil])
    #expect(found.events.map(\.calendar) == [1, 2])
  }
}
