import Testing

@testable import ICalGrid

@Suite("Start and end of an event")
struct EventTimesTests {
  private let berlin = "Europe/Berlin"

  @Test("An event without a start that can be read is no event, and the line says why")
  func noStart() {
    let missing = readEvent("UID:a", "SUMMARY:S")
    #expect(missing.event == nil)
    #expect(missing.diagnostics.map(\.code) == [.missingStart])
    #expect(missing.diagnostics.first?.line == 10)
    #expect(missing.diagnostics.first?.uid == "a")

    let impossible = readEvent("UID:a", "DTSTART;VALUE=DATE:20240230")
    #expect(impossible.event == nil)
    #expect(
      impossible.diagnostics == [
        Diagnostic(
          .warning, .invalidTime, "DTSTART 20240230 is a day that does not exist; the event is not shown",
          file: "work.ics", line: 12, uid: "a")
      ])
    #expect(readEvent("DTSTART:").diagnostics.map(\.code) == [.missingStart])
    #expect(readEvent("DTSTART:INVALID-DATE").diagnostics.map(\.code) == [.invalidTime])
  }

  @Test("The first of two starts stands")
  func twoStarts() {
    let reading = readEvent("DTSTART:20240501T100000Z", "DTSTART:20240601T100000Z", "DTSTART:20240701T100000Z")
    #expect(reading.event?.start == utc("2024-05-01T10:00:00"))
    #expect(reading.diagnostics.map(\.code) == [.repeatedProperty])
    #expect(reading.diagnostics.first?.line == 12)
  }

  @Test("Eight digits are a day, with VALUE=DATE or without; a TZID beside a day counts for nothing")
  func days() {
    #expect(readEvent("DTSTART:20240501").event?.start == .date(day("2024-05-01")))
    #expect(readEvent("DTSTART;TZID=Europe/Berlin;VALUE=DATE:20240501").event?.start == .date(day("2024-05-01")))
    #expect(readEvent("DTSTART;VALUE=DATE:20240501T000000").event?.start == .date(day("2024-05-01")))
    #expect(readEvent("DTSTART;VALUE=DATE:20240501T100000").event?.start == .floating(wall("2024-05-01T10:00:00")))
    #expect(readEvent("DTSTART;VALUE=DATE-TIME:20240501T100000").event?.start == .floating(wall("2024-05-01T10:00:00")))
  }

  @Test("A start without seconds is read, with a note")
  func lenient() {
    let reading = readEvent("DTSTART;TZID=Europe/Berlin:20240101T1000")
    #expect(reading.event?.start == .zoned(wall("2024-01-01T10:00:00"), tzid: berlin))
    #expect(reading.diagnostics.map(\.code) == [.lenientTime])
    #expect(
      reading.diagnostics.first?.message
        == "DTSTART 20240101T1000 is not written as RFC 5545 says; read as 2024-01-01T10:00:00")
  }

  @Test("An end in its own form")
  func end() {
    let reading = readEvent("DTSTART:20240501T100000Z", "DTEND;TZID=Europe/Berlin:20240501T130000")
    #expect(reading.event?.end == .time(.zoned(wall("2024-05-01T13:00:00"), tzid: berlin)))
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("Neither end nor duration")
  func noEnd() {
    #expect(readEvent("DTSTART:20240501T100000Z").event?.end == EventEnd.none)
  }

  @Test("An all-day event that ends on its first day lasts one day, without a word")
  func sameDay() {
    let reading = readEvent("DTSTART;VALUE=DATE:20240501", "DTEND;VALUE=DATE:20240501")
    #expect(reading.event?.end == EventEnd.none)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(
    "An end before the start: shown at its start, with a warning",
    arguments: [
      ("DTSTART:20240501T100000Z", "DTEND:20240501T090000Z"),
      ("DTSTART;VALUE=DATE:20240502", "DTEND;VALUE=DATE:20240501"),
      ("DTSTART:20240501T100000", "DTEND:20240501T090000"),
      ("DTSTART;TZID=Europe/Berlin:20240501T100000", "DTEND;TZID=Europe/Berlin:20240501T090000"),
      ("DTSTART;TZID=Europe/Berlin:20240501T100000", "DTEND:20240501T095959"),
      ("DTSTART;TZID=Europe/Berlin:20240503T100000", "DTEND;TZID=Asia/Tokyo:20240501T100000"),
      ("DTSTART:20240501T100000Z", "DURATION:-PT1H"),
    ])
  func endBeforeStart(_ start: String, _ end: String) {
    let reading = readEvent(start, end)
    #expect(reading.event?.end == EventEnd.none)
    #expect(reading.diagnostics.map(\.code) == [.endBeforeStart])
    #expect(reading.diagnostics.first?.line == 12)
  }

  @Test("Two zones decide only when the zones are known: an end that may be after its start stays")
  func twoZones() {
    let reading = readEvent(
      "DTSTART;TZID=Asia/Tokyo:20240501T100000", "DTEND;TZID=America/New_York:20240430T220000")
    #expect(reading.event?.end == .time(.zoned(wall("2024-04-30T22:00:00"), tzid: "America/New_York")))
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("A floating end beside a start in a zone is in that zone")
  func floatingEnd() {
    let reading = readEvent("DTSTART;TZID=Europe/Berlin:20240501T100000", "DTEND:20240501T110000")
    #expect(reading.event?.end == .time(.zoned(wall("2024-05-01T11:00:00"), tzid: berlin)))
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(
    "An end of another kind than the start is brought into the start's form, with a warning",
    arguments: [
      ("DTSTART;VALUE=DATE:20000101", "DTEND:20000102T040000", EventEnd.time(.date(day("2000-01-03")))),
      ("DTSTART;VALUE=DATE:20000101", "DTEND:20000102T000000", .time(.date(day("2000-01-02")))),
      ("DTSTART;VALUE=DATE:20000101", "DTEND:20000103T020000Z", .time(.date(day("2000-01-04")))),
      ("DTSTART:20000101T000000", "DTEND;VALUE=DATE:20000102", .time(.floating(wall("2000-01-02T00:00:00")))),
      ("DTSTART:20000101T000000", "DTEND:20000103T020000Z", .time(.floating(wall("2000-01-03T02:00:00")))),
      ("DTSTART:20000101T000000Z", "DTEND;VALUE=DATE:20000102", .time(utc("2000-01-02T00:00:00"))),
      ("DTSTART:20000101T000000Z", "DTEND:20000102T040000", .time(utc("2000-01-02T04:00:00"))),
      (
        "DTSTART;TZID=Europe/Berlin:20000101T100000", "DTEND;VALUE=DATE:20000102",
        .time(.zoned(wall("2000-01-02T00:00:00"), tzid: "Europe/Berlin"))
      ),
      ("DTSTART;VALUE=DATE:20000101", "DURATION:PT10H", .duration(EventDuration(days: 1))),
      ("DTSTART;VALUE=DATE:20000101", "DURATION:P1DT1S", .duration(EventDuration(days: 2))),
    ])
  func mixed(_ start: String, _ stated: String, _ end: EventEnd) {
    let reading = readEvent(start, stated)
    #expect(reading.event?.end == end)
    #expect(reading.diagnostics.map(\.code) == [.mixedEnd])
  }

  @Test("A duration, nominal and exact")
  func duration() {
    #expect(
      readEvent("DTSTART:20240501T100000Z", "DURATION:P1DT2H").event?.end
        == .duration(EventDuration(days: 1, seconds: 7_200)))
    #expect(
      readEvent("DTSTART;VALUE=DATE:20240501", "DURATION:P3D").event?.end == .duration(EventDuration(days: 3)))
    #expect(readEvent("DTSTART;VALUE=DATE:20240501", "DURATION:P0D").event?.end == EventEnd.none)
    #expect(readEvent("DTSTART:20240501T100000Z", "DURATION:PT0S").event?.end == .duration(EventDuration()))
  }

  @Test(
    "A duration that is none is ignored, with a warning",
    arguments: ["P1Y", "-PT1W1D2H3M4S", "P999999999999999999W", "soon"])
  func invalidDuration(_ text: String) {
    let reading = readEvent("DTSTART;VALUE=DATE:20240501", "DURATION:\(text)")
    #expect(reading.event?.end == EventEnd.none)
    #expect(reading.diagnostics.map(\.code) == [.invalidDuration])
  }

  @Test("DTEND wins over DURATION; an end that can't be read leaves the place to it")
  func both() {
    let both = readEvent("DTSTART:20240501T100000Z", "DTEND:20240501T120000Z", "DURATION:PT1H")
    #expect(both.event?.end == .time(utc("2024-05-01T12:00:00")))
    #expect(both.diagnostics.map(\.code) == [.endAndDuration])
    #expect(both.diagnostics.first?.line == 13)

    let broken = readEvent("DTSTART:20240501T100000Z", "DTEND:20240501T990000Z", "DURATION:PT1H")
    #expect(broken.event?.end == .duration(EventDuration(seconds: 3_600)))
    #expect(broken.diagnostics.map(\.code) == [.invalidTime])
    #expect(readEvent("DTSTART:20240501T100000Z", "DTEND:never").event?.end == EventEnd.none)
  }

  @Test("RECURRENCE-ID with and without its range")
  func recurrenceID() {
    let reading = readEvent(
      "DTSTART:20240501T100000Z", "RECURRENCE-ID;RANGE=thisandfuture;TZID=Europe/Berlin:20240501T120000")
    #expect(
      reading.event?.recurrenceID
        == RecurrenceID(value: .zoned(wall("2024-05-01T12:00:00"), tzid: berlin), thisAndFuture: true))
    #expect(
      readEvent("DTSTART:20240501T100000Z", "RECURRENCE-ID;VALUE=DATE:20240501").event?.recurrenceID
        == RecurrenceID(value: .date(day("2024-05-01"))))
    #expect(readEvent("DTSTART:20240501T100000Z").event?.recurrenceID == nil)
  }

  @Test("A RECURRENCE-ID that can't be read doesn't make the override a master")
  func brokenRecurrenceID() {
    let reading = readEvent("DTSTART:20240501T100000Z", "RECURRENCE-ID:yesterday")
    #expect(reading.event?.recurrenceID == RecurrenceID(value: utc("2024-05-01T10:00:00")))
    #expect(reading.diagnostics.map(\.code) == [.invalidTime])
  }
}
