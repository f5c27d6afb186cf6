/// What a rule's frequency, INTERVAL and time parts come to: times that are the same on every day that counts, or a clock that steps on regardless of days.
///
/// Most HOURLY, MINUTELY and SECONDLY rules have the same times each day (every 6 hours, every 15 minutes): those become days with times.
struct TimeShape {
  /// Periods of the clock.
  struct Step {
    /// Seconds from one period in phase to the next, and of a period itself.
    var step: Int
    var unit: Int
    /// When a period may begin.
    var allowed: TimePattern
  }

  private(set) var dayUnit: DayPhase.Unit
  private(set) var dayInterval: Int
  /// Times of day, or with a ``step`` the seconds of a period.
  private(set) var times: TimePattern
  private(set) var step: Step?
  /// BYSETPOS is still to be applied to the days and times of a week, month or year.
  private(set) var choosesFromDays = false

  init(_ rule: RecurrenceRule, startSecond: Int, isAllDay: Bool) {
    // No INTERVAL beyond the years there are makes a difference, and none may overflow.
    let interval = min(max(rule.interval, 1), 1 << 40)
    dayUnit = .day
    dayInterval = 1
    if isAllDay {
      times = TimePattern(hours: 1, minutes: 1, seconds: 1)
    } else {
      times = TimePattern(
        hours: rule.byHour.bits(in: 0...23) ?? 1 << (startSecond / 3_600),
        minutes: rule.byMinute.bits(in: 0...59) ?? 1 << (startSecond / 60 % 60),
        seconds: rule.bySecond.secondBits ?? 1 << (startSecond % 60))
    }
    switch rule.frequency {
    case .yearly, .monthly, .weekly:
      dayUnit = rule.frequency == .yearly ? .year : rule.frequency == .monthly ? .month : .week
      dayInterval = interval
      choosesFromDays = !rule.bySetPosition.isEmpty
    case .daily:
      dayInterval = interval
      if !rule.bySetPosition.isEmpty { times.choose(rule.bySetPosition) }
    case .hourly, .minutely, .secondly:
      let unit = rule.frequency == .hourly ? 3_600 : rule.frequency == .minutely ? 60 : 1
      if isAllDay {
        stepDays(rule, interval: interval, unit: unit)
      } else {
        stepClock(rule, interval: interval, unit: unit, startSecond: startSecond)
      }
    }
  }

  /// Whether the largest set of a week, month or year could have an instance at one of these positions.
  func setsHold(oneOf positions: [Int]) -> Bool {
    let days =
      switch dayUnit {
      case .day: 1
      case .week: 7
      case .month: 32
      case .year: 385
      }
    return positions.contains { $0 != 0 && $0.magnitude <= days * times.count }
  }

  /// All-day instances of a clock: the days it touches.
  private mutating func stepDays(_ rule: RecurrenceRule, interval: Int, unit: Int) {
    if !rule.bySetPosition.isEmpty, setPlaces(rule.bySetPosition, of: 1).isEmpty {
      times = TimePattern(hours: 0, minutes: 0, seconds: 0)
    }
    let seconds = interval * unit
    if seconds % 86_400 == 0 {
      dayInterval = seconds / 86_400
    } else if seconds > 86_400 {
      let always = TimePattern(hours: 0xFF_FFFF, minutes: everySixty, seconds: everySixty)
      step = Step(step: seconds, unit: 1, allowed: always)
    }
  }

  private mutating func stepClock(_ rule: RecurrenceRule, interval: Int, unit: Int, startSecond: Int) {
    let hours = rule.byHour.bits(in: 0...23) ?? 0xFF_FFFF
    let minutes = unit > 60 ? nil : rule.byMinute.bits(in: 0...59) ?? everySixty
    let seconds = unit > 1 ? nil : rule.bySecond.secondBits ?? everySixty
    if unit == 60, !rule.bySetPosition.isEmpty {
      // The set of a minute is its seconds, so that the chosen ones stand for it.
      let places = setPlaces(rule.bySetPosition, of: times.seconds.nonzeroBitCount)
      let seconds = times.seconds
      let chosen: UInt64 = places.reduce(0) { $0 | 1 << seconds.bit(at: $1) }
      times = TimePattern(hours: 1, minutes: 1, seconds: chosen)
    } else if unit == 1, !rule.bySetPosition.isEmpty, setPlaces(rule.bySetPosition, of: 1).isEmpty {
      times = TimePattern(hours: 0, minutes: 0, seconds: 0)
      return
    }
    if unit < 3_600 || rule.bySetPosition.isEmpty,
      let daily = dailyPhase(interval: interval, unit: unit, startSecond: startSecond)
    {
      dayInterval = daily.dayInterval
      times = TimePattern(
        hours: daily.hours & hours, minutes: minutes.map { $0 & daily.minutes } ?? times.minutes,
        seconds: seconds.map { $0 & daily.seconds } ?? times.seconds)
      return
    }
    step = Step(
      step: interval * unit, unit: unit,
      allowed: TimePattern(hours: hours, minutes: minutes ?? 1, seconds: seconds ?? 1))
    times = TimePattern(hours: 1, minutes: unit > 60 ? times.minutes : 1, seconds: unit > 1 ? times.seconds : 1)
    if !rule.bySetPosition.isEmpty, unit == 3_600 { times.choose(rule.bySetPosition) }
  }

  /// The hours, minutes and seconds that an INTERVAL hits, where they are the same on each day that it hits.
  private func dailyPhase(interval: Int, unit: Int, startSecond: Int) -> (
    dayInterval: Int, hours: UInt64, minutes: UInt64, seconds: UInt64
  )? {
    var (interval, unit) = (interval, unit)
    var (hours, minutes, seconds) = (UInt64(0xFF_FFFF), everySixty, everySixty)
    while unit < 3_600 {
      // Within a minute (an hour): either every so many seconds of each one, or one second of every so many minutes.
      let place = startSecond / unit % 60
      let hit = 60 % interval == 0 ? stride(every: interval, through: place, below: 60) : 1 << place
      if unit == 1 { seconds = hit } else { minutes = hit }
      if 60 % interval == 0 { return (1, hours, minutes, seconds) }
      guard interval % 60 == 0 else { return nil }
      (interval, unit) = (interval / 60, unit * 60)
    }
    let hour = startSecond / 3_600
    if 24 % interval == 0 {
      hours = stride(every: interval, through: hour, below: 24)
      return (1, hours, minutes, seconds)
    }
    guard interval % 24 == 0 else { return nil }
    hours = 1 << hour
    return (interval / 24, hours, minutes, seconds)
  }

  private func stride(every interval: Int, through place: Int, below end: Int) -> UInt64 {
    Swift.stride(from: place % interval, to: end, by: interval).reduce(0) { $0 | 1 << $1 }
  }
}

private let everySixty: UInt64 = (1 << 60) - 1

extension [Int] {
  /// A bit for each element that lies in a range; `nil` for an empty list.
  fileprivate func bits(in range: ClosedRange<Int>) -> UInt64? {
    isEmpty ? nil : reduce(0) { range.contains($1) ? $0 | 1 << $1 : $0 }
  }

  /// Second 60 is read as 59, as RFC 5545 §3.3.12 asks of clocks without leap seconds.
  fileprivate var secondBits: UInt64? { map { $0 == 60 ? 59 : $0 }.bits(in: 0...59) }
}

extension DayPhase.Unit {
  var isMonthOrYear: Bool { self == .month || self == .year }
}
