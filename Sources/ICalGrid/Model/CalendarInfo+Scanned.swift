extension CalendarInfo {
  /// What a scanned VCALENDAR says about itself.
  ///
  /// - Parameters:
  ///   - calendar: What the scan found between its BEGIN and its END.
  ///   - ordinal: Its place in the source (see ``ComponentSlice/calendar``).
  ///   - source: The source as the user named it.
  ///   - collection: What names a calendar that has no name of its own: its source, or the folder that its file lies in.
  ///   - name: The user's name for it, which wins over NAME, X-WR-CALNAME and the file's name.
  ///   - color: The user's colour for it, which wins over COLOR and X-APPLE-CALENDAR-COLOR. What names no colour
  ///     is left out of account.
  public convenience init(
    _ calendar: ScannedCalendar, ordinal: Int, source: String, collection: String? = nil, name: String? = nil,
    color: String? = nil
  ) {
    func text(_ property: String) -> String? {
      calendar.value(property).flatMap {
        let text = ContentText.trimmed(ContentText.unescaped($0))
        return text.isEmpty ? nil : String(text)
      }
    }
    self.init(
      name: name ?? text("NAME") ?? text("X-WR-CALNAME") ?? Self.name(ofSource: collection ?? source), source: source,
      color: [color, text("COLOR"), text("X-APPLE-CALENDAR-COLOR")].compactMap { $0.flatMap(RGBColor.stated) }.first,
      method: text("METHOD")?.uppercased(), timeZoneID: text("X-WR-TIMEZONE"), ordinal: ordinal)
  }

  /// The name that a source gives to a calendar without one: the last part of its path, without `.ics` and an address's query.
  static func name(ofSource source: String) -> String {
    let source = source.contains("://") ? String(source.prefix { $0 != "?" }) : source
    let last = source.split(separator: "/").last.map(String.init) ?? source
    guard last.count > 4, last.suffix(4).lowercased() == ".ics" else { return last }
    return String(last.dropLast(4))
  }
}
