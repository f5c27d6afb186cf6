import Testing

@testable import ICalGrid

/// (DTSTART ∪ RRULEs ∪ RDATEs) − (EXDATEs ∪ EXRULEs), without duplicates (RFC 5545 §3.8.5).
@Suite struct RecurrenceSetTests {
  /// The starts, without the offset of the zone shown.
  private func starts(
    _ lines: String..., from: String = "2024-06-01", to: String = "2024-07-01", zone: String = "Europe/Berlin"
  ) throws -> [String] {
    let reading = try Expanding.reading([lines], from: from, to: to, zone: zone)
    return reading.occurrences.map { $0.isAllDay ? "\($0.start.wall.date)" : "\($0.start.wall)" }.sorted()
  }

  private let timed = "DTSTART;TZID=Europe/Berlin:20240603T090000"
  private let days = "DTSTART;VALUE=DATE:20240603"

  // MARK: What adds

  @Test func severalRulesAreAUnionAndEachHasItsOwnBound() throws {
    #expect(
      try starts(days, "RRULE:FREQ=DAILY;COUNT=3", "RRULE:FREQ=WEEKLY;UNTIL=20240617")
        == ["2024-06-03", "2024-06-04", "2024-06-05", "2024-06-10", "2024-06-17"])
  }

  @Test func theStartIsTheFirstInstanceWithoutAnyRule() throws {
    #expect(try starts(timed) == ["2024-06-03T09:00:00"])
    #expect(try starts(timed, "RDATE;TZID=Europe/Berlin:20240605T120000").count == 2)
    #expect(try starts(days, "RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=21") == ["2024-06-03", "2024-06-21"])
  }

  @Test func aDateThatRepeatsAnInstanceAddsNothing() throws {
    #expect(
      try starts(
        timed, "RRULE:FREQ=DAILY;COUNT=2", "RDATE:20240604T070000Z", "RDATE;TZID=America/New_York:20240604T030000",
        "RDATE;TZID=Europe/Berlin:20240604T090000,20240603T090000")
        == ["2024-06-03T09:00:00", "2024-06-04T09:00:00"])
  }

  @Test func datesInEveryForm() throws {
    #expect(
      try starts(
        timed, "RDATE;VALUE=DATE:20240605", "RDATE:20240606T100000Z", "RDATE;TZID=America/New_York:20240607T100000",
        "RDATE:20240608T100000")
        == [
          "2024-06-03T09:00:00", "2024-06-05T09:00:00", "2024-06-06T12:00:00", "2024-06-07T16:00:00",
          "2024-06-08T10:00:00",
        ])
    // On whole days every form means its day.
    #expect(
      try starts(days, "RDATE;VALUE=DATE:20240605", "RDATE;TZID=Asia/Tokyo:20240606T010000", "RDATE:20240607T230000")
        == ["2024-06-03", "2024-06-05", "2024-06-06", "2024-06-07"])
  }

  @Test func periodsHaveLengthsOfTheirOwn() throws {
    let found = try Expanding.occurrences(
      [
        timed, "DURATION:PT1H", "RDATE;VALUE=PERIOD:20240605T100000Z/PT3H",
        "RDATE;VALUE=PERIOD;TZID=America/New_York:20240606T100000/20240606T103000,20240607T100000/P1D",
        "RDATE;TZID=Europe/Berlin:20240608T090000",
      ], from: "2024-06-05", to: "2024-07-01", zone: "Europe/Berlin")
    #expect(
      found == [
        "2024-06-05T12:00:00+02:00/2024-06-05T15:00:00+02:00", "2024-06-06T16:00:00+02:00/2024-06-06T16:30:00+02:00",
        "2024-06-07T16:00:00+02:00/2024-06-08T16:00:00+02:00", "2024-06-08T09:00:00+02:00/2024-06-08T10:00:00+02:00",
      ])
  }

  @Test func aPeriodThatRepeatsAnInstanceGivesItItsLength() throws {
    #expect(
      try Expanding.occurrences(
        [
          timed, "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2",
          "RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20240604T090000/PT8H",
        ], from: "2024-06-04", to: "2024-06-05", zone: "Europe/Berlin")
        == ["2024-06-04T09:00:00+02:00/2024-06-04T17:00:00+02:00"])
  }

  // MARK: What takes away

  @Test(arguments: [
    "EXDATE;TZID=Europe/Berlin:20240604T090000", "EXDATE:20240604T070000Z",
    "EXDATE;TZID=America/New_York:20240604T030000",
    "EXDATE:20240604T090000", "EXDATE;VALUE=DATE:20240604", "EXDATE;TZID=Europe/Berlin;VALUE=DATE-TIME:20240604T090000",
    "EXRULE:FREQ=DAILY;INTERVAL=5;COUNT=2;BYDAY=TU", "EXDATE;VALUE=DATE:20240101,20240604",
  ])
  func everyFormOfAnExceptionMeetsItsInstance(exception: String) throws {
    let rule = exception.hasPrefix("EXRULE") ? "EXRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=1" : exception
    #expect(
      try starts(timed, "RRULE:FREQ=DAILY;COUNT=3", rule) == ["2024-06-03T09:00:00", "2024-06-05T09:00:00"])
  }

  @Test func anExceptionMissesAnotherInstant() throws {
    #expect(
      try starts(timed, "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:20240604T090000Z", "EXDATE;TZID=Asia/Tokyo:20240604T090000")
        .count == 2)
  }

  @Test func aDateTakesAllInstancesOfItsDayOnTheSeriesClock() throws {
    // 00:30 in Berlin is the evening before in New York, where it is shown.
    #expect(
      try starts(
        "DTSTART;TZID=Europe/Berlin:20240603T003000", "RRULE:FREQ=HOURLY;INTERVAL=12;COUNT=6",
        "EXDATE;VALUE=DATE:20240604",
        zone: "America/New_York")
        == ["2024-06-02T18:30:00", "2024-06-03T06:30:00", "2024-06-04T18:30:00", "2024-06-05T06:30:00"])
  }

  @Test func exceptionsTakeRulesDatesAndTheStartAlike() throws {
    #expect(
      try starts(
        days, "RRULE:FREQ=DAILY;COUNT=3", "RDATE;VALUE=DATE:20240610", "EXDATE;VALUE=DATE:20240603,20240605,20240610")
        == ["2024-06-04"])
    #expect(try starts(days, "RRULE:FREQ=DAILY;COUNT=1", "EXDATE;VALUE=DATE:20240603") == [])
  }

  @Test func exceptionRulesTakeWhatTheyMatchAndNoMore() throws {
    // The start isn't a Tuesday: the exception rule doesn't take it.
    #expect(
      try starts(days, "RRULE:FREQ=DAILY;COUNT=4", "EXRULE:FREQ=DAILY;BYDAY=TU,TH")
        == ["2024-06-03", "2024-06-05"])
    #expect(
      try starts(days, "RRULE:FREQ=DAILY;COUNT=6", "EXRULE:FREQ=DAILY;INTERVAL=2", "EXRULE:FREQ=DAILY;INTERVAL=3")
        == ["2024-06-04", "2024-06-08"])
  }

  // MARK: Revisions

  private func event(_ title: String, sequence: Int, _ lines: String...) -> [String] {
    ["UID:a", "SUMMARY:\(title)", "SEQUENCE:\(sequence)"] + lines
  }

  @Test func theHigherSequenceStandsWhereverItIs() throws {
    let (old, new) = (event("old", sequence: 1, days), event("new", sequence: 2, "DTSTART;VALUE=DATE:20240610"))
    for order in [[old, new], [new, old]] {
      let reading = try Expanding.reading(order, from: "2024-06-01", to: "2024-07-01")
      #expect(reading.lines == ["2024-06-10/2024-06-11 new"])
      #expect(reading.codes == [.superseded])
    }
  }

  @Test func equalRevisionsOfOneEventLeaveTheLaterAndStrangersBoth() throws {
    let early = event("a", sequence: 0, days, "DTSTAMP:20240101T000000Z")
    let late = event("a", sequence: 0, "DTSTART;VALUE=DATE:20240604", "DTSTAMP:20240201T000000Z")
    let stranger = event("b", sequence: 0, "DTSTART;VALUE=DATE:20240605", "DTSTAMP:20230101T000000Z")
    #expect(
      try Expanding.occurrences(late, early, stranger, from: "2024-06-01", to: "2024-07-01")
        == ["2024-06-04/2024-06-05 a", "2024-06-05/2024-06-06 b"])
  }

  @Test func eventsWithoutAUIDAreSeriesOfTheirOwn() throws {
    #expect(try Expanding.occurrences([days], [days], from: "2024-06-01", to: "2024-07-01").count == 2)
  }

  // MARK: UNTIL

  @Test(arguments: [
    ("20240605", 3), ("20240605T090000", 3), ("20240605T085959", 2), ("20240605T070000Z", 3), ("20240605T065959Z", 2),
  ])
  func untilIncludesWhatFallsOnIt(until: String, count: Int) throws {
    #expect(try starts(timed, "RRULE:FREQ=DAILY;UNTIL=\(until)").count == count)
  }

  @Test func untilWithZOnWholeDaysIsADayOfTheCalendarsZone() throws {
    // 22:00Z on the 4th is midnight of the 5th in Berlin.
    let event = [days, "RRULE:FREQ=DAILY;UNTIL=20240604T220000Z"]
    func count(_ calendar: [String]) throws -> Int {
      try Expanding.occurrences(
        event, from: "2024-06-01", to: "2024-07-01", zone: "America/New_York", calendar: calendar
      ).count
    }
    #expect(try count([]) == 2)
    #expect(try count(["X-WR-TIMEZONE:Europe/Berlin"]) == 3)
  }
}
