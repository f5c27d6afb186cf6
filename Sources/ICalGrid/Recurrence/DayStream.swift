/// The instances of a rule that are days with the same times on each: a day counts when the date parts and the INTERVAL allow it.
///
/// It works a month at a time and skips to the next month in phase; nothing before the place it was sent to is generated.
struct DayStream: Sendable {
  private let pattern: DayPattern
  private let phase: DayPhase
  private let times: TimePattern
  private let lastDay: Int
  /// After so many days without a match there will never be one.
  private let cycle: Int
  private var locator: MonthLocator

  /// The days of `month` that are still to come, bit 0 for its first.
  private var days: UInt64 = 0
  private var month: MonthSpan?
  private var monthFirstDay = 0
  private var nextMonthDay = 0
  private var fruitlessSince = 0
  private var day = 0
  /// The second of `day` to go on from; 86,400 where the day is done.
  private var second = 86_400
  private var seekDay = Int.min
  private var seekSecond = 0

  init(pattern: DayPattern, phase: DayPhase, times: TimePattern, lastDay: Int, locator: MonthLocator) {
    self.pattern = pattern
    self.phase = phase
    self.times = times
    self.lastDay = lastDay
    self.locator = locator
    cycle = locator.searchLimit(for: phase)
  }

  /// Sets out for the first instance that is not before a wall time.
  mutating func seek(_ wall: Int) {
    (seekDay, seekSecond) = dayAndSecond(wall)
    days = 0
    second = 86_400
    nextMonthDay = seekDay
    fruitlessSince = seekDay
  }

  mutating func next(_ work: inout Int) -> Int? {
    while true {
      if second < 86_400, let found = times.next(atOrAfter: second) {
        second = found + 1
        return day * 86_400 + found
      }
      if days == 0, !loadMonth(before: .max, &work) { return nil }
      day = monthFirstDay + days.trailingZeroBitCount
      days &= days - 1
      second = day == seekDay ? seekSecond : 0
    }
  }

  /// The first matching day that is not before a day.
  mutating func day(notBefore day: Int, _ work: inout Int) -> Int? {
    seek(day * 86_400)
    return loadMonth(before: .max, &work) ? monthFirstDay + days.trailingZeroBitCount : nil
  }

  /// How many instances lie in a half-open range of wall times. The place in the stream is lost.
  mutating func count(from lower: Int, to upper: Int, _ work: inout Int) -> Int {
    guard lower < upper else { return 0 }
    let (firstDay, firstSecond) = dayAndSecond(lower)
    let (endDay, endSecond) = dayAndSecond(upper)
    var count = dayCount(from: firstDay, to: endDay, &work) * times.count
    if firstSecond > 0, dayCount(from: firstDay, to: firstDay + 1, &work) == 1 {
      count -= times.count(before: firstSecond)
    }
    if endSecond > 0, dayCount(from: endDay, to: endDay + 1, &work) == 1 {
      count += times.count(before: endSecond)
    }
    return count
  }

  private mutating func dayCount(from first: Int, to end: Int, _ work: inout Int) -> Int {
    guard first < end else { return 0 }
    if pattern.isEveryDay, phase.unit == .day,
      let next = phase.period(notBefore: first, in: &locator)?.start
    {
      return next < end ? (end - 1 - next) / phase.interval + 1 : 0
    }
    var count = 0
    if pattern.isWeekdaysOnly, phase.unit == .week || phase.interval == 1 {
      // Every cycle of `interval` weeks holds the same days, wherever it begins.
      let weeks = (end - first) / 7 / phase.interval
      count = weeks * pattern.weekdays.nonzeroBitCount
      seek((first + weeks * phase.interval * 7) * 86_400)
    } else if let each = pattern.daysInEachPeriod(of: phase.unit),
      let whole = phase.wholePeriods(from: first, to: end, in: &locator)
    {
      count = dayCount(from: first, to: whole.start, &work) + whole.count * each
      seek(whole.end * 86_400)
    } else {
      seek(first * 86_400)
    }
    while loadMonth(before: end, &work) {
      if nextMonthDay > end { days &= (1 << (end - monthFirstDay)) - 1 }
      count += days.nonzeroBitCount
      days = 0
    }
    return count
  }

  /// Loads the next month with matching days; false where there is none before `end`, or the work ran out.
  private mutating func loadMonth(before end: Int, _ work: inout Int) -> Bool {
    let end = min(end, lastDay + 1)
    while work > 0 {
      work -= locator.workPerMonth
      guard nextMonthDay < end, let first = phase.day(notBefore: nextMonthDay, in: &locator), first < end,
        first - fruitlessSince <= cycle, let month = locator.month(containing: first, after: month)
      else {
        if locator.gaveUp { work = 0 }
        return false
      }
      self.month = month
      nextMonthDay = month.endDay
      days = pattern.days(of: month, in: &locator) & phase.days(of: month)
      days &= ~0 << (first - month.firstDay)
      if days != 0 {
        monthFirstDay = month.firstDay
        fruitlessSince = month.endDay
        return true
      }
    }
    return false
  }
}

/// A wall time as a day and the seconds since its midnight.
func dayAndSecond(_ wall: Int) -> (day: Int, second: Int) {
  let day = CivilDateTime(wallSeconds: wall).dayNumber
  return (day, wall - day * 86_400)
}
