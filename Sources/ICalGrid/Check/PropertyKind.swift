/// A property that RFC 5545 or one of its successors knows, and what its values are.
struct PropertyKind {
  enum ValueType: Hashable {
    case text, textList, uri, address, offset, geo, rule, duration, trigger, binaryOrURI, requestStatus, freeBusy
    case number(ClosedRange<Int>)
    /// A DATE-TIME, or a DATE where VALUE says so; DATE-TIME in UTC alone; lists of either, with periods where allowed.
    case time, utcTime, times
    /// One of these words.
    case words([String])
    /// Nothing that can be checked.
    case anything
  }

  var type: ValueType

  /// The largest INTEGER (RFC 5545 §3.3.8).
  static let largestNumber = 2_147_483_647

  /// The property of that name in upper case.
  static func named(_ name: String) -> PropertyKind? { all[name].map { PropertyKind(type: $0) } }

  private static let all: [String: ValueType] = [
    // Calendar properties
    "PRODID": .text, "VERSION": .text, "CALSCALE": .words(["GREGORIAN"]), "METHOD": .anything, "NAME": .text,
    "REFRESH-INTERVAL": .duration, "SOURCE": .uri,
    // Times
    "DTSTART": .time, "DTEND": .time, "DUE": .time, "RECURRENCE-ID": .time, "DURATION": .duration,
    "COMPLETED": .utcTime, "CREATED": .utcTime, "DTSTAMP": .utcTime, "LAST-MODIFIED": .utcTime,
    "ACKNOWLEDGED": .utcTime,
    "TZUNTIL": .utcTime, "EXDATE": .times, "RDATE": .times, "FREEBUSY": .freeBusy, "TRIGGER": .trigger,
    // Rules
    "RRULE": .rule, "EXRULE": .rule,
    // Texts
    "SUMMARY": .text, "DESCRIPTION": .text, "LOCATION": .text, "COMMENT": .text, "CONTACT": .text, "UID": .text,
    "RELATED-TO": .text, "TZID": .anything, "TZNAME": .text, "CATEGORIES": .textList, "RESOURCES": .textList,
    "REQUEST-STATUS": .requestStatus, "COLOR": .text, "TZID-ALIAS-OF": .anything,
    // Words and numbers
    "CLASS": .anything, "TRANSP": .words(["OPAQUE", "TRANSPARENT"]), "ACTION": .anything, "STATUS": .anything,
    "PRIORITY": .number(0...9), "SEQUENCE": .number(0...largestNumber), "PERCENT-COMPLETE": .number(0...100),
    "REPEAT": .number(0...largestNumber), "GEO": .geo, "TZOFFSETFROM": .offset, "TZOFFSETTO": .offset,
    // Addresses
    "URL": .uri, "TZURL": .uri, "ORGANIZER": .address, "ATTENDEE": .address, "ATTACH": .binaryOrURI,
    "IMAGE": .binaryOrURI, "CONFERENCE": .uri, "LINK": .anything,
    // Of RFC 7953, 9073, 9074 and 9253
    "BUSYTYPE": .anything, "STRUCTURED-DATA": .anything, "STYLED-DESCRIPTION": .anything, "LOCATION-TYPE": .anything,
    "PARTICIPANT-TYPE": .anything, "RESOURCE-TYPE": .anything, "CALENDAR-ADDRESS": .anything, "CONCEPT": .anything,
    "REFID": .anything, "PROXIMITY": .anything,
  ]
}

/// How often a component may have a property (RFC 5545 §3.6, RFC 7986 §4).
struct PropertyRules {
  /// There must be one of each.
  var required: [String]
  /// One of each at most; the required ones besides.
  var once: Set<String>
  /// Any number of each.
  var many: Set<String>

  private init(required: String, once: String, many: String) {
    self.required = required.split(separator: " ").map(String.init)
    self.once = Set(once.split(separator: " ").map(String.init)).union(self.required)
    self.many = Set(many.split(separator: " ").map(String.init))
  }

  /// Of the component of that name; `nil` for one that isn't known.
  static func of(_ component: String) -> PropertyRules? { all[component] }

  private static let lists =
    "ATTACH ATTENDEE CATEGORIES COMMENT CONFERENCE CONTACT EXDATE EXRULE IMAGE LINK CONCEPT REFID RDATE RELATED-TO REQUEST-STATUS RESOURCES RRULE STRUCTURED-DATA STYLED-DESCRIPTION"

  private static let all: [String: PropertyRules] = {
    let observance = PropertyRules(
      required: "DTSTART TZOFFSETFROM TZOFFSETTO", once: "", many: "COMMENT RDATE RRULE TZNAME")
    return [
      "VCALENDAR": PropertyRules(
        required: "PRODID VERSION", once: "CALSCALE COLOR LAST-MODIFIED METHOD REFRESH-INTERVAL SOURCE UID URL",
        many: "CATEGORIES CONCEPT DESCRIPTION IMAGE LINK NAME REFID"),
      "VEVENT": PropertyRules(
        required: "DTSTAMP UID",
        once:
          "CLASS COLOR CREATED DESCRIPTION DTEND DTSTART DURATION GEO LAST-MODIFIED LOCATION ORGANIZER PRIORITY RECURRENCE-ID SEQUENCE STATUS SUMMARY TRANSP URL",
        many: lists),
      "VTODO": PropertyRules(
        required: "DTSTAMP UID",
        once:
          "CLASS COLOR COMPLETED CREATED DESCRIPTION DTSTART DUE DURATION GEO LAST-MODIFIED LOCATION ORGANIZER PERCENT-COMPLETE PRIORITY RECURRENCE-ID SEQUENCE STATUS SUMMARY URL",
        many: lists),
      "VJOURNAL": PropertyRules(
        required: "DTSTAMP UID",
        once: "CLASS COLOR CREATED DTSTART LAST-MODIFIED ORGANIZER RECURRENCE-ID SEQUENCE STATUS SUMMARY URL",
        many: lists + " DESCRIPTION"),
      "VFREEBUSY": PropertyRules(
        required: "DTSTAMP UID", once: "CONTACT DTEND DTSTART ORGANIZER URL",
        many: "ATTENDEE COMMENT FREEBUSY REQUEST-STATUS STYLED-DESCRIPTION"),
      "VTIMEZONE": PropertyRules(
        required: "TZID", once: "LAST-MODIFIED TZUNTIL TZURL", many: "COMMENT TZID-ALIAS-OF"),
      "STANDARD": observance, "DAYLIGHT": observance,
      "VALARM": PropertyRules(
        required: "ACTION TRIGGER", once: "ACKNOWLEDGED DESCRIPTION DURATION PROXIMITY REPEAT SUMMARY UID",
        many: "ATTACH ATTENDEE RELATED-TO STYLED-DESCRIPTION"),
    ]
  }()
}
