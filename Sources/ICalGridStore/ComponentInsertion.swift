import ICalGrid

/// Writes components and their index entries.
final class ComponentInsertion {
  private let component: Statement
  private let key: Statement
  private let span: Statement
  private let words: Statement

  init(_ database: borrowing Database) throws(StoreError) {
    component = try database.prepare(
      """
      INSERT INTO components (id, source, block, ordinal, line, name, is_whole, is_problem, uid, recurrence, further_uids,
        first_day, last_day, replaced_day, bytes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    key = try database.prepare("INSERT INTO keys (source, uid, recurrence, component) VALUES (?, ?, ?, ?)")
    span = try database.prepare("INSERT INTO spans (source, class, first, last, component) VALUES (?, ?, ?, ?, ?)")
    words = try database.prepare("INSERT INTO words (rowid, folded) VALUES (?, ?)")
  }

  func insert(
    _ listed: borrowing ListedComponent, id: Int, source: Int, block: Int, ordinal: Int, isProblem: Bool, uid: UInt64,
    recurrence: UInt64
  ) throws(StoreError) {
    let reach = listed.isEvent ? listed.reach : nil
    let further = FurtherUIDs.bytes(listed.uids.dropFirst())
    try component.run(
      id, source, block, ordinal, listed.line, listed.name, listed.isWhole, isProblem, uid, recurrence, further,
      reach?.first, reach?.last, reach?.replacedDay, listed.bytes)
    guard listed.isEvent else { return }
    var text = ""
    EventText.forEach(in: listed.bytes) { text += (text.isEmpty ? "" : " ") + $0 }
    if !text.isEmpty { try words.run(id, SearchText.folded(text)) }
  }

  func insert(_ batch: ImportBatch, source: Int) throws(StoreError) {
    for entry in batch.sortedKeys { try key.run(source, entry.uid, entry.recurrence, entry.component) }
    for entry in batch.sortedSpans {
      try span.run(source, entry.spanClass, entry.first, entry.last, entry.component)
    }
  }
}

/// The UIDs after the first of a component that has several, as bytes.
enum FurtherUIDs {
  static func bytes(_ uids: some Collection<UInt64>) -> [UInt8]? {
    uids.isEmpty ? nil : uids.flatMap { uid in (0..<8).map { UInt8(truncatingIfNeeded: uid >> ($0 * 8)) } }
  }

  static func uids(_ bytes: [UInt8]) -> [UInt64] {
    stride(from: 0, to: bytes.count - 7, by: 8).map { start in
      (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << UInt64($1 * 8) }
    }
  }
}
