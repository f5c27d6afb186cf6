import Testing

@testable import ICalGrid

/// Days on which the clock is changed, and how busy they are.
@Suite struct ClockChangeTests {
  private let zones = SystemZones.standard()

  private func zone(_ name: String) throws -> ZoneRules { try #require(zones.zone(named: name)) }

  private func window(_ first: String, _ last: String) throws -> DayWindow {
    try #require(DayWindow(from: GridSamples.day(first), through: GridSamples.day(last)))
  }

  @Test(arguments: [
    ("Europe/Berlin", "2024-03-31", 7_200, 3_600, 7_200), ("Europe/Berlin", "2024-10-27", 10_800, 7_200, 3_600),
    ("America/New_York", "2024-03-10", 7_200, -18_000, -14_400),
    // Half an hour, at midnight, and a whole day.
    ("Australia/Lord_Howe", "2024-04-07", 7_200, 39_600, 37_800), ("Asia/Beirut", "2024-03-31", 0, 7_200, 10_800),
    ("America/Sao_Paulo", "2018-02-17", 86_400, -7_200, -10_800), ("Pacific/Apia", "2011-12-30", 0, -36_000, 50_400),
  ])
  func aZonesChangesAreFound(name: String, day: String, second: Int, before: Int, after: Int) throws {
    let day = GridSamples.day(day)
    let around = try #require(DayWindow(from: day.advanced(by: -20), through: day.advanced(by: 20)))
    let change = ClockChange(day: day, second: second, offsetBefore: before, offsetAfter: after)
    #expect(try zone(name).clockChanges(in: around) == [change])
    #expect(change.dayLength == 86_400 - (after - before))
  }

  @Test func everyOtherDayHas24Hours() throws {
    #expect(try zone("Europe/Berlin").clockChanges(in: window("2020-01-01", "2024-12-31")).count == 10)
    #expect(try zone("UTC").clockChanges(in: window("2020-01-01", "2024-12-31")).isEmpty)
    let all = try #require(DayWindow(from: CivilDate.max.advanced(by: -9), through: .max))
    #expect(try zone("Europe/Berlin").clockChanges(in: all).isEmpty)
  }

  /// The busy share of a day in Berlin on which each of some hours, counted as they elapse from its midnight, is taken.
  private func share(of day: String, _ hours: [Range<Int>], isFloating: Bool = false) throws -> Double {
    let berlin = try zone("Europe/Berlin")
    let day = GridSamples.day(day)
    let midnight = berlin.instant(of: CivilDateTime(day))
    let occurrences = hours.map { hours in
      var ends = [hours.lowerBound, hours.upperBound].map { berlin.local(midnight.advanced(bySeconds: $0 * 3_600)) }
      if isFloating { for place in ends.indices { ends[place].utcOffset = nil } }
      return Occurrence(event: Event(uid: nil, start: .date(day)), isAllDay: false, start: ends[0], end: ends[1])
    }
    let tags = DayTags(clockChanges: berlin.clockChanges(in: DayWindow(day: day)))
    let grid = MonthGrid(day.yearMonth, index: EventIndex(occurrences), tags: tags)
    return try #require(grid.day(day)).busyShare
  }

  @Test func aDayIsMeasuredByTheTimeThatElapsesOnIt() throws {
    #expect(try share(of: "2024-03-31", [0..<23]) == 1)
    #expect(try share(of: "2024-03-31", [1..<3]) == 2.0 / 23)
    #expect(try share(of: "2024-03-31", [10..<12, 11..<13]) == 3.0 / 23)
    #expect(try share(of: "2024-10-27", [0..<25]) == 1)
    #expect(try share(of: "2024-10-27", [1..<2, 2..<3, 3..<4]) == 3.0 / 25)
    // The hour from 02:00 comes twice; two events in the two of them overlap only on the wall.
    #expect(try share(of: "2024-10-27", [2..<3, 3..<4]) == 2.0 / 25)
    #expect(try share(of: "2024-10-28", [0..<12]) == 0.5)
  }

  @Test func aDayIsTakenAsFarAsItReachesBeyondItsMidnights() throws {
    #expect(try share(of: "2024-10-27", [-5..<30]) == 1)
    #expect(try share(of: "2024-03-31", [-5..<2]) == 2.0 / 23)
    #expect(try share(of: "2024-03-31", [20..<40]) == 3.0 / 23)
  }

  @Test func aFloatingTimeIsTheFirstOfTwoAndNeverInAGap() throws {
    // 01:00 to 04:00 on the wall are two hours in spring, and four in autumn.
    #expect(try share(of: "2024-03-31", [1..<3], isFloating: true) == 2.0 / 23)
    #expect(try share(of: "2024-10-27", [1..<5], isFloating: true) == 4.0 / 25)
  }

  @Test func aSkippedDayHasNoShare() {
    let change = ClockChange(day: GridSamples.day("2011-12-30"), second: 0, offsetBefore: -36_000, offsetAfter: 50_400)
    #expect(change.dayLength == 0)
    #expect(change.share(takenBy: [GridSamples.timed("A", "2011-12-30T09:00", "2011-12-30T10:00")]) == 0)
    #expect(change.share(takenBy: [GridSamples.allDay("B", "2011-12-30")]) == 1)
  }
}
