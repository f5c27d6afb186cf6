import ICalGrid
import Testing

@Suite struct CalendarScaleTests {
  static let names = [
    "CHINESE", "DANGI", "HEBREW", "COPTIC", "ETHIOPIC", "INDIAN", "PERSIAN", "ISLAMIC", "ISLAMIC-CIVIL", "ISLAMIC-TBLA",
    "ISLAMIC-UMALQURA",
  ]

  private func dates(_ text: String, from start: String, most: Int = 40) throws -> [String] {
    let wall = try #require(CivilDateTime(basic: start))
    let rule = try RecurrenceRule(parsing: text)
    let found = allInstances(
      of: rule, from: wall, isAllDay: true, includesStart: false, scale: try rule.resolvedScale(), most: most)
    return found.map { $0.date.description }
  }

  @Test func chineseNewYear() throws {
    #expect(
      try dates("RSCALE=CHINESE;FREQ=YEARLY;COUNT=5", from: "20130210")
        == ["2013-02-10", "2014-01-31", "2015-02-19", "2016-02-08", "2017-01-28"])
    #expect(
      try dates("RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1;COUNT=4", from: "20240101")
        == ["2024-02-10", "2025-01-29", "2026-02-17", "2027-02-06"])
  }

  @Test func everyOtherChineseNewYear() throws {
    #expect(
      try dates("RSCALE=CHINESE;FREQ=YEARLY;INTERVAL=2;COUNT=4", from: "20130210")
        == ["2013-02-10", "2015-02-19", "2017-01-28", "2019-02-05"])
  }

  @Test func theMidAutumnFestivalAndChineseMonths() throws {
    #expect(
      try dates("RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15;COUNT=3", from: "20230101")
        == ["2023-09-29", "2024-09-17", "2025-10-06"])
    // 2023 had a second, leap month 2.
    #expect(
      try dates("RSCALE=CHINESE;FREQ=MONTHLY;BYMONTHDAY=1;COUNT=4", from: "20230220")
        == ["2023-02-20", "2023-03-22", "2023-04-20", "2023-05-19"])
    #expect(
      try dates("RSCALE=CHINESE;FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1;COUNT=3", from: "20230220")
        == ["2023-02-20", "2023-04-20", "2023-06-18"])
  }

  @Test func aLeapMonthIsLeftOutOrMoved() throws {
    // Leap month 6 of 2025 begins on 25 July; month 6 on 25 June, month 7 on 23 August.
    let rule = "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=6L;BYMONTHDAY=1;COUNT=2"
    #expect(try dates(rule, from: "20250101", most: 1) == ["2025-07-25"])
    #expect(try dates(rule + ";SKIP=FORWARD", from: "20240101") == ["2024-08-04", "2025-07-25"])
    #expect(try dates(rule + ";SKIP=BACKWARD", from: "20240101") == ["2024-07-06", "2025-07-25"])
  }

  @Test func hebrewYearsAndAdar() throws {
    #expect(
      try dates("RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1;COUNT=3", from: "20230901")
        == ["2023-09-16", "2024-10-03", "2025-09-23"])
    // Purim, 14 Adar: in leap years the second Adar.
    #expect(
      try dates("RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=14;COUNT=3", from: "20230101")
        == ["2023-03-07", "2024-03-24", "2025-03-14"])
    // Adar I has 30 days, in years without it Shevat has.
    #expect(
      try dates("RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=30;SKIP=FORWARD;COUNT=3", from: "20240101")
        == ["2024-03-10", "2025-03-30", "2026-03-19"])
  }

  @Test func solarAndIslamicYears() throws {
    #expect(
      try dates("RSCALE=PERSIAN;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1;COUNT=3", from: "20230101")
        == ["2023-03-21", "2024-03-20", "2025-03-21"])
    #expect(
      try dates("RSCALE=ETHIOPIC;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1;COUNT=3", from: "20230101")
        == ["2023-09-12", "2024-09-11", "2025-09-11"])
    #expect(
      try dates("RSCALE=ETHIOPIC;FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=6;COUNT=2", from: "20200101")
        == ["2023-09-11", "2027-09-11"])
    #expect(
      try dates("RSCALE=COPTIC;FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=29;COUNT=2", from: "20230101")
        == ["2023-01-07", "2024-01-08"])
    #expect(
      try dates("RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=1;COUNT=3", from: "20230101")
        == ["2023-03-23", "2024-03-11", "2025-03-01"])
    #expect(
      try dates("RSCALE=INDIAN;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1;COUNT=2", from: "20230101")
        == ["2023-03-22", "2024-03-21"])
  }

  @Test func calendarsWithGregorianMonthsNeedNoScale() throws {
    for name in ["GREGORIAN", "JAPANESE", "BUDDHIST", "ROC", "ISO8601"] {
      #expect(
        try dates("RSCALE=\(name);FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=2", from: "20240101")
          == ["2024-02-29", "2028-02-29"])
    }
  }

  @Test func anUnknownCalendarIsAnErrorThatNamesIt() throws {
    let rule = try RecurrenceRule(parsing: "RSCALE=KLINGON;FREQ=YEARLY")
    do {
      _ = try rule.resolvedScale()
      Issue.record("KLINGON was resolved")
    } catch {
      #expect(error.description == "RSCALE=KLINGON has no meaning")
    }
  }

  @Test(arguments: names) func yearsFollowEachOtherFrom1850To2150(name: String) throws {
    let scale = try #require(FoundationCalendarScale.named(name))
    let end = try #require(CivilDate(year: 2150, month: 1, day: 1)).dayNumber
    var day = try #require(CivilDate(year: 1850, month: 1, day: 1)).dayNumber
    var previous: CalendarYear?
    while day < end {
      let year = try #require(scale.year(containing: day))
      #expect(year.firstDayNumber <= day)
      #expect((353...385).contains(year.dayCount))
      #expect((12...13).contains(year.months.count))
      #expect(year.months.allSatisfy { (29...31).contains($0.dayCount) || $0.number == 13 && $0.dayCount >= 5 })
      if let previous {
        #expect(year.number == previous.number + 1)
        #expect(year.firstDayNumber == day)
      }
      previous = year
      day = year.firstDayNumber + year.dayCount
    }
  }

  // Rules on which other engines write out of bounds or never come back.
  @Test(arguments: [
    "RSCALE=CHINESE;FREQ=MONTHLY;INTERVAL=52;BYMONTHDAY=29,-14;BYSETPOS=12,333;SKIP=BACKWARD",
    "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=7L;BYWEEKNO=42;BYDAY=5WE",
    "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=13", "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12L",
    "RSCALE=ETHIOPIC;FREQ=YEARLY;INTERVAL=9223372036854775807;BYMONTH=13;BYMONTHDAY=31;SKIP=FORWARD",
    "RSCALE=ISLAMIC;FREQ=MONTHLY;INTERVAL=100000;BYYEARDAY=385;SKIP=BACKWARD",
  ])
  func hostileRulesEnd(text: String) throws {
    let rule = try RecurrenceRule(parsing: text)
    let start = try #require(CivilDateTime(basic: "20240101T090000"))
    var iterator = RuleIterator(
      rule, start: start, isAllDay: false, until: CivilDateTime(basic: "20991231T000000"),
      scale: try rule.resolvedScale())
    var count = 0
    while iterator.next() != nil { count += 1 }
    #expect(count < 100)
  }

  @Test func jumpingEqualsWalkingInOtherCalendars() throws {
    var random = SeededGenerator(seed: 7529)
    for number in 0..<150 {
      var candidate = RandomRule(using: &random)
      candidate.rule.frequency = [.yearly, .monthly, .weekly, .daily].randomElement(using: &random)!
      candidate.rule.calendarScale = ["HEBREW", "ETHIOPIC", "ISLAMIC-CIVIL", "PERSIAN"].randomElement(using: &random)
      candidate.rule.skip = [.omit, .forward, .backward].randomElement(using: &random)!
      if random.chance(30) { candidate.rule.byMonth = [RecurrenceRule.MonthNumber(5, isLeap: true)] }
      if random.chance(50) { candidate.rule.count = 50 }
      let start = CivilDateTime(CivilDate(dayNumber: Int.random(in: 0...20_000, using: &random)), hour: 9)
      let scale = try candidate.rule.resolvedScale()
      let all = allInstances(of: candidate.rule, from: start, includesStart: false, scale: scale, most: 60)
      guard let lower = all.randomElement(using: &random) else { continue }
      let kept = all.filter { $0 >= lower }
      let jumped = allInstances(
        of: candidate.rule, from: start, lower: lower, includesStart: false, scale: scale, most: kept.count)
      #expect(jumped == kept, "rule \(number), \(candidate.rule) from \(start), jumping to \(lower)")
    }
  }
}
