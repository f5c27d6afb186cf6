/// Finds the zone that a TZID means, in the order of RFC practice: IANA names, Windows names, the file's own VTIMEZONE, looser forms.
public protocol ZoneResolving {
  /// The zone for a TZID as written in a component of the VCALENDAR with that ordinal; `nil` where nothing defines it
  /// (its times are then read as floating).
  func rules(tzid: String, calendar: Int) -> ZoneRules?
}
