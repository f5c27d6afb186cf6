/// Which properties a component has, and where it stands.
extension FileCheck {
  /// Looks at a component that stands in `parent` (`nil`: in none), and at all in it.
  mutating func check(_ component: CheckedComponent, in parent: String?) {
    checkPlace(of: component, in: parent)
    let uid = component.uid
    for line in component.lines {
      checkSyntax(of: line, uid: uid)
      checkValue(of: line, in: component, uid: uid)
    }
    checkCounts(component, uid: uid)
    switch component.name {
    case "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY":
      checkTimes(component, uid: uid)
      checkRules(component, uid: uid)
      locateEnd(of: component)
      note(component)
      tasks.note(component, file: log.file)
    default: break
    }
    noteZones(component)
    for child in component.children { check(child, in: component.name) }
  }

  /// The components that stand in each kind.
  private static let places: [String: Set<String>] = [
    "VCALENDAR": ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE", "VAVAILABILITY"],
    "VEVENT": ["VALARM", "PARTICIPANT", "VLOCATION", "VRESOURCE"],
    "VTODO": ["VALARM", "PARTICIPANT", "VLOCATION", "VRESOURCE"],
    "VTIMEZONE": ["STANDARD", "DAYLIGHT"],
    "VAVAILABILITY": ["AVAILABLE"],
    "PARTICIPANT": ["VLOCATION", "VRESOURCE"], "VJOURNAL": ["PARTICIPANT", "VLOCATION", "VRESOURCE"],
    "VFREEBUSY": ["PARTICIPANT", "VLOCATION", "VRESOURCE"], "VALARM": ["VLOCATION"],
  ]
  private static let known = places.values.reduce(into: Set(["VCALENDAR"])) { $0.formUnion($1) }

  private mutating func checkPlace(of component: CheckedComponent, in parent: String?) {
    let name = component.name
    guard !name.hasPrefix("X-"), parent?.hasPrefix("X-") != true else { return }
    guard Self.known.contains(name) else {
      log.report(
        .unknownComponent, "\(name) is no component of RFC 5545 or its kin; it is left out", line: component.line)
      return
    }
    // Outside any VCALENDAR it is read all the same, and said elsewhere.
    guard let parent, name != "VCALENDAR", Self.places[parent]?.contains(name) != true else { return }
    if !Self.known.contains(parent) { return }
    log.report(
      .misplacedComponent, "\(name) can't stand in \(parent); it is left out", line: component.line, uid: component.uid)
  }

  private mutating func checkCounts(_ component: CheckedComponent, uid: String?) {
    guard let rules = PropertyRules.of(component.name) else { return }
    var seen: [String: Int] = [:]
    for line in component.lines where line.content.hasValue {
      let name = line.name
      if let first = seen[name] {
        if rules.once.contains(name) {
          log.report(
            .repeatedProperty,
            "\(name) is given again with \(shown(line.value)); the first one, on line \(first), stands",
            line: line.line, uid: uid)
        } else if name == "RRULE", seen["RRULE second"] == nil {
          seen["RRULE second"] = line.line
          log.report(
            .severalRules,
            "RRULE is given again with \(shown(line.value)); the rules are taken together, other programs may take one",
            line: line.line, uid: uid)
        }
        continue
      }
      seen[name] = line.line
      guard !isVersion1, !rules.once.contains(name), !rules.many.contains(name), !name.hasPrefix("X-") else { continue }
      if PropertyKind.named(name) != nil {
        log.report(
          .misplacedProperty, "\(name) has no meaning in \(component.name); it is kept, and not looked at",
          line: line.line, uid: uid)
      } else {
        log.report(
          .unknownProperty,
          "\(shown(name)) is no property of RFC 5545 or its kin and has no X- before it; programs on libical drop its value",
          line: line.line, uid: uid)
      }
    }
    if seen["DTSTART"] == nil { checkMissingStart(component, repeats: seen["RRULE"], uid: uid) }
    if !isVersion1 { checkRequired(component, rules, seen: seen, uid: uid) }
  }

  /// What a component without DTSTART loses; `repeats` is the line of its RRULE.
  private mutating func checkMissingStart(_ component: CheckedComponent, repeats: Int?, uid: String?) {
    if component.name == "VEVENT", !hasMethod {
      let empty = component.first("DTSTART")
      log.report(
        .missingStart, "DTSTART is \(empty == nil ? "missing" : "empty"); the event is not shown",
        line: empty?.line ?? component.line, uid: uid)
    } else if let repeats, ["VEVENT", "VTODO", "VJOURNAL"].contains(component.name) {
      log.report(
        .missingProperty, "\(component.name) has an RRULE and no DTSTART; nothing is repeated", line: repeats, uid: uid)
    }
  }

  private mutating func checkRequired(
    _ component: CheckedComponent, _ rules: PropertyRules, seen: [String: Int], uid: String?
  ) {
    // A VCALENDAR without its BEGIN is one diagnostic already.
    if component.name == "VCALENDAR", isImplied { return }
    func missing(_ name: String, _ consequence: String) {
      let empty = component.first(name)
      log.report(
        .missingProperty,
        empty == nil ? "\(component.name) has no \(name); \(consequence)" : "\(name) is empty; \(consequence)",
        line: empty?.line ?? component.line, uid: uid)
    }
    for name in rules.required where seen[name] == nil { missing(name, Self.consequence(ofMissing: name)) }
    if component.name == "VALARM" {
      // An empty text is one.
      for name in Self.needs(ofAlarm: component.first("ACTION")?.value ?? "") where component.first(name) == nil {
        missing(name, "some programs refuse the alarm")
      }
    }
    if component.name == "VTODO", seen["DURATION"] != nil, seen["DTSTART"] == nil {
      log.report(
        .missingProperty, "VTODO has a DURATION and no DTSTART; it says nothing", line: component.line, uid: uid)
    }
    if component.name == "VALARM", (seen["DURATION"] == nil) != (seen["REPEAT"] == nil) {
      let (given, missing) = seen["REPEAT"] == nil ? ("DURATION", "REPEAT") : ("REPEAT", "DURATION")
      log.report(
        .missingProperty, "VALARM has a \(given) and no \(missing); it isn't repeated", line: component.line, uid: uid)
    }
  }

  /// What an alarm must have for its ACTION (RFC 5545 §3.6.6).
  private static func needs(ofAlarm action: String) -> [String] {
    switch ContentText.trimmed(action).uppercased() {
    case "DISPLAY": ["DESCRIPTION"]
    case "EMAIL": ["DESCRIPTION", "SUMMARY", "ATTENDEE"]
    default: []
    }
  }

  private static func consequence(ofMissing name: String) -> String {
    switch name {
    case "UID": "other programs can't tell it from others, and refuse or double it"
    case "DTSTAMP": "which of two revisions is the newer can't be told, and some programs refuse it"
    case "PRODID", "VERSION": "some programs refuse the file"
    case "TZID": "no time can name it"
    case "ACTION", "TRIGGER": "other programs don't ring it"
    default: "the part is left out or guessed"
    }
  }
}

extension Diagnostic.Code {
  /// A property that must be there and isn't.
  public static let missingProperty = Self("missing-property")
  /// A property that has no meaning in its component.
  public static let misplacedProperty = Self("misplaced-property")
  /// A property that no RFC knows, without `X-`.
  public static let unknownProperty = Self("unknown-property")
  /// A component that can't stand where it stands.
  public static let misplacedComponent = Self("misplaced-component")
  /// A component that no RFC knows, without `X-`.
  public static let unknownComponent = Self("unknown-component")
  /// More than one RRULE.
  public static let severalRules = Self("several-rules")
}
