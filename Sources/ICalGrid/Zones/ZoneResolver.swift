/// Finds the zones that the values of one source mean.
public protocol ZoneResolving {
  /// The zone for a TZID as written in a component of the VCALENDAR with that ordinal; `nil` where nothing defines it
  /// (its times are then read as floating).
  func rules(tzid: String, calendar: Int) -> ZoneRules?

  /// The zone in which a UTC value is taken to a day in a series of whole days: that of the VCALENDAR's only VTIMEZONE, else its
  /// X-WR-TIMEZONE, else UTC.
  func zone(ofCalendar calendar: Int) -> ZoneRules
}
