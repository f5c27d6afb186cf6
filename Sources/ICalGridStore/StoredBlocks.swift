import ICalGrid

/// Reads VCALENDARs with their own lines and VTIMEZONEs.
final class StoredBlocks {
  /// A VCALENDAR and where it stands.
  struct Block {
    var id: Int
    /// The place of its file in the source, and its own in the file.
    var file: Int
    var ordinal: Int
    var fileName: String
    var calendar: ListedCalendar
  }

  private let block: Statement
  private let parts: Statement

  init(_ database: borrowing Database) throws(StoreError) {
    block = try database.prepare(
      """
      SELECT b.line, b.ordinal, f.ordinal, f.name FROM blocks AS b JOIN files AS f ON f.id = b.file WHERE b.id = ?
      """)
    parts = try database.prepare(
      """
      SELECT p.is_zone, p.line, p.is_complete, t.bytes FROM parts AS p JOIN texts AS t ON t.id = p.text
      WHERE p.block = ? ORDER BY p.ordinal
      """)
  }

  func block(_ id: Int) throws(StoreError) -> Block? {
    var found = try block.first(id) { row in
      Block(
        id: id, file: row.int(2), ordinal: row.int(1), fileName: row.text(3),
        calendar: ListedCalendar(line: row.int(0), parts: []))
    }
    try parts.eachRow(id) { row in
      found?.calendar.parts.append(
        ListedCalendar.Part(
          isTimeZone: row.int(0) != 0, line: row.int(1), isComplete: row.int(2) != 0, bytes: row.bytes(3)))
    }
    return found
  }
}
