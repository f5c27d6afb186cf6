extension SourceReading {
  /// The overrides that replace no instance of their series, and those whose series isn't there.
  ///
  /// - Complexity: a search in the series for each override, as far as `work` goes.
  func overrideFindings(work: Int, limit: Int, otherwise consequence: String = "shown besides it") -> [Diagnostic] {
    var diagnostics = DiagnosticList(limit: limit)
    var work = work
    for set in RecurrenceSet.sets(of: events).sets where !set.overrides.isEmpty {
      for override in set.overrides {
        guard let value = override.recurrenceID?.value else { continue }
        guard let master = set.masters.last else {
          diagnostics.append(
            finding(.loneOverride, override, "an instance of a series that isn't in the file; shown by itself"))
          continue
        }
        guard work > 0 else { return diagnostics.finished() }
        if !hasInstance(value, master, zones: zones(override), work: &work) {
          diagnostics.append(
            finding(
              .orphanOverride, override,
              "RECURRENCE-ID \(Self.text(of: value)) is no instance of the series of line \(master.line); \(consequence)"
            ))
        }
      }
    }
    return diagnostics.finished()
  }

  private func zones(_ event: Event) -> SeriesZones {
    SeriesZones(resolver: resolver, calendar: event.calendar.ordinal)
  }

  private func finding(_ code: Diagnostic.Code, _ event: Event, _ message: String) -> Diagnostic {
    Diagnostic(code.severity, code, message, file: event.calendar.source, line: event.line, uid: event.uid)
  }

  private static func text(of value: TimeValue) -> String {
    if case .date(let date) = value { date.description } else { value.wall.description }
  }

  /// Whether the series, before anything is excluded from it, has the instance that a RECURRENCE-ID names.
  private func hasInstance(_ value: TimeValue, _ master: Event, zones valueZones: SeriesZones, work: inout Int) -> Bool
  {
    let masterZones = zones(master)
    let timing = EventTiming(of: master, zones: masterZones)
    let reference = InstanceReference(value, basis: timing.basis, zones: valueZones)
    func isMeant(_ instance: Instance) -> Bool {
      switch reference {
      case .key(let key): instance.key == key
      case .day(let day): instance.wall.dayNumber == day
      }
    }
    if isMeant(timing.firstInstance) { return true }
    let lower: CivilDateTime
    switch reference {
    case .day(let day): lower = CivilDateTime(wallSeconds: day * 86_400)
    case .key(let key):
      let wall: CivilDateTime =
        if case .zone(let rules) = timing.basis { rules.local(Instant(unixSeconds: key)).wall } else {
          CivilDateTime(wallSeconds: key)
        }
      // An instance in the gap of a clock change has an earlier wall time than its instant shows.
      lower = wall.advanced(bySeconds: -7_200)
    }
    let upper = lower.advanced(bySeconds: 86_400)
    for rule in master.recurrence.rules {
      // A rule that can't be followed is a problem of its own.
      guard rule.hasKnownScale else { return true }
      let budget = min(work, 100_000)
      var bounded = BoundedRule(
        rule, timing: timing, zones: masterZones, from: lower, includesStart: true, scale: rule.knownScale, work: budget
      )
      defer { work -= budget - bounded.workLeft }
      while let instance = bounded.next(), instance.wall <= upper {
        if isMeant(instance) { return true }
      }
      if bounded.isCut { return true }
    }
    return master.recurrence.dates.contains { date in
      let other = InstanceReference(date.start, basis: timing.basis, zones: masterZones)
      if case .day(let day) = reference { return date.start.wall.dayNumber == day }
      return other == reference
    }
  }
}

extension Diagnostic.Code {
  /// An override that replaces no instance of its series.
  public static let orphanOverride = Self("orphan-override")
  /// An override whose series isn't in the source.
  public static let loneOverride = Self("lone-override")
}
