import ICalGrid

/// What the METHOD:CANCEL files of a calendar say of the events of its other sources (RFC 5546 §3.2.5).
struct Cancellations {
  /// One instance that is cancelled.
  struct Instance {
    var event: StoredEvent
    var calendar: ListedCalendar
    var file: String
  }

  /// The single instances of events among those asked for.
  private(set) var instances: [Instance] = []
  /// For each UID that is cancelled whole the SEQUENCE of the cancellation.
  private var whole: [UInt64: Int] = [:]
  /// The UIDs of this source's own cancellations that another source of the calendar has the events of.
  private var elsewhere: Set<UInt64> = []

  /// - Parameter uids: those of the source's events that are asked for.
  init(_ source: StoredSource, uids: Set<UInt64>) throws(StoreError) {
    let database = source.store
    guard !uids.isEmpty else { return }
    // Of nearly every calendar this is the end.
    var places: [(block: Int, source: Int, location: String)] = []
    try database.database.prepare(
      """
      SELECT b.id, s.id, s.location FROM sources AS s JOIN blocks AS b ON b.source = s.id
      WHERE s.calendar = ? AND b.method = 'CANCEL'
      """
    ).eachRow(source.calendar) { places.append(($0.int(0), $0.int(1), $0.text(2))) }
    guard !places.isEmpty else { return }

    let blocks = try StoredBlocks(database.database)
    let members = try database.database.prepare("SELECT id FROM components WHERE block = ? AND name = 'VEVENT'")
    let event = try database.database.prepare(StoredEvent.selection)
    let other = try database.database.prepare(
      """
      SELECT 1 FROM sources AS s JOIN keys AS k ON k.source = s.id AND k.uid = ?3
      WHERE s.calendar = ?1 AND s.id <> ?2 LIMIT 1
      """)
    for place in places {
      var ids: [Int] = []
      try members.eachRow(place.block) { ids.append($0.int(0)) }
      for id in ids {
        guard let found = try event.first(id, place.source, read: { StoredEvent(id: id, $0) }) else { continue }
        for uid in found.uids where uids.contains(uid) {
          if place.source == source.id {
            if try other.first(source.calendar, source.id, uid, read: { _ in true }) ?? false { elsewhere.insert(uid) }
          } else if found.recurrence == 0 {
            whole[uid] = max(whole[uid] ?? .min, found.sequence)
          } else if let block = try blocks.block(place.block) {
            instances.append(Instance(event: found, calendar: block.calendar, file: place.location))
          }
        }
      }
    }
  }

  /// Whether the event is a cancellation that shows in the event it cancels, in another source.
  func replaces(_ event: StoredEvent, method: String?) -> Bool {
    method == "CANCEL" && event.uids.contains(where: elsewhere.contains)
  }

  /// Whether the event is cancelled; a later revision than the cancellation's is not.
  func cancels(_ event: StoredEvent) -> Bool {
    event.uids.contains { uid in whole[uid].map { event.sequence <= $0 } ?? false }
  }
}

extension StoredEvent {
  /// The lines of the VEVENT itself.
  fileprivate var lines: RawComponent {
    var reader = ContentLineReader(file: "")
    return reader.component(slice(calendar: 0))
  }

  fileprivate var sequence: Int { lines.first("SEQUENCE").flatMap { Int($0.value) } ?? 0 }
}

extension Cancellations.Instance {
  /// The cancelled instance as an override. A cancellation need state neither start nor title: then they are the instance's
  /// own and the event's.
  func slice(calendar: Int, among events: [StoredEvent]) -> ComponentSlice {
    var slice = event.slice(calendar: calendar)
    let own = event.lines
    var missing = ""
    if own.first("DTSTART") == nil, let instance = own.first("RECURRENCE-ID") {
      missing += Self.text(instance, "DTSTART")
    }
    if own.first("SUMMARY") == nil,
      let title = events.first(where: { $0.uids == event.uids })?.lines.first("SUMMARY")
    {
      missing += Self.text(title, "SUMMARY")
    }
    guard !missing.isEmpty, let end = slice.bytes.start(ofLastLine: "END:VEVENT") else { return slice }
    slice.bytes.insert(contentsOf: missing.utf8, at: end)
    return slice
  }

  private static func text(_ line: ContentLine, _ name: String) -> String {
    let kept = line.parameters.filter { ["TZID", "VALUE", "LANGUAGE", "ENCODING"].contains($0.name) }
    let parameters = kept.map { parameter in
      let value = parameter.values.first ?? ""
      return ";\(parameter.name)=" + (value.contains { ":;,".contains($0) } ? "\"\(value)\"" : value)
    }.joined()
    return "\(name)\(parameters):\(line.value)\r\n"
  }
}

extension [UInt8] {
  /// Where the last line begins, if it is that text.
  fileprivate func start(ofLastLine text: String) -> Int? {
    var end = count
    while end > 0, self[end - 1] == 0x0A || self[end - 1] == 0x0D { end -= 1 }
    let start = end - text.utf8.count
    guard start >= 0, self[start..<end].elementsEqual(text.utf8) else { return nil }
    return start
  }
}
