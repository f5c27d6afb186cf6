/// Which days the date parts of a rule allow (BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY, BYDAY), as one bit a day, a month at a time.
///
/// Expanding and limiting are the same here: within its period a date part that expands is a filter on the period's days,
/// once the parts that DTSTART implies are filled in (RFC 5545 §3.3.10).
struct DayPattern: Sendable {
  /// Months by number, and leap months by the number they share; both 0: every month.
  private var months: UInt64 = 0
  private var leapMonths: UInt64 = 0
  private var skip: RecurrenceRule.Skip

  /// Bit n-1 for day n from the month's start, and for day -n from its end.
  private(set) var monthDays: UInt64 = 0
  private(set) var monthDaysFromEnd: UInt64 = 0
  private(set) var yearDays: [Int] = []

  /// Bit n for week n, and for week -n.
  private var weeks: UInt64 = 0
  private var weeksFromEnd: UInt64 = 0
  /// Monday is 0.
  private let weekStart: Int

  /// Weekdays without an ordinal, bit 0 for Monday.
  private(set) var weekdays: UInt64 = 0
  private var ordinals: [(weekday: Int, ordinal: Int)] = []
  private var ordinalsCountInYear = false

  /// A rule's date parts, with what DTSTART implies where they leave the day open.
  ///
  /// Ordinals of BYDAY count in the month for MONTHLY rules and for YEARLY ones with BYMONTH, else in the year. Where the RFC
  /// forbids them (other frequencies, and beside BYWEEKNO) they are read as plain weekdays, so that no instance is lost.
  /// Date parts that the RFC forbids for a frequency limit its days, as they would elsewhere.
  init(_ rule: RecurrenceRule, start: MonthSpan?, startDay: Int) {
    weekStart = rule.weekStart.rawValue - 1
    skip = rule.skip
    for month in rule.byMonth where (1...62).contains(month.number) {
      if month.isLeap { leapMonths |= 1 << month.number } else { months |= 1 << month.number }
    }
    for day in rule.byMonthDay where day != 0 && day.magnitude <= 62 {
      if day > 0 { monthDays |= 1 << (day - 1) } else { monthDaysFromEnd |= 1 << (-day - 1) }
    }
    yearDays = rule.byYearDay.filter { $0 != 0 && $0.magnitude < 400 }.sortedUnique()
    for week in rule.byWeekNumber where week != 0 && week.magnitude <= 62 {
      if week > 0 { weeks |= 1 << week } else { weeksFromEnd |= 1 << -week }
    }
    let ordinalsStand =
      rule.byWeekNumber.isEmpty && (rule.frequency == .monthly || rule.frequency == .yearly)
    for day in rule.byDay {
      let weekday = day.weekday.rawValue - 1
      if ordinalsStand, let ordinal = day.ordinal {
        if ordinal != 0, ordinal.magnitude <= 60,
          !ordinals.contains(where: { $0 == (weekday, ordinal) })
        {
          ordinals.append((weekday, ordinal))
        }
      } else {
        weekdays |= 1 << weekday
      }
    }
    ordinalsCountInYear = rule.frequency == .yearly && rule.byMonth.isEmpty
    hasDayPart =
      !(rule.byDay.isEmpty && rule.byMonthDay.isEmpty && rule.byYearDay.isEmpty && rule.byWeekNumber.isEmpty)
    hasMonths = !rule.byMonth.isEmpty
    hasMonthDays = !rule.byMonthDay.isEmpty
    hasYearDays = !rule.byYearDay.isEmpty
    hasWeeks = !rule.byWeekNumber.isEmpty
    hasWeekdays = !rule.byDay.isEmpty
    imply(from: start, startDay: startDay, frequency: rule.frequency)
    isEveryDay = !hasMonths && !hasMonthDays && !hasYearDays && !hasWeeks && !hasWeekdays
    isWeekdaysOnly =
      hasWeekdays && ordinals.isEmpty && !hasMonths && !hasMonthDays && !hasYearDays && !hasWeeks
  }

  private var hasDayPart: Bool
  private var hasMonths: Bool
  private(set) var hasMonthDays: Bool
  private(set) var hasYearDays: Bool
  private(set) var hasWeeks: Bool
  private var hasWeekdays: Bool
  /// Whether a day of some month or year may be meant that there is not.
  var mayMiss: Bool { hasMonthDays || hasYearDays }
  /// No part limits the days.
  private(set) var isEveryDay = false
  /// The days depend on the weekday alone.
  private(set) var isWeekdaysOnly = false

  /// "Information, not contained in the rule, … is derived from DTSTART": the month and day for YEARLY, the day for MONTHLY, the weekday
  /// for WEEKLY; the weekday also where only a week number is given.
  private mutating func imply(from start: MonthSpan?, startDay: Int, frequency: RecurrenceRule.Frequency) {
    guard frequency == .yearly || frequency == .monthly || frequency == .weekly,
      !hasWeekdays, !hasMonthDays, !hasYearDays
    else { return }
    if frequency == .weekly || hasWeeks {
      weekdays = 1 << weekdayIndex(startDay)
      hasWeekdays = true
    } else if let start {
      monthDays = 1 << (startDay - start.firstDay)
      hasMonthDays = true
      if frequency == .yearly, !hasMonths {
        if start.isLeap { leapMonths = 1 << start.number } else { months = 1 << start.number }
        hasMonths = true
      }
    }
  }

  /// The number of matching days where every Gregorian month (or year) has the same, as far as that shows at a glance:
  /// days up to the 28th, the first to fourth or last to fourth-last of weekdays. `nil` where it may vary.
  func daysInEachPeriod(of unit: DayPhase.Unit) -> Int? {
    guard unit == .month || unit == .year, !hasWeeks, !hasYearDays, leapMonths == 0 else { return nil }
    guard unit == .year ? hasMonths : !hasMonths else { return nil }
    let inMonth: Int
    if hasMonthDays {
      guard !hasWeekdays, monthDays == 0 || monthDaysFromEnd == 0, (monthDays | monthDaysFromEnd) >> 28 == 0
      else { return nil }
      inMonth = (monthDays | monthDaysFromEnd).nonzeroBitCount
    } else {
      guard hasWeekdays, weekdays == 0, !ordinalsCountInYear,
        ordinals.allSatisfy({ (1...4).contains($0.ordinal) })
          || ordinals.allSatisfy({ (-4 ... -1).contains($0.ordinal) })
      else { return nil }
      inMonth = ordinals.count
    }
    return unit == .year ? (months & 0x1FFE).nonzeroBitCount * inMonth : inMonth
  }

  /// The days of a month that match, bit 0 for its first day.
  func days(of month: MonthSpan, in locator: inout MonthLocator) -> UInt64 {
    guard !hasMonths || allows(month, in: locator) else { return 0 }
    var days: UInt64 = (1 << month.length) - 1
    if isEveryDay { return days }
    if hasMonthDays { days &= monthDayBits(of: month) }
    if hasYearDays { days &= yearDayBits(of: month) }
    if hasWeeks, days != 0 { days &= weekBits(of: month, in: &locator) }
    if hasWeekdays, days != 0 { days &= weekdayBits(of: month) }
    return days
  }

  /// Whether BYMONTH names the month, also as what SKIP makes of a leap month that its year lacks (RFC 7529 §4.1):
  /// the month after it going forward, the month whose number it shares going backward.
  func allows(_ month: MonthSpan, in locator: MonthLocator) -> Bool {
    if !hasMonths { return true }
    if month.isLeap { return leapMonths & 1 << month.number != 0 }
    if months & 1 << month.number != 0 { return true }
    guard leapMonths != 0 else { return false }
    switch skip {
    case .omit:
      return false
    case .backward:
      return leapMonths & 1 << month.number != 0 && month.leapMonth != month.number
    case .forward:
      if month.index > 0 { return leapMonths & 1 << (month.number - 1) != 0 && month.leapMonth != month.number - 1 }
      return leapMonths & 1 << 12 != 0 && locator.leapMonth(ofYearBefore: month) != 12
    }
  }

  /// The days of a month on the weekdays of BYDAY; all of them where there is no such part.
  func weekdayBits(of month: MonthSpan) -> UInt64 {
    let all: UInt64 = (1 << month.length) - 1
    guard hasWeekdays else { return all }
    let first = weekdayIndex(month.firstDay)
    // The week's seven bits turned so that bit 0 is the month's first day, then repeated.
    let turned = (weekdays >> first | weekdays << (7 - first)) & 0x7F
    var days = turned &* 0x0102_0408_1020_4081 & all
    for (weekday, ordinal) in ordinals {
      let day = ordinalsCountInYear ? dayInYear(weekday, ordinal, month) : dayInMonth(weekday, ordinal, month, first)
      if day >= 0, day < month.length { days |= 1 << day }
    }
    return days
  }

  /// Where the nth weekday of the month lies, counted from its first day; possibly outside it.
  private func dayInMonth(_ weekday: Int, _ ordinal: Int, _ month: MonthSpan, _ first: Int) -> Int {
    if ordinal > 0 { return (weekday - first + 7) % 7 + (ordinal - 1) * 7 }
    let last = (first + month.length - 1) % 7
    return month.length - 1 - (last - weekday + 7) % 7 + (ordinal + 1) * 7
  }

  /// Where the nth weekday of the year lies, counted from the month's first day; possibly outside the month.
  private func dayInYear(_ weekday: Int, _ ordinal: Int, _ month: MonthSpan) -> Int {
    let offset = month.firstDay - month.yearFirstDay
    let day: Int
    if ordinal > 0 {
      day = (weekday - weekdayIndex(month.yearFirstDay) + 7) % 7 + (ordinal - 1) * 7
    } else {
      let last = weekdayIndex(month.yearEndDay - 1)
      day = month.yearLength - 1 - (last - weekday + 7) % 7 + (ordinal + 1) * 7
    }
    return day >= 0 && day < month.yearLength ? day - offset : -1
  }

  private func monthDayBits(of month: MonthSpan) -> UInt64 {
    var days = monthDays
    var fromEnd = monthDaysFromEnd & ((1 << month.length) - 1)
    while fromEnd != 0 {
      days |= 1 << (month.length - 1 - fromEnd.trailingZeroBitCount)
      fromEnd &= fromEnd - 1
    }
    return days
  }

  private func yearDayBits(of month: MonthSpan) -> UInt64 {
    let offset = month.firstDay - month.yearFirstDay
    var days: UInt64 = 0
    for yearDay in yearDays {
      let day = (yearDay > 0 ? yearDay - 1 : month.yearLength + yearDay) - offset
      if day >= 0, day < month.length { days |= 1 << day }
    }
    return days
  }

  /// Week 1 is the first with four days in the year (RFC 5545 §3.3.10), so a week belongs to the year of its fourth day.
  private func weekBits(of month: MonthSpan, in locator: inout MonthLocator) -> UInt64 {
    var days: UInt64 = 0
    var week = month.firstDay - (weekdayIndex(month.firstDay) - weekStart + 7) % 7
    while week < month.endDay {
      if weekMatches(fourthDay: week + 3, month, in: &locator) {
        let first = max(week, month.firstDay) - month.firstDay
        let end = min(week + 7, month.endDay) - month.firstDay
        days |= (1 << end) - (1 << first)
      }
      week += 7
    }
    return days
  }

  private func weekMatches(fourthDay: Int, _ month: MonthSpan, in locator: inout MonthLocator) -> Bool {
    var (yearFirstDay, yearLength) = (month.yearFirstDay, month.yearLength)
    if fourthDay < yearFirstDay || fourthDay >= month.yearEndDay {
      guard let year = locator.neighbourYear(of: month, after: fourthDay >= month.yearEndDay) else { return false }
      (yearFirstDay, yearLength) = year
    }
    let (before, column) = (fourthDay - yearFirstDay).quotientAndRemainder(dividingBy: 7)
    let weeksInYear = (yearLength - 1 - column) / 7 + 1
    return weeks & 1 << (before + 1) != 0 || weeksFromEnd & 1 << (weeksInYear - before) != 0
  }
}

/// Monday is 0; for any day count.
func weekdayIndex(_ day: Int) -> Int {
  let index = (day + 3) % 7
  return index < 0 ? index + 7 : index
}

extension Array where Element: Comparable {
  /// The elements in order, each once.
  func sortedUnique() -> [Element] {
    if count < 2 { return self }
    var result: [Element] = []
    for element in sorted() where result.last != element { result.append(element) }
    return result
  }
}
