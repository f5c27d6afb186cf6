import Testing

@testable import ICalGrid

/// The filter against a judgement that sees everything: over random calendars in random spellings, nothing that touches a window may be missing.
@Suite struct WindowFilterRandomTests {
  @Test(arguments: UInt64(0)..<150)
  func nothingThatTouchesIsMissing(seed: UInt64) throws {
    var calendar = RandomCalendar(seed: seed)
    let all = try Scanning.scan(calendar.text)
    try #require(all.events.count == calendar.events.count)
    try #require(all.diagnostics.isEmpty)
    for _ in 0..<6 {
      let first =
        CivilDate(year: 2024, month: 1, day: 1)!.dayNumber + Int.random(in: -300...300, using: &calendar.random)
      let window = DayWindow(
        from: CivilDate(dayNumber: first),
        to: CivilDate(dayNumber: first + Int.random(in: 1...45, using: &calendar.random)))!
      // Seen from another zone, an event can stand two days from its own wall.
      let near = (window.startDayNumber - 2)...(window.endDayNumber + 1)
      let touching = calendar.events.map { $0.touches(near) }
      let uids = Set(zip(calendar.events, touching).filter { $0.1 && $0.0.uid != "" }.map(\.0.uid))
      let options = Scanning.options(chunkBytes: [3, 100, 1 << 18].randomElement(using: &calendar.random)!)
      let found = try Scanning.scan(calendar.text, touching: window, options: options)
      let lines = Set(found.events.map(\.line))
      for (index, event) in calendar.events.enumerated() where touching[index] || uids.contains(event.uid) {
        #expect(lines.contains(all.events[index].line), "\(event.text) for \(window.first)…\(window.last)")
      }
      // What is given is given as it stands, in order.
      let given = all.events.filter { lines.contains($0.line) }
      #expect(found.events.map(\.line) == given.map(\.line))
      #expect(found.events.map(\.bytes) == given.map(\.bytes))
      #expect(found.statistics.eventsKept + found.statistics.eventsPassed == all.events.count)
    }
  }

  /// The filter must also be worth its while.
  @Test func mostOfWhatCannotTouchIsPassed() throws {
    var passed = 0
    var total = 0
    for seed in UInt64(0)..<50 {
      let found = try Scanning.scan(
        RandomCalendar(seed: seed).text, touching: Scanning.window("2026-01-01", "2026-02-01"))
      passed += found.statistics.eventsPassed
      total += found.statistics.eventsPassed + found.statistics.eventsKept
    }
    #expect(passed > total / 2)
  }
}
