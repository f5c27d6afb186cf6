internal import Foundation

/// A calendar beside the Gregorian one, which gives each day a second label: Chinese, Hebrew, Islamic, Persian and others.
///
/// ```swift
/// let chinese = SecondCalendar(identifier: "chinese", locale: "zh-Hans")!
/// let labels = chinese.labels(for: MonthGrid.window(of: june))
/// let grid = MonthGrid(june, tags: DayTags(labels: labels))
/// ```
///
/// Chinese days are 初一…三十 and months 正月…十二月 in every language, leap months with 闰 or 閏 before them. Elsewhere days are
/// numbers in the locale's digits (letters for Hebrew in Hebrew), and months have the locale's names.
public struct SecondCalendar: Sendable {
  /// The identifier it was made by, one of ``identifiers``.
  public let identifier: String

  /// The identifiers of the calendars there are.
  public static let identifiers = kinds.map(\.identifier)

  private let kind: Kind
  private let calendar: Calendar
  private let locale: Locale
  private let monthNames: [String]
  private let numerals: SecondCalendarNumerals
  private let isTraditionalChinese: Bool

  /// The calendar of that identifier (letter case doesn't matter), with names of a locale such as `zh-Hans` or `he_IL`;
  /// `nil` for one that is not among ``identifiers``.
  public init?(identifier: String, locale: String) {
    let wanted = identifier.lowercased()
    guard let kind = Self.kinds.first(where: { $0.identifier == wanted }) else { return nil }
    let locale = Locale(identifier: locale)
    var calendar = Calendar(identifier: kind.calendar)
    calendar.locale = locale
    calendar.timeZone = .gmt
    self.identifier = kind.identifier
    self.kind = kind
    self.calendar = calendar
    self.locale = locale
    monthNames = calendar.standaloneMonthSymbols
    let isHebrewInHebrew = kind.calendar == .hebrew && locale.language.languageCode == .hebrew
    numerals = isHebrewInHebrew ? .hebrew : SecondCalendarNumerals(numberingSystem: locale.numberingSystem.identifier)
    isTraditionalChinese =
      locale.language.languageCode == .japanese
      || Locale.Language(identifier: locale.language.maximalIdentifier).script == .hanTraditional
  }

  /// The labels of a window's days. The calendar is asked once for each of its months; days are counted from their starts.
  ///
  /// ``DayLabels/Label/text`` is the day, with the month's name on a month's first day: alone in Chinese, where that is the custom. In calendars that
  /// have the Gregorian months the first day shows the year instead, which is all that they add.
  public func labels(for window: DayWindow) -> DayLabels {
    var labels: [DayLabels.Label] = []
    labels.reserveCapacity(window.dayCount)
    var day = window.startDayNumber
    while day < window.endDayNumber {
      let month = month(containing: day)
      let end = Swift.min(month.end, window.endDayNumber)
      for day in day..<end { labels.append(label(day, in: month)) }
      day = end
    }
    return DayLabels(from: window.first, labels)
  }

  private func label(_ day: Int, in month: Month) -> DayLabels.Label {
    let number = day - month.start + month.firstDay
    let isChinese = kind.calendar == .chinese
    let text = isChinese ? SecondCalendarChinese.day(number) : numerals.text(number)
    guard day == month.start, month.isNamed else { return DayLabels.Label(day: text) }
    let name = isChinese || month.name.isEmpty ? month.name : "\(text) \(month.name)"
    return DayLabels.Label(
      day: text, month: month.name, year: month.year, text: kind.isGregorian ? month.year ?? name : name)
  }

  /// A month, or the rest of one after an era begins within it.
  private struct Month {
    var start: Int
    var end: Int
    /// The number of the day at `start`.
    var firstDay = 1
    var name = ""
    var year: String?
    /// Whether `start` is a month's or an era's first day.
    var isNamed = true
  }

  private func month(containing day: Int) -> Month {
    kind.isGregorian ? gregorianMonth(containing: day) : foundationMonth(containing: day)
  }

  private func foundationMonth(containing day: Int) -> Month {
    let date = noon(day)
    guard let interval = calendar.dateInterval(of: .month, for: date),
      let start = dayNumber(interval.start), let end = dayNumber(interval.end), start <= day, day < end
    else {
      // A calendar that doesn't know its month there says at least which day it is.
      return Month(start: day, end: day + 1, firstDay: calendar.component(.day, from: date), isNamed: false)
    }
    let parts = calendar.dateComponents([.year, .month, .isLeapMonth], from: noon(start))
    let number = parts.month ?? 1
    var month = Month(start: start, end: end)
    month.name = name(ofMonth: number, isLeap: parts.isLeapMonth ?? false, start)
    if number == 1, parts.isLeapMonth != true { month.year = yearText(parts.year ?? 0, start) }
    return month
  }

  /// A month of a calendar that shares the Gregorian months; Japanese eras can begin within one.
  private func gregorianMonth(containing day: Int) -> Month {
    let parts = CivilDate.parts(ofDayNumber: day)
    let first = day - parts.day + 1
    var month = Month(start: first, end: first + CivilDate.daysIn(month: parts.month, year: parts.year))
    if kind.calendar == .japanese, era(month.start) != era(month.end - 1) {
      let change = (month.start..<month.end).first { era($0) != era(month.start) } ?? month.end
      if day < change {
        month.end = change
      } else {
        month.firstDay = change - month.start + 1
        month.start = change
      }
    }
    month.name = monthNames.indices.contains(parts.month - 1) ? monthNames[parts.month - 1] : ""
    month.year = yearText(parts.year, month.start)
    return month
  }

  private func era(_ day: Int) -> Int { calendar.component(.era, from: noon(day)) }

  private func name(ofMonth number: Int, isLeap: Bool, _ start: Int) -> String {
    if kind.calendar == .chinese {
      return SecondCalendarChinese.month(number, isLeap: isLeap, isTraditional: isTraditionalChinese)
    }
    // The plain names have no leap months, except for Adar II as the last of the Hebrew ones.
    if kind.calendar == .hebrew, number == 7, monthNames.count == 14 {
      let previous = calendar.component(.month, from: noon(start - 1))
      return monthNames[previous == 6 ? 13 : 6]
    }
    if !isLeap, monthNames.indices.contains(number - 1) { return monthNames[number - 1] }
    return format(start, Date.FormatStyle().month(.wide))
  }

  private func yearText(_ year: Int, _ start: Int) -> String {
    switch kind.calendar {
    case .chinese: SecondCalendarChinese.year(year)
    case .hebrew where numerals == .hebrew: numerals.text(year % 1_000)
    default: format(start, Date.FormatStyle().year())
    }
  }

  private func format(_ day: Int, _ style: Date.FormatStyle) -> String {
    var style = style.locale(locale)
    style.calendar = calendar
    style.timeZone = .gmt
    return style.format(noon(day))
  }

  private func noon(_ day: Int) -> Date { Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200) }

  private func dayNumber(_ date: Date) -> Int? {
    Int(exactly: (date.timeIntervalSince1970 / 86_400).rounded(.down))
  }
}

extension SecondCalendar {
  private struct Kind: Sendable {
    var identifier: String
    var calendar: Calendar.Identifier
    /// Whether its months and days are the Gregorian ones.
    var isGregorian = false
  }

  private static let kinds: [Kind] = {
    var kinds = [
      Kind(identifier: "chinese", calendar: .chinese),
      Kind(identifier: "hebrew", calendar: .hebrew),
      Kind(identifier: "islamic", calendar: .islamic),
      Kind(identifier: "islamic-civil", calendar: .islamicCivil),
      Kind(identifier: "islamic-tbla", calendar: .islamicTabular),
      Kind(identifier: "islamic-umalqura", calendar: .islamicUmmAlQura),
      Kind(identifier: "persian", calendar: .persian),
      Kind(identifier: "buddhist", calendar: .buddhist, isGregorian: true),
      Kind(identifier: "japanese", calendar: .japanese, isGregorian: true),
      Kind(identifier: "indian", calendar: .indian),
      Kind(identifier: "coptic", calendar: .coptic),
      Kind(identifier: "ethiopic", calendar: .ethiopicAmeteMihret),
      Kind(identifier: "roc", calendar: .republicOfChina, isGregorian: true),
    ]
    if #available(macOS 26, *) { kinds.insert(Kind(identifier: "dangi", calendar: .dangi), at: 1) }
    return kinds
  }()
}
