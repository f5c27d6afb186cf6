/// The instances of an HOURLY, MINUTELY or SECONDLY rule whose INTERVAL does not fall on the same times each day
/// (every 5 hours, every 7 seconds), or whose hours hold a set that BYSETPOS chooses from.
///
/// It steps through the periods in phase and, where one is not allowed, goes straight to the next allowed second, minute, hour or day.
struct ClockStream: Sendable {
  /// Wall seconds of a period in phase.
  private let anchor: Int
  /// Seconds from one period in phase to the next, and of a period itself.
  private let step: Int
  private let unit: Int
  /// The hours, minutes and seconds at which a period may begin.
  private let allowed: TimePattern
  private let isAlwaysAllowed: Bool
  /// The instances in a period.
  private let offsets: TimePattern
  private let pattern: DayPattern
  private let lastWall: Int

  private var days: DayStream
  /// `matchingDay` is the first matching day at or after `askedDay`.
  private var askedDay = Int.max
  private var matchingDay = Int.min
  private var period = 0
  /// The offset in `period` to go on from; `unit` where it is done.
  private var offset: Int
  private var isReachable: Bool?

  init(
    anchor: Int, step: Int, unit: Int, allowed: TimePattern, offsets: TimePattern, pattern: DayPattern, days: DayStream,
    lastWall: Int
  ) {
    self.anchor = anchor
    self.step = step
    self.unit = unit
    self.allowed = allowed
    self.offsets = offsets
    self.pattern = pattern
    self.days = days
    self.lastWall = lastWall
    isAlwaysAllowed = allowed.count == 86_400 / unit
    offset = unit
  }

  /// Sets out for the first instance that is not before a wall time.
  mutating func seek(_ wall: Int) {
    let past = (wall - anchor) % step
    period = wall - (past < 0 ? past + step : past)
    // The period that contains `wall` is checked like any other, then entered at the right offset.
    let inside = wall - period
    offset = unit
    var work = 1_000
    if inside < unit, nextPeriod(from: period, upTo: period, &work) != nil { offset = inside }
  }

  mutating func next(_ work: inout Int) -> Int? {
    while true {
      if offset < unit, let found = offsets.next(atOrAfter: offset) {
        offset = found + 1
        return period + found
      }
      guard !offsets.isEmpty, let found = nextPeriod(from: period + unit, upTo: lastWall, &work) else { return nil }
      period = found
      offset = 0
    }
  }

  /// How many instances lie in a half-open range of wall times. The place in the stream is lost.
  mutating func count(from lower: Int, to upper: Int, _ work: inout Int) -> Int {
    guard lower < upper, !offsets.isEmpty else { return 0 }
    var (count, lower) = (0, lower)
    if pattern.isEveryDay || pattern.isWeekdaysOnly {
      // Weekdays and times of day repeat after this many seconds.
      let (cycle, isHuge) = (step / greatestCommonDivisor(step, week)).multipliedReportingOverflow(by: week)
      if !isHuge, (upper - lower) / cycle > 1 {
        let cycles = (upper - lower) / cycle
        count = cycles * countPeriods(from: lower, to: lower + cycle, &work)
        lower += cycles * cycle
      }
    }
    return count + countPeriods(from: lower, to: upper, &work)
  }

  private mutating func countPeriods(from lower: Int, to upper: Int, _ work: inout Int) -> Int {
    var count = 0
    var from = lower - unit + 1
    while let found = nextPeriod(from: from, upTo: upper - 1, &work) {
      // Without limits on the time a whole day, or all days, are counted at once.
      let end = min(upper, pattern.isEveryDay ? upper : (dayAndSecond(found).day + 1) * 86_400)
      if isAlwaysAllowed, found >= lower, found + step + unit <= end {
        let periods = (end - unit - found) / step + 1
        count += periods * offsets.count
        from = found + (periods - 1) * step + unit
        continue
      }
      count += offsets.count(before: min(unit, upper - found)) - offsets.count(before: max(0, lower - found))
      from = found + unit
    }
    return count
  }

  /// The first allowed period in phase that begins in a closed range of wall times.
  private mutating func nextPeriod(from lower: Int, upTo upper: Int, _ work: inout Int) -> Int? {
    var cursor = lower
    var tries = 0
    while work > 0 {
      work -= 1
      tries += 1
      if tries == 200, !reachable() { return nil }
      let past = (cursor - anchor) % step
      let start = past == 0 ? cursor : cursor + (past < 0 ? -past : step - past)
      if start > upper { return nil }
      let (day, second) = dayAndSecond(start)
      guard let matching = matchingDay(notBefore: day, &work) else { return nil }
      if matching > day {
        cursor = matching * 86_400
        continue
      }
      if isAlwaysAllowed { return start }
      guard let allowedSecond = allowed.next(atOrAfter: second) else {
        cursor = (day + 1) * 86_400
        continue
      }
      if allowedSecond == second { return start }
      cursor = day * 86_400 + allowedSecond
    }
    return nil
  }

  private mutating func matchingDay(notBefore day: Int, _ work: inout Int) -> Int? {
    if pattern.isEveryDay { return day }
    if day >= askedDay, day <= matchingDay { return matchingDay }
    guard let found = days.day(notBefore: day, &work) else { return nil }
    (askedDay, matchingDay) = (day, found)
    return found
  }

  /// Whether some period in phase can begin at an allowed time of an allowed weekday: the phase only ever meets the seconds of the
  /// week that are congruent to its own modulo the common divisor.
  private mutating func reachable() -> Bool {
    if let isReachable { return isReachable }
    let divisor = greatestCommonDivisor(step, week)
    // Monday's midnight is second 0 of the week; 1970-01-01 was a Thursday.
    let residue = ((anchor + 3 * 86_400) % divisor + divisor) % divisor
    let weekdays = pattern.isWeekdaysOnly ? pattern.weekdays : 0x7F
    var found = false
    for weekday in 0..<7 where weekdays & 1 << weekday != 0 && !found {
      var second = allowed.next(atOrAfter: 0)
      while let time = second {
        if (weekday * 86_400 + time) % divisor == residue {
          found = true
          break
        }
        second = allowed.next(atOrAfter: time + 1)
      }
    }
    isReachable = found
    return found
  }
}

private let week = 604_800

func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
  var (left, right) = (left, right)
  while right != 0 { (left, right) = (right, left % right) }
  return left
}
