/// What an event says beside its times: texts, people, state. All of it as a reader sees it: unescaped, decoded.
public struct EventDetails: Sendable {
  public var summary: String?
  public var description: String?
  public var location: String?
  public var status: EventStatus?
  /// TRANSP:TRANSPARENT: the event takes no time.
  public var isTransparent = false
  /// CLASS, in upper case, such as `PRIVATE`.
  public var classification: String?
  public var categories: [String] = []
  /// COLOR (RFC 7986): a CSS colour name, as written.
  public var color: String?
  public var url: String?
  public var organizer: Attendee?
  public var attendees: [Attendee] = []
  public var geo: GeographicPosition?
  /// 1 (highest) … 9 (lowest); 0 or `nil`: none stated.
  public var priority: Int?
  /// The URIs of ATTACH; inline attachments are counted with an empty text.
  public var attachments: [String] = []
  /// The URIs of CONFERENCE (RFC 7986).
  public var conferences: [String] = []
  /// The number of VALARM components.
  public var alarmCount = 0
  public var created: TimeValue?
  public var lastModified: TimeValue?
  public var stamp: TimeValue?
  /// Every property of the component as written, known or not, in order.
  public var properties: [ContentLine] = []

  public init() {}

  /// The bytes of all texts that an output may show.
  var textBytes: Int {
    let single = [summary, description, location, classification, color, url, organizer?.address, organizer?.name]
    let lists = [categories, attachments, conferences, attendees.map(\.address), attendees.compactMap(\.name)]
    return single.reduce(0) { $0 + ($1?.utf8.count ?? 0) } + lists.joined().reduce(0) { $0 + $1.utf8.count }
  }
}

/// STATUS of a VEVENT (RFC 5545 §3.8.1.11).
public enum EventStatus: String, Sendable {
  case tentative = "TENTATIVE"
  case confirmed = "CONFIRMED"
  case cancelled = "CANCELLED"
}

/// An ORGANIZER or ATTENDEE (RFC 5545 §3.8.4.1, §3.8.4.3).
public struct Attendee: Hashable, Sendable {
  /// The calendar address as written, such as `mailto:ada@example.org`.
  public var address: String
  /// CN, the name to show.
  public var name: String?
  /// PARTSTAT in upper case, such as `DECLINED`.
  public var participation: String?
  /// ROLE in upper case.
  public var role: String?

  public init(address: String, name: String? = nil, participation: String? = nil, role: String? = nil) {
    self.address = address
    self.name = name
    self.participation = participation
    self.role = role
  }
}

/// GEO (RFC 5545 §3.8.1.6): degrees north and east.
public struct GeographicPosition: Hashable, Sendable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
