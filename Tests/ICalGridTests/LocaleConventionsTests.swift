import Testing

@testable import ICalGrid

@Suite struct LocaleConventionsTests {
  private let date = GridSamples.day("2024-06-12")
  private let month = YearMonth(year: 2024, month: 6) ?? .min

  @Test(
    "Dates read as people there write them",
    arguments: [
      ("en_GB", "June 2024", "Wednesday, 12 June 2024", "Wed 12 Jun"),
      ("en_US", "June 2024", "Wednesday, June 12, 2024", "Wed, Jun 12"),
      ("de_DE", "Juni 2024", "Mittwoch, 12. Juni 2024", "Mi. 12. Juni"),
      ("fr_FR", "juin 2024", "mercredi 12 juin 2024", "mer. 12 juin"),
      ("es_ES", "junio de 2024", "miércoles, 12 de junio de 2024", "mié, 12 jun"),
      ("pl_PL", "czerwiec 2024", "środa, 12 czerwca 2024", "śr., 12 cze"),
      ("ja_JP", "2024年6月", "2024年6月12日 水曜日", "6月12日(水)"),
      ("zh_CN", "2024年6月", "2024年6月12日 星期三", "6月12日 周三"),
      ("ko_KR", "2024년 6월", "2024년 6월 12일 수요일", "6월 12일 (수)"),
      ("ar", "يونيو 2024", "الأربعاء، 12 يونيو، 2024", "أربعاء، 12 يونيو"),
      ("he_IL", "יוני 2024", "יום רביעי, 12 ביוני 2024", "יום ד׳, 12 ביוני"),
    ])
  func written(identifier: String, title: String, full: String, short: String) {
    let conventions = LocaleConventions(identifier: identifier)
    #expect(conventions.monthTitle(month) == title)
    #expect(conventions.fullDate(date) == full)
    if identifier != "ar" { #expect(conventions.weekdayDate(date) == short) }
  }

  @Test(
    "The table is the system's locale data",
    arguments: [
      "de_DE", "en_GB", "en_US", "es_ES", "fr_FR", "it_IT", "ja_JP", "ko_KR", "nl_NL", "pl_PL", "pt_BR", "ru_RU",
      "sv_SE", "zh_CN",
      "zh_Hans", "ja", "ko",
    ])
  func builtIn(identifier: String) {
    #expect(LocaleConventions.builtIn(identifier) == LocaleConventions(systemIdentifier: identifier))
  }

  @Test(arguments: ["", "C", "POSIX", "C.UTF-8"])
  func theCLocaleIsEnglishWithISOWeeks(identifier: String) {
    let conventions = LocaleConventions(identifier: identifier)
    #expect(conventions == .english)
    #expect(conventions.weekNumbers == .iso8601)
    #expect(conventions.uses24Hours)
  }

  @Test func posixNamesAreUnderstood() {
    #expect(LocaleConventions(identifier: "de_DE.UTF-8@euro").monthTitle(month) == "Juni 2024")
    #expect(LocaleConventions(identifier: "de-DE").weekStart == .monday)
    #expect(LocaleConventions.builtIn("de_DE.UTF-8") != nil)
    #expect(LocaleConventions.builtIn("tlh_001") == nil)
  }

  @Test func weeksFollowTheLocale() {
    #expect(LocaleConventions(identifier: "en_US").weekStart == .sunday)
    #expect(LocaleConventions(identifier: "ar_EG").weekStart == .saturday)
    #expect(LocaleConventions(identifier: "ar_EG").weekend == [.friday, .saturday])
    #expect(LocaleConventions(identifier: "he_IL").weekend == [.friday, .saturday])
    #expect(LocaleConventions(identifier: "he_IL").isRightToLeft)
    #expect(LocaleConventions(identifier: "fr_FR").minimalDays == 4)
  }

  @Test(
    "Times follow the clock of the locale",
    arguments: [
      ("C", 9, 0, "09:00", "09:00"), ("de_DE", 9, 30, "09:30", "09:30"), ("en_US", 0, 0, "12:00 AM", "12am"),
      ("en_US", 12, 5, "12:05 PM", "12:05pm"), ("en_US", 9, 0, "9:00 AM", "9am"), ("es_ES", 9, 0, "9:00", "9:00"),
      ("ko_KR", 15, 0, "오후 3:00", "오후 3:00"),
    ])
  func times(identifier: String, hour: Int, minute: Int, long: String, short: String) {
    let conventions = LocaleConventions(identifier: identifier)
    let wall = CivilDateTime(date, hour: hour, minute: minute)
    // Newer locale data has a narrow no-break space before AM.
    #expect(conventions.time(wall).map { $0 == "\u{202F}" ? " " : $0 } == Array(long))
    #expect(conventions.shortTime(wall) == short)
  }

  @Test func aUsersOwnShortListsDoNotTrap() {
    let empty = LocaleConventions.Names(wide: [], abbreviated: [], narrow: [])
    let conventions = LocaleConventions(
      identifier: "x", months: empty, weekdays: empty,
      patterns: .init(fullDate: "EEEE d MMMM 'o''clock", weekdayDate: "", monthDay: "'", monthTitle: "Q", time: "hh"))
    #expect(conventions.fullDate(date) == "3 12 6 o'clock")
    #expect(conventions.monthTitle(month) == "")
    let grid = MonthGrid(month, index: .empty, today: date)
    let text = MonthRenderer(RenderOptions(width: 80, conventions: conventions)).render(grid)
    #expect(lines(text).allSatisfy { CellWidth.width(of: $0) == 80 })
  }
}
