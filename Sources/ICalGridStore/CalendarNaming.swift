import ICalGrid

/// Which calendar a source belongs to.
struct CalendarNaming {
  let store: CalendarStore
  let listing: SourceListing
  let origin: SourceOrigin
  /// The source's own row, whose components are written already.
  let source: Int

  /// The calendar's row, made where there is none.
  ///
  /// - Parameters:
  ///   - given: The user's name for it.
  ///   - known: The calendar that the source was in before.
  ///   - first: Its first VCALENDAR.
  func calendar(given: String?, known: Int?, first: ListedCalendar?) throws(StoreError) -> (id: Int, name: String) {
    if let known, let name = try name(ofCalendar: known) { return (known, name) }
    let info = first.map {
      CalendarInfo(
        $0.scanned(file: origin.location, calendar: 0), ordinal: 0, source: origin.location,
        name: given ?? listing.statedName)
    }
    if given == nil, info?.method == "CANCEL", let calendar = try calendarThatHasTheEvents(),
      let name = try name(ofCalendar: calendar)
    {
      return (calendar, name)
    }
    let name = given ?? info?.name ?? origin.location
    let found = try store.database.prepare("SELECT id FROM calendars WHERE name = ?").first(name) { $0.int(0) }
    if let found { return (found, name) }
    let id = try store.database.prepare("INSERT INTO calendars (name) VALUES (?) RETURNING id").first(name) {
      $0.int(0)
    }
    return (id ?? 0, name)
  }

  private func name(ofCalendar id: Int) throws(StoreError) -> String? {
    try store.database.prepare("SELECT name FROM calendars WHERE id = ?").first(id) { $0.text(0) }
  }

  /// The calendar with an event of the same UID as one of this source's.
  private func calendarThatHasTheEvents() throws(StoreError) -> Int? {
    try store.database.prepare(
      """
      SELECT other.calendar FROM keys AS own JOIN sources AS other
      JOIN keys AS found ON found.source = other.id AND found.uid = own.uid
      WHERE own.source = ?1 AND own.uid NOT IN (0, 1) AND other.id <> ?1 LIMIT 1
      """
    ).first(source) { $0.int(0) }
  }
}
