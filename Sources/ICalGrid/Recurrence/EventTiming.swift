/// When a component's first instance begins, on which clock, and how long each of its instances lasts.
struct EventTiming: Sendable {
  /// How long an instance lasts (RFC 5545 §3.8.5.3): DTEND gives every instance the same exact length, DURATION the same nominal one.
  struct Length: Hashable, Sendable {
    /// Civil days, added on the wall.
    var days = 0
    /// Elapsed seconds, added after them.
    var seconds = 0

    /// All there is in seconds: no instance takes longer on the wall, but for a clock change.
    var bound: Int { days * 86_400 + seconds }

    init(days: Int = 0, seconds: Int = 0) {
      self.days = days
      self.seconds = seconds
    }

    /// A DURATION, each part clamped to what the years 1…9999 can hold.
    init(_ duration: EventDuration) {
      let most = CivilDate.min.days(to: .max) + 1
      days = min(max(duration.days, -most), most)
      seconds = min(max(duration.seconds, -most * 86_400), most * 86_400)
    }
  }

  /// What was wrong with the end that the component states.
  enum Flaw: Hashable, Sendable {
    case endBeforeStart
  }

  var basis: SeriesBasis
  var start: CivilDateTime
  var length: Length
  var flaw: Flaw?

  init(of event: Event, zones: SeriesZones) {
    basis = zones.basis(of: event.start)
    start = event.start.wall
    (length, flaw) = Self.length(from: start, to: event.end, basis: basis, zones: zones)
  }

  /// The length from a start to the end that goes with it; the component's own, or that of an RDATE period.
  static func length(
    from start: CivilDateTime, to end: EventEnd, basis: SeriesBasis, zones: SeriesZones
  ) -> (Length, Flaw?) {
    switch (basis, end) {
    case (.days, .none):
      return (Length(days: 1), nil)
    case (_, .none):
      return (Length(), nil)
    case (.days, .duration(let duration)):
      // A time of day beyond whole days still touches a day.
      let length = Length(duration)
      let days = length.days + wholeDays(covering: length.seconds)
      return days < 0 ? (Length(days: 1), .endBeforeStart) : (Length(days: max(days, 1)), nil)
    case (_, .duration(let duration)):
      let length = Length(duration)
      return length.bound < 0 ? (Length(), .endBeforeStart) : (length, nil)
    case (.days, .time(let time)):
      let seconds = zones.endWall(of: time).wallSeconds - start.wallSeconds
      if seconds < 0 { return (Length(days: 1), .endBeforeStart) }
      return (Length(days: max(1, wholeDays(covering: seconds))), nil)
    case (.floating, .time(let time)):
      let seconds = time.wall.wallSeconds - start.wallSeconds
      return seconds < 0 ? (Length(), .endBeforeStart) : (Length(seconds: seconds), nil)
    case (.zone(let rules), .time(let time)):
      let seconds = zones.instant(of: time, in: rules).unixSeconds - rules.instant(of: start).unixSeconds
      return seconds < 0 ? (Length(), .endBeforeStart) : (Length(seconds: seconds), nil)
    }
  }

  /// How many whole days hold that many seconds.
  private static func wholeDays(covering seconds: Int) -> Int {
    seconds > 0 ? (seconds + 86_399) / 86_400 : seconds / 86_400
  }

  /// Start and end in the display zone of an instance.
  func place(_ instance: Instance, length: Length, display: ZoneRules) -> (start: LocalTime, end: LocalTime) {
    switch basis {
    case .days:
      // An end may be the day after the last one there is, which no date can name but a wall time can.
      let first = instance.wall.date
      let end = CivilDateTime(wallSeconds: min(first.dayNumber + length.days, CivilDate.max.dayNumber + 1) * 86_400)
      return (LocalTime(wall: CivilDateTime(first), isDate: true), LocalTime(wall: end, isDate: true))
    case .floating:
      let end = instance.wall.advanced(bySeconds: length.days * 86_400 + length.seconds)
      return (LocalTime(wall: instance.wall), LocalTime(wall: end))
    case .zone(let rules):
      let start = Instant(unixSeconds: instance.key)
      let nominal =
        length.days == 0 ? start : rules.instant(of: instance.wall.advanced(bySeconds: length.days * 86_400))
      let end = nominal.advanced(bySeconds: length.seconds)
      return (display.local(start), end == start ? display.local(end) : display.localEnd(end))
    }
  }

  /// The instance that begins at a wall time of the series' clock.
  func instance(at wall: CivilDateTime) -> Instance { Instance(wall: wall, key: basis.key(of: wall)) }

  /// The component's first instance.
  var firstInstance: Instance { instance(at: start) }
}

extension ZoneRules {
  /// What the clock shows at an end. Where a day begins later than 00:00, since clocks go forward at midnight, its first instant ends
  /// the day before it as any midnight does.
  fileprivate func localEnd(_ instant: Instant) -> LocalTime {
    let local = local(instant)
    guard (1...7_200).contains(local.wall.secondOfDay) else { return local }
    let midnight = CivilDateTime(wallSeconds: local.wall.dayNumber * 86_400)
    guard self.instant(of: midnight) == instant else { return local }
    return LocalTime(wall: midnight, utcOffset: midnight.wallSeconds - instant.unixSeconds)
  }
}

/// One instance of a series on the series' own clock.
struct Instance: Hashable, Sendable {
  /// What that clock shows, also where a clock change skips it.
  var wall: CivilDateTime
  /// Its ``SeriesBasis/key(of:)``.
  var key: Int
  /// A length of its own (an RDATE period); `nil`: the series' length.
  var length: EventTiming.Length?
}

extension SeriesZones {
  /// The wall time of an end whose start is a DATE: a UTC time as the calendar's zone shows it.
  fileprivate func endWall(of value: TimeValue) -> CivilDateTime {
    if case .utc(let instant) = value { resolver.zone(ofCalendar: calendar).local(instant).wall } else { value.wall }
  }
}
