/// The instances that a rule's parts give, without COUNT and UNTIL, by the one of three ways to find them that fits the rule's shape:
/// by days with the same times on each, by whole periods, or by the clock. With none of them the rule has no instances.
struct InstanceStream: Sendable {
  private var days: DayStream?
  private var periods: PeriodStream?
  private var clock: ClockStream?
  /// All-day instances of the clock: their day counts, not their time.
  private var floorsToDay = false

  init(
    _ rule: RecurrenceRule, start: CivilDateTime, isAllDay: Bool, lastWall: Int, scale: (any CalendarScale)?
  ) {
    var locator = MonthLocator(scale: scale)
    let (startDay, startSecond) = dayAndSecond(start.wallSeconds)
    guard let startMonth = locator.month(containing: startDay) else { return }
    let shape = TimeShape(rule, startSecond: startSecond, isAllDay: isAllDay)
    let pattern = DayPattern(rule, start: startMonth, startDay: startDay)
    let lastDay = dayAndSecond(lastWall).day
    let phase = DayPhase(
      unit: shape.dayUnit, interval: shape.dayInterval, startDay: startDay, startMonth: startMonth,
      weekStart: rule.weekStart, in: &locator)
    if let step = shape.step {
      let everyDay = DayPhase(
        unit: .day, interval: 1, startDay: startDay, startMonth: startMonth, weekStart: rule.weekStart, in: &locator)
      let midnight = TimePattern(hours: 1, minutes: 1, seconds: 1)
      clock = ClockStream(
        anchor: start.wallSeconds - startSecond % step.unit, step: step.step, unit: step.unit, allowed: step.allowed,
        offsets: shape.times, pattern: pattern,
        days: DayStream(pattern: pattern, phase: everyDay, times: midnight, lastDay: lastDay, locator: locator),
        lastWall: isAllDay ? lastDay * 86_400 + 86_399 : lastWall)
      floorsToDay = isAllDay
    } else if shape.times.isEmpty || shape.choosesFromDays && !shape.setsHold(oneOf: rule.bySetPosition) {
      return
    } else if shape.choosesFromDays || rule.skip != .omit && pattern.mayMiss && shape.dayUnit.isMonthOrYear {
      periods = PeriodStream(
        pattern: pattern, phase: phase, times: shape.times, positions: shape.choosesFromDays ? rule.bySetPosition : [],
        skip: rule.skip, lastDay: lastDay, locator: locator)
    } else {
      days = DayStream(pattern: pattern, phase: phase, times: shape.times, lastDay: lastDay, locator: locator)
    }
  }

  /// Sets out for the first instance that is not before a wall time.
  mutating func seek(_ wall: Int) {
    days?.seek(wall)
    periods?.seek(wall)
    clock?.seek(wall)
  }

  mutating func next(_ work: inout Int) -> Int? {
    if let wall = days?.next(&work) { return wall }
    if let wall = periods?.next(&work) { return wall }
    guard let wall = clock?.next(&work) else { return nil }
    return floorsToDay ? dayAndSecond(wall).day * 86_400 : wall
  }

  /// How many instances lie in a half-open range of wall times. The place in the stream is lost.
  mutating func count(from lower: Int, to upper: Int, _ work: inout Int) -> Int {
    if let count = days?.count(from: lower, to: upper, &work) { return count }
    if let count = periods?.count(from: lower, to: upper, &work) { return count }
    guard floorsToDay else { return clock?.count(from: lower, to: upper, &work) ?? 0 }
    // All-day bounds are midnights, and an instance lies where its day's midnight does.
    let (first, end) = (dayAndSecond(lower + 86_399).day, dayAndSecond(upper + 86_399).day)
    return clock?.count(from: first * 86_400, to: end * 86_400, &work) ?? 0
  }
}
