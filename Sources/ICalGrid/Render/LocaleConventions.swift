/// The language and customs by which dates are written: names, order, clock, and the shape of the week.
///
/// A plain value, so that drawing needs no locale data of the system. Digits are always those of ASCII, which every
/// terminal draws in one column. The built-in ``english`` is what the C locale means; ``builtIn(_:)`` knows some common
/// locales without the cost of loading locale data, and `LocaleConventions.init(identifier:)` any.
///
/// ```swift
/// let conventions = LocaleConventions(identifier: "de_DE")
/// conventions.monthTitle(YearMonth(year: 2024, month: 6)!)  // Juni 2024
/// ```
public struct LocaleConventions: Hashable, Sendable {
  /// The names of the months or weekdays in three lengths, January or Monday first.
  public struct Names: Hashable, Sendable {
    public var wide: [String]
    public var abbreviated: [String]
    public var narrow: [String]

    public init(wide: [String], abbreviated: [String], narrow: [String]) {
      self.wide = wide
      self.abbreviated = abbreviated
      self.narrow = narrow
    }
  }

  /// How dates and times are put together, in the pattern letters of Unicode's CLDR.
  public struct Patterns: Hashable, Sendable {
    /// A day with its weekday and year: `EEEE, d MMMM y`.
    public var fullDate: String
    /// A day with its weekday, in short: `EEE d MMM`.
    public var weekdayDate: String
    /// A day of a month, in short: `d MMM`.
    public var monthDay: String
    /// A month of a year: `MMMM y`.
    public var monthTitle: String
    /// A time of day: `HH:mm`, `h:mm a`.
    public var time: String

    public init(fullDate: String, weekdayDate: String, monthDay: String, monthTitle: String, time: String) {
      self.fullDate = fullDate
      self.weekdayDate = weekdayDate
      self.monthDay = monthDay
      self.monthTitle = monthTitle
      self.time = time
    }
  }

  /// The locale, such as `de_DE`.
  public var identifier: String
  /// The months' names as they stand alone.
  public var months: Names
  /// The months' names as they stand beside a day (`czerwca`).
  public var monthsInDates: Names
  /// The weekdays' names as they stand alone.
  public var weekdays: Names
  /// The weekdays' names as they stand beside a day.
  public var weekdaysInDates: Names
  public var patterns: Patterns
  /// The words for the halves of the day, for clocks of 12 hours.
  public var am: String
  public var pm: String
  /// The day on which weeks begin.
  public var weekStart: Weekday
  /// The days of the weekend.
  public var weekend: Set<Weekday>
  /// How many days of a year make a week its first, 1…7.
  public var minimalDays: Int
  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool

  public init(
    identifier: String, months: Names, monthsInDates: Names? = nil, weekdays: Names, weekdaysInDates: Names? = nil,
    patterns: Patterns, am: String = "AM", pm: String = "PM", weekStart: Weekday = .monday,
    weekend: Set<Weekday> = [.saturday, .sunday], minimalDays: Int = 4, isRightToLeft: Bool = false
  ) {
    self.identifier = identifier
    self.months = months
    self.monthsInDates = monthsInDates ?? months
    self.weekdays = weekdays
    self.weekdaysInDates = weekdaysInDates ?? weekdays
    self.patterns = patterns
    self.am = am
    self.pm = pm
    self.weekStart = weekStart
    self.weekend = weekend
    self.minimalDays = minimalDays
    self.isRightToLeft = isRightToLeft
  }

  /// What the C and POSIX locales mean here: English names, weeks from Monday numbered by ISO 8601, 24 hours.
  public static let english = LocaleConventions(
    identifier: "C",
    months: Names(
      wide: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
      ],
      abbreviated: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
      narrow: ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]),
    weekdays: Names(
      wide: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      abbreviated: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      narrow: ["M", "T", "W", "T", "F", "S", "S"]),
    patterns: Patterns(
      fullDate: "EEEE, d MMMM y", weekdayDate: "EEE d MMM", monthDay: "d MMM", monthTitle: "MMMM y", time: "HH:mm"))

  /// Whether times are written with 24 hours.
  public var uses24Hours: Bool { !patterns.time.contains("a") && !patterns.time.contains("h") }
  /// How weeks are numbered.
  public var weekNumbers: WeekNumbering { WeekNumbering(weekStart: weekStart, minimalDays: minimalDays) }
}
