/// What an override with `RANGE=THISANDFUTURE` makes of the instances that follow its own: other texts, another length, a shift on the wall clock.
struct FutureChange {
  let event: Event
  /// Instances with this ``Instance/key`` or a later one are changed.
  let firstKey: Int
  let timing: EventTiming
  /// Wall seconds (whole days where the override is a DATE) from an instance to its new start, on the override's clock.
  let shift: Int

  init(_ entry: OverrideTable.Entry, series: SeriesBasis, zones: SeriesZones) {
    event = entry.event
    timing = EventTiming(of: entry.event, zones: zones)
    firstKey =
      entry.namesDay ? series.key(of: CivilDateTime(entry.original.wall.date)) : entry.original.key
    shift = timing.start.wallSeconds - Self.wall(of: entry.original, series: series, target: timing.basis).wallSeconds
  }

  /// An instance of the series as it is after the change.
  func instance(for original: Instance, series: SeriesBasis) -> Instance {
    timing.instance(at: Self.wall(of: original, series: series, target: timing.basis).advanced(bySeconds: shift))
  }

  /// What the override's clock shows at an instance of the series.
  private static func wall(of instance: Instance, series: SeriesBasis, target: SeriesBasis) -> CivilDateTime {
    switch (series, target) {
    case (_, .days): CivilDateTime(instance.wall.date)
    case (.zone(let from), .zone(let to)) where from != to: to.local(Instant(unixSeconds: instance.key)).wall
    default: instance.wall
    }
  }
}
