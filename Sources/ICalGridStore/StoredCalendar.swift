public import ICalGrid

/// A calendar of the store.
public struct StoredCalendar: Hashable, Sendable {
  public var name: String
  /// The colour that the user chose, else the one that a source states.
  public var color: String?
  /// What it is made of, in the order of their first import.
  public var sources: [Source]

  /// A source of a calendar, as its last import left it.
  public struct Source: Hashable, Sendable {
    public var origin: SourceOrigin
    /// Its events; components with the same UID count each.
    public var events: Int
    /// The events that are read leniently, or not at all.
    public var problems: Int
    /// The first day on which something begins; `nil` where there is nothing.
    public var first: CivilDate?
    /// The last day that something with an end can touch.
    public var last: CivilDate?
    /// Whether some event recurs for ever.
    public var isEndless: Bool
    /// When it was imported or refreshed, in seconds since 1970.
    public var imported: Int
    /// Why the last refresh failed, if it did; its state from before stands.
    public var failure: String?
  }

  /// Its events; components with the same UID count each.
  public var events: Int { sources.reduce(0) { $0 + $1.events } }
  /// The events that are read leniently, or not at all.
  public var problems: Int { sources.reduce(0) { $0 + $1.problems } }
  /// The first day on which something begins; `nil` where there is nothing.
  public var first: CivilDate? { sources.compactMap(\.first).min() }
  /// The last day that something with an end can touch.
  public var last: CivilDate? { sources.compactMap(\.last).max() }
  /// Whether some event recurs for ever.
  public var isEndless: Bool { sources.contains(where: \.isEndless) }
}

extension CalendarStore {
  /// The calendars with what they are made of, in the order of their first import.
  public func calendars() throws(StoreError) -> [StoredCalendar] {
    try database.reading { () throws(StoreError) in
      var calendars: [StoredCalendar] = []
      let blocks = try StoredBlocks(database)
      let sources = try database.prepare(
        """
        SELECT kind, location, secret, entity_tag, modified, events, problems, first_day, last_day, is_endless, imported,
          failure, stated_color, first_block FROM sources WHERE calendar = ? ORDER BY id
        """)
      try database.prepare("SELECT id, name, color FROM calendars ORDER BY id").eachRow { (row) throws(StoreError) in
        var calendar = StoredCalendar(name: row.text(1), color: row.optionalText(2), sources: [])
        var firstBlocks: [Int] = []
        var stated: String?
        try sources.eachRow(row.int(0)) { row in
          calendar.sources.append(StoredCalendar.Source(row))
          stated = stated ?? row.optionalText(12).flatMap { RGBColor($0) == nil ? nil : $0 }
          if let block = row.optionalInt(13) { firstBlocks.append(block) }
        }
        calendar.color = calendar.color ?? stated
        for block in firstBlocks where calendar.color == nil {
          calendar.color = try blocks.block(block).flatMap {
            CalendarInfo($0.calendar.scanned(file: "", calendar: 0), ordinal: 0, source: "").color
          }
        }
        calendars.append(calendar)
      }
      return calendars
    }
  }

  /// Removes a calendar with all its components; false where there is none of that name.
  public func removeCalendar(_ name: String) throws(StoreError) -> Bool {
    try database.writing { () throws(StoreError) in
      guard let calendar = try row(ofCalendar: name) else { return false }
      var sources: [Int] = []
      try database.prepare("SELECT id FROM sources WHERE calendar = ?").eachRow(calendar) { sources.append($0.int(0)) }
      for source in sources { try remove(source: source) }
      try database.prepare("DELETE FROM calendars WHERE id = ?").run(calendar)
      return true
    }
  }

  private func remove(source: Int) throws(StoreError) {
    try database.prepare(
      "DELETE FROM words WHERE rowid IN (SELECT component FROM keys WHERE source = ?)"
    ).run(source)
    try database.prepare("DELETE FROM components WHERE id IN (SELECT component FROM keys WHERE source = ?)").run(source)
    try database.prepare("DELETE FROM spans WHERE source = ?").run(source)
    try database.prepare("DELETE FROM keys WHERE source = ?").run(source)
    try SourceFiles(database, source: source).finish()
    try database.prepare("DELETE FROM sources WHERE id = ?").run(source)
  }

  /// What a change of a name came to.
  public enum Renaming: Hashable, Sendable {
    case done
    /// There is no calendar of that name.
    case unknown
    /// Another calendar has the new name.
    case taken
  }

  /// Gives a calendar another name, under which later imports of its sources go on.
  public func renameCalendar(_ name: String, to new: String) throws(StoreError) -> Renaming {
    try database.writing { () throws(StoreError) in
      guard let calendar = try row(ofCalendar: name) else { return .unknown }
      if let other = try row(ofCalendar: new), other != calendar { return .taken }
      try database.prepare("UPDATE calendars SET name = ? WHERE id = ?").run(new, calendar)
      return .done
    }
  }

  /// Gives a calendar a colour, a CSS name or `#RRGGBB`; false where there is none of that name.
  public func colorCalendar(_ name: String, _ color: String) throws(StoreError) -> Bool {
    try database.writing { () throws(StoreError) in
      guard let calendar = try row(ofCalendar: name) else { return false }
      try database.prepare("UPDATE calendars SET color = ? WHERE id = ?").run(color, calendar)
      return true
    }
  }

  /// Notes that a source couldn't be read again, or that there is nothing new in it (`failure` is `nil` then).
  ///
  /// - Parameter now: seconds since 1970; the time of the last import where there is nothing new.
  public func noteRefresh(of origin: SourceOrigin, inCalendar name: String, failure: String?, at now: Int)
    throws(StoreError)
  {
    try database.writing { () throws(StoreError) in
      try database.prepare(
        """
        UPDATE sources SET failure = ?3, imported = iif(?3 IS NULL, ?4, imported)
        WHERE location = ?1 AND calendar = (SELECT id FROM calendars WHERE name = ?2)
        """
      ).run(origin.location, name, failure, now)
    }
  }

  private func row(ofCalendar name: String) throws(StoreError) -> Int? {
    try database.prepare("SELECT id FROM calendars WHERE name = ?").first(name) { $0.int(0) }
  }
}

extension StoredCalendar.Source {
  fileprivate init(_ row: Row) {
    origin = SourceOrigin(
      SourceOrigin.Kind(rawValue: row.int(0)) ?? .file, location: row.text(1), secret: row.optionalText(2),
      entityTag: row.optionalText(3), modified: row.optionalText(4))
    events = row.int(5)
    problems = row.int(6)
    first = row.optionalInt(7).map(CivilDate.init(clampingDayNumber:))
    last = row.optionalInt(8).map(CivilDate.init(clampingDayNumber:))
    isEndless = row.int(9) != 0
    imported = row.int(10)
    failure = row.optionalText(11)
  }
}

extension CivilDate {
  /// The day of a count since 1970-01-01, or the first or last one there is.
  fileprivate init(clampingDayNumber number: Int) {
    self.init(dayNumber: Swift.min(Swift.max(number, CivilDate.min.dayNumber), CivilDate.max.dayNumber))
  }
}
