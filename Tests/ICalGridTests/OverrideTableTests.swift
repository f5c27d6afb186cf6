import Testing

@testable import ICalGrid

/// Overrides of instances (RECURRENCE-ID), alone and with RANGE=THISANDFUTURE.
@Suite struct OverrideTableTests {
  /// A weekly series on Mondays at 9:00 in Berlin, from 3 June to 1 July 2024.
  private let master = [
    "UID:w", "SUMMARY:Plain", "DTSTART;TZID=Europe/Berlin:20240603T090000", "DURATION:PT1H",
    "RRULE:FREQ=WEEKLY;COUNT=5",
  ]

  private func override(_ title: String, _ id: String, _ lines: String...) -> [String] {
    ["UID:w", "SUMMARY:\(title)", id.contains(":") ? "RECURRENCE-ID\(id)" : "RECURRENCE-ID;TZID=Europe/Berlin:\(id)"]
      + lines
  }

  /// Day, time and title of each, as Berlin shows them: `03 09:00 Plain`.
  private func shown(
    _ events: [String]..., from: String = "2024-06-01", to: String = "2024-07-02"
  ) throws -> [String] {
    try Expanding.reading(events, from: from, to: to, zone: "Europe/Berlin").brief
  }

  // MARK: One instance

  @Test func anOverrideStandsInForItsInstance() throws {
    #expect(
      try shown(master, override("Late", "20240610T090000", "DTSTART;TZID=Europe/Berlin:20240611T200000"))
        == ["03 09:00 Plain", "11 20:00 Late", "17 09:00 Plain", "24 09:00 Plain", "01 09:00 Plain"])
  }

  @Test func anInstanceMovedOutOfTheWindowLeavesIt() throws {
    let moved = override("Moved", "20240610T090000", "DTSTART;TZID=Europe/Berlin:20250110T090000")
    #expect(try shown(master, moved, from: "2024-06-10", to: "2024-06-11") == [])
    #expect(try shown(master, moved, from: "2025-01-01", to: "2025-02-01") == ["10 09:00 Moved"])
  }

  @Test func anInstanceMovedIntoTheWindowIsSeenThere() throws {
    let moved = override("Moved", "20240610T090000", "DTSTART;TZID=Europe/Berlin:20230110T090000", "DURATION:P2D")
    #expect(try shown(master, moved, from: "2023-01-11", to: "2023-01-12") == ["10 09:00 Moved"])
  }

  @Test(arguments: [
    ":20240610T070000Z", ";TZID=America/New_York:20240610T030000", ";VALUE=DATE:20240610", ":20240610T090000",
    ";TZID=Europe/Berlin:20240610T090000",
  ])
  func everyFormOfRecurrenceIDNamesTheInstance(id: String) throws {
    let found = try shown(master, override("Late", id, "DTSTART;TZID=Europe/Berlin:20240610T200000"))
    #expect(found == ["03 09:00 Plain", "10 20:00 Late", "17 09:00 Plain", "24 09:00 Plain", "01 09:00 Plain"])
  }

  @Test func aMovedInstanceMayFallOnAnother() throws {
    #expect(
      try shown(master, override("Twice", "20240610T090000", "DTSTART;TZID=Europe/Berlin:20240617T090000"))
        == ["03 09:00 Plain", "17 09:00 Plain", "17 09:00 Twice", "24 09:00 Plain", "01 09:00 Plain"])
  }

  @Test func aCancelledInstanceIsShownAsSuch() throws {
    let reading = try Expanding.reading(
      [master, override("Off", "20240610T090000", "DTSTART;TZID=Europe/Berlin:20240610T090000", "STATUS:CANCELLED")],
      from: "2024-06-10", to: "2024-06-11", zone: "Europe/Berlin")
    #expect(reading.occurrences.map(\.isCancelled) == [true])
    #expect(reading.brief == ["10 09:00 Off"])
  }

  @Test func anOverrideThatMatchesNothingIsShownBesideTheSeries() throws {
    let orphan = override("Stray", "20240612T090000", "DTSTART;TZID=Europe/Berlin:20240612T100000")
    #expect(
      try shown(master, orphan, from: "2024-06-10", to: "2024-06-18") == [
        "10 09:00 Plain", "12 10:00 Stray", "17 09:00 Plain",
      ])
    // Alone, without its master, it is an event like any other.
    #expect(try shown(orphan) == ["12 10:00 Stray"])
  }

  @Test func ofTwoForOneInstanceTheHigherSequenceStands() throws {
    let first = override("First", "20240610T090000", "DTSTART;TZID=Europe/Berlin:20240610T110000", "SEQUENCE:1")
    let second = override("Second", ":20240610T070000Z", "DTSTART;TZID=Europe/Berlin:20240610T120000", "SEQUENCE:2")
    for events in [[master, first, second], [second, first, master]] {
      let reading = try Expanding.reading(events, from: "2024-06-10", to: "2024-06-11", zone: "Europe/Berlin")
      #expect(reading.brief == ["10 12:00 Second"])
      #expect(reading.codes == [.superseded])
    }
  }

  @Test func anOverrideTurnsWholeDaysToATimeAndBack() throws {
    let days = ["UID:w", "SUMMARY:Day", "DTSTART;VALUE=DATE:20240603", "RRULE:FREQ=DAILY;COUNT=3"]
    #expect(
      try shown(days, override("Timed", ";VALUE=DATE:20240604", "DTSTART;TZID=Europe/Berlin:20240604T100000"))
        == ["03 Day", "04 10:00 Timed", "05 Day"])
    #expect(
      try shown(master, override("Whole", "20240610T090000", "DTSTART;VALUE=DATE:20240610"), to: "2024-06-18")
        == ["03 09:00 Plain", "10 Whole", "17 09:00 Plain"])
  }

  // MARK: This one and those that follow

  private func future(_ title: String, _ id: String, _ lines: String...) -> [String] {
    ["UID:w", "SUMMARY:\(title)", "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:\(id)"] + lines
  }

  @Test func allThatFollowAreShiftedAndGetTextsAndLength() throws {
    let changed = future("New", "20240617T090000", "DTSTART;TZID=Europe/Berlin:20240618T103000", "DURATION:PT2H")
    #expect(
      try shown(master, changed)
        == ["03 09:00 Plain", "10 09:00 Plain", "18 10:30 New", "25 10:30 New"])
    let reading = try Expanding.reading([master, changed], from: "2024-06-25", to: "2024-07-03", zone: "Europe/Berlin")
    #expect(
      reading.lines == [
        "2024-06-25T10:30:00+02:00/2024-06-25T12:30:00+02:00 New",
        "2024-07-02T10:30:00+02:00/2024-07-02T12:30:00+02:00 New",
      ])
    // What it was before is still its name.
    #expect(
      reading.occurrences.compactMap(\.recurrenceID?.wall.description) == [
        "2024-06-24T09:00:00", "2024-07-01T09:00:00",
      ])
  }

  @Test func eachOfSeveralRunsUntilTheNextAndIsMeasuredFromTheSeriesItself() throws {
    #expect(
      try shown(
        master, future("B", "20240610T090000", "DTSTART;TZID=Europe/Berlin:20240610T100000"),
        future("C", "20240624T090000", "DTSTART;TZID=Europe/Berlin:20240624T080000"))
        == ["03 09:00 Plain", "10 10:00 B", "17 10:00 B", "24 08:00 C", "01 08:00 C"])
  }

  @Test func aSingleOverrideStandsAgainstAChangeOfAll() throws {
    #expect(
      try shown(
        master, future("B", "20240610T090000", "DTSTART;TZID=Europe/Berlin:20240610T100000"),
        override("Once", "20240617T090000", "DTSTART;TZID=Europe/Berlin:20240617T210000"))
        == ["03 09:00 Plain", "10 10:00 B", "17 21:00 Once", "24 10:00 B", "01 10:00 B"])
  }

  @Test func aShiftIsOneOfTheWallClock() throws {
    // Over the change of 27 October 2024: 10:00 stays 10:00.
    let series = [
      "UID:w", "SUMMARY:Plain", "DTSTART;TZID=Europe/Berlin:20241014T090000", "RRULE:FREQ=WEEKLY;COUNT=4",
    ]
    #expect(
      try shown(
        series, future("New", "20241021T090000", "DTSTART;TZID=Europe/Berlin:20241021T100000"), from: "2024-10-01",
        to: "2024-12-01") == ["14 09:00 Plain", "21 10:00 New", "28 10:00 New", "04 10:00 New"])
  }

  @Test func aChangeMayMoveTheSeriesToAnotherZone() throws {
    // 9:00 in Berlin becomes 9:00 in London, 10:00 in Berlin.
    #expect(
      try shown(master, future("London", "20240617T090000", "DTSTART;TZID=Europe/London:20240617T090000"))
        == ["03 09:00 Plain", "10 09:00 Plain", "17 10:00 London", "24 10:00 London", "01 10:00 London"])
  }

  @Test func aChangeMayCancelAllThatFollow() throws {
    let reading = try Expanding.reading(
      [master, future("Off", "20240617T090000", "DTSTART;TZID=Europe/Berlin:20240617T090000", "STATUS:CANCELLED")],
      from: "2024-06-01", to: "2024-07-02", zone: "Europe/Berlin")
    #expect(reading.occurrences.map(\.isCancelled) == [false, false, true, true, true])
  }

  @Test func instancesShiftedByMonthsAreFoundInTheWindowTheyMovedTo() throws {
    let endless = ["UID:w", "SUMMARY:Plain", "DTSTART;TZID=Europe/Berlin:20200106T090000", "RRULE:FREQ=WEEKLY"]
    let back = future("Back", "20240603T090000", "DTSTART;TZID=Europe/Berlin:20230605T090000")
    #expect(try shown(endless, back, from: "2026-06-01", to: "2026-06-08") == ["01 09:00 Back"])
    let ahead = future("Ahead", "20240603T090000", "DTSTART;TZID=Europe/Berlin:20250602T100000")
    #expect(try shown(endless, ahead, from: "2024-06-03", to: "2024-06-10") == [])
    #expect(try shown(endless, ahead, from: "2025-06-02", to: "2025-06-09") == ["02 10:00 Ahead"])
  }
}

extension Reading {
  /// Day, time and title of each in order of start.
  fileprivate var brief: [String] {
    occurrences.sorted { ($0.start.wall, $0.summary ?? "") < ($1.start.wall, $1.summary ?? "") }.map { occurrence in
      let wall = occurrence.start.wall
      let time = occurrence.isAllDay ? "" : " \(digits(wall.hour, 2)):\(digits(wall.minute, 2))"
      return "\(digits(wall.date.day, 2))\(time) \(occurrence.summary ?? "")"
    }
  }
}
