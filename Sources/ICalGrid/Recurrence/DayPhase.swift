/// Which days, weeks, months or years an INTERVAL hits: every nth from the one that DTSTART lies in.
struct DayPhase: Sendable {
  enum Unit { case day, week, month, year }

  /// A day, week, month or year as half-open day counts.
  struct Period: Hashable, Sendable {
    var start: Int
    var end: Int
  }

  let unit: Unit
  /// 1 or more.
  let interval: Int
  /// What the unit counts from: a day, a week's first day, a month's ordinal or a year.
  private let anchor: Int
  /// Monday is 0.
  private let weekStart: Int

  init(
    unit: Unit, interval: Int, startDay: Int, startMonth: MonthSpan, weekStart: Weekday, in locator: inout MonthLocator
  ) {
    self.unit = unit
    self.interval = interval
    self.weekStart = weekStart.rawValue - 1
    switch unit {
    case .day: anchor = startDay
    case .week: anchor = startDay - (weekdayIndex(startDay) - self.weekStart + 7) % 7
    case .month: anchor = interval == 1 ? 0 : locator.ordinal(of: startMonth) ?? 0
    case .year: anchor = startMonth.year
    }
  }

  /// The first period in phase that ends after a day; `nil` where the calendar ends before it.
  func period(notBefore day: Int, in locator: inout MonthLocator) -> Period? {
    switch unit {
    case .day:
      let start = day + missing(day - anchor)
      return Period(start: start, end: start + 1)
    case .week:
      let week = day - (weekdayIndex(day) - weekStart + 7) % 7
      let start = week + 7 * missing((week - anchor) / 7)
      return Period(start: start, end: start + 7)
    case .month:
      guard var month = locator.month(containing: day) else { return nil }
      if interval > 1 {
        guard let ordinal = locator.ordinal(of: month),
          let next = locator.month(missing(ordinal - anchor), after: month)
        else { return nil }
        month = next
      }
      return Period(start: month.firstDay, end: month.endDay)
    case .year:
      guard var month = locator.month(containing: day) else { return nil }
      let missing = missing(month.year - anchor)
      if missing > 0 {
        guard let next = locator.firstMonth(ofYear: month.year + missing, near: month) else { return nil }
        month = next
      }
      return Period(start: month.yearFirstDay, end: month.yearEndDay)
    }
  }

  /// The first day at or after `day` that lies in a period in phase.
  func day(notBefore day: Int, in locator: inout MonthLocator) -> Int? {
    if interval == 1 { return day }
    return period(notBefore: day, in: &locator).map { max($0.start, day) }
  }

  /// The days of a month that are in phase, bit 0 for its first day, where the unit is the day or the week;
  /// a month or year is in phase as a whole.
  func days(of month: MonthSpan) -> UInt64 {
    guard interval > 1, unit == .day || unit == .week else { return ~0 }
    var days: UInt64 = 0
    if unit == .day {
      var day = missing(month.firstDay - anchor)
      while day < month.length {
        days |= 1 << day
        day += interval
      }
    } else {
      let week = month.firstDay - (weekdayIndex(month.firstDay) - weekStart + 7) % 7
      var day = week + 7 * missing((week - anchor) / 7) - month.firstDay
      while day < month.length {
        days |= day < 0 ? 0x7F >> -day : 0x7F << day
        day += 7 * interval
      }
    }
    return days
  }

  /// The months or years in phase that lie whole between two days: how many, and from where to where.
  ///
  /// - Returns: `nil` for the other units and calendars, and for fewer than two.
  func wholePeriods(
    from first: Int, to end: Int, in locator: inout MonthLocator
  ) -> (count: Int, start: Int, end: Int)? {
    guard locator.isGregorian, unit == .month || unit == .year, var period = period(notBefore: first, in: &locator)
    else { return nil }
    if period.start < first {
      guard let next = self.period(notBefore: period.end, in: &locator) else { return nil }
      period = next
    }
    guard period.end < end, let start = locator.month(containing: period.start),
      let last = locator.month(containing: end)
    else { return nil }
    let units =
      unit == .year ? last.year - start.year : (locator.ordinal(of: last) ?? 0) - (locator.ordinal(of: start) ?? 0)
    let count = (units - 1) / interval + 1
    guard count > 1,
      let lastStart = unit == .year
        ? locator.firstMonth(ofYear: start.year + (count - 1) * interval, near: start)
        : locator.month((count - 1) * interval, after: start)
    else { return nil }
    return (count, period.start, unit == .year ? lastStart.yearEndDay : lastStart.endDay)
  }

  /// How many units are missing to the next one in phase: 0 up to `interval` - 1.
  private func missing(_ units: Int) -> Int {
    if interval == 1 { return 0 }
    let past = units % interval
    return past == 0 ? 0 : (past < 0 ? -past : interval - past)
  }
}
