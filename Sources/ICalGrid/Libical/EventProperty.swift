/// The properties of a VEVENT that mean something here, and the way each is read.
///
/// libical is asked for what it keeps faithfully. Where it loses or changes what the file says, the content line stands:
///
/// | property | libical | the content line |
/// | --- | --- | --- |
/// | STATUS, TRANSP, CLASS | the value | where it holds a NUL or is over ``LibicalLines/longestValue`` bytes |
/// | URL, ATTACH, ORGANIZER, ATTENDEE | the value; PARTSTAT and ROLE | the same; CN, since versions differ in writing `^` |
/// | SUMMARY, DESCRIPTION, LOCATION | whether it takes them | the text: libical's decoding is lossy (``ContentText``) |
/// | GEO | whether it takes it | the numbers: 3.x writes them by way of the process's locale, 4.x has another type |
/// | SEQUENCE, PRIORITY | – | libical takes everything: it reads `high` as 0 and wraps large numbers |
/// | UID, CATEGORIES | – | libical takes everything, but no value after the 500th of a list; a UID is compared as it stands |
/// | DTSTART, DTEND, DURATION, RECURRENCE-ID, CREATED, LAST-MODIFIED, DTSTAMP | – | libical takes month 13 and 30 February and refuses 09:00 without seconds; it would open a TZID as a file |
/// | RRULE, EXRULE, RDATE, EXDATE | – | libical drops what follows the 500th or a bad value, and its rules are the wrong ones to trust |
/// | COLOR, CONFERENCE | – | unknown to 3.x, which drops the value |
/// | anything else, REQUEST-STATUS too | – | ``EventDetails/properties``; 3.x keeps a REQUEST-STATUS in memory that it frees |
///
/// Empty values are absent ones. libical never sees BEGIN, END, VTIMEZONE, TZID or a component inside another.
enum EventProperty: Int, Sendable {
  case uid, start, end, duration, recurrenceID, sequence, created, lastModified, stamp
  case rule, exclusionRule, dates, exclusions
  case summary, status, transparency, color, categories
  case description, location, classification, priority, geo, url, organizer, attendee, attachment, conference

  /// The property of that name in upper case.
  init?(name: String) {
    guard let property = Self.byName[name] else { return nil }
    self = property
  }

  private static let byName: [String: EventProperty] = [
    "UID": .uid, "DTSTART": .start, "DTEND": .end, "DURATION": .duration, "RECURRENCE-ID": .recurrenceID,
    "SEQUENCE": .sequence, "CREATED": .created, "LAST-MODIFIED": .lastModified, "DTSTAMP": .stamp,
    "RRULE": .rule, "EXRULE": .exclusionRule, "RDATE": .dates, "EXDATE": .exclusions,
    "SUMMARY": .summary, "STATUS": .status, "TRANSP": .transparency, "COLOR": .color, "CATEGORIES": .categories,
    "DESCRIPTION": .description, "LOCATION": .location, "CLASS": .classification, "PRIORITY": .priority, "GEO": .geo,
    "URL": .url, "ORGANIZER": .organizer, "ATTENDEE": .attendee, "ATTACH": .attachment, "CONFERENCE": .conference,
  ]

  /// The names of the properties that fields are made of, as octets; `nil` for all names, known or not.
  static func names(for fields: EventFields) -> [[UInt8]]? {
    switch fields {
    case .grid: gridNames
    case .attendance: attendanceNames
    case .all: nil
    }
  }

  private static let gridNames = byName.filter { $0.value.isNeeded(for: .grid) }.map { Array($0.key.utf8) }
  private static let attendanceNames = byName.filter { $0.value.isNeeded(for: .attendance) }.map { Array($0.key.utf8) }

  /// Whether RFC 5545 §3.6.1 allows it once at most.
  var isSingle: Bool {
    switch self {
    case .rule, .exclusionRule, .dates, .exclusions, .categories, .attendee, .attachment, .conference: false
    default: true
    }
  }

  /// Whether it is one of those fields.
  func isNeeded(for fields: EventFields) -> Bool {
    switch self {
    case .attendee: fields != .grid
    case .description, .location, .classification, .priority, .geo, .url, .organizer, .attachment, .conference,
      .created:
      fields == .all
    default: true
    }
  }
}
