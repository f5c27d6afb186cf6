import Foundation

/// A calendar of Foundation's as the scale of a recurrence rule (RSCALE, RFC 7529).
///
/// - Complexity: A year is worked out once a process, from about thirty conversions: 10 µs, and in the Chinese and Korean calendars
///   160 µs between 1900 and 2100, 1 ms beyond.
public final class FoundationCalendarScale: CalendarScale {
  private let calendar: Calendar
  /// Years are numbered by their distance from a known one, since eras and cycles break the calendars' own numbers.
  private let meanYear: Double
  private let years: YearCache

  private init(_ identifier: Calendar.Identifier, meanYear: Double = 365.2425) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    self.calendar = calendar
    self.meanYear = meanYear
    years = YearCache()
  }

  public func year(containing dayNumber: Int) -> CalendarYear? {
    // Half a year of margin lets the first and last civil years have whole years around them.
    guard dayNumber > CivilDate.min.dayNumber - 400, dayNumber < CivilDate.max.dayNumber + 400 else { return nil }
    return years.year(containing: dayNumber) { workOutYear(containing: dayNumber) }
  }

  private struct Day {
    var month: Int
    var isLeap: Bool
    var day: Int
  }

  private func day(_ dayNumber: Int) -> Day? {
    let date = Date(timeIntervalSince1970: Double(dayNumber) * 86_400)
    let parts = calendar.dateComponents([.month, .day], from: date)
    guard let month = parts.month, let day = parts.day else { return nil }
    if day < 1 {
      // ICU gives a day 0 where a new moon falls on midnight in Beijing (2057-09-28): the month before lasts a day longer.
      guard day == 0, var last = self.day(dayNumber - 1), last.day > 0 else { return nil }
      last.day += 1
      return last
    }
    guard calendar.identifier == .hebrew else {
      return Day(month: month, isLeap: parts.isLeapMonth ?? false, day: day)
    }
    // Foundation counts Adar I as month 6 and leaves that number out of common years; RFC 7529 calls it 5L.
    return Day(month: month > 5 ? month - 1 : month, isLeap: month == 6, day: day)
  }

  private func workOutYear(containing dayNumber: Int) -> CalendarYear? {
    guard let inside = day(dayNumber) else { return nil }
    var first = dayNumber - (inside.day - 1)
    var month = inside
    // Back to the month before which a month of a higher number ends.
    for _ in 0..<14 {
      guard let before = day(first - 1) else { return nil }
      if before.month > month.month { break }
      first -= before.day
      month = before
    }
    var months: [CalendarMonth] = []
    for _ in 0..<14 {
      guard let next = start(after: first) else { return nil }
      months.append(
        CalendarMonth(number: month.month, isLeap: month.isLeap, firstDayNumber: first, dayCount: next - first))
      guard let following = day(next) else { return nil }
      if following.month < month.month { break }
      (first, month) = (next, following)
    }
    guard let start = months.first?.firstDayNumber else { return nil }
    return CalendarYear(number: Int((Double(start - Self.knownYearStart) / meanYear).rounded()), months: months)
  }

  /// The first day of the month after the one that begins on a day.
  private func start(after first: Int) -> Int? {
    for length in 29...33 {
      // A month of five days at the end of the year is passed on the first try.
      guard let probe = day(first + length) else { return nil }
      if probe.day <= length { return first + length - (probe.day - 1) }
    }
    return nil
  }

  /// A day near which a year of each calendar begins: 2000-01-01, give or take half a year.
  private static let knownYearStart = 10_957
}

extension FoundationCalendarScale {
  /// The calendar that an RSCALE value names, by CLDR's name for it in upper case.
  ///
  /// - Returns: `nil` for a calendar that isn't known, and for those with Gregorian months, which need no scale of their own.
  public static func named(_ rscale: String) -> FoundationCalendarScale? {
    switch rscale {
    case "CHINESE": chinese
    case "DANGI": dangi
    case "HEBREW": hebrew
    case "COPTIC": coptic
    // The two differ in the number of the year only.
    case "ETHIOPIC", "ETHIOAA", "ETHIOPIC-AMETE-ALEM": ethiopic
    case "INDIAN": indian
    case "PERSIAN": persian
    case "ISLAMIC", "ISLAMIC-RGSA": islamic
    case "ISLAMIC-CIVIL", "ISLAMICC": islamicCivil
    case "ISLAMIC-TBLA": islamicTabular
    case "ISLAMIC-UMALQURA": islamicUmmAlQura
    default: nil
    }
  }

  private static let islamicYear = 354.367_056
  private static let chinese = FoundationCalendarScale(.chinese)
  private static let dangi = FoundationCalendarScale(.dangi)
  private static let hebrew = FoundationCalendarScale(.hebrew)
  private static let coptic = FoundationCalendarScale(.coptic)
  private static let ethiopic = FoundationCalendarScale(.ethiopicAmeteMihret)
  private static let indian = FoundationCalendarScale(.indian)
  private static let persian = FoundationCalendarScale(.persian)
  private static let islamic = FoundationCalendarScale(.islamic, meanYear: islamicYear)
  private static let islamicCivil = FoundationCalendarScale(.islamicCivil, meanYear: islamicYear)
  private static let islamicTabular = FoundationCalendarScale(.islamicTabular, meanYear: islamicYear)
  private static let islamicUmmAlQura = FoundationCalendarScale(.islamicUmmAlQura, meanYear: islamicYear)
}

/// The years worked out so far, in order. At most one for each of the years 1…9999, so that it stays small.
///
/// `@unchecked`: the array is touched only with the lock held.
private final class YearCache: @unchecked Sendable {
  private let lock = NSLock()
  private var years: [CalendarYear] = []

  func year(containing day: Int, orWorkOut workOut: () -> CalendarYear?) -> CalendarYear? {
    if let known = lock.withLock({ known(day) }) { return known }
    guard let year = workOut(), year.firstDayNumber <= day, day < year.firstDayNumber + year.dayCount else {
      return nil
    }
    lock.withLock {
      if known(day) == nil { years.insert(year, at: place(of: day)) }
    }
    return year
  }

  private func known(_ day: Int) -> CalendarYear? {
    let place = place(of: day)
    guard place > 0 else { return nil }
    let year = years[place - 1]
    return day < year.firstDayNumber + year.dayCount ? year : nil
  }

  /// The number of years that begin at or before a day.
  private func place(of day: Int) -> Int {
    var (low, high) = (0, years.count)
    while low < high {
      let middle = (low + high) / 2
      if years[middle].firstDayNumber <= day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
