import Testing

@testable import ICalGrid

/// Which instances touch a window, and where they begin and end when clocks change.
@Suite struct ExpansionTests {
  // MARK: The touching rule

  @Test(arguments: [
    // An end at 00:00 does not touch that day; one second more does.
    ("20240611T220000", "20240612T000000", false), ("20240611T220000", "20240612T000001", true),
    // A start in the window's last second is in, one at its end is not.
    ("20240612T235959", "20240613T100000", true), ("20240613T000000", "20240613T100000", false),
    // An instant touches its own day, also at its first moment.
    ("20240612T000000", "20240612T000000", true), ("20240613T000000", "20240613T000000", false),
    // What begins before the window and ends after it covers it.
    ("20240601T000000", "20240701T000000", true),
  ])
  func touchesADay(start: String, end: String, isIn: Bool) throws {
    for form in ["", ";TZID=America/New_York"] {
      let found = try Expanding.occurrences(
        ["DTSTART\(form):\(start)", "DTEND\(form):\(end)"], from: "2024-06-12", to: "2024-06-13",
        zone: "America/New_York")
      #expect(found.count == (isIn ? 1 : 0), "\(form)")
    }
  }

  @Test func wholeDaysTouchTheirDaysInEveryDisplayZone() throws {
    for zone in ["Pacific/Kiritimati", "Etc/GMT+12", "UTC"] {
      let event = ["DTSTART;VALUE=DATE:20240612", "DTEND;VALUE=DATE:20240614"]
      func days(_ from: String, _ to: String) throws -> Int {
        try Expanding.occurrences(event, from: from, to: to, zone: zone).count
      }
      #expect(try days("2024-06-11", "2024-06-12") == 0)
      #expect(try days("2024-06-12", "2024-06-13") == 1)
      #expect(try days("2024-06-13", "2024-06-14") == 1)
      #expect(try days("2024-06-14", "2024-06-15") == 0)
    }
  }

  @Test func theDisplayZoneDecidesWhichDayATimedEventTouches() throws {
    // 23:30 to 00:30 in New York is 12:30 to 13:30 of the next day in Tokyo.
    let event = ["DTSTART;TZID=America/New_York:20240611T233000", "DURATION:PT1H"]
    #expect(
      try Expanding.occurrences(event, from: "2024-06-12", to: "2024-06-13", zone: "Asia/Tokyo")
        == ["2024-06-12T12:30:00+09:00/2024-06-12T13:30:00+09:00"])
    #expect(try Expanding.occurrences(event, from: "2024-06-11", to: "2024-06-12", zone: "Asia/Tokyo") == [])
    #expect(
      try Expanding.occurrences(event, from: "2024-06-12", to: "2024-06-13", zone: "America/New_York")
        == ["2024-06-11T23:30:00-04:00/2024-06-12T00:30:00-04:00"])
  }

  @Test func instancesLongBeforeTheWindowReachIntoIt() throws {
    // Each lasts ten weeks: three of a monthly series are under way.
    #expect(
      try Expanding.occurrences(
        ["DTSTART;VALUE=DATE:20000101", "DURATION:P10W", "RRULE:FREQ=MONTHLY"], from: "2024-06-12", to: "2024-06-13")
        == ["2024-05-01/2024-07-10", "2024-06-01/2024-08-10"])
  }

  // MARK: Clock changes

  @Test func aTimeInAGapMovesForwardByTheGapAndOnlyThatDay() throws {
    #expect(
      try Expanding.occurrences(
        ["DTSTART;TZID=America/New_York:20240309T023000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3"],
        from: "2024-03-01", to: "2024-04-01", zone: "America/New_York") == [
          "2024-03-09T02:30:00-05:00/2024-03-09T03:30:00-05:00", "2024-03-10T03:30:00-04:00/2024-03-10T04:30:00-04:00",
          "2024-03-11T02:30:00-04:00/2024-03-11T03:30:00-04:00",
        ])
  }

  @Test func aTimeInAnOverlapIsTheFirstOfTheTwo() throws {
    #expect(
      try Expanding.occurrences(
        ["DTSTART;TZID=America/New_York:20241103T013000", "DURATION:PT1H"], from: "2024-11-03", to: "2024-11-04",
        zone: "America/New_York") == ["2024-11-03T01:30:00-04:00/2024-11-03T01:30:00-05:00"])
  }

  @Test func halfAnHourAndWholeDaysMayBeSkipped() throws {
    // Lord Howe goes forward by half an hour at 02:00.
    #expect(
      try Expanding.occurrences(
        ["DTSTART;TZID=Australia/Lord_Howe:20241006T021500"], from: "2024-10-06", to: "2024-10-07",
        zone: "Australia/Lord_Howe") == ["2024-10-06T02:45:00+11:00/2024-10-06T02:45:00+11:00"])
    // Samoa had no 30 December 2011: what falls on it comes a day later, at the same time as the 31st's own.
    #expect(
      try Expanding.occurrences(
        ["DTSTART;TZID=Pacific/Apia:20111229T090000", "RRULE:FREQ=DAILY;COUNT=4"], from: "2011-12-25",
        to: "2012-01-05", zone: "Pacific/Apia") == [
          "2011-12-29T09:00:00-10:00/2011-12-29T09:00:00-10:00", "2011-12-31T09:00:00+14:00/2011-12-31T09:00:00+14:00",
          "2012-01-01T09:00:00+14:00/2012-01-01T09:00:00+14:00",
        ])
  }

  @Test func daysAreCivilAndHoursElapse() throws {
    // Over the night to 31 March 2024 in Berlin, which had 23 hours.
    func end(_ length: String) throws -> String? {
      try Expanding.occurrences(
        ["DTSTART;TZID=Europe/Berlin:20240330T120000", length], from: "2024-03-30", to: "2024-04-01",
        zone: "Europe/Berlin"
      ).first.map { String($0.drop { $0 != "/" }.dropFirst()) }
    }
    #expect(try end("DURATION:P1D") == "2024-03-31T12:00:00+02:00")
    #expect(try end("DURATION:PT24H") == "2024-03-31T13:00:00+02:00")
    #expect(try end("DURATION:P1DT1H") == "2024-03-31T13:00:00+02:00")
    #expect(try end("DTEND;TZID=Europe/Berlin:20240331T120000") == "2024-03-31T12:00:00+02:00")
  }

  @Test func dtendGivesEveryInstanceTheSameElapsedTime() throws {
    // 18:00 to 09:00 the next day: 15 hours, of which the night of the change has one less on the clock.
    let start = "DTSTART;TZID=Europe/Berlin:20240329T180000"
    let rule = "RRULE:FREQ=DAILY;COUNT=2"
    #expect(
      try Expanding.occurrences(
        [start, "DTEND;TZID=Europe/Berlin:20240330T090000", rule], from: "2024-03-30", to: "2024-04-01",
        zone: "Europe/Berlin") == [
          "2024-03-29T18:00:00+01:00/2024-03-30T09:00:00+01:00", "2024-03-30T18:00:00+01:00/2024-03-31T10:00:00+02:00",
        ])
  }
}
