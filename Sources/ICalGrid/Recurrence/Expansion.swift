/// Expands recurrence sets into the occurrences that touch a window of days in a display zone.
///
/// The expansion of a window equals the part of a larger window's expansion that touches it.
struct Expansion {
  let window: DayWindow
  let display: ZoneRules
  let limits: ExpansionLimits
  /// The calendar that a rule's RSCALE names; `nil` for the Gregorian one.
  let scale: (_ rule: RecurrenceRule) throws(RecurrenceRuleError) -> (any CalendarScale)?

  private(set) var occurrences: [Occurrence] = []
  private(set) var findings: [Finding] = []
  /// Whether a limit left occurrences out.
  private(set) var isTruncated = false
  private var isFull = false
  private let work: RuleWork
  /// Bytes of text of the occurrences so far.
  private var textBytes = 0
  /// The component that gave the last of them, and its bytes of text.
  private var lastText: (event: ObjectIdentifier, bytes: Int)?

  /// Something that expanding brought to light about a component.
  struct Finding {
    enum Kind: Hashable {
      case endBeforeStart
      case superseded(byLine: Int)
      case unusableRule(RecurrenceRuleError)
      case ruleNeverMatches(RecurrenceRule)
      /// So many occurrences of the series stand in the window before a limit.
      case cut(after: Int)
      /// There are as many occurrences as one source may have.
      case full(Int)
      /// The occurrences have as many bytes of text as one source may have.
      case tooMuchText(Int)
    }
    var kind: Kind
    var event: Event
  }

  init(
    window: DayWindow, display: ZoneRules, limits: ExpansionLimits = ExpansionLimits(), work: RuleWork? = nil,
    scale: @escaping (_ rule: RecurrenceRule) throws(RecurrenceRuleError) -> (any CalendarScale)?
  ) {
    self.window = window
    self.display = display
    self.limits = limits
    self.work = work ?? RuleWork(limits.totalRuleWork)
    self.scale = scale
  }

  /// Adds what a set has in the window. `zones` gives the zones of a component's VCALENDAR.
  mutating func add(_ set: RecurrenceSet, zones: (Event) -> SeriesZones) {
    let timings = set.masters.map { EventTiming(of: $0, zones: zones($0)) }
    let lists = zip(set.masters, timings).map { ListedInstances(of: $0, $1, zones: zones($0)) }
    // With several masters each is thinned by the overrides that name its instances; all overrides are shown once.
    let tables = set.masters.indices.map { position in
      OverrideTable(set.overrides, master: timings[position], zones: zones) { day in
        instances(of: set.masters[position], timings[position], lists[position], on: day, zones: zones)
      }
    }
    for position in set.masters.indices {
      addSeries(
        set.masters[position], timings[position], lists[position], overrides: tables[position], zones: zones)
    }
    let orphans = tables.first ?? OverrideTable(set.overrides, master: nil, zones: zones)
    for superseded in orphans.superseded { note(.superseded(byLine: superseded.by.line), superseded.event) }
    for entry in orphans.entries { addOverride(entry, series: timings.first, zones: zones(entry.event)) }
  }

  /// Keeps something that a component says and that could not be followed as it stands.
  mutating func note(_ kind: Finding.Kind, _ event: Event) { findings.append(Finding(kind: kind, event: event)) }

  private mutating func addOverride(_ entry: OverrideTable.Entry, series: EventTiming?, zones: SeriesZones) {
    let timing = EventTiming(of: entry.event, zones: zones)
    if timing.flaw != nil { note(.endBeforeStart, entry.event) }
    let (original, _) = (series ?? timing).place(entry.original, length: EventTiming.Length(), display: display)
    let (start, end) = timing.place(timing.firstInstance, length: timing.length, display: display)
    _ = append(entry.event, timing, start, end, original: original, upTo: limits.occurrences)
  }

  private mutating func addSeries(
    _ event: Event, _ timing: EventTiming, _ list: ListedInstances, overrides: OverrideTable,
    zones: (Event) -> SeriesZones
  ) {
    if timing.flaw != nil { note(.endBeforeStart, event) }
    // Where no more can be shown of the source, none need be made.
    if isFull { return }
    let changes = overrides.entries.filter(\.isRange).map {
      FutureChange($0, series: timing.basis, zones: zones($0.event))
    }
    let reach = Reach(window: window, display: display, timing: timing, changes: changes)
    let isRecurring = event.recurrence.isRecurring
    let countBefore = occurrences.count
    let allowance = countBefore + limits.occurrencesPerSeries
    let replaced = overrides.entries.count
    var (instances, isCut) = instances(
      of: event, timing, list, in: reach, most: changes.isEmpty ? limits.occurrencesPerSeries + replaced : .max,
      zones: zones(event))
    for instance in instances where !overrides.replaces(instance) {
      let original = timing.place(instance, length: instance.length ?? timing.length, display: display)
      let isShown: Bool
      if let change = changes.last(where: { $0.firstKey <= instance.key }) {
        let changed = change.timing.place(
          change.instance(for: instance, series: timing.basis), length: change.timing.length, display: display)
        isShown = append(
          change.event, change.timing, changed.start, changed.end, original: original.start, upTo: allowance)
      } else {
        isShown = append(
          event, timing, original.start, original.end, original: isRecurring ? original.start : nil, upTo: allowance)
      }
      if !isShown {
        isCut = true
        break
      }
    }
    if isCut { cut(event, after: occurrences.count - countBefore) }
  }

  /// The instances that rules, RDATE and DTSTART give in the reach less those excluded, in order, without duplicates; and whether a limit cut
  /// them short: the rules share ``ExpansionLimits/ruleWork``, and the EXRULEs as much. Of those that a rule puts into the window itself no more than `most` are made, and one.
  private mutating func instances(
    of event: Event, _ timing: EventTiming, _ list: ListedInstances, in reach: Reach, most: Int, zones: SeriesZones
  ) -> (instances: [Instance], isCut: Bool) {
    var (exclusions, isCut) = exclusions(of: event, timing, list, in: reach, zones: zones)
    var instances: [Instance] = []
    var hasRule = false
    var left = limits.ruleWork
    for rule in event.recurrence.rules {
      guard left > 0 else {
        isCut = true
        break
      }
      let bounded = bounded(rule, of: event, timing, in: reach, zones: zones, includesStart: true, atMost: left)
      guard var bounded else { continue }
      hasRule = true
      var (given, certain) = (0, 0)
      while certain <= most, let instance = bounded.next() {
        given += 1
        if exclusions.contains(instance) { continue }
        instances.append(instance)
        if reach.isInside(instance.wall) { certain += 1 }
      }
      isCut = isCut || bounded.isCut || certain > most
      left -= bounded.settle(with: work)
      if given <= 1, !bounded.isCut, bounded.matchesNothing(within: work) { note(.ruleNeverMatches(rule), event) }
    }
    let others = (hasRule ? [] : [timing.firstInstance]) + list.instances(from: reach.lower, to: reach.upper)
    for instance in others where !exclusions.contains(instance) { instances.append(instance) }
    if list.isEmpty && event.recurrence.rules.count < 2 && instances.isStrictlyAscending { return (instances, isCut) }
    // Of equal instances the one with a length of its own stands: an RDATE period that repeats DTSTART.
    instances.sort { $0.key != $1.key ? $0.key < $1.key : $0.length != nil && $1.length == nil }
    var last: Int?
    instances.removeAll { instance in
      defer { last = instance.key }
      return instance.key == last
    }
    return (instances, isCut)
  }

  /// The instances of one day of a series' own clock.
  private func instances(
    of event: Event, _ timing: EventTiming, _ list: ListedInstances, on day: CivilDate, zones: (Event) -> SeriesZones
  ) -> [Instance] {
    // What there is to say about the series is said where it is expanded.
    var aside = Expansion(window: window, display: display, limits: limits, work: work, scale: scale)
    return aside.instances(of: event, timing, list, in: Reach(day: day), most: .max, zones: zones(event)).instances
      .filter { $0.wall.date == day }
  }

  private mutating func exclusions(
    of event: Event, _ timing: EventTiming, _ list: ListedInstances, in reach: Reach, zones: SeriesZones
  ) -> (Exclusions, isCut: Bool) {
    var exclusions = list.exclusions
    var isCut = false
    var keys: [Int] = []
    var left = limits.ruleWork
    for rule in event.recurrence.exclusionRules {
      guard left > 0 else {
        isCut = true
        break
      }
      let bounded = bounded(rule, of: event, timing, in: reach, zones: zones, includesStart: false, atMost: left)
      guard var bounded else { continue }
      while let instance = bounded.next() { keys.append(instance.key) }
      isCut = isCut || bounded.isCut
      left -= bounded.settle(with: work)
    }
    if !keys.isEmpty { exclusions.insert(keys: keys) }
    return (exclusions, isCut)
  }

  private mutating func bounded(
    _ rule: RecurrenceRule, of event: Event, _ timing: EventTiming, in reach: Reach, zones: SeriesZones,
    includesStart: Bool, atMost most: Int
  ) -> BoundedRule? {
    do throws(RecurrenceRuleError) {
      return BoundedRule(
        rule, timing: timing, zones: zones, from: reach.lower, to: reach.upper, includesStart: includesStart,
        scale: try scale(rule), work: work.grant(atMost: most))
    } catch {
      note(.unusableRule(error), event)
      return nil
    }
  }

  private mutating func cut(_ event: Event, after count: Int) {
    isTruncated = true
    if !isFull { note(.cut(after: count), event) }
  }

  /// Adds an occurrence if it touches the window; false where it does and `most` are there already.
  private mutating func append(
    _ event: Event, _ timing: EventTiming, _ start: LocalTime, _ end: LocalTime, original: LocalTime?, upTo most: Int
  ) -> Bool {
    let occurrence = Occurrence(
      event: event, isAllDay: start.isDate, start: start, end: end, recurrenceID: original,
      timeZone: timing.basis.timeZone, status: event.calendar.method == "CANCEL" ? .cancelled : event.status)
    guard occurrence.touches(window) else { return true }
    guard occurrences.count < min(most, limits.occurrences) else {
      isTruncated = true
      if occurrences.count >= limits.occurrences, !isFull {
        isFull = true
        note(.full(limits.occurrences), event)
      }
      return false
    }
    let bytes = textBytes(of: event)
    // One is always shown, and what has hardly any text counts by number.
    if bytes > 1_000, textBytes + bytes > limits.outputBytes, !occurrences.isEmpty {
      isTruncated = true
      if !isFull { note(.tooMuchText(limits.outputBytes), event) }
      isFull = true
      return false
    }
    textBytes += bytes
    occurrences.append(occurrence)
    return true
  }

  private mutating func textBytes(of event: Event) -> Int {
    let identifier = ObjectIdentifier(event)
    if let lastText, lastText.event == identifier { return lastText.bytes }
    let bytes = event.details.textBytes
    lastText = (identifier, bytes)
    return bytes
  }
}

/// The stretch of a series' own clock in which its instances must begin to touch the window.
private struct Reach {
  let lower: CivilDateTime
  let upper: CivilDateTime
  private let firstInside: CivilDateTime
  private let lastInside: CivilDateTime

  /// A clock may have been moved by a day within an instance's length (Samoa skipped 30 December 2011), and two hours besides.
  private static let margin = 26 * 3_600

  init(window: DayWindow, display: ZoneRules, timing: EventTiming, changes: [FutureChange]) {
    var (first, last) = (window.startWall, window.endWall)
    if case .zone(let rules) = timing.basis {
      first = rules.local(display.instant(of: first)).wall
      last = rules.local(display.instant(of: last)).wall
    }
    let longest = changes.reduce(timing.length.bound) { max($0, $1.timing.length.bound + max(0, $1.shift)) }
    let earliest = changes.reduce(0) { min($0, $1.shift) }
    // A change may bring another clock with it: from one end of the world to the other it is a day and two hours.
    let margin = changes.isEmpty ? Self.margin : 2 * Self.margin
    lower = first.advanced(bySeconds: -longest - margin)
    upper = last.advanced(bySeconds: -earliest + margin)
    firstInside = first.advanced(bySeconds: margin)
    lastInside = last.advanced(bySeconds: -margin)
  }

  /// One day of the series' own clock.
  init(day: CivilDate) {
    lower = CivilDateTime(day)
    upper = CivilDateTime(day, hour: 23, minute: 59, second: 59)
    firstInside = lower
    lastInside = upper
  }

  /// Whether an instance that begins then, and that no change moves, is sure to touch the window.
  func isInside(_ wall: CivilDateTime) -> Bool { firstInside <= wall && wall < lastInside }
}

extension [Instance] {
  fileprivate var isStrictlyAscending: Bool {
    zip(self, dropFirst()).allSatisfy { $0.key < $1.key }
  }
}
