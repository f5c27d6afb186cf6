/// What an EXDATE or a RECURRENCE-ID picks out of a series: an instance, or all of a day where either side is a DATE.
enum InstanceReference: Hashable, Sendable {
  /// A ``SeriesBasis/key(of:)``.
  case key(Int)
  /// Days since 1970-01-01, on the series' own clock.
  case day(Int)

  init(_ value: TimeValue, basis: SeriesBasis, zones: SeriesZones) {
    switch (basis, value) {
    case (.days, _):
      self = .day(zones.namedDay(of: value).dayNumber)
    case (_, .date(let date)):
      self = .day(date.dayNumber)
    case (.floating, _):
      self = .key(value.wall.wallSeconds)
    case (.zone(let rules), _):
      self = .key(zones.instant(of: value, in: rules).unixSeconds)
    }
  }
}
