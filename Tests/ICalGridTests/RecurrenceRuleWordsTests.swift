import ICalGrid
import Testing

@Suite struct RecurrenceRuleWordsTests {
  @Test(arguments: [
    ("FREQ=DAILY", "every day"),
    (
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,MO;UNTIL=20240930T120000Z",
      "every 2 weeks on Monday and Wednesday until 30 September 2024"
    ),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday"),
    ("FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TU,WE", "every 3 weeks on Monday, Tuesday and Wednesday"),
    ("FREQ=MONTHLY;BYDAY=-1FR;COUNT=10", "every month on the last Friday 10 times"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,15,-1", "every month on the 1st, the 15th and the last day"),
    ("FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR", "every month on the 13th if on Friday"),
    (
      "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1,1",
      "every month on Monday and Tuesday (only the first and the last of these)"
    ),
    ("FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "every year in May on the second Sunday"),
    ("FREQ=YEARLY;BYDAY=22MO,-2TU", "every year on the 22nd Monday and the second to last Tuesday"),
    ("FREQ=YEARLY;BYYEARDAY=100,-1", "every year on the 100th day of the year and the last day of the year"),
    ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "every year in week 20 on Monday"),
    ("FREQ=DAILY;BYHOUR=9,17;BYMINUTE=30", "every day at 09:30 and 17:30"),
    ("FREQ=DAILY;BYHOUR=9", "every day at hour 9"),
    ("FREQ=HOURLY;BYMINUTE=5,35", "every hour at minute 5 and minute 35"),
    ("FREQ=YEARLY;COUNT=1", "every year once"),
    (
      "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8",
      "every year in leap month 5 on the 8th in the Hebrew calendar"
    ),
  ])
  func readsLikeASentence(rule: String, words: String) throws {
    #expect(try RecurrenceRule(parsing: rule).words() == words)
  }

  @Test func anotherLanguageBringsItsOwnPhrases() throws {
    var german = RulePhrases.english
    german.every = { frequency, interval in
      frequency == .weekly ? (interval == 1 ? "jede Woche" : "alle \(interval) Wochen") : "\(frequency) \(interval)"
    }
    german.weekday = {
      ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"][$0.rawValue - 1]
    }
    german.onDays = { "am \($0)" }
    german.list = { $0.joined(separator: " und ") }
    german.times = { "\($0)-mal" }
    #expect(
      try RecurrenceRule(parsing: "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=4").words(german)
        == "alle 2 Wochen am Montag und Freitag 4-mal")
  }

  @Test func namesOfDaysAndMonthsAreTheLocales() throws {
    func words(_ rule: String, _ locale: String) throws -> String {
      try RecurrenceRule(parsing: rule).words(.english.naming(by: LocaleConventions(identifier: locale)))
    }
    let rule = "FREQ=YEARLY;BYMONTH=5,6;BYDAY=MO,-1FR;UNTIL=20240930"
    #expect(
      try words(rule, "C") == "every year in May and June on Monday and the last Friday until 30 September 2024")
    #expect(
      try words(rule, "de_DE") == "every year in Mai and Juni on Montag and the last Freitag until 30. September 2024")
    #expect(try words("FREQ=DAILY;UNTIL=20240930", "ja_JP") == "every day until 2024年9月30日")
    #expect(try words("FREQ=DAILY;UNTIL=20240930", "en_US") == "every day until September 30, 2024")
    // Months of other calendars have numbers only.
    #expect(
      try words("RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5", "de_DE") == "every year in month 5 in the Hebrew calendar")
  }

  @Test func whatALibraryUserSuppliesStaysBesideTheNames() throws {
    var german = RulePhrases.english
    german.nthWeekday = { ordinal, weekday, name in ordinal == -1 ? "am letzten \(name)" : "am \(ordinal). \(name)" }
    german.every = { _, _ in "jeden Monat" }
    german.onDays = { $0 }
    #expect(
      try RecurrenceRule(parsing: "FREQ=MONTHLY;BYDAY=-1FR").words(
        german.naming(by: LocaleConventions(identifier: "de_DE"))) == "jeden Monat am letzten Freitag")
  }
}
