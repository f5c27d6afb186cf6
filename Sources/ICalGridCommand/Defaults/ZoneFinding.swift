import ICalGrid

/// Where the command's zones come from.
protocol ZoneFinding: Sendable {
  /// The zone of an IANA name, an old or a Windows one.
  func zone(named name: String) -> ZoneRules?
  /// The zone that a value of TZ means: a name, a path of a zone file, or POSIX rules.
  func zone(ofVariable value: String) -> ZoneRules?
  /// The machine's own zone, whatever TZ says.
  func systemZone() -> ZoneRules?
  /// Names that were probably meant, the likeliest first.
  func suggestions(for name: String) -> [String]
}
