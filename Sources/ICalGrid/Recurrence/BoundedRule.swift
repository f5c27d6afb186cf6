/// A rule's instances on a series' clock: the rule iterator with UNTIL resolved in the series' zone.
struct BoundedRule {
  private var iterator: RuleIterator
  private let basis: SeriesBasis
  /// Where UNTIL is an instant: instances whose ``Instance/key`` lies beyond are out.
  private let lastKey: Int?
  /// DTSTART, which is an instance also where UNTIL lies before it.
  private let start: CivilDateTime?
  private var granted: Int

  /// The rule's instances in a closed stretch of the series' clock, which may be open above.
  init(
    _ rule: RecurrenceRule, timing: EventTiming, zones: SeriesZones, from lower: CivilDateTime,
    to upper: CivilDateTime? = nil, includesStart: Bool, scale: (any CalendarScale)?, work: Int
  ) {
    basis = timing.basis
    granted = work
    let until = Self.until(of: rule, basis: timing.basis, zones: zones)
    lastKey = until?.key
    start = includesStart ? timing.start : nil
    iterator = RuleIterator(
      rule, start: timing.start, isAllDay: timing.basis == .days, until: [until?.wall, upper].compactMap(\.self).min(),
      from: lower, includesStart: includesStart, scale: scale, budget: work)
  }

  /// Whether the work allowed ran out before the instances did.
  var isCut: Bool { iterator.isCut }

  /// The work that it may still take.
  var workLeft: Int { iterator.workLeft }

  /// Whether the rule can never match anything, as far as the work allowed shows.
  func matchesNothing(within work: RuleWork) -> Bool {
    let granted = work.grant(atMost: RuleIterator.probeWork)
    let (answer, left) = iterator.matchesNothing(budget: granted)
    work.take(granted - left)
    return answer
  }

  /// Takes what it has worked since the last time off what there is for all rules; gives how much that was.
  mutating func settle(with work: RuleWork) -> Int {
    let steps = granted - workLeft
    work.take(steps)
    granted = workLeft
    return steps
  }

  mutating func next() -> Instance? {
    while let wall = iterator.next() {
      let key = basis.key(of: wall)
      // A clock change may let a wall time pass whose instant lies beyond UNTIL.
      if let lastKey, key > lastKey, wall != start { continue }
      return Instance(wall: wall, key: key)
    }
    return nil
  }

  /// UNTIL on the series' clock: a DATE includes its whole local day; a UTC time is taken to the zone of the series, or to the day in the calendar's zone
  /// for whole days; any other is local to DTSTART.
  private static func until(
    of rule: RecurrenceRule, basis: SeriesBasis, zones: SeriesZones
  ) -> (wall: CivilDateTime, key: Int?)? {
    guard let until = rule.until else { return nil }
    switch (basis, until) {
    case (.days, _):
      return (CivilDateTime(zones.day(of: until)), nil)
    case (_, .date(let date)):
      return (CivilDateTime(date, hour: 23, minute: 59, second: 59), nil)
    case (.zone(let rules), .utc(let instant)):
      let wall = rules.local(instant).wall
      // Just after clocks went back, wall times of the first pass may exceed that of the bound.
      let before = rules.utcOffset(at: instant.advanced(bySeconds: -86_400))
      let back = max(0, before - rules.utcOffset(at: instant))
      return (wall.advanced(bySeconds: back), instant.unixSeconds)
    default:
      return (until.wall, nil)
    }
  }
}
