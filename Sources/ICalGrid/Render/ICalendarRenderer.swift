/// Writes occurrences as a calendar that stands alone (RFC 5545): what a window shows, without rules, overrides or zones.
///
/// Each occurrence is an event of its own: times in UTC, whole days and floating times as they are. An instance of a series has
/// a UID of its own, made of the series' and of its original start, so that it is the same in every run.
///
/// ```swift
/// let bytes = ICalendarRenderer(stamp: today).render(index.occurrences)
/// ```
public struct ICalendarRenderer: Sendable {
  /// The day that events without a DTSTAMP, LAST-MODIFIED or CREATED of their own state as DTSTAMP.
  public var stamp: CivilDate

  public init(stamp: CivilDate) { self.stamp = stamp }

  /// The calendar, its events in the order given. Lines are folded at 75 octets and end in CRLF.
  ///
  /// - Complexity: O(*n*).
  public func render(_ occurrences: [Occurrence]) -> [UInt8] {
    var writer = ContentLineWriter()
    writer.line("BEGIN", "VCALENDAR")
    writer.line("VERSION", "2.0")
    writer.line("PRODID", "-//icalgrid//icalgrid//EN")
    let calendars = calendars(of: occurrences)
    let name = calendars.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
    if !name.isEmpty {
      writer.text("NAME", name)
      writer.text("X-WR-CALNAME", name)
    }
    if calendars.count == 1, let color = calendars[0].color, let parsed = RGBColor(color) {
      if !color.hasPrefix("#") { writer.text("COLOR", color) }
      writer.text("X-APPLE-CALENDAR-COLOR", parsed.hexadecimal.uppercased())
    }
    var identifiers = OccurrenceIdentifiers()
    for occurrence in occurrences {
      write(occurrence, uid: identifiers.next(for: occurrence), isAlone: calendars.count == 1, &writer)
    }
    writer.line("END", "VCALENDAR")
    return writer.bytes
  }

  /// The calendars in the order of their first events, one of each name.
  private func calendars(of occurrences: [Occurrence]) -> [CalendarInfo] {
    var seen: Set<String> = []
    return occurrences.lazy.map(\.event.calendar).filter { seen.insert($0.name).inserted }
  }

  private func write(_ occurrence: Occurrence, uid: String, isAlone: Bool, _ writer: inout ContentLineWriter) {
    let details = occurrence.event.details
    writer.line("BEGIN", "VEVENT")
    writer.text("UID", uid)
    writer.line("DTSTAMP", Self.utc(stampInstant(details)))
    writer.time("DTSTART", occurrence.start, isDate: occurrence.isAllDay)
    if occurrence.end.wall.dayNumber > CivilDate.max.dayNumber {
      // The day after 9999-12-31 can't be written.
      let seconds = occurrence.seconds
      writer.line("DURATION", occurrence.isAllDay ? "P\(seconds / 86_400)D" : "PT\(seconds)S")
    } else if occurrence.end != occurrence.start {
      writer.time("DTEND", occurrence.end, isDate: occurrence.isAllDay)
    }
    writer.text("SUMMARY", details.summary)
    writer.text("DESCRIPTION", details.description)
    writer.text("LOCATION", details.location)
    if let status = occurrence.status { writer.line("STATUS", status.rawValue) }
    if details.isTransparent { writer.line("TRANSP", "TRANSPARENT") }
    writer.text("CLASS", details.classification)
    writer.texts("CATEGORIES", details.categories)
    let color = details.color ?? (isAlone ? nil : occurrence.event.calendar.color)
    if let color, !color.hasPrefix("#"), RGBColor(color) != nil { writer.text("COLOR", color) }
    if let priority = details.priority, priority > 0 { writer.line("PRIORITY", String(priority)) }
    if let geo = details.geo { writer.line("GEO", "\(geo.latitude);\(geo.longitude)") }
    writer.address("URL", details.url)
    for address in details.conferences { writer.address("CONFERENCE", address, parameters: ";VALUE=URI") }
    for address in details.attachments { writer.address("ATTACH", address) }
    if let organizer = details.organizer { writer.person("ORGANIZER", organizer) }
    for attendee in details.attendees { writer.person("ATTENDEE", attendee) }
    writer.line("END", "VEVENT")
  }

  private func stampInstant(_ details: EventDetails) -> Instant {
    for value in [details.stamp, details.lastModified, details.created] {
      if case .utc(let instant) = value { return instant }
    }
    return Instant(CivilDateTime(stamp), utcOffset: 0)
  }

  /// `20240612T070000Z`
  static func utc(_ instant: Instant) -> String { compact(instant.wall(utcOffset: 0)) + "Z" }

  /// `20240612T090000`
  static func compact(_ wall: CivilDateTime) -> String {
    "\(compact(wall.date))T\(digits(wall.hour, 2))\(digits(wall.minute, 2))\(digits(wall.second, 2))"
  }

  /// `20240612`
  static func compact(_ date: CivilDate) -> String {
    let parts = date.parts
    return "\(digits(parts.year, 4))\(digits(parts.month, 2))\(digits(parts.day, 2))"
  }
}

/// The UIDs of occurrences, each used once.
private struct OccurrenceIdentifiers {
  private var used: Set<String> = []

  mutating func next(for occurrence: Occurrence) -> String {
    var uid = occurrence.event.uid.flatMap { $0.isEmpty ? nil : $0 } ?? Self.made(for: occurrence)
    if let original = occurrence.recurrenceID { uid += "-" + Self.name(of: original) }
    var candidate = uid
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(uid)-\(number)"
      number += 1
    }
    return candidate
  }

  private static func name(of original: LocalTime) -> String {
    if original.isDate { return ICalendarRenderer.compact(original.wall.date) }
    return original.instant.map(ICalendarRenderer.utc) ?? ICalendarRenderer.compact(original.wall)
  }

  /// For an event without a UID: FNV-1a over what it says and when it is.
  private static func made(for occurrence: Occurrence) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    let texts = [occurrence.summary ?? "", name(of: occurrence.start), name(of: occurrence.end)]
    for byte in texts.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return "\(String(hash, radix: 16))@icalgrid"
  }
}
