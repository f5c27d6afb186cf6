/// The components of one source that share a UID: the master (or masters), and the overrides of its instances.
struct RecurrenceSet: Sendable {
  var masters: [Event] = []
  var overrides: [Event] = []

  /// The sets of a source's events, in the order in which their first components stand; with each superseded component
  /// and what replaces it.
  ///
  /// An event without a UID is a set of its own. Of the components with one UID and no RECURRENCE-ID the highest SEQUENCE stands; of equal ones
  /// that agree on start or summary, the one revised last (LAST-MODIFIED, else DTSTAMP).
  ///
  /// - Complexity: O(n), beside the pairs within one UID.
  static func sets(of events: [Event]) -> (sets: [RecurrenceSet], superseded: [Superseded]) {
    var sets: [RecurrenceSet] = []
    var positions: [String: Int] = [:]
    positions.reserveCapacity(events.count)
    for event in events {
      guard let uid = event.uid else {
        sets.append(RecurrenceSet(masters: [event]))
        continue
      }
      if let position = positions[uid] {
        sets[position].add(event)
      } else {
        positions[uid] = sets.count
        var set = RecurrenceSet()
        set.add(event)
        sets.append(set)
      }
    }
    var superseded: [Superseded] = []
    for position in sets.indices where sets[position].masters.count > 1 {
      superseded += sets[position].dropSupersededMasters()
    }
    for position in sets.indices { sets[position].promoteLoneOverride() }
    return (sets, superseded)
  }

  /// A component that a newer revision replaces.
  struct Superseded: Sendable {
    var event: Event
    var by: Event
  }

  private mutating func add(_ event: Event) {
    if event.recurrenceID == nil { masters.append(event) } else { overrides.append(event) }
  }

  /// A lone component with both RECURRENCE-ID and RRULE describes a series, not an instance of one that is missing.
  private mutating func promoteLoneOverride() {
    if masters.isEmpty, overrides.count == 1, !overrides[0].recurrence.rules.isEmpty {
      masters = overrides
      overrides = []
    }
  }

  /// Leaves of several masters those that stand; returns the others.
  private mutating func dropSupersededMasters() -> [Superseded] {
    var dropped: [Superseded] = []
    var standing: [Event] = []
    var byStart: [TimeValue: Event] = [:]
    var bySummary: [String?: Event] = [:]
    for event in masters.descendingRevisions() {
      let winner =
        event.sequence < (standing.first?.sequence ?? event.sequence)
        ? standing.first : byStart[event.start] ?? bySummary[event.summary]
      if let winner {
        dropped.append(Superseded(event: event, by: winner))
      } else {
        standing.append(event)
        byStart[event.start] = event
        bySummary[event.summary] = event
      }
    }
    masters = standing.reversed()
    return dropped
  }
}

extension [Event] {
  /// The events with the newest revision first; of equal ones that which stands later in the source.
  func descendingRevisions() -> [Event] {
    guard count > 1 else { return self }
    let ascending = enumerated().sorted { left, right in
      let (older, newer) = (left.element.revision, right.element.revision)
      return older < newer || !(newer < older) && left.offset < right.offset
    }
    return ascending.reversed().map(\.element)
  }
}

extension Event {
  /// What decides between two components of one event: SEQUENCE first, then LAST-MODIFIED, else DTSTAMP.
  fileprivate var revision: Revision {
    Revision(sequence: sequence, stamp: (details.lastModified ?? details.stamp)?.wall.wallSeconds ?? Int.min)
  }
}

/// A component's place among the revisions of its event.
private struct Revision: Comparable {
  var sequence: Int
  var stamp: Int

  static func < (left: Revision, right: Revision) -> Bool {
    left.sequence != right.sequence ? left.sequence < right.sequence : left.stamp < right.stamp
  }
}
