import Testing

@testable import ICalGrid

extension RawComponent {
  /// A VTIMEZONE from its text, which has one line a property and nothing folded.
  static func timeZone(_ text: String) -> RawComponent {
    var open = [RawComponent(name: "VTIMEZONE", line: 1)]
    for (index, line) in text.split(separator: "\n").enumerated() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let value = parts.count > 1 ? parts[1] : ""
      if parts[0] == "BEGIN" {
        open.append(RawComponent(name: value, line: index + 2))
      } else if parts[0] == "END", open.count > 1 {
        let closed = open.removeLast()
        open[open.count - 1].children.append(closed)
      } else {
        let name = String(parts[0].prefix { $0 != ";" })
        open[open.count - 1].lines.append(ContentLine(name: name, value: value, line: index + 2))
      }
    }
    return open[0]
  }
}

@Suite struct VTimeZoneTests {
  private func read(_ text: String) -> (rules: ZoneRules?, problems: [VTimeZone.Problem]) {
    var problems: [VTimeZone.Problem] = []
    var work = ScanLimits().zoneWork
    let rules = VTimeZone(.timeZone(text)).rules(problems: &problems, work: &work)
    return (rules, problems)
  }

  /// The offsets in hours at times given in UTC.
  private func hours(_ text: String, _ times: String...) throws -> [Double] {
    let rules = try #require(read(text).rules)
    return try times.map { time in
      guard case .utc(let instant)? = ZoneOnset(time) else { throw UnreadableTime() }
      return Double(rules.utcOffset(at: instant)) / 3_600
    }
  }

  private struct UnreadableTime: Error {}

  /// Two observances, each with its DTSTART and rule.
  private func zone(
    standard: (start: String, rule: String), daylight: (start: String, rule: String),
    offsets: (standard: String, daylight: String) = ("+0100", "+0200")
  ) -> String {
    """
    TZID:Test
    BEGIN:STANDARD
    DTSTART:\(standard.start)
    TZOFFSETFROM:\(offsets.daylight)
    TZOFFSETTO:\(offsets.standard)
    RRULE:\(standard.rule)
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:\(daylight.start)
    TZOFFSETFROM:\(offsets.standard)
    TZOFFSETTO:\(offsets.daylight)
    RRULE:\(daylight.rule)
    END:DAYLIGHT
    """
  }

  private static let lastSundays = (
    standard: "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", daylight: "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"
  )

  @Test(arguments: [
    ("16010101T030000", "16010101T020000"), ("00011028T030000", "00010325T020000"),
    ("19701025T030000", "19700329T020000"),
    ("16011028T030000", "20070325T020000"),
  ])
  func endlessRulesHoldFromAnyStart(standard: String, daylight: String) throws {
    let text = zone(standard: (standard, Self.lastSundays.standard), daylight: (daylight, Self.lastSundays.daylight))
    #expect(
      try hours(
        text, "20240331T005959Z", "20240331T010000Z", "20241027T005959Z", "20241027T010000Z", "21990701T000000Z",
        "99990701T000000Z") == [1, 2, 2, 1, 2, 2])
    #expect(read(text).problems == [])
  }

  @Test func endlessRulesCostNothingWhateverTheirStart() throws {
    var clock = ObservanceClock(
      VTimeZoneTests.observances(
        zone(
          standard: ("00011028T030000", Self.lastSundays.standard),
          daylight: ("00010325T020000", Self.lastSundays.daylight))), work: 10)
    #expect(clock.changes().count <= 4)
  }

  private static func observances(_ text: String) -> [ZoneObservance] {
    var problems: [VTimeZone.Problem] = []
    return RawComponent.timeZone(text).children.compactMap { ZoneObservance($0, problems: &problems) }
  }

  @Test func aStartThatItsRuleDoesNotMatchIsNoChange() throws {
    // Both start on 1 January 2020, as some exporters write for the current year.
    let text = zone(
      standard: ("20200101T030000", Self.lastSundays.standard), daylight: ("20200101T020000", Self.lastSundays.daylight)
    )
    #expect(try hours(text, "20200201T000000Z", "20200701T000000Z", "20201201T000000Z") == [1, 2, 1])
  }

  @Test func rulesEndWhereUntilSays() throws {
    // The United States: April to October through 2006, March to November from 2007 on.
    let text = """
      TZID:US
      BEGIN:DAYLIGHT
      DTSTART:19870405T020000
      RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z
      TZOFFSETFROM:-0500
      TZOFFSETTO:-0400
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:19671029T020000
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z
      TZOFFSETFROM:-0400
      TZOFFSETTO:-0500
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:20070311T020000
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
      TZOFFSETFROM:-0500
      TZOFFSETTO:-0400
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:20071104T020000
      RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
      TZOFFSETFROM:-0400
      TZOFFSETTO:-0500
      END:STANDARD
      """
    let rules = try #require(read(text).rules)
    let newYork = try #require(SystemZones().zone(named: "America/New_York"))
    let start = Instant(CivilDateTime(try #require(CivilDate(year: 1988, month: 1, day: 1))), utcOffset: 0)
    for step in 0..<40_000 {
      let instant = start.advanced(bySeconds: step * 167_777)
      guard rules.utcOffset(at: instant) != newYork.utcOffset(at: instant) else { continue }
      Issue.record("at \(instant)")
      break
    }
  }

  @Test(arguments: ["20060402T070000Z", "20060402T020000", "20060402"])
  func untilIsInclusiveInEachOfItsForms(until: String) throws {
    let text = """
      TZID:Test
      BEGIN:DAYLIGHT
      DTSTART:20050403T020000
      RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=\(until)
      TZOFFSETFROM:-0500
      TZOFFSETTO:-0400
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:20051030T020000
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
      TZOFFSETFROM:-0400
      TZOFFSETTO:-0500
      END:STANDARD
      """
    #expect(try hours(text, "20060402T065959Z", "20060402T070000Z", "20070701T000000Z") == [-5, -4, -5])
  }

  @Test func datesMayBeListsPeriodsAndOneALine() throws {
    let text = """
      TZID:Test
      BEGIN:STANDARD
      DTSTART:20200101T000000
      RDATE:20210101T000000,20220101T000000
      RDATE;VALUE=PERIOD:20230101T000000/PT1H
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:20200701T000000
      RDATE;VALUE=DATE-TIME:20210701T000000
      RDATE:20220701T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      END:DAYLIGHT
      """
    #expect(
      try hours(
        text, "20191201T000000Z", "20200201T000000Z", "20200801T000000Z", "20210201T000000Z", "20210801T000000Z",
        "20220801T000000Z", "20230801T000000Z") == [2, 1, 2, 1, 2, 2, 1])
  }

  @Test func aMissingOffsetBeforeIsTakenFromWhatPrecedes() throws {
    let text = zone(
      standard: ("16011028T030000", Self.lastSundays.standard), daylight: ("16010325T020000", Self.lastSundays.daylight)
    ).split(separator: "\n").filter { !$0.hasPrefix("TZOFFSETFROM") }.joined(separator: "\n")
    #expect(
      try hours(text, "20240331T005959Z", "20240331T010000Z", "20241027T005959Z", "20241027T010000Z") == [1, 2, 2, 1])
    #expect(read(text).problems.count == 2)
  }

  @Test func aWallTimeOfALongOverlapIsTheFirst() throws {
    let text = zone(
      standard: ("20200101T000000", "FREQ=YEARLY;BYMONTH=1;BYDAY=1SU"),
      daylight: ("20200701T000000", "FREQ=YEARLY;BYMONTH=7;BYDAY=1SU"), offsets: ("+1200", "+1000"))
    let rules = try #require(read(text).rules)
    // On 5 July 2020 the clock goes from 00:00 back to 22:00.
    guard case .local(let wall)? = ZoneOnset("20200704T230000") else { throw UnreadableTime() }
    #expect(rules.instant(of: wall).description == "2020-07-04T11:00:00Z")
  }

  @Test(arguments: [
    "FREQ=YEARLY;INTERVAL=2;BYMONTH=3;BYDAY=-1SU", "FREQ=YEARLY;BYMONTH=3,9;BYDAY=-1SU",
    "FREQ=YEARLY;BYWEEKNO=13;BYDAY=SU",
    "FREQ=MONTHLY;BYDAY=1SU", "FREQ=YEARLY;BYDAY=SU;BYMONTH=3;BYSETPOS=-1", "FREQ=YEARLY;BYMONTH=3;BYDAY=5SU",
  ])
  func unusualRulesAreListedByTheRuleEngine(rule: String) throws {
    let text = zone(
      standard: ("19961027T030000", Self.lastSundays.standard), daylight: ("19960331T020000", rule))
    let rules = try #require(read(text).rules)
    let start = try #require(CivilDate(year: 1996, month: 3, day: 31))
    let summers = RuleIterator(
      try RecurrenceRule(parsing: rule), start: CivilDateTime(start, hour: 2), isAllDay: false, until: nil,
      includesStart: false)
    for wall in IteratorSequence(summers).prefix(200) {
      #expect(rules.utcOffset(at: Instant(wall, utcOffset: 3_600)) == 7_200, "\(wall)")
    }
    #expect(abs(rules.utcOffset(at: Instant(unixSeconds: 250_000_000_000))) <= 7_200)
  }

  @Test(arguments: [
    "FREQ=YEARLY;BYDAY=SU;BYMONTHDAY=25,26,27,28,29,30,31;BYMONTH=3",
    "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;BYHOUR=2;BYMINUTE=0",
    "FREQ=YEARLY;WKST=MO;INTERVAL=1;BYMONTH=3;BYDAY=-1SU", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=99991231T000000Z",
  ])
  func theUsualRuleIsKnownInItsOtherForms(rule: String) throws {
    let text = zone(standard: ("19961027T030000", Self.lastSundays.standard), daylight: ("19960331T020000", rule))
    #expect(try hours(text, "20240331T005959Z", "20240331T010000Z", "24000701T000000Z") == [1, 2, 2])
    var clock = ObservanceClock(Self.observances(text), work: 10)
    #expect(clock.changes().count <= 4)
  }

  @Test func badPartsAreReportedAndTheRestIsUsed() throws {
    let text = """
      TZID:First
      TZID:Second
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      RRULE:FREQ=MINUTELY
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:19700101T000000
      TZOFFSETTO:+9900
      END:DAYLIGHT
      BEGIN:DAYLIGHT
      DTSTART:nonsense
      TZOFFSETTO:+0200
      END:DAYLIGHT
      """
    let (rules, problems) = read(text)
    #expect(rules?.identifier == "First")
    #expect(rules?.utcOffset(at: Instant(unixSeconds: 1_720_000_000)) == 3_600)
    #expect(
      problems == [
        VTimeZone.Problem("STANDARD repeats FREQ=MINUTELY; only its first onset is used", line: 8),
        VTimeZone.Problem("DAYLIGHT has no TZOFFSETTO that can be read; left out", line: 10),
        VTimeZone.Problem("DAYLIGHT has no DTSTART that can be read; left out", line: 14),
      ])
  }

  @Test func aDefinitionWithoutObservancesIsNone() {
    let (rules, problems) = read("TZID:Empty")
    #expect(rules == nil)
    #expect(problems.map(\.message) == ["VTIMEZONE \"Empty\" has no observance that can be used; ignored"])
  }

  @Test func moreOnsetsThanAnyZoneHasAreCutAndReported() {
    let days = (1...366).map(String.init).joined(separator: ",")
    let (rules, problems) = read(
      zone(
        standard: ("16010101T000000", "FREQ=YEARLY;BYYEARDAY=\(days)"),
        daylight: ("16010101T000000", "FREQ=YEARLY;BYYEARDAY=\(days);BYHOUR=1,2,3,4,5,6")))
    #expect(rules != nil)
    #expect(problems.map(\.message) == ["VTIMEZONE \"Test\" has more than 20000 onsets; cut there"])
  }

  @Test(arguments: [
    ("+0100", 3_600), ("-0330", -12_600), ("+053020", 19_820), ("+01:00", 3_600), ("0100", 3_600), ("-0000", 0),
    ("+2359", 86_340),
  ])
  func offsetsAreRead(text: String, seconds: Int) { #expect(ZoneObservance.offset(text) == seconds) }

  @Test(arguments: ["", "+", "+1", "+2400", "+9900", "+0160", "+010060", "+01000", "+01a0", "++0100", "+999999999999"])
  func otherOffsetsAreRefused(text: String) { #expect(ZoneObservance.offset(text) == nil) }

  @Test func mutatedDefinitionsNeverTrap() {
    let sound = zone(
      standard: ("19701025T030000", Self.lastSundays.standard), daylight: ("19700329T020000", Self.lastSundays.daylight)
    )
    var usable = 0
    for place in sound.indices {
      for replacement in ["", "9", "-", ":", "\n", "Z"] {
        var text = sound
        text.replaceSubrange(place...place, with: replacement)
        guard let rules = read(text).rules else { continue }
        usable += 1
        for seconds in [Int.min, -60_000_000_000, 0, 1_720_000_000, 250_000_000_000, .max] {
          #expect(abs(rules.utcOffset(at: Instant(unixSeconds: seconds))) < 86_400)
        }
      }
    }
    #expect(usable > 100)
  }
}
