import ICalGrid
import Testing

@Suite struct RuleIteratorTests {
  private func instances(
    _ text: String, from start: String, allDay: Bool = false, lower: String? = nil, includesStart: Bool = true,
    most: Int = 6
  ) throws -> [String] {
    let wall = try #require(CivilDateTime(basic: start))
    let rule = try RecurrenceRule(parsing: text)
    let found = allInstances(
      of: rule, from: wall, isAllDay: allDay, lower: lower.flatMap { CivilDateTime(basic: $0) },
      includesStart: includesStart, most: most)
    return found.map { allDay ? "\($0.date)" : "\($0)" }
  }

  // MARK: The start

  @Test func aStartThatTheRuleDoesNotMatchIsStillTheFirstInstanceBesideCount() throws {
    #expect(
      try instances("FREQ=WEEKLY;BYDAY=MO;COUNT=2", from: "20240612", allDay: true)
        == ["2024-06-12", "2024-06-17", "2024-06-24"])
    #expect(
      try instances("FREQ=WEEKLY;BYDAY=MO;COUNT=2", from: "20240612", allDay: true, lower: "20240613")
        == ["2024-06-17", "2024-06-24"])
  }

  @Test func anExceptionRuleHasOnlyWhatItMatches() throws {
    #expect(
      try instances("FREQ=WEEKLY;BYDAY=MO;COUNT=2", from: "20240612", allDay: true, includesStart: false)
        == ["2024-06-17", "2024-06-24"])
  }

  @Test func anEndBeforeTheStartLeavesTheStart() throws {
    #expect(try instances("FREQ=DAILY;UNTIL=20200101", from: "20240612T090000") == ["2024-06-12T09:00:00"])
  }

  @Test func countAndUntilBothBound() throws {
    #expect(try instances("FREQ=DAILY;COUNT=2;UNTIL=20240620", from: "20240612", allDay: true).count == 2)
    #expect(try instances("FREQ=DAILY;COUNT=20;UNTIL=20240613", from: "20240612", allDay: true).count == 2)
  }

  // MARK: Days that don't exist

  @Test func the31stIsSkippedInShorterMonths() throws {
    #expect(
      try instances("FREQ=MONTHLY;COUNT=4", from: "20240131", allDay: true)
        == ["2024-01-31", "2024-03-31", "2024-05-31", "2024-07-31"])
  }

  @Test func aLeapDayComesEveryFourYears() throws {
    #expect(
      try instances("FREQ=YEARLY;COUNT=3", from: "20960229", allDay: true) == [
        "2096-02-29", "2104-02-29", "2108-02-29",
      ])
  }

  @Test func skipMovesWhatAMonthLacks() throws {
    #expect(
      try instances("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;COUNT=4", from: "20240131", allDay: true)
        == ["2024-01-31", "2024-03-01", "2024-03-31", "2024-05-01"])
    #expect(
      try instances("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4", from: "20240131", allDay: true)
        == ["2024-01-31", "2024-02-29", "2024-03-31", "2024-04-30"])
    #expect(
      try instances("RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD;COUNT=3", from: "20240229", allDay: true)
        == ["2024-02-29", "2025-03-01", "2026-03-01"])
  }

  @Test func skippedDaysThatMeetOthersCountOnce() throws {
    #expect(
      try instances(
        "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;SKIP=BACKWARD;COUNT=5", from: "20230228", allDay: true)
        == ["2023-02-28", "2023-03-28", "2023-03-29", "2023-03-30", "2023-03-31"])
    #expect(
      try instances(
        "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD;COUNT=4", from: "20240331", allDay: true)
        == ["2024-03-31", "2024-04-01", "2024-05-01", "2024-05-31"])
  }

  // MARK: Readings where the RFC leaves a choice

  @Test func aYearlyMonthDayWithoutAMonthComesEveryMonth() throws {
    #expect(
      try instances("FREQ=YEARLY;BYMONTHDAY=15;COUNT=3", from: "20240115", allDay: true)
        == ["2024-01-15", "2024-02-15", "2024-03-15"])
  }

  @Test func aWeekNumberAloneMeansTheWeekdayOfTheStart() throws {
    #expect(
      try instances("FREQ=YEARLY;BYWEEKNO=20;COUNT=3", from: "20240515", allDay: true)
        == ["2024-05-15", "2025-05-14", "2026-05-13"])
  }

  @Test func weekdaysWithAndWithoutOrdinalsAreAUnion() throws {
    #expect(
      try instances("FREQ=MONTHLY;BYDAY=1MO,FR;COUNT=6", from: "20240603", allDay: true)
        == ["2024-06-03", "2024-06-07", "2024-06-14", "2024-06-21", "2024-06-28", "2024-07-01"])
  }

  @Test func ordinalsThatTheRFCForbidsAreReadAsPlainWeekdays() throws {
    let plain = try instances("FREQ=WEEKLY;BYDAY=MO", from: "20240603T090000")
    #expect(try instances("FREQ=WEEKLY;BYDAY=2MO", from: "20240603T090000") == plain)
    #expect(try instances("FREQ=DAILY;BYDAY=-1MO", from: "20240603T090000") == plain)
  }

  @Test func theFirstWeekOfAYearMayBeginInTheYearBefore() throws {
    #expect(
      try instances("FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO;COUNT=3", from: "20241230", allDay: true)
        == ["2024-12-30", "2025-12-29", "2027-01-04"])
  }

  @Test func second60IsSecond59() throws {
    #expect(
      try instances("FREQ=MINUTELY;BYSECOND=60;COUNT=2", from: "20240612T090059")
        == ["2024-06-12T09:00:59", "2024-06-12T09:01:59"])
  }

  @Test func allDaySeriesKnowNoTimes() throws {
    let plain = try instances("FREQ=DAILY", from: "20240612", allDay: true)
    #expect(try instances("FREQ=DAILY;BYHOUR=8,17;BYMINUTE=30;BYSECOND=5", from: "20240612", allDay: true) == plain)
    #expect(try instances("FREQ=HOURLY", from: "20240612", allDay: true) == plain)
    #expect(
      try instances("FREQ=HOURLY;INTERVAL=36;COUNT=4", from: "20240612", allDay: true)
        == ["2024-06-12", "2024-06-13", "2024-06-15", "2024-06-16"])
  }

  // MARK: Sets

  @Test func theLastWorkdayOfTheMonth() throws {
    #expect(
      try instances("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=4", from: "20240531", allDay: true)
        == ["2024-05-31", "2024-06-28", "2024-07-31", "2024-08-30"])
  }

  @Test func setPositionsWorkAtEveryFrequency() throws {
    #expect(
      try instances("FREQ=DAILY;BYHOUR=8,12,18;BYSETPOS=-1;COUNT=2", from: "20240612T180000")
        == ["2024-06-12T18:00:00", "2024-06-13T18:00:00"])
    #expect(
      try instances("FREQ=HOURLY;BYMINUTE=10,20,30;BYSECOND=0,30;BYSETPOS=2,-2;COUNT=3", from: "20240612T091030")
        == ["2024-06-12T09:10:30", "2024-06-12T09:30:00", "2024-06-12T10:10:30"])
    #expect(
      try instances("FREQ=MINUTELY;BYSECOND=5,10,15;BYSETPOS=2;COUNT=2", from: "20240612T090010")
        == ["2024-06-12T09:00:10", "2024-06-12T09:01:10"])
    #expect(
      try instances("FREQ=SECONDLY;BYSETPOS=1,-1;COUNT=2", from: "20240612T090010")
        == ["2024-06-12T09:00:10", "2024-06-12T09:00:11"])
  }

  @Test func theFirstSetIsAWholeOneThoughTheSeriesBeginsInIt() throws {
    // The week of Wednesday the 12th has its Monday before the start: Thursday is its second day.
    #expect(
      try instances("FREQ=WEEKLY;BYDAY=MO,TH;BYSETPOS=2;COUNT=2", from: "20240612", allDay: true, includesStart: false)
        == ["2024-06-13", "2024-06-20"])
  }

  // MARK: Jumping

  @Test(arguments: [
    "FREQ=SECONDLY", "FREQ=SECONDLY;INTERVAL=7", "FREQ=MINUTELY;INTERVAL=11;BYHOUR=9", "FREQ=HOURLY;INTERVAL=5",
    "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;WKST=SU", "FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=31",
    "FREQ=YEARLY;INTERVAL=3;BYDAY=20MO", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=YEARLY",
  ])
  func fiftyYearsLaterCostsNoMoreWorkThanTheFirstYear(text: String) throws {
    let start = try #require(CivilDateTime(basic: "19740301T090000"))
    let rule = try RecurrenceRule(parsing: text)
    func cost(_ lower: String) -> Int {
      (0...500).first { budget in
        var iterator = RuleIterator(
          rule, start: start, isAllDay: false, until: nil, from: CivilDateTime(basic: lower), budget: budget)
        return iterator.next() != nil
      } ?? 1_000
    }
    #expect(cost("20240612T000000") <= max(cost("19740612T000000"), 1) * 5)
  }

  @Test(arguments: [
    "FREQ=SECONDLY", "FREQ=MINUTELY;INTERVAL=11", "FREQ=HOURLY;INTERVAL=5;BYHOUR=9", "FREQ=DAILY;INTERVAL=3",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR", "FREQ=MONTHLY;INTERVAL=5", "FREQ=YEARLY", "FREQ=MONTHLY;BYDAY=-1FR",
  ])
  func aCountIsTakenOffInOneStepWhereEveryPeriodHoldsTheSame(text: String) throws {
    let start = try #require(CivilDateTime(basic: "19740301T090000"))
    let rule = try RecurrenceRule(parsing: text + ";COUNT=2000000000")
    var iterator = RuleIterator(
      rule, start: start, isAllDay: false, until: nil, from: CivilDateTime(basic: "20240612T000000"), budget: 400)
    #expect(iterator.next() != nil)
    #expect(!iterator.isCut)
  }

  // MARK: Bounds

  @Test(arguments: [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYDAY=10TU",
    "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6", "FREQ=HOURLY;INTERVAL=24;BYHOUR=5", "FREQ=HOURLY;INTERVAL=168;BYDAY=TU",
    "FREQ=MINUTELY;INTERVAL=14;BYMINUTE=3",
    "FREQ=SECONDLY;INTERVAL=49;BYDAY=MO;BYHOUR=9;BYMINUTE=0;BYSECOND=0;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;INTERVAL=7;BYDAY=TU", "FREQ=MONTHLY;INTERVAL=12;BYMONTH=3",
    "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;BYSETPOS=2",
    "FREQ=WEEKLY;BYDAY=WE,FR;BYSETPOS=100", "FREQ=SECONDLY;BYSETPOS=2",
    "FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4;BYSETPOS=1",
  ])
  func anImpossibleRuleEndsSoonAndSaysSo(text: String) throws {
    let start = try #require(CivilDateTime(basic: "20240101T090000"))
    let rule = try RecurrenceRule(parsing: text)
    var iterator = RuleIterator(
      rule, start: start, isAllDay: false, until: nil, includesStart: false, budget: 100_000)
    #expect(iterator.next() == nil)
    #expect(!iterator.isCut)
    #expect(iterator.matchesNothing)
  }

  @Test func aRareRuleIsFound() throws {
    #expect(
      try instances(
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO;COUNT=3", from: "20240101", allDay: true, includesStart: false)
        == ["2044-02-29", "2072-02-29", "2112-02-29"])
    #expect(
      try instances("FREQ=SECONDLY;BYMONTH=3;COUNT=2", from: "20240401T000000", includesStart: false)
        == ["2025-03-01T00:00:00", "2025-03-01T00:00:01"])
  }

  @Test func anEndedRuleIsNotAnImpossibleOne() throws {
    let start = try #require(CivilDateTime(basic: "20240101T090000"))
    let rule = try RecurrenceRule(parsing: "FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=1;UNTIL=20240201")
    var iterator = RuleIterator(rule, start: start, isAllDay: false, until: rule.until?.wall, includesStart: false)
    #expect(iterator.next() == nil)
    #expect(!iterator.matchesNothing)
  }

  @Test func workRunsOutAloud() throws {
    let start = try #require(CivilDateTime(basic: "20240101T090000"))
    let rule = try RecurrenceRule(parsing: "FREQ=SECONDLY")
    var iterator = RuleIterator(rule, start: start, isAllDay: false, until: nil, budget: 1_000)
    var count = 0
    while iterator.next() != nil { count += 1 }
    #expect((900...1_000).contains(count))
    #expect(iterator.isCut)
    #expect(iterator.next() == nil)
  }

  @Test func theYears1And9999AreTheEdges() throws {
    #expect(try instances("FREQ=YEARLY;COUNT=2", from: "00010101", allDay: true) == ["0001-01-01", "0002-01-01"])
    #expect(
      try instances("FREQ=WEEKLY;BYDAY=MO,SU;BYSETPOS=1;WKST=SU", from: "00010101", allDay: true, most: 2)
        == ["0001-01-01", "0001-01-07"])
    #expect(try instances("FREQ=YEARLY", from: "99981231", allDay: true) == ["9998-12-31", "9999-12-31"])
    #expect(try instances("FREQ=SECONDLY", from: "99991231T235958") == ["9999-12-31T23:59:58", "9999-12-31T23:59:59"])
    #expect(
      try instances("FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD", from: "99991130", allDay: true).last == "9999-12-31")
  }

  @Test func hugeNumbersDoNotTrap() throws {
    for frequency in RecurrenceRule.Frequency.allCases {
      let text = "FREQ=\(frequency.rawValue);INTERVAL=\(Int.max);COUNT=\(Int.max)"
      #expect(try instances(text, from: "20240612T090000") == ["2024-06-12T09:00:00"])
      #expect(try instances(text, from: "20240612T090000", lower: "20990101T000000").isEmpty)
      var rule = RecurrenceRule(frequency: frequency)
      rule.interval = Int.min
      rule.count = Int.min
      rule.byMonth = [RecurrenceRule.MonthNumber(Int.max), RecurrenceRule.MonthNumber(-1, isLeap: true)]
      rule.byMonthDay = [Int.max, Int.min, 0]
      rule.byYearDay = [Int.max, Int.min, 0]
      rule.byWeekNumber = [Int.max, Int.min, 0]
      rule.byDay = [
        RecurrenceRule.WeekdayOrdinal(.monday, ordinal: Int.min), RecurrenceRule.WeekdayOrdinal(.friday, ordinal: 0),
      ]
      rule.byHour = [Int.max, -1]
      rule.byMinute = [Int.min]
      rule.bySecond = [Int.max]
      rule.bySetPosition = [Int.max, Int.min, 0]
      for scale in [nil, FoundationCalendarScale.named("HEBREW")] {
        for wall in [Int.min, -62_135_596_800, 0, 253_402_300_799, Int.max] {
          var iterator = RuleIterator(
            rule, start: CivilDateTime(wallSeconds: wall), isAllDay: wall == 0,
            until: CivilDateTime(wallSeconds: Int.max),
            from: CivilDateTime(wallSeconds: wall / 2), scale: scale)
          while iterator.next() != nil {}
          _ = rule.words()
        }
      }
    }
  }
}
