import ICalGrid

/// Takes components out, with their index entries.
final class ComponentRemoval {
  /// What was taken out.
  private(set) var events = 0
  private(set) var problems = 0

  private let found: Statement
  private let component: Statement
  private let key: Statement
  private let span: Statement
  private let words: Statement

  init(_ database: borrowing Database) throws(StoreError) {
    found = try database.prepare(
      """
      SELECT source, name, is_problem, uid, recurrence, further_uids, first_day, last_day, replaced_day FROM components
      WHERE id = ?
      """)
    component = try database.prepare("DELETE FROM components WHERE id = ?")
    key = try database.prepare("DELETE FROM keys WHERE source = ? AND uid = ? AND recurrence = ? AND component = ?")
    span = try database.prepare(
      "DELETE FROM spans WHERE source = ? AND class = ? AND first = ? AND last = ? AND component = ?")
    words = try database.prepare("DELETE FROM words WHERE rowid = ?")
  }

  private struct Entry {
    var source: Int
    var isEvent: Bool
    var isProblem: Bool
    var uids: [UInt64]
    var recurrence: UInt64
    var spans: [ImportBatch.Span]
  }

  /// Removes a component; nothing happens where it is gone already.
  func remove(_ id: Int) throws(StoreError) {
    let entry = try found.first(id) { row in
      var spans: [ImportBatch.Span] = []
      if let first = row.optionalInt(6), let last = row.optionalInt(7) {
        let reach = EventReach(first: first, last: last, replacedDay: row.optionalInt(8))
        spans = ImportBatch.spans(of: reach, component: id)
      }
      return Entry(
        source: row.int(0), isEvent: row.text(1) == "VEVENT", isProblem: row.int(2) != 0,
        uids: [row.hash(3)] + FurtherUIDs.uids(row.bytes(5)), recurrence: row.hash(4), spans: spans)
    }
    guard let entry else { return }
    if entry.isEvent { events += 1 }
    if entry.isProblem { problems += 1 }
    for uid in entry.uids { try key.run(entry.source, uid, entry.recurrence, id) }
    for span in entry.spans {
      try self.span.run(entry.source, span.spanClass, span.first, span.last, id)
    }
    if entry.isEvent { try words.run(id) }
    try component.run(id)
  }
}
