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
  /// The share of the day's 24 hours (of its first 86,400 wall seconds) that busy occurrences take, 0…1, overlaps counted once.
  public var busyShare: Double
  /// The styles, unless ``extras`` has a list of them.
  private var builtIn: StyleSet
  /// What few cells have, kept apart: a grid of days without events is plain memory, made many times faster.
  private var extras: Extras?

  private final class Extras: Sendable {
    let occurrences: [Int]
    let styles: [EventStyle]?
    let secondLabel: String?

    init(occurrences: [Int], styles: [EventStyle]?, secondLabel: String?) {
      self.occurrences = occurrences
      self.styles = styles
      self.secondLabel = secondLabel
    }
  }

  public init(
    date: CivilDate?, position: Position, weekday: Weekday, isSelectable: Bool = false, styles: [EventStyle] = [],
    busyShare: Double = 0, occurrences: [Int] = [], secondLabel: String? = nil
  ) {
    self.init(blank: weekday)
    self.date = date
    self.position = position
    self.isSelectable = isSelectable
    self.busyShare = busyShare
    if !styles.isEmpty || !occurrences.isEmpty || secondLabel != nil {
      extras = Extras(occurrences: occurrences, styles: styles, secondLabel: secondLabel)
    }
  }

  /// A blank cell of a column.
  init(blank weekday: Weekday) {
    date = nil
    position = .blank
    self.weekday = weekday
    isSelectable = false
    busyShare = 0
    builtIn = []
    extras = nil
  }

  /// Adds built-in styles, in their stated order.
  mutating func insert(_ styles: StyleSet) { builtIn.formUnion(styles) }

  /// What is true of the day, in the order in which later looks win over earlier ones (see ``EventStyle``).
  public var styles: [EventStyle] {
    get { extras?.styles ?? builtIn.styles }
    set { extras = Extras(occurrences: occurrences, styles: newValue, secondLabel: secondLabel) }
  }

  /// The occurrences that touch the day, in display order, as positions in ``EventIndex/occurrences``.
  public var occurrences: [Int] {
    get { extras?.occurrences ?? [] }
    set { extras = Extras(occurrences: newValue, styles: extras?.styles, secondLabel: secondLabel) }
  }

  /// The day in a second calendar, by ``DayTags/labels``.
  public var secondLabel: String? {
    get { extras?.secondLabel }
    set { extras = Extras(occurrences: occurrences, styles: extras?.styles, secondLabel: newValue) }
  }
}

extension GridDay {
  public static func == (left: GridDay, right: GridDay) -> Bool {
    left.date == right.date && left.position == right.position && left.weekday == right.weekday
      && left.isSelectable == right.isSelectable && left.busyShare == right.busyShare
      && left.occurrences == right.occurrences && left.styles == right.styles
      && left.secondLabel == right.secondLabel
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(date)
    hasher.combine(position)
    hasher.combine(weekday)
    hasher.combine(occurrences)
  }
}
