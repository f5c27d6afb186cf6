/// What an event lists by itself, apart from its rules: RDATEs and EXDATEs on the series' own clock.
struct ListedInstances {
  /// What EXDATE takes out.
  let exclusions: Exclusions
  /// The RDATEs with the series' length, in order.
  private let dates: [Instance]
  /// The RDATEs with lengths of their own.
  private let periods: [Instance]

  init(of event: Event, _ timing: EventTiming, zones: SeriesZones) {
    exclusions = Exclusions(event.recurrence.exclusions, basis: timing.basis, zones: zones)
    let instances = event.recurrence.dates.map { Self.instance(of: $0, timing, zones: zones) }
    dates = instances.filter { $0.length == nil }.sorted { $0.wall < $1.wall }
    periods = instances.filter { $0.length != nil }
  }

  /// Whether there is no RDATE.
  var isEmpty: Bool { dates.isEmpty && periods.isEmpty }

  /// The RDATEs that begin in a closed stretch of the clock, and all of those with lengths of their own.
  func instances(from lower: CivilDateTime, to upper: CivilDateTime) -> [Instance] {
    var (low, high) = (0, dates.count)
    while low < high {
      let middle = (low + high) / 2
      if dates[middle].wall < lower { low = middle + 1 } else { high = middle }
    }
    return Array(dates[low...].prefix { $0.wall <= upper }) + periods
  }

  /// The instance that an RDATE adds. A DATE in a series of times means that day at the series' time of day.
  private static func instance(of date: RecurrenceDate, _ timing: EventTiming, zones: SeriesZones) -> Instance {
    var instance: Instance
    switch (timing.basis, date.start) {
    case (.days, _):
      instance = timing.instance(at: CivilDateTime(zones.namedDay(of: date.start)))
    case (_, .date(let day)):
      instance = timing.instance(at: CivilDateTime(day).advanced(bySeconds: timing.start.secondOfDay))
    case (.floating, _):
      instance = timing.instance(at: date.start.wall)
    case (.zone(let rules), _):
      let instant = zones.instant(of: date.start, in: rules)
      instance = Instance(wall: rules.local(instant).wall, key: instant.unixSeconds)
    }
    if date.end != .none {
      instance.length = EventTiming.length(from: instance.wall, to: date.end, basis: timing.basis, zones: zones).0
    }
    return instance
  }
}
