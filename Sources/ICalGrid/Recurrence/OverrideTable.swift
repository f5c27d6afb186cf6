/// The overrides of a set as seen from one master: which instances they replace, and which change all that follow (RFC 5545 §3.8.4.4).
struct OverrideTable {
  /// An override that stands.
  struct Entry {
    var event: Event
    /// The instance it replaces, on the master's clock.
    var original: Instance
    /// Whether the instance is named by its day alone.
    var namesDay: Bool
  }

  /// Overrides that a newer revision for the same instance replaces.
  private(set) var superseded: [RecurrenceSet.Superseded] = []
  /// Those that stand, by the instance they replace.
  private(set) var entries: [Entry] = []
  private var byKey: [Int: Int] = [:]
  private var byDay: [Int: Int] = [:]

  /// The overrides as they refer to the instances of `master` (of themselves where it is missing).
  init(_ overrides: [Event], master: EventTiming?, zones: (Event) -> SeriesZones) {
    guard !overrides.isEmpty else { return }
    var standing: [InstanceReference: Event] = [:]
    for event in overrides.descendingRevisions() {
      guard let value = event.recurrenceID?.value else { continue }
      let zones = zones(event)
      let timing = master ?? EventTiming(of: event, zones: zones)
      let reference = InstanceReference(value, basis: timing.basis, zones: zones)
      if let winner = standing[reference] {
        superseded.append(RecurrenceSet.Superseded(event: event, by: winner))
        continue
      }
      standing[reference] = event
      entries.append(Entry(event: event, reference: reference, timing: timing))
    }
    entries.sort { $0.original.key < $1.original.key }
    for (position, entry) in entries.enumerated() {
      if entry.namesDay {
        byDay[entry.original.wall.dayNumber] = position
      } else {
        byKey[entry.original.key] = position
      }
    }
  }

  /// Whether an override stands in for the instance. One that names a day stands for the first instance of that day only.
  mutating func replaces(_ instance: Instance) -> Bool {
    if !byKey.isEmpty, byKey[instance.key] != nil { return true }
    return !byDay.isEmpty && byDay.removeValue(forKey: instance.wall.dayNumber) != nil
  }
}

extension OverrideTable.Entry {
  fileprivate init(event: Event, reference: InstanceReference, timing: EventTiming) {
    self.event = event
    switch reference {
    case .key(let key):
      namesDay = false
      let wall: CivilDateTime =
        if case .zone(let rules) = timing.basis { rules.local(Instant(unixSeconds: key)).wall } else {
          CivilDateTime(wallSeconds: key)
        }
      original = Instance(wall: wall, key: key)
    case .day(let day):
      namesDay = true
      original = timing.instance(
        at: CivilDateTime(wallSeconds: day * 86_400 + timing.start.secondOfDay))
    }
  }
}
