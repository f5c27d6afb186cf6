import Foundation
import ICalGrid
import Testing

@Suite struct SecondCalendarTests {
  private func labels(_ identifier: String, _ locale: String, _ month: String) throws -> [DayLabels.Label] {
    let calendar = try #require(SecondCalendar(identifier: identifier, locale: locale))
    let month = try #require(YearMonth(iso8601: month))
    return calendar.labels(for: MonthGrid.window(of: month, options: GridOptions(outside: .blank))).labels
  }

  @Test func chineseDaysHaveTheirNamesAndFirstDaysTheirMonths() throws {
    let june = try labels("chinese", "en", "2024-06")
    #expect(june[4].text == "廿九")
    #expect(june[5].text == "五月" && june[5].day == "初一" && june[5].month == "五月")
    #expect(june[6].text == "初二")
    #expect(june[14].text == "初十")
    #expect(june[24].text == "二十")
    #expect(june[25].text == "廿一")
  }

  @Test func theChineseNewYearHasItsNameInTheCycle() throws {
    let february = try labels("chinese", "zh-Hans", "2024-02")
    #expect(february[8].text == "三十")
    #expect(february[9].text == "正月" && february[9].year == "甲辰年")
    #expect(february.filter { $0.year != nil }.count == 1)
  }

  @Test(arguments: [("zh-Hans", "闰二月"), ("zh-Hant", "閏二月"), ("zh_TW", "閏二月")])
  func chineseLeapMonthsAreMarked(locale: String, name: String) throws {
    let march = try labels("chinese", locale, "2023-03")
    #expect(march[21].text == name)
    #expect(march[21].day == "初一")
    #expect(march[21].year == nil)
  }

  @Test func hebrewHasTwoAdarsInALeapYearAndOneElse() throws {
    let leap = try labels("hebrew", "en", "2024-02") + labels("hebrew", "en", "2024-03")
    #expect(leap.compactMap(\.month) == ["Adar I", "Adar II"])
    #expect(try labels("hebrew", "en", "2023-02").compactMap(\.month) == ["Adar"])
  }

  @Test func hebrewInHebrewIsWrittenInLetters() throws {
    let october = try labels("hebrew", "he", "2024-10")
    #expect(october[2].day == "א׳" && october[2].text == "א׳ תשרי" && october[2].year == "תשפ״ה")
    #expect(october[16].text == "ט״ו")
    #expect(october[17].text == "ט״ז")
    #expect(october[31 - 1].text == "כ״ט")
  }

  @Test func persianNewYearIsInTheLocalesDigits() throws {
    let march = try labels("persian", "fa", "2024-03")
    #expect(march[19].day == "۱" && march[19].month == "فروردین")
    #expect(march[20].text == "۲")
    #expect(march[19].year?.contains("۱۴۰۳") == true)
  }

  @Test func islamicMonthsBeginAsUmmAlQuraSays() throws {
    let july = try labels("islamic-umalqura", "en", "2024-07")
    #expect(july[6].text == "1 Muharram" && july[6].year == "1446 AH")
  }

  @Test func anEraThatBeginsWithinAMonthIsShownThere() throws {
    let january = try labels("japanese", "en", "1989-01")
    #expect(january[0].text == "Shōwa 64")
    #expect(january[6].text == "7")
    #expect(january[7].text == "Heisei 1" && january[7].day == "8")
    #expect(january[8].text == "9")
  }

  @Test(arguments: [("buddhist", "2567"), ("roc", "113"), ("japanese", "6")])
  func calendarsWithGregorianMonthsShowTheYearOnEachFirst(identifier: String, year: String) throws {
    let june = try labels(identifier, "en", "2024-06")
    #expect(june[0].text.contains(year))
    #expect(june[0].month == "June")
    #expect(june[29].text == "30")
  }

  @Test func identifiersAreTakenInAnyCaseAndOthersRefused() {
    #expect(SecondCalendar(identifier: "Chinese", locale: "en")?.identifier == "chinese")
    #expect(SecondCalendar(identifier: "klingon", locale: "en") == nil)
    #expect(SecondCalendar.identifiers.count == 14)
  }

  /// Counting from the starts of months gives each day the number that asking for the day would.
  @Test(arguments: SecondCalendar.identifiers)
  func everyDayOfTwoCenturiesHasItsNumber(identifier: String) throws {
    let identifiers: [String: Calendar.Identifier] = [
      "chinese": .chinese, "dangi": .dangi, "hebrew": .hebrew, "islamic": .islamic, "islamic-civil": .islamicCivil,
      "islamic-tbla": .islamicTabular, "islamic-umalqura": .islamicUmmAlQura, "persian": .persian,
      "buddhist": .buddhist, "japanese": .japanese, "indian": .indian, "coptic": .coptic,
      "ethiopic": .ethiopicAmeteMihret, "roc": .republicOfChina,
    ]
    var oracle = Calendar(identifier: try #require(identifiers[identifier]))
    oracle.timeZone = .gmt
    let calendar = try #require(SecondCalendar(identifier: identifier, locale: "en"))
    let window = try #require(
      DayWindow(from: CivilDate(year: 1900, month: 1, day: 1)!, through: CivilDate(year: 2100, month: 12, day: 31)!))
    let labels = calendar.labels(for: window)
    #expect(labels.labels.count == window.dayCount)
    var wrong: [String] = []
    // Every fifth day, which falls on all days of a month in turn: asking for all of them takes Foundation seconds.
    for day in stride(from: window.startDayNumber, to: window.endDayNumber, by: 5) {
      let number = oracle.component(.day, from: Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200))
      let label = labels.labels[day - window.startDayNumber]
      let expected = identifier == "chinese" ? chineseDays[number - 1] : "\(number)"
      if label.day != expected { wrong.append("\(CivilDate(dayNumber: day)): \(label.day), not \(expected)") }
    }
    #expect(wrong.prefix(3) == [])
  }

  private let chineseDays =
    "初一 初二 初三 初四 初五 初六 初七 初八 初九 初十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十 廿一 廿二 廿三 廿四 廿五 廿六 廿七 廿八 廿九 三十"
    .split(separator: " ").map(String.init)

  @Test(arguments: SecondCalendar.identifiers)
  func theEndsOfTimeHaveALabelForEachDay(identifier: String) throws {
    let calendar = try #require(SecondCalendar(identifier: identifier, locale: "en"))
    for month in [YearMonth.min, .max] {
      let window = MonthGrid.window(of: month)
      let labels = calendar.labels(for: window).labels
      #expect(labels.count == window.dayCount)
      #expect(labels.allSatisfy { !$0.text.isEmpty })
    }
  }
}
