import Foundation
import ICalGridStore
import Testing

@testable import ICalGrid

/// What a window shows is the same from the store as from the source that was imported.
@Suite struct StoredEqualsScannedTests {
  private let folder = NSTemporaryDirectory() + "icalgrid-stored-" + UUID().uuidString
  private let store: CalendarStore

  init() throws { store = try CalendarStore(path: "\(folder)/calendars.sqlite") }

  private func transcript(_ scanned: ScannedSource) -> String {
    var scanned = scanned
    // What is said of the scan itself was said by the import.
    scanned.diagnostics = []
    scanned.otherComponents = [:]
    scanned.statistics = ScanStatistics()
    return scanned.transcript
  }

  private func expectSame(_ text: String, _ windows: [DayWindow?], _ place: String) throws {
    let source = MemorySource(bytes: Array(text.utf8), displayName: "/a.ics")
    _ = try store.importSource(source, from: SourceOrigin(.file, location: "/a.ics"), named: "A", at: 0)
    let stored = try #require(try store.sources().first)
    for window in windows {
      let (one, other) = try (stored.components(touching: window), source.components(touching: window))
      let days = window.map { "\($0.first)…\($0.last)" } ?? "all"
      #expect(one.events.map(\.line) == other.events.map(\.line), "\(place), \(days)")
      let isSame = transcript(one) == transcript(other)
      #expect(isSame, "\(place), \(days)")
    }
  }

  private func windows(_ random: inout SeededGenerator) -> [DayWindow?] {
    (0..<5).map { _ in
      let first = CivilDate(year: 2024, month: 1, day: 1)!.advanced(by: Int.random(in: -300...300, using: &random))
      return DayWindow(from: first, to: first.advanced(by: Int.random(in: 1...45, using: &random)))!
    } + [nil]
  }

  @Test(arguments: UInt64(0)..<60)
  func randomCalendars(seed: UInt64) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var calendar = RandomCalendar(seed: seed)
    try expectSame(calendar.text, windows(&calendar.random), "seed \(seed)")
    // Another calendar in the place of the first, then the first again: as if it had been imported alone.
    var other = RandomCalendar(seed: seed + 1_000)
    try expectSame(other.text, windows(&other.random), "seed \(seed), replaced")
    try expectSame(calendar.text, windows(&calendar.random), "seed \(seed), again")
    #expect(try store.integrityFault() == nil)
  }

  /// Some components changed, some gone, some moved: what is stored is the new text.
  @Test(arguments: UInt64(0)..<40)
  func randomChanges(seed: UInt64) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var calendar = RandomCalendar(seed: seed)
    for round in 0..<4 {
      var events = calendar.events.map { $0.text.joined(separator: "\r\n") }.filter { _ in calendar.random.chance(80) }
      if calendar.random.chance(50) { events.shuffle(using: &calendar.random) }
      events = events.map { calendar.random.chance(20) ? $0.replacing("SUMMARY:", with: "SUMMARY:\(round)") : $0 }
      let text = "BEGIN:VCALENDAR\r\n" + events.joined(separator: "\r\n") + "\r\nEND:VCALENDAR\r\n"
      try expectSame(text, windows(&calendar.random), "seed \(seed), round \(round)")
    }
  }
}
