import ICalGrid

/// A source's files and their VCALENDARs, as an import finds and leaves them.
final class SourceFiles {
  private struct File {
    var id: Int
    var fingerprint: [UInt8]
    var blocks: [Int] = []
  }

  /// The VCALENDAR that stands first in what was read anew.
  private(set) var first: ListedCalendar?

  private let source: Int
  /// The files from before that weren't met yet, by name.
  private var old: [String: File] = [:]
  private var nextFile: Int
  private var nextBlock: Int
  /// The file at hand.
  private var file = File(id: 0, fingerprint: [])
  private var name = ""
  private var ordinal = 0

  private let statements: Statements

  private final class Statements {
    let file: Statement
    let reorder: Statement
    let block: Statement
    let part: Statement
    let removeFile: Statement
    let removeBlock: Statement
    let removeParts: Statement
    let text: Statement
    let findText: Statement
    let removeUnusedTexts: Statement

    init(_ database: borrowing Database) throws(StoreError) {
      file = try database.prepare(
        "INSERT OR REPLACE INTO files (id, source, ordinal, name, fingerprint) VALUES (?, ?, ?, ?, ?)")
      reorder = try database.prepare("UPDATE files SET ordinal = ?2 WHERE id = ?1 AND ordinal <> ?2")
      block = try database.prepare(
        "INSERT OR REPLACE INTO blocks (id, source, file, ordinal, line, method) VALUES (?, ?, ?, ?, ?, ?)")
      part = try database.prepare(
        "INSERT INTO parts (block, ordinal, is_zone, line, is_complete, text) VALUES (?, ?, ?, ?, ?, ?)")
      removeFile = try database.prepare("DELETE FROM files WHERE id = ?")
      removeBlock = try database.prepare("DELETE FROM blocks WHERE id = ?")
      removeParts = try database.prepare("DELETE FROM parts WHERE block = ?")
      text = try database.prepare("INSERT INTO texts (hash, bytes) VALUES (?, ?) RETURNING id")
      findText = try database.prepare("SELECT id FROM texts WHERE hash = ? AND bytes = ?")
      removeUnusedTexts = try database.prepare(
        "DELETE FROM texts WHERE NOT EXISTS (SELECT 1 FROM parts WHERE parts.text = texts.id)")
    }
  }

  init(_ database: borrowing Database, source: Int) throws(StoreError) {
    self.source = source
    statements = try Statements(database)
    nextFile = (try database.prepare("SELECT max(id) FROM files").first { $0.int(0) } ?? 0) + 1
    nextBlock = (try database.prepare("SELECT max(id) FROM blocks").first { $0.int(0) } ?? 0) + 1
    var files: [String: File] = [:]
    let blocks = try database.prepare("SELECT id FROM blocks WHERE file = ? ORDER BY ordinal")
    try database.prepare("SELECT id, name, fingerprint FROM files WHERE source = ?").eachRow(source) {
      (row) throws(StoreError) in
      var file = File(id: row.int(0), fingerprint: row.bytes(2))
      try blocks.eachRow(file.id) { file.blocks.append($0.int(0)) }
      files[row.text(1)] = file
    }
    old = files
  }

  /// The blocks of a file whose bytes are as they were; `nil` where it is new or changed.
  func unchanged(_ name: String, ordinal: Int, _ fingerprint: [UInt8]) throws(StoreError) -> [Int]? {
    guard old[name]?.fingerprint == fingerprint else { return nil }
    return try kept(name, ordinal: ordinal)
  }

  /// The blocks of a file that stays as it was; `nil` where there was none.
  func kept(_ name: String, ordinal: Int) throws(StoreError) -> [Int]? {
    guard let file = old.removeValue(forKey: name) else { return nil }
    try statements.reorder.run(file.id, ordinal)
    return file.blocks
  }

  /// Begins a file that is read anew; gives the numbers for its blocks.
  func begin(_ name: String, ordinal: Int, _ fingerprint: [UInt8]) -> BlockNumbers {
    let before = old.removeValue(forKey: name)
    file = before ?? File(id: nextFile, fingerprint: [])
    if before == nil { nextFile += 1 }
    file.fingerprint = fingerprint
    (self.name, self.ordinal) = (name, ordinal)
    return BlockNumbers(old: file.blocks, next: nextBlock)
  }

  /// Ends it with the VCALENDARs found in it.
  func end(_ calendars: [ListedCalendar]) throws(StoreError) {
    if first == nil { first = calendars.first }
    try statements.file.run(file.id, source, ordinal, name, file.fingerprint)
    let numbers = BlockNumbers(old: file.blocks, next: nextBlock)
    for (ordinal, calendar) in calendars.enumerated() {
      let block = numbers.number(ordinal)
      nextBlock = max(nextBlock, block + 1)
      try statements.removeParts.run(block)
      try statements.block.run(block, source, file.id, ordinal, calendar.line, calendar.method)
      for (place, part) in calendar.parts.enumerated() {
        try statements.part.run(block, place, part.isTimeZone, part.line, part.isComplete, try text(part.bytes))
      }
    }
    for block in file.blocks.dropFirst(calendars.count) { try remove(block: block) }
  }

  /// Leaves out the file at hand: it turned out to be none.
  func abandon() throws(StoreError) {
    for block in file.blocks { try remove(block: block) }
    try statements.removeFile.run(file.id)
  }

  /// Removes what wasn't met.
  func finish() throws(StoreError) {
    for file in old.values {
      for block in file.blocks { try remove(block: block) }
      try statements.removeFile.run(file.id)
    }
    old = [:]
    try statements.removeUnusedTexts.run()
  }

  private func remove(block: Int) throws(StoreError) {
    try statements.removeParts.run(block)
    try statements.removeBlock.run(block)
  }

  /// The number of a text, which equal ones share: in a folder each file holds the same VTIMEZONE.
  private func text(_ bytes: [UInt8]) throws(StoreError) -> Int {
    let hash = ContentHash.of(bytes)
    if let known = try statements.findText.first(hash, bytes, read: { $0.int(0) }) { return known }
    return try statements.text.first(hash, bytes) { $0.int(0) } ?? 0
  }
}

extension ListedCalendar {
  /// METHOD in upper case.
  var method: String? {
    CalendarInfo(scanned(file: "", calendar: 0), ordinal: 0, source: "").method
  }
}
