/// The zones that the times of a VCALENDAR name, and those that it defines.
struct ZoneUse {
  /// Its VTIMEZONEs.
  var definitions: [RawComponent] = []
  /// By TZID as written: where it is first used, and times that are read with it.
  private(set) var uses: [String: Use] = [:]

  struct Use {
    var line: Int
    var uid: String?
    var times: [CivilDateTime] = []
  }

  /// Of each zone as many times are compared.
  private static let mostTimes = 1_000

  /// Whether further times of a zone would be compared.
  func wantsTimes(of tzid: String) -> Bool { (uses[tzid]?.times.count ?? 0) < Self.mostTimes }

  mutating func note(_ tzid: String, _ walls: [CivilDateTime], line: Int, uid: String?) {
    var use = uses[tzid] ?? Use(line: line, uid: uid)
    use.times += walls.prefix(max(0, Self.mostTimes - use.times.count))
    uses[tzid] = use
  }
}

extension FileCheck {
  /// Remembers the zones that a component's own lines name.
  mutating func noteZones(_ component: CheckedComponent) {
    for line in component.lines where line.content.parameter("TZID") != nil {
      guard let kind = PropertyKind.named(line.name)?.type, kind == .time || kind == .times,
        let tzid = TimeParameters(line.content).tzid
      else { continue }
      let walls = line.times.compactMap { time -> CivilDateTime? in
        if case .zoned(let wall, _) = time { wall } else { nil }
      }
      zoneUse.note(tzid, walls, line: line.line, uid: component.uid)
      if line.name == "DTSTART", let start = walls.first, zoneUse.wantsTimes(of: tzid) {
        zoneUse.note(tzid, instances(of: component, from: start), line: line.line, uid: component.uid)
      }
    }
  }

  /// Instances of a series' first two years: those of them that stand ten days apart meet every clock change.
  private mutating func instances(of component: CheckedComponent, from start: CivilDateTime) -> [CivilDateTime] {
    var walls: [CivilDateTime] = []
    for line in component.all("RRULE") {
      guard let rule = try? RecurrenceRule(parsing: line.value), rule.hasKnownScale, rule.knownScale == nil else {
        continue
      }
      let twoYears = start.advanced(bySeconds: 730 * 86_400)
      // Of UTC's UNTIL the wall time is taken: the hours between it and the zone are an instance more or less.
      let last = rule.until.map { min($0.wall.advanced(bySeconds: $0.isDate ? 86_399 : 0), twoYears) } ?? twoYears
      let budget = min(ruleWork, Self.workPerSeries)
      var iterator = RuleIterator(rule, start: start, isAllDay: false, until: last, budget: budget)
      var next = start
      while let wall = iterator.next() {
        guard wall >= next else { continue }
        walls.append(wall)
        next = wall.advanced(bySeconds: 864_000)
      }
      ruleWork -= budget - iterator.workLeft
    }
    return walls
  }

  /// What the instances of one series may take: steps of a ``RuleIterator``, the most being two years of days.
  private static let workPerSeries = 2_000

  /// The zones of a VCALENDAR that has come to its end.
  mutating func checkZones(of calendar: CheckedComponent, system: SystemZones) {
    let use = zoneUse
    let clocks = clocks(of: use)
    var limits = ScanLimits()
    limits.zoneWork = zoneWork
    let resolver = ZoneResolver(
      file: log.file, system: system, definitions: { _ in ZoneDefinitions(timeZones: use.definitions) }, limits: limits)
    defer { zoneWork = resolver.zoneWork }
    for (tzid, place) in use.uses.sorted(by: { ($0.value.line, $0.key) < ($1.value.line, $1.key) }) {
      let clock = clocks[ZoneNames.trimmed(tzid).lowercased()]
      guard let zone = resolver.rules(tzid: tzid, calendar: 0) else {
        log.report(
          .unknownTZID, "TZID \(shown(tzid)) names no zone and no VTIMEZONE; its times are read as floating",
          line: place.line, uid: place.uid)
        continue
      }
      guard let clock else {
        if !tzid.hasPrefix("/"), !isVersion1, zone != .utc {
          log.report(
            .systemTimeZone,
            "TZID \(shown(tzid)) has no VTIMEZONE in this VCALENDAR; the system's zone \(zone.identifier) is used",
            line: place.line, uid: place.uid)
        }
        continue
      }
      compare(clock, with: zone, tzid: tzid, use: place)
    }
  }

  private struct Clock {
    var rules: ZoneRules
    var line: Int
  }

  /// The VTIMEZONEs that can be used, by TZID in lower case; of several with one name the first.
  private mutating func clocks(of use: ZoneUse) -> [String: Clock] {
    var clocks: [String: Clock] = [:]
    var lines: [String: Int] = [:]
    for component in use.definitions {
      let definition = VTimeZone(component)
      let key = definition.tzid.lowercased()
      if let first = lines[key] {
        log.report(
          .shadowedTZID,
          "VTIMEZONE \(shown(definition.tzid)) is defined on line \(first) already; this one is never used",
          line: component.line)
        continue
      }
      lines[key] = component.line
      var problems: [VTimeZone.Problem] = []
      let rules = definition.rules(problems: &problems, work: &zoneWork)
      for problem in problems { log.report(.badTimeZone, problem.message, line: problem.line) }
      if let rules { clocks[key] = Clock(rules: rules, line: component.line) }
    }
    return clocks
  }

  /// Whether the file's clock shows what the zone's does at the times that are read with it.
  private mutating func compare(_ clock: Clock, with zone: ZoneRules, tzid: String, use: ZoneUse.Use) {
    for wall in use.times {
      let (own, systems) = (clock.rules.instant(of: wall), zone.instant(of: wall))
      guard own != systems else { continue }
      let offsets = [own, systems].map { offsetText(wall.wallSeconds - $0.unixSeconds) }
      log.report(
        .timeZoneDisagrees,
        "VTIMEZONE \(shown(tzid)) has the offset \(offsets[0]) at \(wall), the zone \(zone.identifier) \(offsets[1]); the zone's is used",
        line: clock.line)
      return
    }
  }
}

extension Diagnostic.Code {
  /// A VTIMEZONE whose name one before it has.
  public static let shadowedTZID = Self("shadowed-tzid")
  /// A VTIMEZONE that says otherwise than the zone of that name.
  public static let timeZoneDisagrees = Self("timezone-disagrees")
  /// A TZID without VTIMEZONE that the system knows.
  public static let systemTimeZone = Self("system-timezone")
}
