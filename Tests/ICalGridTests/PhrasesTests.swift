import Testing

@testable import ICalGrid

/// The words of the output in each language that has them.
@Suite struct PhrasesTests {
  private static let languages = ["de_DE", "fr_FR", "es_ES", "zh_CN", "zh_TW", "ja_JP", "ar_EG", "he_IL"]
  private static let numbers = [1, 2, 3, 7, 11, 25, 99, 100, 101, 103, 1_000]

  private func phrases(_ locale: String) -> Phrases { Phrases(LocaleConventions(identifier: locale)) }

  /// Every phrase, each function called with things that can be found again.
  private func texts(_ phrases: Phrases) -> [String: String] {
    [
      "allDay": phrases.allDay, "today": phrases.today, "untilTime": phrases.untilTime("14:00"),
      "untilDay": phrases.untilDay("X"), "fromDay": phrases.fromDay("X"), "dayOfDays": phrases.dayOfDays(2, 3),
      "more": phrases.more(7), "duration": phrases.duration(2, 3, 4, 5), "conflict": phrases.conflict,
      "tentative": phrases.tentative, "cancelled": phrases.cancelled, "declined": phrases.declined,
      "accepted": phrases.accepted, "untitled": phrases.untitled, "unnamed": phrases.unnamed,
      "noEvents": phrases.noEvents, "noEventsOn": phrases.noEventsOn("X"), "noEventsWith": phrases.noEventsWith("X"),
      "noEventsIn": phrases.noEventsIn("X"), "nearestIn": phrases.nearestIn("X"), "events": phrases.events("3–5", 5),
      "zone": phrases.zone("Zone/Name", "14:00"), "organizer": phrases.organizer, "attendees": phrases.attendees,
      "todayButton": phrases.todayButton, "previousMonth": phrases.previousMonth,
      "nextMonth": phrases.nextMonth, "close": phrases.close, "months": phrases.months, "week": phrases.week,
      "categories": phrases.categories,
    ]
  }

  @Test(arguments: languages)
  func everyPhraseIsTheLanguagesOwn(locale: String) throws {
    let (own, english) = (texts(phrases(locale)), texts(.english))
    // As many as the struct has stored properties, but for the rules.
    #expect(own.count == Mirror(reflecting: Phrases.english).children.count - 1)
    // Spanish shortens units of time as English does.
    for (name, text) in own where !(locale == "es_ES" && name == "duration") {
      #expect(text != english[name], "\(name) in \(locale)")
      #expect(!text.isEmpty && CellText(text).width > 0)
    }
    for (name, part) in [
      ("untilTime", "14:00"), ("untilDay", "X"), ("fromDay", "X"), ("dayOfDays", "2"), ("dayOfDays", "3"),
      ("more", "7"),
      ("noEventsOn", "X"), ("noEventsWith", "X"), ("noEventsIn", "X"), ("nearestIn", "X"), ("events", "3–5"),
      ("zone", "Zone/Name"), ("zone", "14:00"), ("duration", "2"), ("duration", "3"), ("duration", "4"),
      ("duration", "5"),
    ] {
      #expect(try #require(own[name]).contains(part), "\(name) in \(locale)")
    }
  }

  @Test(arguments: languages)
  func numbersAreInflectedAndStated(locale: String) {
    let phrases = phrases(locale)
    for number in Self.numbers {
      #expect(phrases.more(number).contains(String(number)))
      // One and two may be words of their own.
      if number > 2 {
        #expect(phrases.events(String(number), number).contains(String(number)))
        #expect(phrases.rules.times(number).contains(String(number)))
      }
      #expect(phrases.duration(0, 0, number, 0).hasPrefix(String(number)))
    }
    #expect(phrases.duration(0, 1, 0, 0).filter(\.isNumber) == "1")
  }

  @Test(arguments: [
    ("ar_EG", 1, "حدث واحد", "كل يوم"), ("ar_EG", 2, "حدثان", "كل يومين"), ("ar_EG", 5, "5 أحداث", "كل 5 أيام"),
    ("ar_EG", 15, "15 حدثًا", "كل 15 يومًا"), ("ar_EG", 100, "100 حدث", "كل 100 يوم"),
    ("he_IL", 1, "אירוע אחד", "כל יום"), ("he_IL", 2, "2 אירועים", "כל יומיים"), ("he_IL", 5, "5 אירועים", "כל 5 ימים"),
    ("de_DE", 1, "1 Termin", "jeden Tag"), ("de_DE", 2, "2 Termine", "alle 2 Tage"),
    ("fr_FR", 1, "1 événement", "tous les jours"), ("fr_FR", 2, "2 événements", "tous les 2 jours"),
    ("es_ES", 1, "1 evento", "cada día"), ("es_ES", 2, "2 eventos", "cada 2 días"),
    ("zh_CN", 2, "2 项", "每2天"), ("ja_JP", 2, "2 件", "2日ごと"), ("en_GB", 1, "1 event", "every day"),
  ])
  func pluralsAreThoseOfTheLanguage(locale: String, number: Int, events: String, every: String) {
    let phrases = phrases(locale)
    #expect(phrases.events(String(number), number) == events)
    #expect(phrases.rules.every(.daily, number) == every)
  }

  @Test(arguments: [
    (
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20240930",
      [
        "de": "alle 2 Wochen am Montag und Mittwoch bis 30. September 2024",
        "fr": "toutes les 2 semaines le lundi et le mercredi jusqu’au 30 septembre 2024",
        "es": "cada 2 semanas el lunes y el miércoles hasta el 30 de septiembre de 2024",
        "zh": "每2周，周一、周三，至2024年9月30日", "zh_TW": "每2週，週一、週三，至2024年9月30日",
        "ja": "2週間ごと、月曜日・水曜日、2024年9月30日まで",
        "ar": "كل أسبوعين يوم الاثنين ويوم الأربعاء حتى 30 سبتمبر 2024",
        "he": "כל שבועיים ביום שני ויום רביעי עד 30 בספטמבר 2024",
      ]
    ),
    (
      "FREQ=MONTHLY;BYDAY=-1FR;COUNT=10",
      [
        "de": "jeden Monat am letzten Freitag 10-mal", "fr": "tous les mois le dernier vendredi 10 fois",
        "es": "cada mes el último viernes 10 veces", "zh": "每月，最后一个周五，共10次", "ja": "毎月、最終金曜日、10回",
        "ar": "كل شهر آخر يوم جمعة 10 مرات", "he": "כל חודש ביום שישי האחרון 10 פעמים",
      ]
    ),
    (
      "FREQ=YEARLY;BYMONTH=6,7;BYMONTHDAY=15",
      [
        "de": "jedes Jahr im Juni und Juli am 15.", "fr": "tous les ans en juin et juillet le 15",
        "es": "cada año en junio y julio el día 15", "zh": "每年，6月、7月，15日", "ja": "毎年、6月・7月、15日",
        "ar": "كل سنة في يونيو ويوليو يوم 15", "he": "כל שנה ביוני ויולי ב-15 בחודש",
      ]
    ),
    (
      "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
      [
        "de": "montags bis freitags", "fr": "du lundi au vendredi", "es": "de lunes a viernes", "zh": "每周一至周五",
        "ja": "毎週月曜日から金曜日", "ar": "من الاثنين إلى الجمعة", "he": "מיום שני עד יום שישי",
      ]
    ),
  ])
  func rulesAreSaidInTheLanguage(rule: String, words: [String: String]) throws {
    let rule = try RecurrenceRule(parsing: rule)
    for (locale, expected) in words { #expect(rule.words(phrases(locale).rules) == expected) }
  }

  /// Every part of a rule, from the start and from the end.
  @Test(arguments: languages)
  func noPartOfARuleIsEnglishOrMissing(locale: String) throws {
    let rules = phrases(locale).rules
    for text in [
      "FREQ=SECONDLY", "FREQ=MINUTELY;INTERVAL=3", "FREQ=HOURLY;BYMINUTE=30", "FREQ=DAILY;BYHOUR=9;BYMINUTE=0",
      "FREQ=MONTHLY;BYMONTHDAY=-1,-2,-3,1", "FREQ=MONTHLY;BYDAY=2TU,-2TU,-3TU", "FREQ=YEARLY;BYYEARDAY=100,-1,-2,-5",
      "FREQ=YEARLY;BYWEEKNO=20,-1,-2,-3", "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1,-1,-2,-3", "FREQ=DAILY;COUNT=1",
      "FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR", "FREQ=DAILY;BYHOUR=9", "FREQ=DAILY;BYSECOND=30",
      "RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=1", "FREQ=YEARLY;BYDAY=6MO,-6MO",
    ] {
      let words = try RecurrenceRule(parsing: text).words(rules)
      let letters = words.replacing("Chinese", with: "")
      for english in ["every", " of ", " on ", "the ", "month", "week", "day", "last", "only", "hour", " at "] {
        #expect(!letters.contains(english), "\(text) in \(locale): \(words)")
      }
      #expect(CellText(words).width > 2 && !words.contains("  "), "\(words)")
    }
  }

  @Test func aLanguageWithoutWordsHasEnglishOnes() {
    for locale in ["C", "fi_FI", "en_US", ""] {
      #expect(texts(Phrases(LocaleConventions(identifier: locale))) == texts(.english))
    }
  }

  @Test func aUserCanSupplyWords() {
    var phrases = Phrases.english
    phrases.allDay = "the whole day long"
    phrases.more = { "\($0) hidden" }
    let day = GridSamples.day("2024-06-12")
    let events = (0..<9).map { GridSamples.allDay("Event \($0)", "2024-06-12") }
    let options = RenderOptions(width: 140, height: 24, phrases: phrases)
    let text = DayRenderer(options).render(EventIndex(events), day: day)
    #expect(text.contains("  the whole day long    Event 0"))
    let month = MonthRenderer(options).render(MonthGrid(day.yearMonth, index: EventIndex(events)))
    #expect(month.contains(" hidden ") && !month.contains("more"))
  }

  /// Every line of every view keeps the columns in every language, and its table stays whole.
  @Test(arguments: languages + ["he_IL", "fi_FI", "th_TH"])
  func theGridStaysWhole(locale: String) throws {
    var generator = SeededGenerator(seed: 6)
    let conventions = LocaleConventions(identifier: locale)
    let june = try #require(YearMonth(year: 2024, month: 6))
    let index = EventIndex(GridSamples.scripts(120, around: june, &generator))
    let grid = MonthGrid(june, index: index, options: GridOptions(weekStart: conventions.weekStart))
    for width in [20, 24, 36, 40, 50, 60, 70, 80, 100, 140, 200, 300] {
      let options = RenderOptions(
        width: width, height: 24, style: .full, showsWeekNumbers: true, showsDetails: true, conventions: conventions)
      let month = lines(MonthRenderer(options).render(grid))
      if MonthRenderer(options).shape == .full { #expect(month.allSatisfy { CellWidth.width(of: $0) == width }) }
      let agenda = AgendaRenderer(options).render(index, window: MonthGrid.window(of: june))
      let year = YearRenderer(options).render(try #require(YearGrid(2024, index: index)))
      for line in month + lines(agenda) + lines(year) { #expect(CellWidth.width(of: line) <= width, "\(line)") }
    }
  }
}
