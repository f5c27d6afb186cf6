import FuzzMain
import ICalGrid

/// The text of a rule to its occurrences: the instances alone, and the series in a window far from its start.
struct RuleTarget {
  private let reader = CalendarReader(
    limits: ExpansionLimits(occurrencesPerSeries: 200, occurrences: 200, ruleWork: 5_000))
  private let zone: ZoneRules
  private let start = CivilDateTime(CivilDate(year: 2024, month: 2, day: 29)!, hour: 2, minute: 30)
  private let window = DayWindow(
    from: CivilDate(year: 2031, month: 3, day: 1)!, to: CivilDate(year: 2031, month: 5, day: 1)!)!

  init() { zone = reader.zones.zone(named: "America/New_York") ?? .utc }

  func run(_ text: String) {
    guard let rule = try? RecurrenceRule(parsing: text) else { return }
    var previous: CivilDateTime?
    var iterator = RuleIterator(rule, start: start, isAllDay: text.utf8.count % 2 == 0, until: nil, budget: 2_000)
    for _ in 0..<200 {
      guard let wall = iterator.next() else { break }
      if let previous { precondition(previous < wall, "instances must ascend") }
      previous = wall
    }
    let event = Event(
      uid: "fuzz", start: .zoned(start, tzid: "America/New_York"), recurrence: RecurrenceProperties(rules: [rule]))
    for occurrence in reader.expand([event], window: window, zone: zone).occurrences {
      precondition(occurrence.touches(window), "an occurrence outside the window")
    }
  }
}

let target = RuleTarget()
fuzz(text: target.run)
