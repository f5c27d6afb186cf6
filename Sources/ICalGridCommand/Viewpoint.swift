import ICalGrid

/// From where and when an answer is seen.
struct Viewpoint: Sendable {
  var zone: ZoneRules
  var today: CivilDate
  /// What a person should know of how these came about.
  var remarks: [String] = []
}

extension Request {
  /// The display zone and today in it.
  func viewpoint(_ sources: [String]) throws(CommandFailure) -> Viewpoint {
    var remarks: [String] = []
    let zone = try displayZone(sources, &remarks)
    let actual = zone.local(surroundings.now).wall.date
    return Viewpoint(zone: zone, today: options.today?.resolved(today: actual) ?? actual, remarks: remarks)
  }

  /// `--tz`, else TZ, else the configuration, else the system's zone, else UTC.
  private func displayZone(_ sources: [String], _ remarks: inout [String]) throws(CommandFailure) -> ZoneRules {
    let isInEnvironment = surroundings.environment["TZ"] != nil
    let choice = given.zone ?? (isInEnvironment ? .local : configuration.options.zone ?? .local)
    switch choice {
    case .local: return localZone(&remarks)
    case .named(let name):
      if let zone = surroundings.zones.resolve(name) { return zone }
      guard given.zone == nil else {
        throw .usage(
          .unknownZone(option: "--tz", name: name, suggestions: surroundings.zones.suggestions(for: name)))
      }
      remarks.append("icalgrid: warning: the configuration's tz = \(name) is no time zone; the local one is used")
      return localZone(&remarks)
    case .calendar:
      guard let name = surroundings.reader.timeZoneID(of: sources) else {
        remarks.append("icalgrid: note: no calendar states a time zone; the local one is used")
        return localZone(&remarks)
      }
      if let zone = surroundings.zones.resolve(name) { return zone }
      remarks.append("icalgrid: warning: the calendar's time zone \(name) is unknown; the local one is used")
      return localZone(&remarks)
    }
  }

  private func localZone(_ remarks: inout [String]) -> ZoneRules {
    let value = surroundings.environment["TZ"]
    let zone = surroundings.zones.local(environmentTZ: value)
    // POSIX rules are called by their own text, names and paths by a name that the system knows.
    if let value, !value.isEmpty, !value.hasPrefix("/"), zone.identifier != value,
      surroundings.zones.resolve(value.hasPrefix(":") ? String(value.dropFirst()) : value) == nil
    {
      remarks.append("icalgrid: warning: TZ=\(value) is no time zone; \(zone.identifier) is used")
    }
    return zone
  }
}
