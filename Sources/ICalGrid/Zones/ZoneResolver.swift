/// Finds the zones that the values of one source mean.
public protocol ZoneResolving {
  /// The zone for a TZID as written in a component of the VCALENDAR with that ordinal; `nil` where nothing defines it
  /// (its times are then read as floating).
  func rules(tzid: String, calendar: Int) -> ZoneRules?

  /// The zone in which a UTC value is taken to a day in a series of whole days: that of the VCALENDAR's only VTIMEZONE (but for
  /// UTC's), else its X-WR-TIMEZONE, else UTC.
  func zone(ofCalendar calendar: Int) -> ZoneRules
}

/// What one VCALENDAR says about zones.
public struct ZoneDefinitions: Sendable {
  /// Its VTIMEZONEs, in the order of the file.
  public var timeZones: [RawComponent]
  /// The zone that it is shown in where it was written (X-WR-TIMEZONE).
  public var displayZone: String?
  /// The file that it stands in, where that isn't the whole source (in a folder).
  public var file: String?

  public init(timeZones: [RawComponent] = [], displayZone: String? = nil, file: String? = nil) {
    self.timeZones = timeZones
    self.displayZone = displayZone
    self.file = file
  }
}

/// The zones of one source's TZIDs: each is looked for once, and what is found (or not) is kept.
///
/// A TZID means, in this order:
/// 1. an IANA name with an area (`Europe/Berlin`; vendors' prefixes such as `/mozilla.org/20050126_1/` don't count), UTC, or an
///    exact Windows name (`W. Europe Standard Time`): the system's zone, whatever the file's VTIMEZONE says;
/// 2. a VTIMEZONE of the same VCALENDAR with that name, also in another letter case: so `EST`, `GMT` and other bare names,
///    which exporters use as labels, mean what the file says;
/// 3. a bare name that the system knows (`CET`, `Japan`);
/// 4. a name that Windows shows (`(UTC-05:00) Eastern Time (US & Canada)`), a list of cities, or an offset (`GMT+05:30`).
public final class ZoneResolver: ZoneResolving {
  /// What was found wrong so far: TZIDs that mean nothing (each once) and VTIMEZONEs that can't be used as they are.
  public private(set) var diagnostics: [Diagnostic] = []

  private let file: String
  private let system: SystemZones
  private let makeDefinitions: (Int) -> ZoneDefinitions
  private let firstUse: (_ tzid: String, _ calendar: Int) -> Event?
  /// What the VTIMEZONEs may still take: ``ScanLimits/zoneWork``.
  private(set) var zoneWork: Int
  private var answers: [Key: ZoneRules?] = [:]
  private var definitions: [Int: Definitions] = [:]
  private var calendarZones: [Int: ZoneRules] = [:]
  private var unknown: Set<String> = []
  private var reported: Set<Diagnostic> = []
  private var last: (key: Key, answer: ZoneRules?)?

  private struct Definitions {
    var timeZones: [VTimeZone]
    var displayZone: String?
    var file: String
    /// The first VTIMEZONE of each name: as written, in lower case, and without a vendor's prefix.
    var exact: [String: Int] = [:]
    var lower: [String: Int] = [:]
    var bare: [String: Int] = [:]

    init(_ made: ZoneDefinitions, file: String) {
      timeZones = made.timeZones.map { VTimeZone($0) }
      displayZone = made.displayZone
      self.file = made.file ?? file
      for (place, zone) in timeZones.enumerated() {
        let names = [zone.tzid.lowercased()] + ZoneNames.withoutPrefixes(zone.tzid)
        if exact[zone.tzid] == nil { exact[zone.tzid] = place }
        if lower[names[0]] == nil { lower[names[0]] = place }
        for name in names.dropFirst() where bare[name] == nil { bare[name] = place }
      }
    }

    /// The VTIMEZONE of that name: exactly so, else in any letter case, else with a vendor's prefix on one side only.
    func definition(of tzid: String, _ names: [String]) -> VTimeZone? {
      let place = exact[tzid] ?? lower[tzid.lowercased()] ?? names.compactMap { bare[$0] }.min()
      return place.map { timeZones[$0] }
    }
  }

  private struct Key: Hashable {
    var tzid: String
    var calendar: Int
  }

  /// A resolver for one source.
  ///
  /// - Parameters:
  ///   - file: The source as the user named it, for diagnostics.
  ///   - system: The system's zones; one may serve several resolvers.
  ///   - definitions: What the VCALENDAR with that ordinal says about zones; asked for once, and only where it is needed.
  ///   - firstUse: An event that uses a TZID, to say in which line an unknown one stands; asked for once per unknown TZID.
  ///   - limits: How much work the VTIMEZONEs may take together.
  public init(
    file: String, system: SystemZones,
    definitions: @escaping (_ calendar: Int) -> ZoneDefinitions = { _ in ZoneDefinitions() },
    firstUse: @escaping (_ tzid: String, _ calendar: Int) -> Event? = { _, _ in nil },
    limits: ScanLimits = ScanLimits()
  ) {
    self.file = file
    self.system = system
    makeDefinitions = definitions
    self.firstUse = firstUse
    zoneWork = limits.zoneWork
  }

  public func rules(tzid: String, calendar: Int) -> ZoneRules? {
    let key = Key(tzid: tzid, calendar: calendar)
    if let last, last.key == key { return last.answer }
    let answer = answer(key)
    if answer == nil { reportUnknown(tzid, calendar) }
    last = (key, answer)
    return answer
  }

  private func answer(_ key: Key) -> ZoneRules? {
    if let known = answers[key] { return known }
    let found = find(key.tzid, key.calendar)
    answers[key] = .some(found)
    return found
  }

  public func zone(ofCalendar calendar: Int) -> ZoneRules {
    if let zone = calendarZones[calendar] { return zone }
    let defined = definitions(ofCalendar: calendar)
    // Exchange defines UTC beside the one that its days are counted in.
    let zones = Set(defined.timeZones.compactMap { answer(Key(tzid: $0.tzid, calendar: calendar)) }).subtracting([.utc])
    let zone =
      (zones.count == 1 ? zones.first : nil)
      ?? defined.displayZone.flatMap { system.resolve(ZoneNames.trimmed($0)) } ?? .utc
    calendarZones[calendar] = zone
    return zone
  }

  private func definitions(ofCalendar calendar: Int) -> Definitions {
    if let known = definitions[calendar] { return known }
    let made = makeDefinitions(calendar)
    let found = Definitions(made, file: file)
    definitions[calendar] = found
    return found
  }

  private func find(_ written: String, _ calendar: Int) -> ZoneRules? {
    let tzid = ZoneNames.trimmed(written)
    guard !tzid.isEmpty else { return nil }
    let names = ZoneNames.withoutPrefixes(tzid)
    return zone(ofTheWorld: tzid, names) ?? zone(definedAs: tzid, names, calendar)
      ?? names.lazy.filter { !$0.contains("/") }.compactMap { self.system.zone(named: $0) }.first
      ?? zone(describedBy: tzid)
  }

  private func zone(ofTheWorld tzid: String, _ names: [String]) -> ZoneRules? {
    if names.contains(where: ZoneNames.isUTC) { return .utc }
    return names.lazy.filter { $0.contains("/") }.compactMap { self.system.zone(named: $0) }.first
      ?? WindowsZones.zone(named: tzid).flatMap { system.zone(named: $0) }
  }

  private func zone(describedBy tzid: String) -> ZoneRules? {
    WindowsZones.zone(describedBy: tzid).flatMap { system.zone(named: $0) } ?? FixedOffset(tzid)?.rules
      ?? ZoneNames.spelling(ofUnderscored: tzid).flatMap { system.zone(named: $0) }
  }

  private func zone(definedAs tzid: String, _ names: [String], _ calendar: Int) -> ZoneRules? {
    let definitions = definitions(ofCalendar: calendar)
    guard let definition = definitions.definition(of: tzid, names) else { return nil }
    var problems: [VTimeZone.Problem] = []
    let zone = definition.rules(problems: &problems, work: &zoneWork)
    for problem in problems {
      report(Diagnostic(.warning, .badTimeZone, problem.message, file: definitions.file, line: problem.line))
    }
    return zone
  }

  private func reportUnknown(_ tzid: String, _ calendar: Int) {
    guard unknown.insert(tzid).inserted, unknown.count <= Self.mostUnknown else { return }
    let event = firstUse(tzid, calendar)
    let what = ZoneNames.trimmed(tzid).isEmpty ? "an empty TZID" : "TZID \"\(tzid)\" names no zone and no VTIMEZONE"
    let others = unknown.count == Self.mostUnknown ? "; further such TZIDs aren't listed" : ""
    let source = event?.calendar.source ?? ""
    report(
      Diagnostic(
        .warning, .unknownTZID, "\(what); its times are read as floating\(others)",
        file: source.isEmpty ? file : source,
        line: event?.line ?? 0, uid: event?.uid))
  }

  /// As many unknown TZIDs are told: each asks for the event that has it.
  private static let mostUnknown = 100

  /// One VTIMEZONE may be met under several spellings of its name.
  private func report(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}

extension Diagnostic.Code {
  /// A TZID that nothing defines.
  public static let unknownTZID = Self("unknown-tzid")
  /// A VTIMEZONE, or a part of one, that can't be read as it stands.
  public static let badTimeZone = Self("bad-timezone")
}
