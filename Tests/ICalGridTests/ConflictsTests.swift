import Testing

@testable import ICalGrid

@Suite struct ConflictsTests {
  private let berlin: ZoneRules? = SystemZones.standard().zone(named: "Europe/Berlin")

  /// A busy event on the night of 27 October 2024, by UTC times of day; `hours` may be negative for the evening before.
  private func event(_ hours: Int, _ minutes: Int, lasting length: Int) throws -> Occurrence {
    let zone = try #require(berlin)
    let midnight = CivilDateTime(CivilDate(year: 2024, month: 10, day: 27) ?? .min)
    let start = Instant(midnight.advanced(bySeconds: hours * 3_600 + minutes * 60), utcOffset: 0)
    return Occurrence(
      event: Event(uid: nil, start: .utc(start)), isAllDay: false, start: zone.local(start),
      end: zone.local(start.advanced(bySeconds: length * 60)))
  }

  @Test func onTheNightOfTheRepeatedHourElapsedTimeDecides() throws {
    // On the wall 02:00 to 02:30 and 02:15 to 02:45, but three quarters of an hour lie between them.
    let apart = Conflicts([try event(0, 0, lasting: 30), try event(1, 15, lasting: 30)])
    #expect(!apart.contains(0) && !apart.contains(1))
    // On the wall the second ends before it begins, yet it lies within the first.
    let within = Conflicts([try event(0, 0, lasting: 90), try event(0, 45, lasting: 15)])
    #expect(within.contains(0) && within.contains(1))
    // On the wall 02:30 to 02:30.
    let hour = Conflicts([try event(0, 30, lasting: 60), try event(1, 0, lasting: 60)])
    #expect(hour.contains(0) && hour.contains(1))
  }

  @Test func touchingAndInstantsAreNoConflict() throws {
    let events = [try event(8, 0, lasting: 60), try event(9, 0, lasting: 60), try event(9, 30, lasting: 0)]
    let conflicts = Conflicts(events)
    for position in events.indices { #expect(!conflicts.contains(position)) }
  }
}
