import Testing

@testable import ICalGrid

/// What the rules of one source may do together.
@Suite struct RuleWorkTests {
  private let june = DayWindow(
    from: CivilDate(year: 2024, month: 6, day: 1)!, to: CivilDate(year: 2024, month: 7, day: 1)!)!

  private func read(_ events: [String], limits: ExpansionLimits) -> Reading {
    let text = "BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n"
    return CalendarReader(zones: SystemZones(directories: []), limits: limits)
      .read([MemorySource(bytes: Array(text.utf8), displayName: "a.ics")], window: june, zone: .utc)
  }

  private func event(_ uid: Int, rule: String) -> String {
    "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART:20240601T000000Z\r\nRRULE:\(rule)\r\nEND:VEVENT\r\n"
  }

  @Test func manyRulesShareTheWorkOfASource() {
    let hostile = (1...40).map { event($0, rule: "FREQ=SECONDLY;COUNT=100000") }
    let reading = read(
      hostile + [event(0, rule: "FREQ=DAILY")], limits: ExpansionLimits(ruleWork: 10_000, totalRuleWork: 100_000))
    let counts = Dictionary(grouping: reading.occurrences, by: \.event.uid).mapValues(\.count)
    #expect(reading.isTruncated)
    #expect(counts["1"] == 10_000)
    #expect(counts["40"] == RuleWork.least)
    // What takes no more than a usual rule is shown whole all the same.
    #expect(counts["0"] == 30)
    #expect(reading.diagnostics.count == 40)
    #expect(reading.diagnostics.map(\.code).allSatisfy { $0 == .truncated })
  }
}
