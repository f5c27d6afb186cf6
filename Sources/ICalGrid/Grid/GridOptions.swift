/// How a month is laid out as weeks.
public struct GridOptions: Hashable, Sendable {
  /// How many week rows a month has.
  public enum Rows: Hashable, Sendable {
    /// As many as the month touches: 4…6.
    case fit
    /// A fixed number; 6 shows every month whole. Fewer than the month needs are raised to it, more than 54 (a year of
    /// weeks) are lowered to 54.
    case fixed(Int)
  }

  /// What stands in cells that are not what the grid is about.
  public enum Outside: Hashable, Sendable {
    /// Their days, with their events.
    case show
    /// Nothing.
    case blank
  }

  /// How a timed occurrence is drawn that runs past midnight and lasts less than a day.
  public enum TimedOvernight: Hashable, Sendable {
    /// As a bar over both its days, like any other.
    case bar
    /// On its first day only, as if it ended there. It still counts on both days in ``GridDay/occurrences``.
    case firstDayOnly
  }

  /// The first day of a week.
  public var weekStart: Weekday
  public var rows: Rows
  /// What stands in the cells before the first and after the last day of the month.
  public var outside: Outside
  /// The days of the weekend.
  public var weekend: Set<Weekday>
  /// How weeks are numbered.
  public var weekNumbers: WeekNumbering
  /// The days that may be chosen; `nil`: all. Others are tagged ``EventStyle/outOfRange``, or blank by ``beyondRange``.
  public var range: DayWindow?
  /// What stands in the cells outside ``range``.
  public var beyondRange: Outside
  public var timedOvernight: TimedOvernight

  /// Where `weekNumbers` is `nil`, weeks are numbered by ``WeekNumbering/usual(weekStart:)``: ISO 8601 where they start on Monday.
  public init(
    weekStart: Weekday = .monday, rows: Rows = .fit, outside: Outside = .show,
    weekend: Set<Weekday> = [.saturday, .sunday], weekNumbers: WeekNumbering? = nil, range: DayWindow? = nil,
    beyondRange: Outside = .show, timedOvernight: TimedOvernight = .bar
  ) {
    self.weekStart = weekStart
    self.rows = rows
    self.outside = outside
    self.weekend = weekend
    self.weekNumbers = weekNumbers ?? .usual(weekStart: weekStart)
    self.range = range
    self.beyondRange = beyondRange
    self.timedOvernight = timedOvernight
  }
}
