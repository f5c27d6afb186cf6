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

  /// What the two ways could take differently is there, and not only now and then.
  @Test func theCalendarsHoldEveryCase() {
    let calendars = (UInt64(0)..<60).map { RandomCalendar(seed: $0) }
    func texts(_ condition: (String) -> Bool) -> Int { calendars.count { condition($0.text.uppercased()) } }
    #expect(calendars.count { Self.hasFoldedName($0.text) } > 20)
    #expect(texts { $0.ranges(of: "BEGIN:VCALENDAR").count > 1 } > 20)
    #expect(texts { $0.contains("BEGIN:VALARM") } > 20)
    #expect(texts { $0.contains("BEGIN:X-NOTE") } > 15)
    let zoneBehindEvents = texts { text in
      guard let event = text.firstRange(of: "END:VEVENT"), let zone = text.ranges(of: "BEGIN:VTIMEZONE").last else {
        return false
      }
      return event.upperBound < zone.lowerBound
    }
    #expect(zoneBehindEvents > 20)

    let events = calendars.flatMap(\.events)
    func lines(_ condition: (String) -> Bool) -> Int { events.count { $0.text.contains(where: condition) } }
    #expect(lines { !$0.hasPrefix("DTSTART") && $0.uppercased().hasPrefix("DTSTART") } > 20, "odd cases")
    #expect(lines { $0.uppercased().hasPrefix("RDATE") } > 20)
    #expect(lines { $0.uppercased().hasPrefix("DURATION:P") && $0.hasSuffix("W") } > 20)
    #expect(events.count { $0.instances[0].count > 365 } > 3, "events of several years")
    #expect(events.count { event in event.claims.contains { abs($0 - event.firstDay) > 90 } } > 20, "far overrides")
    let revised = calendars.count { calendar in
      let masters = calendar.events.filter { $0.uid != "" && $0.claims.isEmpty }
      return Dictionary(grouping: masters, by: \.uid).values.contains { revisions in
        revisions.contains { abs($0.firstDay - revisions[0].firstDay) > 31 }
      }
    }
    #expect(revised > 20, "revisions in other months")
  }

  /// Whether a line ends within its property's name.
  private static func hasFoldedName(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
    return zip(lines, lines.dropFirst()).contains { line, next in
      line.allSatisfy(\.isLetter) && (next.hasPrefix(" ") || next.hasPrefix("\t"))
    }
  }
}

extension RandomEvent {
  fileprivate var firstDay: Int { instances[0].lowerBound }
}
