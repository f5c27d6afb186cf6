/// What a grid is told about days beside their events: which is today, what is chosen, and a user's own styles and labels.
public struct DayTags: Sendable {
  public var today: CivilDate?
  public var selection: DaySelection?
  /// A second label for days.
  public var labels: DayLabels
  /// The clock changes of the display zone on the days shown, by which ``GridDay/busyShare`` is measured in elapsed time; without them every
  /// day has 24 hours.
  public var clockChanges: [ClockChange]
  /// Styles of one's own; each rule sees what those before it gave.
  public var rules: [StyleRule]
  /// Whether a day may be chosen; `nil`: the days of the month itself. Blank cells and days out of range never may.
  public var isSelectable: (@Sendable (CivilDate, GridDay.Position) -> Bool)?

  public init(
    today: CivilDate? = nil, selection: DaySelection? = nil, labels: DayLabels = DayLabels(),
    clockChanges: [ClockChange] = [], rules: [StyleRule] = [],
    isSelectable: (@Sendable (CivilDate, GridDay.Position) -> Bool)? = nil
  ) {
    self.today = today
    self.selection = selection
    self.labels = labels
    self.clockChanges = clockChanges
    self.rules = rules
    self.isSelectable = isSelectable
  }
}
