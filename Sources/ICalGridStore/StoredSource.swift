public import ICalGrid

/// One imported source: what ``FileSource`` is for a file, answered from the store.
public struct StoredSource: ComponentSource {
  let store: CalendarStore
  let id: Int
  let calendar: Int
  let firstBlock: Int?
  /// The path or address that it was imported from.
  public let location: String
  /// The calendar's name, and the colour that the user or the source's folder gives to it.
  public let name: String
  public let color: String?
  /// Words that wanted events hold, folded by ``SearchText``: events without one of them may be left out. Empty where all are wanted.
  public var words: [String] = []

  /// - Throws: ``SourceError/unreadable(file:reason:)`` where the store can't be read.
  /// - Complexity: in what touches the window; the rest of the store isn't looked at.
  public func components(touching window: DayWindow?) throws(SourceError) -> ScannedSource {
    do throws(StoreError) {
      return try store.database.reading { () throws(StoreError) in
        try WindowQuery(self).answer(touching: window)
      }
    } catch {
      throw .unreadable(file: store.path, reason: error.description)
    }
  }
}

extension CalendarStore {
  /// The sources of all calendars, or of those with one of these names, in the order of their import.
  public func sources(ofCalendars names: [String]? = nil) throws(StoreError) -> [StoredSource] {
    var sources: [StoredSource] = []
    try database.prepare(
      """
      SELECT s.id, s.calendar, s.first_block, s.location, c.name, ifnull(c.color, s.stated_color) FROM sources AS s
      JOIN calendars AS c ON c.id = s.calendar ORDER BY c.id, s.id
      """
    ).eachRow { row in
      let name = row.text(4)
      guard names?.contains(name) ?? true else { return }
      sources.append(
        StoredSource(
          store: self, id: row.int(0), calendar: row.int(1), firstBlock: row.optionalInt(2), location: row.text(3),
          name: name, color: row.optionalText(5)))
    }
    return sources
  }
}
