import ICalGrid

/// Answers one question to a source: which components can touch a window, and whatever shares a UID with them.
final class WindowQuery {
  private let source: StoredSource
  private let member: Statement
  private let group: Statement
  private var members: [Int: StoredEvent] = [:]
  /// The UIDs whose groups are in.
  private var uids: Set<UInt64> = []

  init(_ source: StoredSource) throws(StoreError) {
    self.source = source
    member = try source.store.database.prepare(StoredEvent.selection)
    group = try source.store.database.prepare("SELECT component FROM keys WHERE source = ? AND uid = ?")
  }

  /// Words that so few events hold are the quicker way in.
  private static let fewEvents = 2_000

  func answer(touching window: DayWindow?) throws(StoreError) -> ScannedSource {
    let found = source.words.isEmpty ? nil : try WordQuery(source.store.database).components(with: source.words)
    if let found, found.count <= Self.fewEvents || window == nil {
      for id in found.sorted() { try add(groupOf: id) { window.map($0.reach.touches) ?? true } }
    } else if let window {
      let days = EventReach.days(neededFor: window)
      for id in try SpanQuery(source.store.database).components(of: source.id, touching: days) {
        try add(groupOf: id) { found?.contains($0.id) ?? true }
      }
    } else {
      let all = try source.store.database.prepare("SELECT component FROM keys WHERE source = ?")
      try all.eachRow(source.id) { (row) throws(StoreError) in try add(groupOf: row.int(0)) { _ in true } }
    }
    var answer = StoredAnswer(source, try StoredBlocks(source.store.database))
    try answer.add(
      members.values.sorted { $0.id < $1.id }, others: blocks(window), cancelled: Cancellations(source, uids: uids))
    return answer.scanned
  }

  /// The VCALENDARs that are given in any case: the first one, or all where everything is asked for.
  private func blocks(_ window: DayWindow?) throws(StoreError) -> [Int] {
    guard window == nil else { return [source.firstBlock].compactMap(\.self) }
    var blocks: [Int] = []
    try source.store.database.prepare(
      "SELECT b.id FROM files AS f JOIN blocks AS b ON b.file = f.id WHERE f.source = ?"
    ).eachRow(source.id) { blocks.append($0.int(0)) }
    return blocks
  }

  /// Adds a component and whatever shares a UID with it, if one of them fulfils a condition.
  private func add(groupOf id: Int, where isWanted: (StoredEvent) -> Bool) throws(StoreError) {
    guard members[id] == nil, let event = try event(id) else { return }
    let new = event.uids.filter { uids.insert($0).inserted }
    if event.uids.isEmpty || !new.isEmpty {
      var events = [id: event]
      for uid in new {
        var others: [Int] = []
        try group.eachRow(source.id, uid) { others.append($0.int(0)) }
        for other in others where events[other] == nil { events[other] = try self.event(other) }
      }
      if events.values.contains(where: isWanted) { members.merge(events) { known, _ in known } }
    }
  }

  private func event(_ id: Int) throws(StoreError) -> StoredEvent? {
    try member.first(id, source.id) { StoredEvent(id: id, $0) }
  }
}

/// A VEVENT of the store.
struct StoredEvent {
  var id: Int
  var block: Int
  var ordinal: Int
  var line: Int
  var isWhole: Bool
  var bytes: [UInt8]
  /// The hashes of its UIDs.
  var uids: [UInt64]
  var recurrence: UInt64
  var reach: EventReach

  /// Takes a component's number and its source's.
  static let selection: StaticString = """
    SELECT block, ordinal, line, is_whole, bytes, uid, further_uids, recurrence, first_day, last_day, replaced_day
    FROM components WHERE id = ? AND source = ? AND name = 'VEVENT'
    """

  init(id: Int, _ row: Row) {
    self.id = id
    block = row.int(0)
    ordinal = row.int(1)
    line = row.int(2)
    isWhole = row.int(3) != 0
    bytes = row.bytes(4)
    // The first one is a stand-in where there is none.
    uids = ([row.hash(5)] + FurtherUIDs.uids(row.bytes(6))).filter { $0 != NoUID.event }
    recurrence = row.hash(7)
    reach = EventReach(first: row.int(8), last: row.int(9), replacedDay: row.optionalInt(10))
  }

  func slice(calendar: Int) -> ComponentSlice {
    ListedComponent.slice(bytes, kind: .event, line: line, calendar: calendar, isComplete: isWhole)
  }
}

/// The reserved UIDs: of events without one, and of components that aren't events.
enum NoUID {
  static let event: UInt64 = 0
  static let other: UInt64 = 1
}
