import ICalGrid
import Testing

@Suite struct RecurrenceRuleParsingTests {
  @Test func readsEveryPart() throws {
    let rule = try RecurrenceRule(
      parsing:
        "FREQ=YEARLY;UNTIL=20240930T120000Z;COUNT=7;INTERVAL=2;BYSECOND=0,30;BYMINUTE=15;BYHOUR=9;BYDAY=MO,-1FR,+2SU;BYMONTHDAY=1,-1;BYYEARDAY=-366,100;BYWEEKNO=20,-1;BYMONTH=6,1;BYSETPOS=-1,3;WKST=SU"
    )
    #expect(rule.frequency == .yearly)
    #expect(rule.until == .utc(Instant(unixSeconds: 1_727_697_600)))
    #expect(rule.count == 7)
    #expect(rule.interval == 2)
    #expect(rule.bySecond == [0, 30])
    #expect(rule.byMinute == [15])
    #expect(rule.byHour == [9])
    #expect(
      rule.byDay == [
        RecurrenceRule.WeekdayOrdinal(.friday, ordinal: -1), RecurrenceRule.WeekdayOrdinal(.monday),
        RecurrenceRule.WeekdayOrdinal(.sunday, ordinal: 2),
      ])
    #expect(rule.byMonthDay == [-1, 1])
    #expect(rule.byYearDay == [-366, 100])
    #expect(rule.byWeekNumber == [-1, 20])
    #expect(rule.byMonth == [RecurrenceRule.MonthNumber(1), RecurrenceRule.MonthNumber(6)])
    #expect(rule.bySetPosition == [-1, 3])
    #expect(rule.weekStart == .sunday)
  }

  @Test func untilIsADateAFloatingTimeOrUTC() throws {
    let day = try #require(CivilDate(year: 2024, month: 9, day: 30))
    #expect(try RecurrenceRule(parsing: "FREQ=DAILY;UNTIL=20240930").until == .date(day))
    #expect(
      try RecurrenceRule(parsing: "FREQ=DAILY;UNTIL=20240930T235960").until
        == .floating(CivilDateTime(day, hour: 23, minute: 59, second: 59)))
    #expect(
      try RecurrenceRule(parsing: "freq=daily;until=20240930t240000z").until
        == .utc(Instant(CivilDateTime(day.advanced(by: 1)), utcOffset: 0)))
  }

  @Test(arguments: [
    "freq=weekly;byday=mo,we", " FREQ = WEEKLY ; BYDAY = MO , WE ", "FREQ=WEEKLY;BYDAY=MO,WE;",
    ";;FREQ=WEEKLY;;BYDAY=MO,,WE,",
    "BYDAY=WE,MO,MO;FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=MO,WE;X-NAME=1;X-NAME=2",
    "FREQ=WEEKLY;BYDAY=MO,WE;BYMONTH=;INTERVAL=1",
    "FREQ=WEEKLY;BYDAY=MO,WE;WKST=MO\r\n",
  ])
  func forgivesForm(text: String) throws {
    #expect(try RecurrenceRule(parsing: text).description == "FREQ=WEEKLY;BYDAY=MO,WE")
  }

  @Test(arguments: [
    ("", "FREQ is missing"),
    ("INTERVAL=2", "FREQ is missing"),
    ("FREQ=", "FREQ is missing"),
    ("FREQ=FORTNIGHTLY", "FREQ=FORTNIGHTLY has no meaning"),
    ("FREQ=DAILY;FREQ=WEEKLY", "FREQ is given twice, the second time as FREQ=WEEKLY"),
    ("FREQ=DAILY;INTERVAL=0", "INTERVAL=0 is not 1 or more"),
    ("FREQ=DAILY;INTERVAL=-2", "INTERVAL=-2 is not 1 or more"),
    ("FREQ=DAILY;INTERVAL=two", "INTERVAL=two is not a whole number"),
    ("FREQ=DAILY;INTERVAL=1.5", "INTERVAL=1.5 is not a whole number"),
    ("FREQ=DAILY;COUNT=0", "COUNT=0 is not 1 or more"),
    ("FREQ=DAILY;COUNT=99999999999999999999", "COUNT=99999999999999999999 is not 1 or more"),
    ("FREQ=YEARLY;BYMONTH=13", "BYMONTH=13 is not in 1…12"),
    ("FREQ=YEARLY;BYMONTH=5L", "BYMONTH=5L is not a whole number"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,32", "BYMONTHDAY=32 is not in 1…31 or -31…-1"),
    ("FREQ=MONTHLY;BYMONTHDAY=0", "BYMONTHDAY=0 is not in 1…31 or -31…-1"),
    ("FREQ=MONTHLY;BYMONTHDAY=-9223372036854775808", "BYMONTHDAY=-9223372036854775808 is not in 1…31 or -31…-1"),
    ("FREQ=YEARLY;BYYEARDAY=367", "BYYEARDAY=367 is not in 1…366 or -366…-1"),
    ("FREQ=YEARLY;BYWEEKNO=54", "BYWEEKNO=54 is not in 1…53 or -53…-1"),
    ("FREQ=DAILY;BYHOUR=24", "BYHOUR=24 is not in 0…23"),
    ("FREQ=DAILY;BYMINUTE=60", "BYMINUTE=60 is not in 0…59"),
    ("FREQ=DAILY;BYSECOND=61", "BYSECOND=61 is not in 0…60"),
    ("FREQ=MONTHLY;BYDAY=255SU", "BYDAY=255SU is not in 1…53 or -53…-1"),
    ("FREQ=MONTHLY;BYDAY=0SU", "BYDAY=0SU is not in 1…53 or -53…-1"),
    ("FREQ=WEEKLY;BYDAY=XX", "BYDAY=XX has no meaning"),
    ("FREQ=WEEKLY;BYDAY=M", "BYDAY=M has no meaning"),
    ("FREQ=WEEKLY;WKST=ÄÖ", "WKST=ÄÖ has no meaning"),
    ("FREQ=DAILY;UNTIL=20240230", "UNTIL=20240230 is not a date that exists"),
    ("FREQ=DAILY;UNTIL=2024-09-30", "UNTIL=2024-09-30 is not a date that exists"),
    ("FREQ=DAILY;UNTIL=20240930T250000", "UNTIL=20240930T250000 is not a date that exists"),
    ("FREQ=DAILY;BYEASTER=1", "BYEASTER=1 is not a part of recurrence rules"),
    ("FREQ=DAILY;nonsense", "nonsense is not of the form NAME=VALUE"),
    ("FREQ=DAILY;RSCALE=GREGORIAN;SKIP=MAYBE", "SKIP=MAYBE has no meaning"),
  ])
  func saysWhichPartIsWrongAndWhy(text: String, message: String) {
    do {
      let rule = try RecurrenceRule(parsing: text)
      Issue.record("\(text) was read as \(rule)")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func printsInOneForm() throws {
    #expect(
      try RecurrenceRule(parsing: "WKST=SU;BYDAY=FR,2MO,MO;COUNT=3;INTERVAL=1;FREQ=MONTHLY;BYMONTH=12,2").description
        == "FREQ=MONTHLY;COUNT=3;BYMONTH=2,12;BYDAY=MO,FR,2MO;WKST=SU")
    #expect(
      try RecurrenceRule(parsing: "SKIP=forward;FREQ=YEARLY;RSCALE=hebrew;BYMONTH=5l,5;UNTIL=20240930T120000Z")
        .description
        == "RSCALE=HEBREW;FREQ=YEARLY;UNTIL=20240930T120000Z;BYMONTH=5,5L;SKIP=FORWARD")
    #expect(
      try RecurrenceRule(parsing: "FREQ=MONTHLY;SKIP=BACKWARD").description
        == "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD")
  }

  @Test func otherCalendarsHaveMoreMonthsAndLongerYears() throws {
    #expect(
      try RecurrenceRule(parsing: "RSCALE=ETHIOPIC;FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=-1").byMonth.first?.number == 13)
    #expect(try RecurrenceRule(parsing: "FREQ=YEARLY;BYYEARDAY=385;RSCALE=HEBREW").byYearDay == [385])
  }
}
