/// A source's row.
enum SourceRow {
  /// A source as it was imported before.
  struct Known {
    var id: Int
    var calendar: Int
    var events: Int
    var problems: Int
  }

  /// The source of that location, in the calendar of that name or in any.
  static func known(
    _ location: String, inCalendar name: String?, _ database: borrowing Database
  ) throws(StoreError) -> Known? {
    try database.prepare(
      """
      SELECT s.id, s.calendar, s.events, s.problems FROM sources AS s JOIN calendars AS c ON c.id = s.calendar
      WHERE s.location = ?1 AND c.name = ifnull(?2, c.name) ORDER BY s.id
      """
    ).first(location, name) {
      Known(id: $0.int(0), calendar: $0.int(1), events: $0.int(2), problems: $0.int(3))
    }
  }

  /// A number that no source has.
  static func next(_ database: borrowing Database) throws(StoreError) -> Int {
    (try database.prepare("SELECT max(id) FROM sources").first { $0.int(0) } ?? 0) + 1
  }

  static func write(
    _ source: Int, calendar: Int, origin: SourceOrigin, statedColor: String?, now: Int, events: Int, problems: Int,
    _ database: borrowing Database
  ) throws(StoreError) {
    let days = try database.prepare(
      """
      SELECT min(nullif(first, ?2)), max(nullif(last, ?3)), ifnull(max(last = ?3), 0) FROM spans WHERE source = ?1
      """
    ).first(source, Int.min, Int.max) { (first: $0.optionalInt(0), last: $0.optionalInt(1), isEndless: $0.int(2) != 0) }
    let firstBlock = try database.prepare(
      """
      SELECT b.id FROM files AS f JOIN blocks AS b ON b.file = f.id WHERE f.source = ? ORDER BY f.ordinal, b.ordinal LIMIT 1
      """
    ).first(source) { $0.int(0) }
    try database.prepare(
      """
      INSERT OR REPLACE INTO sources (id, calendar, kind, location, secret, entity_tag, modified, stated_color, imported,
        failure, events, problems, first_day, last_day, is_endless, first_block)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, ?, ?, ?, ?, ?)
      """
    ).run(
      source, calendar, origin.kind.rawValue, origin.location, origin.secret, origin.entityTag, origin.modified,
      statedColor, now, events, problems, days?.first, days?.last, days?.isEndless ?? false,
      firstBlock)
  }
}
