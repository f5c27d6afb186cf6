import Testing

@testable import ICalGrid

/// What a window shows doesn't depend on the window: it is the part of a larger one's that touches it.
@Suite struct ExpansionWindowTests {
  private static let zoneNames = [
    "UTC", "Europe/Berlin", "America/New_York", "Pacific/Kiritimati", "Etc/GMT+12", "Pacific/Apia",
  ]
  private let reader = CalendarReader()

  private func lines(_ occurrences: some Sequence<Occurrence>) -> [String] {
    occurrences.map {
      "\($0.start.text)/\($0.end.text) \($0.summary ?? "") of \($0.recurrenceID?.text ?? "-") \($0.status?.rawValue ?? "")"
    }.sorted()
  }

  @Test(arguments: UInt64(0)..<80)
  func aWindowIsTheSliceOfALargerOne(seed: UInt64) throws {
    var series = RandomSeries(seed: seed)
    let source = Expanding.source(series.events)
    let zone = try #require(reader.zones.zone(named: Self.zoneNames.randomElement(using: &series.random)!))
    let years = Scanning.window("2023-06-01", "2026-06-01")
    let all = reader.read([source], window: years, zone: zone)
    try #require(!all.isTruncated)
    for _ in 0..<8 {
      let first = CivilDate(year: 2023, month: 9, day: 1)!.advanced(by: Int.random(in: 0..<800, using: &series.random))
      let length = Int.random(in: 1...42, using: &series.random)
      let window = try #require(DayWindow(from: first, to: first.advanced(by: length)))
      let found = reader.read([source], window: window, zone: zone)
      let expected = lines(all.occurrences.filter { $0.touches(window) })
      #expect(lines(found.occurrences) == expected, "seed \(seed), \(window.first)…\(window.last), \(zone.identifier)")
    }
  }

  @Test func daysOfASeriesInOrderMakeItsMonth() throws {
    for seed in UInt64(500)..<510 {
      let source = Expanding.source(RandomSeries(seed: seed).events)
      let october = Scanning.window("2024-10-01", "2024-11-10")
      let whole = Set(lines(reader.read([source], window: october, zone: .utc).occurrences))
      var days: Set<String> = []
      for number in october.startDayNumber..<october.endDayNumber {
        let day = DayWindow(day: CivilDate(dayNumber: number))
        days.formUnion(lines(reader.read([source], window: day, zone: .utc).occurrences))
      }
      #expect(days == whole, "seed \(seed)")
    }
  }
}
