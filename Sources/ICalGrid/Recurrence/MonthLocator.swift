/// A month as the rule engine sees it: which days it has, and what it needs to know of the year around it.
struct MonthSpan: Hashable, Sendable {
  /// Days since 1970-01-01 of the first day.
  var firstDay: Int
  /// The number of days.
  var length: Int
  /// The number that BYMONTH uses.
  var number: Int
  var isLeap = false
  /// The number of the year.
  var year: Int
  var yearFirstDay: Int
  var yearLength: Int
  /// The number that the year's leap month shares, 0 where the year has none.
  var leapMonth = 0
  /// The place of the month in its year, from 0.
  var index: Int

  /// The day after the last one.
  var endDay: Int { firstDay + length }
  /// The first day of the next year.
  var yearEndDay: Int { yearFirstDay + yearLength }
}

/// Finds months by day, by number of month and by year: by arithmetic in the Gregorian calendar,
/// else in the years that a ``CalendarScale`` gives, the last of which it keeps.
struct MonthLocator: Sendable {
  private let scale: (any CalendarScale)?
  private var year: CalendarYear?
  /// A year of the scale with the ordinal of its first month, from which ordinals elsewhere are counted.
  private var counted: (year: CalendarYear, ordinal: Int)?

  init(scale: (any CalendarScale)?) { self.scale = scale }

  var isGregorian: Bool { scale == nil }

  /// The work of looking at a month. Other calendars take their time over each.
  var workPerMonth: Int { scale == nil ? 1 : 200 }

  /// Whether months would have had to be counted over more years than is reasonable; then `nil` does not mean the calendar's end.
  private(set) var gaveUp = false

  /// After how many days without an instance there will be none: the Gregorian calendar repeats after 400 years, weekdays included,
  /// and with an INTERVAL after as many times that as bring its phase back; other calendars never quite repeat, but show their rarest
  /// months in 150 years.
  func searchLimit(for phase: DayPhase) -> Int {
    if scale != nil { return 150 * 366 }
    let periods =
      switch phase.unit {
      case .day: 146_097
      case .week: 20_871
      case .month: 4_800
      case .year: 400
      }
    let (cycle, isHuge) = (phase.interval / greatestCommonDivisor(phase.interval, periods))
      .multipliedReportingOverflow(by: 146_097)
    return isHuge ? .max : cycle
  }

  /// The month that contains a day; `nil` where the calendar ends before it. Cheapest for the day after `previous`.
  mutating func month(containing day: Int, after previous: MonthSpan? = nil) -> MonthSpan? {
    guard scale != nil else {
      if let previous, day == previous.endDay, previous.number < 12 {
        var next = previous
        next.firstDay = day
        next.number += 1
        next.index += 1
        next.length = CivilDate.daysIn(month: next.number, year: next.year)
        return next
      }
      let parts = CivilDate.parts(ofDayNumber: day)
      return Self.gregorian(year: parts.year, month: parts.month, firstDay: day - parts.day + 1)
    }
    guard let year = scaleYear(containing: day),
      let index = year.months.firstIndex(where: { day < $0.firstDayNumber + $0.dayCount })
    else { return nil }
    return span(index, of: year)
  }

  /// The first month of the year with a number.
  mutating func firstMonth(ofYear number: Int, near month: MonthSpan) -> MonthSpan? {
    guard scale != nil else {
      return Self.gregorian(
        year: number, month: 1, firstDay: CivilDate.dayNumber(year: number, month: 1, day: 1))
    }
    var day = month.firstDay
    // Each step corrects the guess by the years still missing; years of one calendar differ by a month at most.
    for _ in 0..<64 {
      guard let year = scaleYear(containing: day) else { return nil }
      if year.number == number { return span(0, of: year) }
      let missing = number - year.number
      guard abs(missing) < 20_000 else { return nil }
      day = missing > 0 ? year.firstDayNumber + missing * year.dayCount : year.firstDayNumber - 1 + (missing + 1) * 355
    }
    return nil
  }

  /// The months before this one since some fixed month: what INTERVAL of a MONTHLY rule counts.
  mutating func ordinal(of month: MonthSpan) -> Int? {
    guard scale != nil else { return month.year * 12 + month.number - 1 }
    guard let first = yearOrdinal(containing: month.firstDay) else { return nil }
    return first + month.index
  }

  /// The month `count` months after another.
  mutating func month(_ count: Int, after month: MonthSpan) -> MonthSpan? {
    guard scale != nil else {
      let ordinal = month.year * 12 + month.number - 1 + count
      let (year, index) = ordinal.quotientAndRemainder(dividingBy: 12)
      return Self.gregorian(
        year: year, month: index + 1, firstDay: CivilDate.dayNumber(year: year, month: index + 1, day: 1))
    }
    guard var year = scaleYear(containing: month.firstDay) else { return nil }
    var index = month.index + count
    while index >= year.months.count {
      index -= year.months.count
      guard let next = scaleYear(containing: year.firstDayNumber + year.dayCount) else { return nil }
      year = next
    }
    return span(index, of: year)
  }

  /// First day and length of the year before or after the one that `month` lies in.
  mutating func neighbourYear(of month: MonthSpan, after: Bool) -> (firstDay: Int, length: Int)? {
    guard scale != nil else {
      let year = month.year + (after ? 1 : -1)
      let length = CivilDate.isLeap(year: year) ? 366 : 365
      return (after ? month.yearEndDay : month.yearFirstDay - length, length)
    }
    return scale?.year(containing: after ? month.yearEndDay : month.yearFirstDay - 1).map {
      ($0.firstDayNumber, $0.dayCount)
    }
  }

  /// The number of the leap month of the year before the one that `month` lies in, 0 where it has none.
  func leapMonth(ofYearBefore month: MonthSpan) -> Int {
    scale?.year(containing: month.yearFirstDay - 1)?.months.first(where: \.isLeap)?.number ?? 0
  }

  private static func gregorian(year: Int, month: Int, firstDay: Int) -> MonthSpan {
    let isLeap = CivilDate.isLeap(year: year)
    // Days before each month of a common year, five bits short of a table: the same formula as the civil day count.
    let before = month > 2 ? (153 * month - 457) / 5 + (isLeap ? 60 : 59) : (month - 1) * 31
    return MonthSpan(
      firstDay: firstDay, length: CivilDate.daysIn(month: month, year: year), number: month, year: year,
      yearFirstDay: firstDay - before, yearLength: isLeap ? 366 : 365, index: month - 1)
  }

  /// Days over which months are counted one by one: 1,000 years.
  private static let farthestCount = 365_250

  private mutating func scaleYear(containing day: Int) -> CalendarYear? {
    if let year, day >= year.firstDayNumber, day < year.firstDayNumber + year.dayCount { return year }
    guard let found = scale?.year(containing: day), day >= found.firstDayNumber,
      day < found.firstDayNumber + found.dayCount
    else { return nil }
    year = found
    return found
  }

  private func span(_ index: Int, of year: CalendarYear) -> MonthSpan {
    let month = year.months[index]
    return MonthSpan(
      firstDay: month.firstDayNumber, length: month.dayCount, number: month.number, isLeap: month.isLeap,
      year: year.number, yearFirstDay: year.firstDayNumber, yearLength: year.dayCount,
      leapMonth: year.months.first(where: \.isLeap)?.number ?? 0, index: index)
  }

  /// The ordinal of the first month of the year that contains a day, counted year by year from the last one asked for.
  private mutating func yearOrdinal(containing day: Int) -> Int? {
    guard var (year, ordinal) = counted ?? scaleYear(containing: day).map({ ($0, 0) }) else { return nil }
    guard abs(day - year.firstDayNumber) < Self.farthestCount else {
      gaveUp = true
      return nil
    }
    while day >= year.firstDayNumber + year.dayCount {
      ordinal += year.months.count
      guard let next = scale?.year(containing: year.firstDayNumber + year.dayCount) else { return nil }
      year = next
    }
    while day < year.firstDayNumber {
      guard let previous = scale?.year(containing: year.firstDayNumber - 1) else { return nil }
      year = previous
      ordinal -= year.months.count
    }
    counted = (year, ordinal)
    return ordinal
  }
}
