/// The overrides of a set as seen from one master: which instances they replace, and which change all that follow (RFC 5545 §3.8.4.4).
struct OverrideTable {
  /// An override that stands.
  struct Entry {
    var event: Event
    /// The instance it replaces, on the master's clock.
    var original: Instance
    /// Whether it names a day of a series of times, and no instance is there.
    var namesDay: Bool

    /// Whether it changes all instances that follow too.
    var isRange: Bool { event.recurrenceID?.thisAndFuture == true }
  }

  /// Overrides that a newer revision for the same instance replaces.
  private(set) var superseded: [RecurrenceSet.Superseded] = []
  /// Those that stand, by the instance they replace.
  private(set) var entries: [Entry] = []
  private var keys: Set<Int> = []

  /// The overrides as they refer to the instances of `master` (of themselves where it is missing). One that names a day stands for the first
  /// of `instances` on that day that no other stands for.
  init(
    _ overrides: [Event], master: EventTiming?, zones: (Event) -> SeriesZones,
    instances: (_ day: CivilDate) -> [Instance] = { _ in [] }
  ) {
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
    keys = Set(entries.lazy.filter { !$0.namesDay }.map(\.original.key))
    for position in entries.indices where entries[position].namesDay || entries[position].isRange {
      let (original, namesDay) = (entries[position].original, entries[position].namesDay)
      let found = instances(original.wall.date).first {
        // A shift is measured from the wall time that the rule gives, not from what a clock change made of it.
        namesDay ? !keys.contains($0.key) : $0.key == original.key
      }
      guard let found else { continue }
      keys.insert(found.key)
      entries[position].original = found
      entries[position].namesDay = false
    }
    entries.sort { $0.original.key < $1.original.key }
  }

  /// Whether an override stands in for the instance.
  func replaces(_ instance: Instance) -> Bool { !keys.isEmpty && keys.contains(instance.key) }
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
      namesDay = timing.basis != .days
      original = timing.instance(at: CivilDateTime(wallSeconds: day * 86_400 + timing.start.secondOfDay))
    }
  }
}
