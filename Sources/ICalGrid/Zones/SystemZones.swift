/// Time zone data from somewhere other than the system's zone files, for machines that have none.
public protocol ZoneDataSource {
  /// The zone of that exact IANA name, if it is known.
  func zone(named name: String) -> ZoneRules?
}

/// The time zones that the system knows: its compiled zone files, read when first asked for and kept.
///
/// A name reaches the file system only when it has the form of an IANA name; files are read whole only if they are small and regular.
///
/// ```swift
/// let zones = SystemZones.standard()
/// zones.zone(named: "europe/berlin")?.identifier  // Europe/Berlin
/// zones.resolve("W. Europe Standard Time")?.identifier  // Europe/Berlin
/// zones.suggestions(for: "Europe/Berln")  // ["Europe/Berlin"]
/// ```
public final class SystemZones {
  /// The folders in which systems keep zone files, in the order of looking.
  public static let usualDirectories = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo", "/var/db/timezone/zoneinfo",
  ]

  let directories: [String]
  private let makeFallback: () -> (any ZoneDataSource)?
  private lazy var fallback = makeFallback()
  private var known: [String: ZoneRules?] = [:]

  /// Zones from the files in these folders; a name that none of them has is asked of `fallback`, which is made only then.
  public init(
    directories: [String] = SystemZones.usualDirectories, fallback: @escaping () -> (any ZoneDataSource)? = { nil }
  ) {
    self.directories = directories
    makeFallback = fallback
  }

  /// The zone of an IANA name in any letter case, also of an old name (`US/Eastern`); `nil` where the system knows none.
  /// The zone is called by the usual spelling of the name asked for.
  public func zone(named name: String) -> ZoneRules? {
    if let answer = known[name] { return answer }
    let answer = find(name)
    known[name] = .some(answer)
    return answer
  }

  /// The zone that a user's word for one means: an IANA name, a Windows name, or an offset such as `UTC+05:30`.
  public func resolve(_ name: String) -> ZoneRules? {
    if ZoneNames.isUTC(name) { return .utc }
    return zone(named: name) ?? WindowsZones.zone(named: name).flatMap { zone(named: $0) }
      ?? WindowsZones.zone(describedBy: name).flatMap { zone(named: $0) } ?? FixedOffset(name)?.rules
  }

  /// The IANA names nearest to a word that ``resolve(_:)`` doesn't know, for "did you mean"; at most three.
  public func suggestions(for name: String) -> [String] { ZoneNames.suggestions(for: name) }

  private func find(_ name: String) -> ZoneRules? {
    if ZoneNames.isUTC(name) { return .utc }
    if let zone = load(name) { return zone }
    // The file may be spelled otherwise, or the machine's data may be too new or too old for the name.
    guard let spelling = ZoneNames.spelling(of: name) else { return nil }
    if spelling != name, let zone = load(spelling) { return zone }
    return ZoneNames.otherNames(of: spelling).lazy.compactMap { self.load($0)?.named(spelling) }.first
  }

  private func load(_ name: String) -> ZoneRules? {
    guard ZoneNames.isWellFormed(name), !["localtime", "posixrules", "Factory"].contains(name) else { return nil }
    for directory in directories {
      if let bytes = ZoneFile.bytes(of: "\(directory)/\(name)"), let clock = TZifReader.clock(bytes) {
        return ZoneRules(identifier: name, clock: clock)
      }
    }
    return fallback?.zone(named: name)
  }
}
