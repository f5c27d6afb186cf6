/// How text output is drawn: its size, its colours, its language. Nothing here is read from the environment.
public struct RenderOptions: Sendable {
  /// Which kind of month grid is drawn.
  public enum Style: String, Sendable {
    /// ``full`` from 70 columns on, else ``compact``.
    case auto
    /// Events in the cells.
    case full
    /// A small grid with marks on its days, and the events listed under it.
    case compact
  }

  /// The columns of the output, 1 or more.
  public var width: Int
  /// The lines that a full month may take; `nil`: as many as the events need, up to a limit.
  public var height: Int?
  public var colorDepth: ColorDepth
  /// Whether the output is a terminal that understands cursor movement: each cell border is then placed by its column.
  public var isTerminal: Bool
  /// Whether frames and marks are drawn in ASCII; titles stay as they are.
  public var isASCII: Bool
  public var style: Style
  /// Whether each week row has its number in front.
  public var showsWeekNumbers: Bool
  /// Whether a full month is followed by a list of all its events.
  public var showsList: Bool
  /// Whether lists show descriptions, people, links, zones of origin and rules.
  public var showsDetails: Bool
  /// The language and customs of dates.
  public var conventions: LocaleConventions
  /// The words beside dates.
  public var phrases: Phrases
  public var theme: Theme
  /// The calendars shown, in the order of the legend; empty: those of the events shown.
  public var calendars: [CalendarInfo]
  /// The reader's own addresses, such as `mailto:ada@example.org`: what they declined stands back and is not busy.
  public var ownAddresses: [String]
  /// The name of the zone that times are shown in; details name the zones of origin that differ from it.
  public var displayZone: String?
  /// The recurrence of an event in words, for details.
  public var recurrenceWords: (@Sendable (Event) -> String?)?

  /// Where `phrases` is `nil`, they are those of the conventions' language.
  public init(
    width: Int = 80, height: Int? = nil, colorDepth: ColorDepth = .none, isTerminal: Bool = false,
    isASCII: Bool = false, style: Style = .auto, showsWeekNumbers: Bool = false, showsList: Bool = false,
    showsDetails: Bool = false, conventions: LocaleConventions = .english, phrases: Phrases? = nil,
    calendars: [CalendarInfo] = [], theme: Theme? = nil, ownAddresses: [String] = [], displayZone: String? = nil,
    recurrenceWords: (@Sendable (Event) -> String?)? = nil
  ) {
    self.width = width
    self.height = height
    self.colorDepth = colorDepth
    self.isTerminal = isTerminal
    self.isASCII = isASCII
    self.style = style
    self.showsWeekNumbers = showsWeekNumbers
    self.showsList = showsList
    self.showsDetails = showsDetails
    self.conventions = conventions
    self.phrases = phrases ?? Phrases(conventions)
    self.calendars = calendars
    self.theme = theme ?? Theme(calendars: calendars)
    self.ownAddresses = ownAddresses
    self.displayZone = displayZone
    self.recurrenceWords = recurrenceWords
  }

  /// Whether the reader declined an occurrence.
  package func isDeclined(_ occurrence: Occurrence) -> Bool {
    if occurrence.isDeclined { return true }
    guard !ownAddresses.isEmpty else { return false }
    func bare(_ address: String) -> String {
      let lower = address.lowercased()
      return lower.hasPrefix("mailto:") ? String(lower.dropFirst(7)) : lower
    }
    let own = Set(ownAddresses.map(bare))
    return occurrence.event.details.attendees.contains {
      $0.participation == "DECLINED" && own.contains(bare($0.address))
    }
  }

  /// The width, brought into 1…10,000.
  var columns: Int { min(max(width, 1), 10_000) }
}
