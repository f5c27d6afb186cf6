extension SystemZones {
  /// The user's own zone: what the environment's TZ says, else the system's setting, else UTC.
  ///
  /// TZ may be a name (`Europe/Berlin`, `:Europe/Berlin`), a file inside one of the zone folders, or a POSIX string
  /// (`CET-1CEST,M3.5.0,M10.5.0/3`); empty it means UTC. What isn't understood is passed over.
  ///
  /// - Parameter environmentTZ: the value of TZ, `nil` where it isn't set.
  public func local(environmentTZ: String?) -> ZoneRules {
    if let value = environmentTZ, let zone = zone(environmentTZ: value) { return zone }
    return local(link: "/etc/localtime", nameFile: "/etc/timezone")
  }

  private func zone(environmentTZ value: String) -> ZoneRules? {
    let value = value.hasPrefix(":") ? String(value.dropFirst()) : value
    if value.isEmpty { return .utc }
    if value.hasPrefix("/") { return name(ofPath: value).flatMap { zone(named: $0) } }
    return zone(named: value)
      ?? PosixZoneString(value.utf8).map { ZoneRules(identifier: value, clock: $0.clock) }
  }

  /// The system's setting: where a link leads, else what a file names, else the data in the link's place, else UTC.
  func local(link: String, nameFile: String) -> ZoneRules {
    if let target = ZoneFile.target(ofLink: link), let name = name(ofPath: target), let zone = zone(named: name) {
      return zone
    }
    if let bytes = ZoneFile.bytes(of: nameFile) {
      let line = String(decoding: bytes.prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
      if let zone = zone(named: line) { return zone }
    }
    if let bytes = ZoneFile.bytes(of: link), let clock = TZifReader.clock(bytes) {
      return ZoneRules(identifier: "localtime", clock: clock)
    }
    return .utc
  }

  /// `Europe/Berlin` for `/usr/share/zoneinfo/Europe/Berlin` and `../usr/share/zoneinfo/posix/Europe/Berlin`.
  private func name(ofPath path: String) -> String? {
    let folders = directories.map { "\($0)/" } + ["/zoneinfo/"]
    guard let end = folders.lazy.compactMap({ path.ranges(of: $0).first?.upperBound }).first else { return nil }
    var name = path[end...]
    for folder in ["posix/", "right/"] where name.hasPrefix(folder) { name = name.dropFirst(folder.count) }
    return String(name)
  }
}
