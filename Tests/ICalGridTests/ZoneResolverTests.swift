import Testing

@testable import ICalGrid

@Suite struct ZoneResolverTests {
  private let system = SystemZones()
  private static let summer = Instant(unixSeconds: 1_720_000_000)

  /// A definition with one offset, which no real zone of that name has.
  private static func fixed(_ tzid: String, _ offset: String = "+0311") -> RawComponent {
    .timeZone(
      """
      TZID:\(tzid)
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:\(offset)
      TZOFFSETTO:\(offset)
      END:STANDARD
      """)
  }

  private func resolver(
    _ definitions: [RawComponent] = [], displayZone: String? = nil, firstUse: Event? = nil
  ) -> ZoneResolver {
    ZoneResolver(
      file: "test.ics", system: system,
      definitions: { calendar in
        calendar == 0 ? ZoneDefinitions(timeZones: definitions, displayZone: displayZone) : ZoneDefinitions()
      }, firstUse: { _, _ in firstUse })
  }

  /// Each within its own bound, but not together: the third is cut, the fourth ignored.
  @Test func zonesTakeTheirWorkTogether() throws {
    let monthly = ["A", "B", "C", "D"].map { name in
      RawComponent.timeZone(
        """
        TZID:\(name)
        BEGIN:STANDARD
        DTSTART:20200101T000000
        RRULE:FREQ=MONTHLY;UNTIL=20250101T000000Z
        TZOFFSETFROM:+0000
        TZOFFSETTO:+0200
        END:STANDARD
        """)
    }
    var limits = ScanLimits()
    // Each takes somewhat less than 200: it lists 61 onsets, and steps to them.
    limits.zoneWork = 450
    let resolver = ZoneResolver(
      file: "test.ics", system: system, definitions: { _ in ZoneDefinitions(timeZones: monthly) }, limits: limits)
    let offsets = ["A", "B", "C", "D"].map { resolver.rules(tzid: $0, calendar: 0)?.utcOffset(at: Self.summer) }
    #expect(offsets == [7_200, 7_200, 7_200, nil])
    #expect(
      resolver.diagnostics.map(\.message) == [
        "VTIMEZONE \"C\" takes more work than the zones of one source may together; cut there",
        "VTIMEZONE \"D\" stands behind others that take all the work that the zones of one source may; ignored",
        "TZID \"D\" names no zone and no VTIMEZONE; its times are read as floating",
      ])
  }

  @Test(arguments: [
    ("Europe/Berlin", "Europe/Berlin"), ("europe/berlin", "Europe/Berlin"), ("\"Europe/Berlin\"", "Europe/Berlin"),
    (" Europe/Berlin ", "Europe/Berlin"), ("/Europe/Stockholm", "Europe/Stockholm"),
    ("/freeassociation.sourceforge.net/Europe/Berlin", "Europe/Berlin"),
    ("/freeassociation.sourceforge.net/Tzfile/Europe/Berlin", "Europe/Berlin"),
    ("/mozilla.org/20050126_1/America/Boise", "America/Boise"),
    ("/mozilla.org/20050126_1/America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"),
    ("/softwarestudio.org/Olson_20011030_5/Europe/Paris", "Europe/Paris"),
    ("/softwarestudio.org/Tzfile/America/Chicago", "America/Chicago"),
    ("/citadel.org/20210210_1/Europe/Rome", "Europe/Rome"), ("posix/Europe/Vaduz", "Europe/Vaduz"),
    ("US/Eastern", "US/Eastern"), ("Canada/Mountain", "Canada/Mountain"), ("UTC", "UTC"), ("Z", "UTC"),
    ("Etc/UTC", "UTC"),
    ("Etc/GMT+5", "Etc/GMT+5"), ("tzone://Microsoft/Utc", "UTC"), ("W. Europe Standard Time", "Europe/Berlin"),
  ])
  func namesOfTheWorldComeBeforeTheFilesOwnDefinition(tzid: String, identifier: String) {
    let resolver = resolver([Self.fixed(ZoneNames.trimmed(tzid))])
    #expect(resolver.rules(tzid: tzid, calendar: 0)?.identifier == identifier)
    #expect(resolver.diagnostics == [])
  }

  @Test(arguments: [
    "EST", "CET", "GMT", "Japan", "Eastern", "Customized Time Zone", "(UTC-03:00) Brasília", "Europe/CUSTOM",
    "America/Example",
    "GMT +0100 (Standard) / GMT +0200 (Daylight)", "1", "UTC+3", "Amsterdam, Berlin", "Europe_Berlin", "Екатеринбург",
  ])
  func labelsMeanWhatTheFileDefines(tzid: String) {
    let resolver = resolver([Self.fixed("Other", "+0700"), Self.fixed(tzid)])
    for written in [tzid, "\"\(tzid)\"", " \(tzid)", tzid.uppercased(), tzid.lowercased()] {
      #expect(resolver.rules(tzid: written, calendar: 0)?.utcOffset(at: Self.summer) == 11_460, "\(written)")
    }
    #expect(resolver.rules(tzid: tzid, calendar: 0)?.identifier == tzid)
  }

  @Test func theExactSpellingComesBeforeAnotherLetterCase() {
    let resolver = resolver([Self.fixed("eastern", "+0700"), Self.fixed("Eastern", "+0800")])
    #expect(resolver.rules(tzid: "Eastern", calendar: 0)?.utcOffset(at: Self.summer) == 28_800)
    #expect(resolver.rules(tzid: "EASTERN", calendar: 0)?.utcOffset(at: Self.summer) == 25_200)
  }

  @Test func aDefinitionHoldsInItsOwnCalendarOnly() {
    let resolver = resolver([Self.fixed("Mine")])
    #expect(resolver.rules(tzid: "Mine", calendar: 0) != nil)
    #expect(resolver.rules(tzid: "Mine", calendar: 1) == nil)
  }

  @Test(arguments: [
    ("EST5EDT", "EST5EDT"), ("CET", "CET"), ("Japan", "Japan"), ("gmt", "GMT"),
    ("(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"),
    ("Amsterdam, Belgrade, Berlin, Brussels, Budapest, Madrid, Paris, Prague, Stockholm", "Europe/Berlin"),
    ("GMT+05:30", "UTC+05:30"), ("America_New_York", "America/New_York"),
    ("America_Argentina_Buenos_Aires", "America/Argentina/Buenos_Aires"),
  ])
  func looserNamesAreUnderstoodWhereNothingDefinesThem(tzid: String, identifier: String) {
    #expect(resolver().rules(tzid: tzid, calendar: 0)?.identifier == identifier)
  }

  @Test(arguments: [
    "", "\"\"", "tzone://Microsoft/Custom", "Customized Time Zone", "GMT-05.00/-04.00", "Nowhere/Middle",
    "../../etc/localtime", "/../../etc/localtime", "/usr/share/zoneinfo/Europe/Berlin", "/a.b/../../Europe/Berlin",
    "localtime",
    "Europe/Berlin\0", "/", "//", "a.b/", "_", "America_",
  ])
  func whatNothingDefinesIsReportedOnce(tzid: String) {
    let event = Event(uid: "u1", start: .date(.min), line: 42)
    let resolver = resolver(firstUse: event)
    #expect(resolver.rules(tzid: tzid, calendar: 0) == nil)
    #expect(resolver.rules(tzid: tzid, calendar: 0) == nil)
    #expect(resolver.rules(tzid: tzid, calendar: 1) == nil)
    #expect(resolver.diagnostics.map(\.code) == [.unknownTZID])
    #expect(resolver.diagnostics.map(\.line) == [42])
    #expect(resolver.diagnostics.first?.uid == "u1")
  }

  @Test func theMessageSaysWhatBecomesOfTheTimes() {
    let resolver = resolver()
    _ = resolver.rules(tzid: "tzone://Microsoft/Custom", calendar: 0)
    #expect(
      resolver.diagnostics.map(\.message) == [
        "TZID \"tzone://Microsoft/Custom\" names no zone and no VTIMEZONE; its times are read as floating"
      ])
  }

  @Test func aDefinitionThatCannotBeUsedIsReportedWithItsLineAndPassedOver() {
    let resolver = resolver([.timeZone("TZID:CET")])
    #expect(resolver.rules(tzid: "CET", calendar: 0)?.identifier == "CET")
    #expect(resolver.diagnostics.map(\.code) == [.badTimeZone])
    #expect(resolver.diagnostics.map(\.line) == [1])
  }

  @Test func definitionsAreAskedForOnceAndOnlyWhenNeeded() {
    var asked = 0
    let resolver = ZoneResolver(
      file: "test.ics", system: system,
      definitions: { _ in
        asked += 1
        return ZoneDefinitions()
      })
    _ = resolver.rules(tzid: "Europe/Berlin", calendar: 0)
    #expect(asked == 0)
    for tzid in ["A", "B", "A"] { _ = resolver.rules(tzid: tzid, calendar: 0) }
    #expect(asked == 1)
  }

  @Test func theZoneOfACalendarIsItsOnlyDefinitionElseItsDisplayZone() {
    #expect(resolver([Self.fixed("Mine")], displayZone: "Asia/Tokyo").zone(ofCalendar: 0).identifier == "Mine")
    #expect(
      resolver([Self.fixed("A"), Self.fixed("B")], displayZone: "Asia/Tokyo").zone(ofCalendar: 0).identifier
        == "Asia/Tokyo")
    #expect(resolver([Self.fixed("W. Europe Standard Time")]).zone(ofCalendar: 0).identifier == "Europe/Berlin")
    #expect(resolver(displayZone: "nonsense").zone(ofCalendar: 0) == .utc)
    #expect(resolver().zone(ofCalendar: 7) == .utc)
  }
}
