/// The instances of a WEEKLY, MONTHLY or YEARLY rule that can only be told from their whole period: those of BYSETPOS,
/// and those that SKIP moves out of the month or year that they were meant for (RFC 7529 §4.1).
struct PeriodStream: Sendable {
  private let pattern: DayPattern
  private let phase: DayPhase
  private let times: TimePattern
  /// BYSETPOS.
  private let positions: [Int]
  private let skip: RecurrenceRule.Skip
  private let lastDay: Int
  private let cycle: Int
  private var locator: MonthLocator

  /// What is found and not yet given, in order: wall times where BYSETPOS chose them, else days that have all of `times`.
  private var queue: [Int] = []
  private var head = 0
  private var nextDay = 0
  private var fruitlessSince = 0
  private var seekWall = Int.min
  /// The second of the day at the head of the queue to go on from.
  private var second = 0
  private var counted = (size: -1, count: 0)
  /// The size from which on a set has one of the positions.
  private let smallestSet: Int

  init(
    pattern: DayPattern, phase: DayPhase, times: TimePattern, positions: [Int], skip: RecurrenceRule.Skip, lastDay: Int,
    locator: MonthLocator
  ) {
    self.pattern = pattern
    self.phase = phase
    self.times = times
    self.positions = positions
    smallestSet = positions.map { Int(clamping: $0.magnitude) }.min() ?? 1
    self.skip = phase.unit == .week ? .omit : skip
    self.lastDay = lastDay
    self.locator = locator
    cycle = locator.searchLimit(for: phase)
  }

  /// Sets out for the first instance that is not before a wall time.
  mutating func seek(_ wall: Int) {
    seekWall = wall
    queue.removeAll(keepingCapacity: true)
    head = 0
    second = 0
    // The period before this day's may have moved an instance to this day.
    nextDay = dayAndSecond(wall).day - (skip == .omit ? 0 : 1)
    fruitlessSince = nextDay
  }

  mutating func next(_ work: inout Int) -> Int? {
    while true {
      guard fill(&work) else { return nil }
      if !positions.isEmpty {
        let wall = queue[head]
        head += 1
        if wall >= seekWall { return wall }
      } else if let found = times.next(atOrAfter: second) {
        let wall = queue[head] * 86_400 + found
        second = found + 1
        if wall >= seekWall { return wall }
      } else {
        second = 0
        head += 1
      }
    }
  }

  /// How many instances lie in a half-open range of wall times. The place in the stream is lost.
  mutating func count(from lower: Int, to upper: Int, _ work: inout Int) -> Int {
    guard lower < upper else { return 0 }
    seek(lower)
    var count = 0
    if skip == .omit {
      // The first period may begin before `lower`, the last one end after `upper`; only those need their instances.
      let (firstDay, _) = dayAndSecond(lower)
      let (endDay, _) = dayAndSecond(upper)
      while work > 0, let period = phase.period(notBefore: nextDay, in: &locator), period.start <= min(endDay, lastDay),
        nextDay - fruitlessSince <= cycle
      {
        work -= 1
        nextDay = period.end
        if period.start > firstDay, period.end <= endDay {
          let chosen = chosenCount(of: size(of: period, &work))
          if chosen > 0 { fruitlessSince = period.end }
          count += chosen
        } else {
          let instances = chosen(from: days(of: period, &work))
          if !instances.isEmpty { fruitlessSince = period.end }
          count += instances.firstPlace(notBefore: upper) - instances.firstPlace(notBefore: lower)
        }
      }
      if locator.gaveUp { work = 0 }
    } else {
      while let wall = next(&work), wall < upper { count += 1 }
    }
    return count
  }

  /// Makes sure that what is at the head of the queue is next: no later period has anything before it.
  private mutating func fill(_ work: inout Int) -> Bool {
    while work > 0 {
      if head < queue.count, skip == .omit || headDay < nextDay - 1 { return true }
      work -= 1
      guard nextDay <= lastDay, nextDay - fruitlessSince <= cycle,
        let period = phase.period(notBefore: nextDay, in: &locator), period.start <= lastDay + 1
      else {
        if locator.gaveUp { work = 0 }
        return head < queue.count
      }
      nextDay = period.end
      // Most sets that BYSETPOS finds nothing in are known by their size.
      if skip == .omit, !positions.isEmpty, chosenCount(of: size(of: period, &work)) == 0 { continue }
      let days = days(of: period, &work)
      let found = positions.isEmpty ? days : chosen(from: days)
      if found.isEmpty { continue }
      fruitlessSince = period.end
      if head < queue.count {
        let current = queue[head]
        queue = (queue[head...] + found).sortedUnique()
        // An instance found late may go before the day that was begun only where the day had not been begun.
        if queue[0] != current { second = 0 }
      } else {
        queue = found
        second = 0
      }
      head = 0
    }
    return false
  }

  private var headDay: Int { positions.isEmpty ? queue[head] : dayAndSecond(queue[head]).day }

  private func chosen(from days: [Int]) -> [Int] {
    let times = times
    return setPlaces(positions, of: days.count * times.count).map { place in
      let (day, time) = place.quotientAndRemainder(dividingBy: times.count)
      return days[day] * 86_400 + times[time]
    }
  }

  private mutating func chosenCount(of size: Int) -> Int {
    if size < smallestSet { return 0 }
    if counted.size != size { counted = (size, setPlaces(positions, of: size).count) }
    return counted.count
  }

  /// The number of instances in a period before BYSETPOS chooses; without SKIP.
  private mutating func size(of period: DayPhase.Period, _ work: inout Int) -> Int {
    var count = 0
    var day = period.start
    while day < period.end, let month = locator.month(containing: day) {
      work -= locator.workPerMonth
      count += days(of: month, in: period).nonzeroBitCount
      day = month.endDay
    }
    return count * times.count
  }

  /// The days of a period, with those that SKIP made of missing ones.
  private mutating func days(of period: DayPhase.Period, _ work: inout Int) -> [Int] {
    var result: [Int] = []
    var day = period.start
    while day < period.end, let month = locator.month(containing: day) {
      work -= locator.workPerMonth
      var bits = days(of: month, in: period)
      while bits != 0 {
        result.append(month.firstDay + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
      if skip != .omit { result += movedDays(from: month) }
      day = month.endDay
    }
    return skip == .omit ? result : result.sortedUnique()
  }

  private mutating func days(of month: MonthSpan, in period: DayPhase.Period) -> UInt64 {
    var bits = pattern.days(of: month, in: &locator)
    if period.start > month.firstDay { bits &= ~0 << (period.start - month.firstDay) }
    if period.end < month.endDay { bits &= (1 << (period.end - month.firstDay)) - 1 }
    return bits
  }

  /// Where the days go that a month (or, at its edges, the year) does not have: day 31 of a month of 30 to the last day or to the first of
  /// the next month, day -31 to the day before the month or to its first day. BYDAY limits what comes of it.
  private mutating func movedDays(from month: MonthSpan) -> [Int] {
    guard !pattern.hasWeeks, pattern.allows(month, in: locator) else { return [] }
    var moved: [Int] = []
    let isForward = skip == .forward
    if pattern.hasYearDays {
      guard !pattern.hasMonthDays, phase.unit == .year else { return [] }
      if month.endDay == month.yearEndDay, pattern.yearDays.contains(where: { $0 > month.yearLength }) {
        moved.append(isForward ? month.endDay : month.endDay - 1)
      }
      if month.index == 0, pattern.yearDays.contains(where: { -$0 > month.yearLength }) {
        moved.append(isForward ? month.firstDay : month.firstDay - 1)
      }
    } else {
      if pattern.monthDays >> month.length != 0 { moved.append(isForward ? month.endDay : month.endDay - 1) }
      if pattern.monthDaysFromEnd >> month.length != 0 {
        moved.append(isForward ? month.firstDay : month.firstDay - 1)
      }
    }
    return moved.filter { day in
      guard let month = locator.month(containing: day) else { return false }
      return pattern.weekdayBits(of: month) & 1 << (day - month.firstDay) != 0
    }
  }
}
