/// A month as whole weeks, its days tagged and the occurrences laid in lanes.
public struct MonthGrid: Sendable {
  public let month: YearMonth
  public let options: GridOptions
  /// The index that the positions in ``weeks`` refer to.
  public let index: EventIndex
  public let weeks: [GridWeek]

  public init(_ month: YearMonth, index: EventIndex, options: GridOptions = GridOptions(), today: CivilDate? = nil) {
    self.month = month
    self.options = options
    self.index = index
    weeks = []
  }

  /// The days whose occurrences a month's grid shows: its own and, with ``GridOptions/Outside/show``, its neighbours' in its rows.
  public static func window(of month: YearMonth, options: GridOptions = GridOptions()) -> DayWindow {
    DayWindow(day: month.firstDay)
  }
}
