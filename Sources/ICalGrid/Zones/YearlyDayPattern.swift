extension YearlyDay {
  /// The one day a year, and the second of that day, that a YEARLY rule from `start` on means: `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`
  /// and the other ways in which clock changes are told. `nil` for any other rule. COUNT and UNTIL are not looked at.
  static func pattern(of rule: RecurrenceRule, start: CivilDateTime) -> (day: YearlyDay, secondOfDay: Int)? {
    guard rule.frequency == .yearly, rule.interval == 1, rule.calendarScale == nil,
      rule.byYearDay.isEmpty, rule.byWeekNumber.isEmpty, rule.bySetPosition.isEmpty, rule.byMonth.count <= 1,
      rule.byHour.count <= 1, rule.byMinute.count <= 1, rule.bySecond.count <= 1
    else { return nil }
    let parts = start.date.parts
    guard let month = rule.byMonth.first.map({ $0.isLeap ? 0 : $0.number }) ?? implicitMonth(of: rule, parts),
      (1...12).contains(month), let day = day(of: rule, in: month, startDay: parts.day)
    else { return nil }
    let second =
      (rule.byHour.first ?? start.hour) * 3_600 + (rule.byMinute.first ?? start.minute) * 60
      + (rule.bySecond.first ?? start.second)
    return (day, second)
  }

  /// Without BYMONTH only a rule without any BY part for days stays in DTSTART's month.
  private static func implicitMonth(of rule: RecurrenceRule, _ parts: CivilDate.Parts) -> Int? {
    rule.byDay.isEmpty && rule.byMonthDay.isEmpty ? parts.month : nil
  }

  private static func day(of rule: RecurrenceRule, in month: Int, startDay: Int) -> YearlyDay? {
    // The days that the month has in every year.
    let days = 1...CivilDate.daysIn(month: month, year: 2001)
    switch (rule.byDay.count, rule.byMonthDay.count) {
    case (0, 0): return days.contains(startDay) ? .monthDay(startDay, month: month) : nil
    case (0, 1): return days.contains(rule.byMonthDay[0]) ? .monthDay(rule.byMonthDay[0], month: month) : nil
    case (1, 0):
      guard let ordinal = rule.byDay[0].ordinal else { return nil }
      switch ordinal {
      case 1...4: return .weekday(rule.byDay[0].weekday, onOrAfter: 7 * ordinal - 6, month: month)
      case -4 ... -1: return .lastWeekday(rule.byDay[0].weekday, weeksBefore: -ordinal - 1, month: month)
      default: return nil
      }
    case (1, 7):
      // Seven days in a row hold each weekday once: BYDAY=SU;BYMONTHDAY=8,9,10,11,12,13,14.
      let sorted = rule.byMonthDay.sorted()
      guard rule.byDay[0].ordinal == nil, sorted == Array(sorted[0]..<sorted[0] + 7), days.contains(sorted[0]),
        days.contains(sorted[6])
      else { return nil }
      return .weekday(rule.byDay[0].weekday, onOrAfter: sorted[0], month: month)
    default: return nil
    }
  }
}
