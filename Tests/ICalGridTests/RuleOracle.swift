import ICalGrid

/// Recurrence by brute force: it walks over every day, hour, minute or second of a window and asks of each, straight from the table of
/// RFC 5545 §3.3.10, whether it is an instance. It shares nothing with the engine but the values.
struct RuleOracle {
  let rule: RecurrenceRule
  let start: CivilDateTime
  let isAllDay: Bool

  private let startDate: CivilDate

  init(_ rule: RecurrenceRule, start: CivilDateTime, isAllDay: Bool) {
    self.rule = rule
    self.start = start
    self.isAllDay = isAllDay
    startDate = start.date
  }

  /// The seconds between two moments that have to be looked at.
  var grain: Int {
    if isAllDay { return 86_400 }
    if rule.frequency == .secondly || !rule.bySecond.isEmpty { return 1 }
    if rule.frequency == .minutely || !rule.byMinute.isEmpty { return 60 }
    if rule.frequency == .hourly || !rule.byHour.isEmpty { return 3_600 }
    return 86_400
  }

  /// What the rule matches at or after its start, from `lower` to `upper`, both included; COUNT and UNTIL aside.
  func matches(from lower: CivilDateTime, to upper: CivilDateTime) -> [CivilDateTime] {
    let lower = max(lower, start)
    guard lower <= upper else { return [] }
    // BYSETPOS needs whole periods.
    let first = rule.bySetPosition.isEmpty ? lower : startOfPeriod(lower)
    let end = rule.bySetPosition.isEmpty ? upper : endOfPeriod(upper)
    let grain = grain
    var wall =
      first.wallSeconds - positiveRemainder(first.wallSeconds, grain) + positiveRemainder(start.wallSeconds, grain)
    if isAllDay { wall -= positiveRemainder(wall, 86_400) }
    var found: [CivilDateTime] = []
    var set: [CivilDateTime] = []
    var period: Int?
    var checkedDay: (day: Int, matches: Bool)?
    func closePeriod() {
      let chosen = Set(
        rule.bySetPosition.compactMap { position in
          let index = position > 0 ? position - 1 : set.count + position
          return set.indices.contains(index) ? set[index] : nil
        })
      found += chosen.sorted()
      set = []
    }
    while wall <= end.wallSeconds {
      let moment = CivilDateTime(wallSeconds: wall)
      let day = flooredQuotient(moment.wallSeconds, 86_400)
      if checkedDay?.day != day { checkedDay = (day, matchesDateParts(moment.date)) }
      guard checkedDay?.matches == true else {
        // None of this day's moments: on to the first of the next.
        wall += (86_400 - moment.secondOfDay + grain - 1) / grain * grain
        continue
      }
      wall += grain
      guard matchesTimeParts(moment), isInPhase(moment) else { continue }
      if rule.bySetPosition.isEmpty {
        found.append(moment)
      } else {
        let index = periodIndex(moment)
        if index != period {
          closePeriod()
          period = index
        }
        set.append(moment)
      }
    }
    closePeriod()
    return found.filter { $0 >= lower && $0 <= upper }
  }

  // MARK: Dates

  private func matchesDateParts(_ date: CivilDate) -> Bool {
    let parts = date.parts
    let yearLength = CivilDate.isLeap(year: parts.year) ? 366 : 365
    let monthLength = CivilDate.daysIn(month: parts.month, year: parts.year)
    if !rule.byMonth.isEmpty, !rule.byMonth.contains(RecurrenceRule.MonthNumber(parts.month)) { return false }
    if !rule.byYearDay.isEmpty,
      !rule.byYearDay.contains(date.dayOfYear), !rule.byYearDay.contains(date.dayOfYear - yearLength - 1)
    {
      return false
    }
    if !rule.byMonthDay.isEmpty,
      !rule.byMonthDay.contains(parts.day), !rule.byMonthDay.contains(parts.day - monthLength - 1)
    {
      return false
    }
    if !rule.byWeekNumber.isEmpty {
      let (number, count) = weekNumber(date)
      if !rule.byWeekNumber.contains(number), !rule.byWeekNumber.contains(number - count - 1) { return false }
    }
    if !rule.byDay.isEmpty, !rule.byDay.contains(where: { matches($0, date) }) { return false }
    return matchesImpliedDate(date)
  }

  private func matches(_ day: RecurrenceRule.WeekdayOrdinal, _ date: CivilDate) -> Bool {
    guard day.weekday == date.weekday else { return false }
    guard let ordinal = day.ordinal, rule.byWeekNumber.isEmpty else { return true }
    let isInYear = rule.frequency == .yearly && rule.byMonth.isEmpty
    guard rule.frequency == .monthly || rule.frequency == .yearly else { return true }
    // Count the same weekdays up to this one, and from it to the end.
    func sameScope(_ other: CivilDate) -> Bool {
      other.year == date.year && (isInYear || other.month == date.month)
    }
    var place = 1
    let step = ordinal > 0 ? -7 : 7
    var other = date.advanced(by: step)
    while sameScope(other), other != date, place <= 54 {
      place += 1
      let next = other.advanced(by: step)
      if next == other || abs(next.days(to: other)) != 7 { break }
      other = next
    }
    return ordinal > 0 ? ordinal == place : -ordinal == place
  }

  /// What DTSTART says where the rule doesn't.
  private func matchesImpliedDate(_ date: CivilDate) -> Bool {
    guard rule.byDay.isEmpty, rule.byMonthDay.isEmpty, rule.byYearDay.isEmpty else { return true }
    switch rule.frequency {
    case .weekly:
      return date.weekday == startDate.weekday
    case .monthly:
      return rule.byWeekNumber.isEmpty ? date.day == startDate.day : date.weekday == startDate.weekday
    case .yearly:
      if !rule.byWeekNumber.isEmpty { return date.weekday == startDate.weekday }
      return date.day == startDate.day && (!rule.byMonth.isEmpty || date.month == startDate.month)
    default:
      return true
    }
  }

  /// The number of the week and how many its year has: walk from the first week with four days in the year.
  private func weekNumber(_ date: CivilDate) -> (number: Int, count: Int) {
    func firstWeek(_ year: Int) -> Int {
      var day = CivilDate(year: 2001, month: 1, day: 1)!.dayNumber
      // 400 years are 146,097 days; the years 2001…2400 stand for all.
      let era = Int((Double(year - 2001) / 400).rounded(.down))
      for other in 2001..<(year - era * 400) { day += CivilDate.isLeap(year: other) ? 366 : 365 }
      day += era * 146_097
      // The week of 4 January.
      var week = day + 3
      while positiveRemainder(week + 3, 7) != rule.weekStart.rawValue - 1 { week -= 1 }
      return week
    }
    let year = date.year
    for candidate in [year + 1, year, year - 1] where firstWeek(candidate) <= date.dayNumber {
      let first = firstWeek(candidate)
      return ((date.dayNumber - first) / 7 + 1, (firstWeek(candidate + 1) - first) / 7)
    }
    return (0, 0)
  }

  // MARK: Times

  private func matchesTimeParts(_ moment: CivilDateTime) -> Bool {
    if isAllDay { return true }
    let frequency = rule.frequency
    let isSubDaily = frequency == .hourly || frequency == .minutely || frequency == .secondly
    let hourStands = isSubDaily || !rule.byHour.isEmpty || moment.hour == start.hour
    let minuteStands =
      frequency == .minutely || frequency == .secondly || !rule.byMinute.isEmpty || moment.minute == start.minute
    let secondStands = frequency == .secondly || !rule.bySecond.isEmpty || moment.second == start.second
    return hourStands && minuteStands && secondStands
      && (rule.byHour.isEmpty || rule.byHour.contains(moment.hour))
      && (rule.byMinute.isEmpty || rule.byMinute.contains(moment.minute))
      && (rule.bySecond.isEmpty || rule.bySecond.contains(moment.second)
        || moment.second == 59 && rule.bySecond.contains(60))
  }

  // MARK: Periods

  private func isInPhase(_ moment: CivilDateTime) -> Bool {
    if isAllDay, let seconds = secondsOfSubDaily {
      // The day counts when some period in phase begins in it.
      let step = rule.interval * seconds
      let firstAfter = positiveRemainder(start.wallSeconds - moment.wallSeconds, step)
      return firstAfter < 86_400
    }
    return positiveRemainder(periodIndex(moment) - periodIndex(start), rule.interval) == 0
  }

  private var secondsOfSubDaily: Int? {
    switch rule.frequency {
    case .hourly: 3_600
    case .minutely: 60
    case .secondly: 1
    default: nil
    }
  }

  private func periodIndex(_ moment: CivilDateTime) -> Int {
    let day = flooredQuotient(moment.wallSeconds, 86_400)
    switch rule.frequency {
    case .yearly: return moment.date.year
    case .monthly: return moment.date.year * 12 + moment.date.month
    case .weekly: return flooredQuotient(day + 3 - (rule.weekStart.rawValue - 1), 7)
    case .daily: return day
    case .hourly: return flooredQuotient(moment.wallSeconds, 3_600)
    case .minutely: return flooredQuotient(moment.wallSeconds, 60)
    case .secondly: return moment.wallSeconds
    }
  }

  private func startOfPeriod(_ moment: CivilDateTime) -> CivilDateTime {
    let date = moment.date
    switch rule.frequency {
    case .yearly: return CivilDateTime(CivilDate(year: date.year, month: 1, day: 1)!)
    case .monthly: return CivilDateTime(CivilDate(year: date.year, month: date.month, day: 1)!)
    case .weekly: return CivilDateTime(date.startOfWeek(rule.weekStart))
    case .daily: return CivilDateTime(date)
    case .hourly: return CivilDateTime(date, hour: moment.hour)
    case .minutely: return CivilDateTime(date, hour: moment.hour, minute: moment.minute)
    case .secondly: return moment
    }
  }

  private func endOfPeriod(_ moment: CivilDateTime) -> CivilDateTime {
    var end = moment
    let index = periodIndex(moment)
    for step in [86_400, 3_600, 60, 1] {
      while periodIndex(end.advanced(bySeconds: step)) == index { end = end.advanced(bySeconds: step) }
    }
    return end
  }
}

private func flooredQuotient(_ value: Int, _ divisor: Int) -> Int {
  (value - positiveRemainder(value, divisor)) / divisor
}

private func positiveRemainder(_ value: Int, _ divisor: Int) -> Int {
  let rest = value % divisor
  return rest < 0 ? rest + divisor : rest
}
