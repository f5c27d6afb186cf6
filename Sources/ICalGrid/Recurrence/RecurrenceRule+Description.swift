extension RecurrenceRule: CustomStringConvertible {
  /// The rule as the text of an RRULE, in one form only: parts in a fixed order, lists in order and without duplicates, nothing that is the default.
  ///
  /// `FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=-1SU,1SU`
  public var description: String {
    var text = calendarScale.map { "RSCALE=\($0);" } ?? (skip == .omit ? "" : "RSCALE=GREGORIAN;")
    text += "FREQ=\(frequency.rawValue)"
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { text += ";\(name)=\(values.joined(separator: ","))" }
    }
    func add(_ name: String, _ numbers: [Int]) { add(name, numbers.sortedUnique().map(String.init)) }
    if interval != 1 { add("INTERVAL", [interval]) }
    if let count { add("COUNT", [count]) }
    if let until { add("UNTIL", [until.iCalendarText]) }
    add("BYMONTH", Set(byMonth).sorted().map { "\($0.number)\($0.isLeap ? "L" : "")" })
    add("BYWEEKNO", byWeekNumber)
    add("BYYEARDAY", byYearDay)
    add("BYMONTHDAY", byMonthDay)
    add("BYDAY", Array(Set(byDay)).inOrder().map { "\($0.ordinal.map(String.init) ?? "")\($0.weekday.iCalendarCode)" })
    add("BYHOUR", byHour)
    add("BYMINUTE", byMinute)
    add("BYSECOND", bySecond)
    add("BYSETPOS", bySetPosition)
    if weekStart != .monday { add("WKST", [weekStart.iCalendarCode]) }
    if skip != .omit { add("SKIP", [skip.rawValue]) }
    return text
  }
}

extension RecurrenceRule.MonthNumber: Comparable {
  /// In the order of a year: a leap month comes after the month whose number it shares.
  public static func < (left: Self, right: Self) -> Bool {
    (left.number, left.isLeap ? 1 : 0) < (right.number, right.isLeap ? 1 : 0)
  }
}

extension [RecurrenceRule.WeekdayOrdinal] {
  /// By ordinal, then from Monday on.
  func inOrder() -> Self {
    sorted { ($0.ordinal ?? 0, $0.weekday.rawValue) < ($1.ordinal ?? 0, $1.weekday.rawValue) }
  }
}

extension TimeValue {
  /// The basic form of RFC 5545 §3.3.4 and §3.3.5: `20240930`, `20240930T120000`, `20240930T120000Z`.
  fileprivate var iCalendarText: String {
    let wall = wall
    let parts = wall.date.parts
    let date = digits(parts.year, 4) + digits(parts.month, 2) + digits(parts.day, 2)
    let time = "T" + digits(wall.hour, 2) + digits(wall.minute, 2) + digits(wall.second, 2)
    return switch self {
    case .date: date
    case .floating, .zoned: date + time
    case .utc: date + time + "Z"
    }
  }
}
