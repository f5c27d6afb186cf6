extension ZoneNames {
  /// What a TZID may mean once the prefixes of vendors and of the zone folders are taken off, the longest first:
  /// `/mozilla.org/20050126_1/America/Boise` gives `America/Boise`; any other text is given as it is.
  static func withoutPrefixes(_ tzid: String) -> [String] {
    var rest = tzid[...]
    if rest.lowercased().hasPrefix("tzone://microsoft/") { rest = rest.dropFirst("tzone://Microsoft/".count) }
    rest = rest.drop { $0 == "/" }
    var names: [String] = []
    var parts = rest.split(separator: "/", omittingEmptySubsequences: false)
    // A vendor's prefix begins with its domain, and takes one part or two.
    if parts.count > 1, parts[0].contains(".") {
      parts.removeFirst()
      names.append(parts.joined(separator: "/"))
      if parts.count > 1 { names.append(parts.dropFirst().joined(separator: "/")) }
    } else if parts.count > 1, ["posix", "right"].contains(parts[0].lowercased()) {
      names.append(parts.dropFirst().joined(separator: "/"))
    } else {
      names.append(String(rest))
    }
    return names
  }

  /// Whether a name is one of UTC's that no exporter uses for anything else.
  static func isUTC(_ name: String) -> Bool {
    ["UTC", "Z", "ETC/UTC", "ETC/ZULU", "ETC/UCT", "ETC/UNIVERSAL"].contains(name.uppercased())
  }

  /// `America/New_York` for `America_New_York`, which some exporters write.
  static func spelling(ofUnderscored tzid: String) -> String? {
    var parts = tzid.split(separator: "_")
    guard parts.count > 1 else { return nil }
    let area = parts.removeFirst()
    return spelling(of: "\(area)/\(parts.joined(separator: "_"))")
      ?? spelling(of: "\(area)/\(parts[0])/\(parts.dropFirst().joined(separator: "_"))")
  }
}
