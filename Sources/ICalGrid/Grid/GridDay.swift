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
  /// The day in a second calendar, by ``DayTags/labels``.
  public var secondLabel: String?

  public init(
    date: CivilDate?, position: Position, weekday: Weekday, isSelectable: Bool = false, styles: [EventStyle] = [],
    busyShare: Double = 0, occurrences: [Int] = [], secondLabel: String? = nil
  ) {
    self.date = date
    self.position = position
    self.weekday = weekday
    self.isSelectable = isSelectable
    self.styles = styles
    self.busyShare = busyShare
    self.occurrences = occurrences
    self.secondLabel = secondLabel
  }
}
