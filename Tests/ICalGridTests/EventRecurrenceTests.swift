import Testing

@testable import ICalGrid

@Suite("RRULE, RDATE and EXDATE of an event")
struct EventRecurrenceTests {
  private func recurrence(_ lines: String...) throws -> RecurrenceProperties {
    try #require(readEvent(lines: ["DTSTART:20240501T100000Z"] + lines).event).recurrence
  }

  @Test("Every rule of the event is read")
  func rules() throws {
    let result = try recurrence("RRULE:FREQ=DAILY;COUNT=3", "RRULE:freq=weekly", "EXRULE:FREQ=MONTHLY;BYMONTHDAY=13")
    #expect(result.rules.map(\.frequency) == [.daily, .weekly])
    #expect(result.rules.first?.count == 3)
    #expect(result.exclusionRules.map(\.byMonthDay) == [[13]])
  }

  @Test("A malformed rule leaves the event at its start, with the part that is wrong")
  func malformedRule() throws {
    let reading = readEvent("DTSTART:20240501T100000Z", "RRULE:FREQ=DAILY;BYMONTH=13", "RRULE:nonsense")
    let event = try #require(reading.event)
    #expect(!event.recurrence.isRecurring)
    #expect(reading.diagnostics.map(\.code) == [.invalidRule, .invalidRule])
    #expect(reading.diagnostics.map(\.line) == [12, 13])
    let message = try #require(reading.diagnostics.first?.message)
    #expect(message.hasPrefix("RRULE FREQ=DAILY;BYMONTH=13: BYMONTH=13 "))
    #expect(message.hasSuffix("; shown without it"))
  }

  @Test("RDATE in all its forms, over several lines")
  func dates() throws {
    let result = try recurrence(
      "RDATE:20240502T100000Z,20240503T100000", "RDATE;VALUE=DATE:20240504",
      "RDATE;TZID=Europe/Berlin:20240505T100000",
      "RDATE;VALUE=PERIOD:20240506T100000Z/20240506T120000Z,20240507T100000Z/PT3H")
    #expect(
      result.dates == [
        RecurrenceDate(start: utc("2024-05-02T10:00:00")),
        RecurrenceDate(start: .floating(wall("2024-05-03T10:00:00"))),
        RecurrenceDate(start: .date(day("2024-05-04"))),
        RecurrenceDate(start: .zoned(wall("2024-05-05T10:00:00"), tzid: "Europe/Berlin")),
        RecurrenceDate(start: utc("2024-05-06T10:00:00"), end: .time(utc("2024-05-06T12:00:00"))),
        RecurrenceDate(start: utc("2024-05-07T10:00:00"), end: .duration(EventDuration(seconds: 10_800))),
      ])
  }

  @Test("EXDATE in all its forms")
  func exclusions() throws {
    let result = try recurrence(
      "EXDATE;VALUE=DATE:20240502,20240503", "EXDATE;TZID=Europe/Berlin:20240504T120000", "EXDATE:20240505T100000Z",
      "EXDATE:")
    #expect(
      result.exclusions == [
        .date(day("2024-05-02")), .date(day("2024-05-03")), .zoned(wall("2024-05-04T12:00:00"), tzid: "Europe/Berlin"),
        utc("2024-05-05T10:00:00"),
      ])
  }

  @Test("A value that can't be read is left out and the others stay, with one warning for the line")
  func badValue() throws {
    let reading = readEvent(
      "DTSTART:20240501T100000Z", "EXDATE:20240502T100000Z,20240230T100000Z,,soon,20240503T100000Z")
    #expect(reading.event?.recurrence.exclusions == [utc("2024-05-02T10:00:00"), utc("2024-05-03T10:00:00")])
    #expect(
      reading.diagnostics == [
        Diagnostic(
          .warning, .invalidTime, "EXDATE: 20240230T100000Z is a day that does not exist; left out, with 1 more",
          file: "work.ics", line: 12)
      ])
  }

  @Test(
    "Periods that are none",
    arguments: [
      "20240502T120000Z/20240502T100000Z", "20240502T120000Z/-PT1H", "20240502T120000Z/", "/PT1H",
      "20240502T120000Z/P1Y", "20240502T120000Z/20240502T100000Z/PT1H",
    ])
  func badPeriod(_ text: String) throws {
    let reading = readEvent("DTSTART:20240501T100000Z", "RDATE;VALUE=PERIOD:\(text)")
    #expect(reading.event?.recurrence.dates.isEmpty == true)
    #expect(reading.diagnostics.map(\.code) == [.invalidTime])
  }

  @Test("More than the 500 values that libical takes from a line")
  func manyValues() throws {
    let days = (0..<2_000).map { day("2024-01-01").advanced(by: $0) }
    let texts = days.map { "\($0)".replacing("-", with: "") }
    let result = try recurrence("RDATE;VALUE=DATE:" + texts.joined(separator: ","))
    #expect(result.dates.map(\.start) == days.map { .date($0) })
  }
}
