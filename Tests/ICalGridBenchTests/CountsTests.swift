import ICalGrid
import LibicalBridge
import Testing

@testable import ICalGridBench

/// How much work a month takes, in counts: what times can't be asked to show on every machine.
@Suite struct CountsTests {
  private static let june = DayWindow(from: date(2024, 6, 1), through: date(2024, 6, 30)) ?? DayWindow(day: .min)

  private func scanned(_ count: Int, _ density: SyntheticCalendar.Density) throws -> ScannedSource {
    let bytes = SyntheticCalendar(count: count, density: density).bytes
    let found = try MemorySource(bytes: bytes, displayName: "bench.ics").components(touching: Self.june)
    #expect(found.statistics.bytesScanned == bytes.count, "each byte is gone through once")
    return found
  }

  /// Of fifteen years' events only those of June 2024 reach libical: one in 180, those of the margin's days, and series.
  @Test func aSparseMonthGivesLibicalNextToNothing() throws {
    let found = try scanned(20_000, .sparse)
    let statistics = found.statistics
    #expect(statistics.eventsKept + statistics.eventsPassed == 20_000)
    #expect(statistics.eventsReadBack == 0, "no UID is there twice")
    #expect(found.events.count == statistics.eventsKept)
    #expect((111...190).contains(statistics.eventsKept), "\(statistics.eventsKept)")
    let copied = found.events.reduce(0) { $0 + $1.bytes.count }
    #expect(copied < statistics.bytesScanned / 100, "\(copied) of \(statistics.bytesScanned) bytes are copied")
  }

  /// Ten times the years, ten times the events: what is kept doesn't follow, but for the series that never end.
  @Test func whatIsKeptFollowsTheMonthNotTheFile() throws {
    var long = SyntheticCalendar(count: 20_000, density: .sparse)
    (long.years, long.firstYear) = (150, 1878)
    let found = try MemorySource(bytes: long.bytes, displayName: "bench.ics").components(touching: Self.june)
    let short = try scanned(2_000, .sparse)
    let endless = long.lines("RRULE:").count { !$0.contains("UNTIL") }
    #expect(found.statistics.eventsKept < short.statistics.eventsKept * 2 + endless)
  }

  /// A bounded series of another year is passed by; an endless one can't be.
  @Test func aDenseMonthKeepsTheSeriesThatCanReachIt() throws {
    let found = try scanned(2_000, .dense)
    let endless = SyntheticCalendar(count: 2_000, density: .dense).lines("RRULE:").count { !$0.contains("UNTIL") }
    #expect(found.statistics.eventsKept < endless + 2_000 / 60)
  }

  /// A revision that lies in another month is read back: that one and no other.
  @Test func onlyWhatSharesAUIDIsReadBack() throws {
    let bytes = SyntheticCalendar(count: 5_000, density: .sparse).bytes
    let text = String(decoding: bytes, as: UTF8.self).replacing(
      "END:VCALENDAR",
      with: """
        BEGIN:VEVENT\r
        UID:revised\r
        DTSTART:20240612T090000Z\r
        END:VEVENT\r
        BEGIN:VEVENT\r
        UID:revised\r
        SEQUENCE:1\r
        DTSTART:20190612T090000Z\r
        END:VEVENT\r
        END:VCALENDAR
        """)
    let found = try MemorySource(bytes: Array(text.utf8), displayName: "bench.ics").components(touching: Self.june)
    #expect(found.statistics.eventsReadBack == 1)
  }

  /// Both sides of the comparison find the same month, so that the faster one isn't the one that does less. (libical takes the
  /// day that its iterator is sent to for an instance of an all-day series, and leaves out a DTSTART that is out of step.)
  @Test(arguments: [SyntheticCalendar.Density.sparse, .dense])
  func libicalFindsAsMany(density: SyntheticCalendar.Density) throws {
    let bytes = SyntheticCalendar(count: 2_000, density: density).bytes
    let reader = CalendarReader()
    let zone = try #require(reader.zones.resolve("Europe/Berlin"))
    let reading = reader.read(
      [MemorySource(bytes: bytes, displayName: "bench.ics")], window: Self.june, zone: zone, fields: .grid)
    let ours = reading.occurrences.count { Self.june.contains($0.firstDay) }
    #expect(ours > 10)

    let tree = try #require(bytes.withUnsafeBytes { ig_tree_parse($0.baseAddress, $0.count) })
    defer { ig_tree_free(tree) }
    let theirs = Int(ig_tree_count(tree, ig_time(Self.june.startWall), ig_time(Self.june.endWall)))
    #expect(abs(theirs - ours) <= ours / 100, "\(theirs), \(ours)")
  }
}
