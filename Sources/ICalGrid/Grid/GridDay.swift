/// One cell of a month grid.
public struct GridDay: Hashable, Sendable {
  /// Where a cell's day stands relative to the month shown.
  public enum Position: String, Sendable {
    case previous, current, next, blank
  }

  /// The day; `nil` for a blank cell.
  public var date: CivilDate?
  public var position: Position
  /// The weekday of the cell's column, also for a blank one.
  public var weekday: Weekday
  /// Whether a person may choose this day.
  public var isSelectable: Bool
  /// What is true of the day, in the order in which later looks win over earlier ones.
  public var styles: [EventStyle]
  /// The share of the day's 24 hours (of its first 86,400 wall seconds) that busy occurrences take, 0…1, overlaps counted once.
  public var busyShare: Double
  /// The occurrences that touch the day, in display order, as positions in ``EventIndex/occurrences``.
  public var occurrences: [Int]

  public init(
    date: CivilDate?, position: Position, weekday: Weekday, isSelectable: Bool = false, styles: [EventStyle] = [],
    busyShare: Double = 0, occurrences: [Int] = []
  ) {
    self.date = date
    self.position = position
    self.weekday = weekday
    self.isSelectable = isSelectable
    self.styles = styles
    self.busyShare = busyShare
    self.occurrences = occurrences
  }
}

/// Something that is true of a day: an open set of names, to which a library's user can add.
public struct EventStyle: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }

  public static let weekend = EventStyle("weekend")
  public static let sunday = EventStyle("sunday")
  public static let outOfRange = EventStyle("outOfRange")
  public static let hasEvents = EventStyle("hasEvents")
  public static let allDay = EventStyle("allDay")
  public static let starts = EventStyle("starts")
  public static let continues = EventStyle("continues")
  public static let ends = EventStyle("ends")
  public static let tentative = EventStyle("tentative")
  public static let cancelled = EventStyle("cancelled")
  public static let selected = EventStyle("selected")
  public static let today = EventStyle("today")
}
