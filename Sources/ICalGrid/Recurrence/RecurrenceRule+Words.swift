extension RecurrenceRule {
  /// The rule in words, `every 2 weeks on Monday and Wednesday until 30 September 2024`.
  ///
  /// It says what the rule says: what DTSTART adds (the day of a plain `FREQ=MONTHLY`) is not in it.
  public func words(_ phrases: RulePhrases = .english) -> String {
    var words: [String] = []
    let workdays = (1...5).compactMap { Weekday(rawValue: $0).map { WeekdayOrdinal($0) } }
    let isEveryWorkday = frequency == .weekly && interval == 1 && byDay.inOrder() == workdays
    words.append(isEveryWorkday ? phrases.everyWorkday : phrases.every(frequency, interval))
    if !byMonth.isEmpty {
      words.append(phrases.inMonths(phrases.list(byMonth.map { phrases.month($0, otherScale) })))
    }
    if !byWeekNumber.isEmpty { words.append(phrases.inWeeks(phrases.list(byWeekNumber.map(phrases.week)))) }
    words += dayWords(phrases, weekdays: isEveryWorkday ? [] : byDay)
    let times = timesOfDay
    if !times.isEmpty {
      words.append(phrases.atTimes(phrases.list(times.map { phrases.time($0.hour, $0.minute, $0.second) })))
    }
    if !bySetPosition.isEmpty {
      words.append(phrases.onlyPositions(phrases.list(bySetPosition.inReadingOrder.map(phrases.position))))
    }
    if let otherScale { words.append(phrases.inCalendar(otherScale)) }
    if let count { words.append(phrases.times(count)) }
    if let until { words.append(phrases.until(phrases.date(until.wall.date))) }
    return words.joined(separator: phrases.separator)
  }

  /// The calendar, where it isn't the Gregorian one.
  private var otherScale: String? { calendarScale == "GREGORIAN" ? nil : calendarScale }

  private func dayWords(_ phrases: RulePhrases, weekdays: [WeekdayOrdinal]) -> [String] {
    let yearDays = byYearDay.inReadingOrder.map(phrases.dayOfYear)
    let monthDays = byMonthDay.inReadingOrder.map(phrases.dayOfMonth)
    let weekdays = weekdays.inReadingOrder.map { day in
      let name = phrases.weekday(day.weekday)
      return day.ordinal.map { phrases.nthWeekday($0, day.weekday, name) } ?? name
    }
    // The first list says the days; each further one narrows them.
    let lists = [yearDays, monthDays, weekdays].filter { !$0.isEmpty }
    return lists.enumerated().map { place, list in
      place == 0 ? phrases.onDays(phrases.list(list)) : phrases.ifOn(phrases.list(list))
    }
  }

  /// Every combination of the time parts, as far as a reader would follow (24); beyond that hours alone.
  private var timesOfDay: [(hour: Int?, minute: Int?, second: Int?)] {
    guard !byHour.isEmpty || !byMinute.isEmpty || !bySecond.isEmpty else { return [] }
    func options(_ list: [Int]) -> [Int?] { list.isEmpty ? [nil] : list.map { $0 } }
    let times = options(byHour).flatMap { hour in
      options(byMinute).flatMap { minute in options(bySecond).map { (hour, minute, $0) } }
    }
    return times.count <= 24 ? times : options(byHour).map { ($0, nil, nil) }
  }
}

extension [Int] {
  /// From the start, then from the end: 1, 15, -2, -1.
  fileprivate var inReadingOrder: [Int] { filter { $0 > 0 }.sorted() + filter { $0 <= 0 }.sorted() }
}

extension [RecurrenceRule.WeekdayOrdinal] {
  /// Every such day first, then from the start, then from the end.
  fileprivate var inReadingOrder: Self {
    let ordered = inOrder()
    return ordered.filter { $0.ordinal == nil } + ordered.filter { ($0.ordinal ?? 0) > 0 }
      + ordered.filter { ($0.ordinal ?? 0) < 0 }
  }
}
