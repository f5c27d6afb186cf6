import ICalGrid

/// What a source held before an import.
final class OldComponents {
  struct Place {
    var id: Int
    var block: Int
    var ordinal: Int
    var line: Int
  }

  private let lastOld: Int
  private let found: Statement
  private let moved: Statement
  private let inBlock: Statement
  private let keys: Statement

  /// `lastOld` is the last row from before; later ones are the import's own.
  init(_ database: borrowing Database, lastOld: Int) throws(StoreError) {
    self.lastOld = lastOld
    found = try database.prepare(
      """
      SELECT c.id, c.block, c.ordinal, c.line FROM keys AS k JOIN components AS c ON c.id = k.component
      WHERE k.source = ? AND k.uid = ? AND k.recurrence = ? AND c.name = ? AND c.bytes = ?
      """)
    moved = try database.prepare("UPDATE components SET block = ?, ordinal = ?, line = ? WHERE id = ?")
    inBlock = try database.prepare("SELECT id FROM components WHERE block = ?")
    keys = try database.prepare("SELECT uid, recurrence, component FROM keys WHERE source = ?")
  }

  /// A row with the same bytes that may be taken.
  func same(
    _ component: borrowing ListedComponent, source: Int, uid: UInt64, recurrence: UInt64, where isFree: (Int) -> Bool
  ) throws(StoreError) -> Place? {
    var place: Place?
    let (name, bytes) = (component.name, component.bytes)
    try found.eachRow(source, uid, recurrence, name, bytes) { row in
      guard place == nil, row.int(0) <= lastOld, isFree(row.int(0)) else { return }
      place = Place(id: row.int(0), block: row.int(1), ordinal: row.int(2), line: row.int(3))
    }
    return place
  }

  func move(_ id: Int, block: Int, ordinal: Int, line: Int) throws(StoreError) {
    try moved.run(block, ordinal, line, id)
  }

  func components(ofBlock block: Int, do body: (Int) -> Void) throws(StoreError) {
    try inBlock.eachRow(block) { body($0.int(0)) }
  }

  /// Goes through the source's keys once: of those that are gone and those that are new, as many as there are of both were changed.
  func compare(
    source: Int, kept: RowSet, skipping otherUID: UInt64
  ) throws(StoreError) -> Differences {
    var run: (uid: UInt64, recurrence: UInt64) = (0, 0)
    var (gone, new) = (0, 0)
    var result = Differences()
    func endRun() {
      result.changed += min(gone, new)
      result.removed += gone - min(gone, new)
      (gone, new) = (0, 0)
    }
    try keys.eachRow(source) { row in
      let key = (row.hash(0), row.hash(1))
      if key != run { endRun() }
      run = key
      let component = row.int(2)
      let isNew = component > lastOld
      guard isNew || !kept.contains(component) else { return }
      if !isNew { result.gone.append(component) }
      guard key.0 != otherUID else { return }
      if isNew { new += 1 } else { gone += 1 }
    }
    endRun()
    return result
  }
}
