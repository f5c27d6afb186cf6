internal import Foundation

extension LocaleConventions {
  /// The conventions of any locale that the system's locale data knows, such as `de_DE`, `zh-Hans` or `ar_EG@calendar=gregorian`.
  ///
  /// Common locales are answered from a built-in table. Unknown languages give the root locale's.
  public init(identifier: String) {
    self = Self.builtIn(identifier) ?? Self(systemIdentifier: Self.normalized(identifier))
  }

  /// The conventions as the system's locale data states them, also for a locale with built-in ones.
  init(systemIdentifier identifier: String) {
    let locale = Locale(identifier: identifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    // Foundation's weeks begin on Sunday, ours on Monday.
    func mondayFirst(_ names: [String]) -> [String] { names.isEmpty ? names : Array(names.dropFirst()) + [names[0]] }
    // Some locales count years in a calendar of their own; these patterns are for Gregorian dates.
    var components = Locale.Components(locale: locale)
    components.calendar = .gregorian
    let gregorian = Locale(components: components)
    func pattern(_ template: String) -> String? {
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: gregorian)
    }
    let english = Self.english.patterns
    // 1970-01-05 was a Monday.
    let weekend = Weekday.allCases.filter {
      calendar.isDateInWeekend(Date(timeIntervalSince1970: Double($0.rawValue + 3) * 86_400 + 43_200))
    }
    self.init(
      identifier: identifier,
      months: Names(
        wide: calendar.standaloneMonthSymbols, abbreviated: calendar.shortStandaloneMonthSymbols,
        narrow: calendar.veryShortStandaloneMonthSymbols),
      monthsInDates: Names(
        wide: calendar.monthSymbols, abbreviated: calendar.shortMonthSymbols,
        narrow: calendar.veryShortStandaloneMonthSymbols),
      weekdays: Names(
        wide: mondayFirst(calendar.standaloneWeekdaySymbols),
        abbreviated: mondayFirst(calendar.shortStandaloneWeekdaySymbols),
        narrow: mondayFirst(calendar.veryShortStandaloneWeekdaySymbols)),
      weekdaysInDates: Names(
        wide: mondayFirst(calendar.weekdaySymbols), abbreviated: mondayFirst(calendar.shortWeekdaySymbols),
        narrow: mondayFirst(calendar.veryShortStandaloneWeekdaySymbols)),
      patterns: Patterns(
        fullDate: pattern("yMMMMEEEEd") ?? english.fullDate, weekdayDate: pattern("MMMEd") ?? english.weekdayDate,
        monthDay: pattern("MMMd") ?? english.monthDay, monthTitle: pattern("yMMMM") ?? english.monthTitle,
        time: pattern("jmm") ?? english.time),
      am: calendar.amSymbol, pm: calendar.pmSymbol,
      weekStart: Weekday(rawValue: (calendar.firstWeekday + 5) % 7 + 1) ?? .monday,
      weekend: Set(weekend), minimalDays: calendar.minimumDaysInFirstWeek,
      isRightToLeft: locale.language.characterDirection == .rightToLeft)
  }
}
