/// How a month is laid out as weeks.
public struct GridOptions: Hashable, Sendable {
  /// How many week rows a month has.
  public enum Rows: Hashable, Sendable {
    /// As many as the month touches: 4…6.
    case fit
    /// A fixed number; 6 shows every month whole. Fewer than the month needs are raised to it.
    case fixed(Int)
  }

  /// What stands in the cells before the first and after the last day of the month.
  public enum Outside: Hashable, Sendable {
    /// The neighbouring months' days, with their events.
    case show
    /// Nothing.
    case blank
  }

  /// The first day of a week.
  public var weekStart: Weekday
  public var rows: Rows
  public var outside: Outside
  /// The days of the weekend.
  public var weekend: Set<Weekday>
  /// How weeks are numbered.
  public var weekNumbers: WeekNumbering

  public init(
    weekStart: Weekday = .monday, rows: Rows = .fit, outside: Outside = .show,
    weekend: Set<Weekday> = [.saturday, .sunday], weekNumbers: WeekNumbering = .iso8601
  ) {
    self.weekStart = weekStart
    self.rows = rows
    self.outside = outside
    self.weekend = weekend
    self.weekNumbers = weekNumbers
  }
}

/// The rule by which weeks are numbered: which weekday begins them and how many days of the new year make a week its first.
public struct WeekNumbering: Hashable, Sendable {
  public var weekStart: Weekday
  /// 1…7
  public var minimalDays: Int

  public init(weekStart: Weekday, minimalDays: Int) {
    self.weekStart = weekStart
    self.minimalDays = Swift.min(Swift.max(minimalDays, 1), 7)
  }

  /// ISO 8601: weeks begin on Monday, the first has four or more days of the year.
  public static let iso8601 = WeekNumbering(weekStart: .monday, minimalDays: 4)
}
