extension TimeValue {
  /// An end in the form that its start asks for.
  ///
  /// A floating end beside a start in a zone is in that zone, which is common and no mistake. Other mixtures are
  /// (`isMixed`): an all-day event ends with the day that its timed end touches; a timed one that ends on a DATE ends
  /// with that day's first midnight; beside a floating start the end's own wall clock counts.
  func inForm(of start: TimeValue) -> (value: TimeValue, isMixed: Bool) {
    switch (start, self) {
    case (.date, .date), (.floating, .floating), (.utc, .utc), (.utc, .zoned), (.zoned, .utc), (.zoned, .zoned):
      (self, false)
    case (.date, _):
      (.date(wall.secondOfDay == 0 ? wall.date : wall.date.advanced(by: 1)), true)
    case (.zoned(_, let tzid), .floating):
      (.zoned(wall, tzid: tzid), false)
    case (.zoned(_, let tzid), .date):
      (.zoned(wall, tzid: tzid), true)
    case (.utc, _):
      (.utc(Instant(wall, utcOffset: 0)), true)
    case (.floating, _):
      (.floating(wall), true)
    }
  }

  /// Whether this is before the other whatever their zones are: by their clocks where both are of one zone,
  /// else by more than the 26 hours that two clocks can differ by.
  func isCertainlyBefore(_ other: TimeValue) -> Bool {
    let slack =
      switch (self, other) {
      case (.zoned(_, let tzid), .zoned(_, let otherID)): tzid == otherID ? 0 : 93_600
      case (.zoned, .utc), (.utc, .zoned): 93_600
      default: 0
      }
    return wall.wallSeconds + slack < other.wall.wallSeconds
  }
}
