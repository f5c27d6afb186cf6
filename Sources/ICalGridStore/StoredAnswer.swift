import ICalGrid

/// Puts what was found in a source together as a scanner would give it out.
struct StoredAnswer {
  private let source: StoredSource
  private let blocks: StoredBlocks

  private(set) var scanned: ScannedSource

  init(_ source: StoredSource, _ blocks: StoredBlocks) {
    self.source = source
    self.blocks = blocks
    scanned = ScannedSource(file: source.location)
    scanned.displayName = source.name
    scanned.color = source.color
  }

  /// A VCALENDAR of the answer: a stored one, or the same with METHOD:CANCEL for those of its events that were cancelled.
  private struct Place: Hashable {
    var block: Int
    var isCancelled: Bool
  }

  /// - Parameter others: further VCALENDARs to be given, though none of the events lies in them.
  mutating func add(_ events: [StoredEvent], others: [Int], cancelled: Cancellations) throws(StoreError) {
    var found: [Int: StoredBlocks.Block] = [:]
    for id in Set(events.map(\.block) + others) { found[id] = try blocks.block(id) }
    let order = found.values.sorted { ($0.file, $0.ordinal) < ($1.file, $1.ordinal) }
    let ranks = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1.id, $0) })

    var placed: [(event: StoredEvent, isCancelled: Bool)] = []
    for event in events where !cancelled.replaces(event, method: found[event.block]?.calendar.method) {
      placed.append((event, cancelled.cancels(event)))
    }
    placed.sort { (ranks[$0.event.block] ?? 0, $0.event.ordinal) < (ranks[$1.event.block] ?? 0, $1.event.ordinal) }

    var calendars: [Place: Int] = [:]
    for block in order {
      for isCancelled in [false, true]
      where !isCancelled || placed.contains(where: { $0.event.block == block.id && $0.isCancelled }) {
        calendars[Place(block: block.id, isCancelled: isCancelled)] = scanned.calendars.count
        append(block.calendar, file: file(block), isCancelled: isCancelled)
      }
    }
    for (event, isCancelled) in placed {
      let calendar = calendars[Place(block: event.block, isCancelled: isCancelled)]
      scanned.events.append(event.slice(calendar: calendar ?? 0))
    }
    for instance in cancelled.instances {
      append(instance.calendar, file: instance.file, isCancelled: true)
      scanned.events.append(instance.slice(calendar: scanned.calendars.count - 1, among: events))
    }
    scanned.statistics.eventsKept = scanned.events.count
  }

  private mutating func append(_ calendar: ListedCalendar, file: String, isCancelled: Bool) {
    var result = calendar.scanned(file: file, calendar: scanned.calendars.count)
    if isCancelled {
      result.properties.removeAll { $0.name == "METHOD" }
      result.properties.append(ContentLine(name: "METHOD", value: "CANCEL", line: calendar.line))
    }
    scanned.calendars.append(result)
  }

  private func file(_ block: StoredBlocks.Block) -> String { source.file(named: block.fileName) }
}

extension StoredSource {
  /// What diagnostics call a file of the source.
  func file(named name: String) -> String {
    name.isEmpty ? location : location + (location.hasSuffix("/") ? "" : "/") + name
  }
}
