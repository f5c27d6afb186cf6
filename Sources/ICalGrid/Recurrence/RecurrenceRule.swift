/// A recurrence rule: the RECUR value of RRULE and EXRULE (RFC 5545 §3.3.10, RFC 7529).
public struct RecurrenceRule: Hashable, Sendable {
  public enum Frequency: String, CaseIterable, Sendable {
    case secondly = "SECONDLY"
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// A value of BYDAY: a weekday, with an ordinal (`-1FR`) or for each such day (`FR`, ordinal `nil`).
  public struct WeekdayOrdinal: Hashable, Sendable {
    public var weekday: Weekday
    public var ordinal: Int?

    public init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// A value of BYMONTH: a month's number in the rule's calendar, and whether its leap twin is meant (RFC 7529 `5L`).
  public struct MonthNumber: Hashable, Sendable {
    public var number: Int
    public var isLeap: Bool

    public init(_ number: Int, isLeap: Bool = false) {
      self.number = number
      self.isLeap = isLeap
    }
  }

  /// SKIP (RFC 7529 §4.1): what becomes of an instance on a day that does not exist.
  public enum Skip: String, Sendable {
    case omit = "OMIT"
    case backward = "BACKWARD"
    case forward = "FORWARD"
  }

  public var frequency: Frequency
  /// 1 or more.
  public var interval = 1
  /// 1 or more; `nil`: no such bound.
  public var count: Int?
  /// DATE, floating or UTC; never zoned. Inclusive.
  public var until: TimeValue?
  public var weekStart: Weekday = .monday
  public var bySecond: [Int] = []
  public var byMinute: [Int] = []
  public var byHour: [Int] = []
  public var byDay: [WeekdayOrdinal] = []
  public var byMonthDay: [Int] = []
  public var byYearDay: [Int] = []
  public var byWeekNumber: [Int] = []
  public var byMonth: [MonthNumber] = []
  public var bySetPosition: [Int] = []
  /// RSCALE in upper case, such as `CHINESE`; `nil` for Gregorian rules without one.
  public var calendarScale: String?
  public var skip: Skip = .omit

  public init(frequency: Frequency) { self.frequency = frequency }
}
