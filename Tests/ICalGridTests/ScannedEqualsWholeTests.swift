import Foundation
import ICalGrid
import Testing

/// What a window shows doesn't depend on what the scanner left out: a scanned month is the month of the whole file.
@Suite struct ScannedEqualsWholeTests {
  /// A source that leaves nothing out.
  private struct Whole: ComponentSource {
    var base: any ComponentSource
    func components(touching window: DayWindow?) throws(SourceError) -> ScannedSource {
      try base.components(touching: nil)
    }
  }

  private static let zoneNames = ["UTC", "Europe/Berlin", "Pacific/Kiritimati", "Etc/GMT+12"]
  /// Endless rules of seconds are cut sooner than usual; the cut must be the same.
  private let reader = CalendarReader(limits: ExpansionLimits(occurrencesPerSeries: 1000, ruleWork: 20_000))

  private func occurrences(_ source: any ComponentSource, _ window: DayWindow, _ zone: ZoneRules) -> [String] {
    reader.read([source], window: window, zone: zone).occurrences.map {
      "\($0.event.line) \($0.event.calendar.source) \($0.start) \($0.end) \($0.summary ?? "") \(String(describing: $0.status))"
    }.sorted()
  }

  private func expectSame(_ source: any ComponentSource, _ window: DayWindow, zone name: String, _ place: String) throws
  {
    let zone = try #require(reader.zones.zone(named: name))
    let (scanned, whole) = (occurrences(source, window, zone), occurrences(Whole(base: source), window, zone))
    #expect(scanned == whole, "\(place), \(window.first)…\(window.last), \(name)")
  }

  @Test(arguments: UInt64(0)..<60)
  func randomCalendars(seed: UInt64) throws {
    var calendar = RandomCalendar(seed: seed)
    let source = MemorySource(bytes: Array(calendar.text.utf8), displayName: "a.ics")
    for name in Self.zoneNames {
      let first = CivilDate(year: 2024, month: 1, day: 1)!.advanced(
        by: Int.random(in: -300...300, using: &calendar.random))
      let window = DayWindow(from: first, to: first.advanced(by: Int.random(in: 1...45, using: &calendar.random)))!
      try expectSame(source, window, zone: name, "seed \(seed)")
    }
  }

  private static let fixtures: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name in
      ["input.ics", "input"].map { folder.appending(path: "\(name)/\($0)").path }.filter(FileManager.default.fileExists)
    }
  }()

  /// Each month in which a fixture has something, and the months round it.
  @Test(arguments: fixtures)
  func fixture(path: String) throws {
    let source = try LocalSource.at(path)
    let years = DayWindow(from: CivilDate(year: 2020, month: 1, day: 1)!, to: CivilDate(year: 2028, month: 1, day: 1)!)!
    let all = reader.read([Whole(base: source)], window: years, zone: .utc).occurrences
    var months = Set(all.lazy.prefix(50).map(\.firstDay.yearMonth))
    for month in months { months.formUnion([month.advanced(by: -1), month.advanced(by: 1)]) }
    for (index, month) in months.sorted().enumerated().prefix(4) {
      let window = DayWindow(from: month.firstDay, through: month.lastDay)!
      try expectSame(source, window, zone: Self.zoneNames[index % Self.zoneNames.count], path)
    }
  }

  @Test func fixturesAreThere() { #expect(Self.fixtures.count > 30) }
}
