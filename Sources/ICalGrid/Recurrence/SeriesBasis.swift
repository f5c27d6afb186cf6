/// The clock that a series runs on: what its DTSTART is decides how every other value of the series is compared with it.
enum SeriesBasis: Hashable, Sendable {
  /// Whole days.
  case days
  /// A wall clock without a zone.
  case floating
  /// The wall clock of a zone.
  case zone(ZoneRules)

  /// The zone's name, where there is a zone.
  var timeZone: String? { if case .zone(let rules) = self { rules.identifier } else { nil } }

  /// A number by which instances are ordered and told apart: Unix seconds in a zone, wall seconds otherwise.
  func key(of wall: CivilDateTime) -> Int {
    if case .zone(let rules) = self { rules.instant(of: wall).unixSeconds } else { wall.wallSeconds }
  }
}

/// The zones that an expansion needs: those that TZIDs name, and the one in which a UTC value of an all-day series is taken to a day.
struct SeriesZones {
  var resolver: any ZoneResolving
  /// The ordinal of the VCALENDAR that the series stands in.
  var calendar: Int

  /// The zone that a TZID means; `nil` where nothing defines it.
  func named(_ tzid: String) -> ZoneRules? { resolver.rules(tzid: tzid, calendar: calendar) }

  /// The basis and the first wall time that a DTSTART gives.
  func basis(of start: TimeValue) -> SeriesBasis {
    switch start {
    case .date: .days
    case .floating: .floating
    case .utc: .zone(.utc)
    case .zoned(_, let tzid): named(tzid).map(SeriesBasis.zone) ?? .floating
    }
  }

  /// The instant that a value means in a series of that zone; a value without a zone of its own is wall time there.
  func instant(of value: TimeValue, in rules: ZoneRules) -> Instant {
    switch value {
    case .date, .floating: rules.instant(of: value.wall)
    case .utc(let instant): instant
    case .zoned(let wall, let tzid): (named(tzid) ?? rules).instant(of: wall)
    }
  }

  /// The day that a value means where only days count. A UTC time is taken to the day in the calendar's zone.
  func day(of value: TimeValue) -> CivilDate {
    switch value {
    case .date(let date): date
    case .floating(let wall), .zoned(let wall, tzid: _): wall.date
    case .utc(let instant): resolver.zone(ofCalendar: calendar).local(instant).wall.date
    }
  }

  /// The day of an all-day series that an EXDATE, a RECURRENCE-ID or an RDATE names. A UTC time of 00:00 that is no midnight in the calendar's
  /// zone is a date with zeros behind it.
  func namedDay(of value: TimeValue) -> CivilDate {
    let day = day(of: value)
    guard case .utc(let instant) = value, value.wall.secondOfDay == 0 else { return day }
    return resolver.zone(ofCalendar: calendar).local(instant).wall.secondOfDay == 0 ? day : value.wall.date
  }
}
