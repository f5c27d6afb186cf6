import LibicalBridge

@testable import ICalGrid

/// libical makes nothing of a text.
struct LibicalRefusal: Error {}

/// A recurrence rule as libical iterates it: a second opinion for the rules that it gets right.
struct LibicalRule: ~Copyable {
  private let handle: OpaquePointer

  /// - Throws: where libical refuses the rule, or the bridge since it would write out of bounds.
  init(_ text: String, start: CivilDateTime) throws(LibicalRefusal) {
    guard let handle = ig_rule_open(text, ig_time(start)) else { throw LibicalRefusal() }
    self.handle = handle
  }

  deinit { ig_rule_free(handle) }

  /// The next instance on the wall.
  mutating func next() -> CivilDateTime? {
    var time = ig_time()
    return ig_rule_next(handle, &time) ? time.wall : nil
  }

  /// What a rule has on which libical is no judge: some version of 3.0.16 to 4.0 gives other instances than RFC 5545 or invents them, writes out
  /// of bounds, or searches without end.
  enum Unsound: String, CaseIterable {
    /// RSCALE and SKIP: writes out of bounds, or never ends.
    case otherCalendar = "RSCALE"
    /// BYWEEKNO: writes out of bounds.
    case weekNumbers = "BYWEEKNO"
    /// An INTERVAL of more than 16 bits.
    case hugeInterval = "huge INTERVAL"
    /// BYSETPOS is heeded only in months and years, only for days, and counts a day twice that BYMONTHDAY or BYYEARDAY
    /// name from both ends.
    case setPositions = "BYSETPOS"
    /// BYHOUR of an hourly rule and the like: the first is repeated.
    case limitingTimes = "times that limit"
    /// Days that limit a sub-daily rule: it walks to them for hours, or gives up with an instance that is none.
    case limitingDays = "days that limit a sub-daily rule"
    /// BYMONTHDAY and BYYEARDAY from the end in daily and weekly rules.
    case daysFromTheEnd = "days from the end"
    /// BYYEARDAY with another part for days, or where it limits.
    case yearDays = "BYYEARDAY beside other days"
    /// Weeks that are left out by an INTERVAL, with weekdays or another first day of the week.
    case weekIntervals = "weeks with INTERVAL"
    /// BYMONTHDAY in a weekly rule, which the RFC has no meaning for: refused.
    case monthDaysOfWeek = "BYMONTHDAY of weeks"
    /// A yearly BYMONTHDAY without BYMONTH: the month of the start alone.
    case monthDaysOfYear = "BYMONTHDAY without BYMONTH"
    /// An ordinal in a daily or weekly rule, which we read as none: never matches.
    case strayOrdinals = "stray ordinals"
    /// BYSECOND=60: a minute of its own.
    case leapSecond = "BYSECOND=60"
  }

  /// Why libical can't tell what the instances of a rule are, where its start is its first instance.
  static func unsound(_ rule: RecurrenceRule) -> Unsound? {
    let (days, months) = (rule.byDay, rule.byMonth)
    let hasTimes = !(rule.byHour.isEmpty && rule.byMinute.isEmpty && rule.bySecond.isEmpty)
    let isShort = [.daily, .weekly].contains(rule.frequency)
    let isSubDaily = !isShort && ![.monthly, .yearly].contains(rule.frequency)
    if rule.calendarScale != nil { return .otherCalendar }
    if !rule.byWeekNumber.isEmpty { return .weekNumbers }
    if rule.interval >= 32_768 { return .hugeInterval }
    let namesDays = !(rule.byMonthDay.isEmpty && rule.byYearDay.isEmpty)
    if !rule.bySetPosition.isEmpty, isShort || isSubDaily || hasTimes || namesDays { return .setPositions }
    if rule.bySecond.contains(60) { return .leapSecond }
    if isSubDaily {
      let doesLimit =
        !rule.byHour.isEmpty || rule.frequency != .hourly && !rule.byMinute.isEmpty
        || rule.frequency == .secondly && !rule.bySecond.isEmpty
      if doesLimit { return .limitingTimes }
      return days.isEmpty && months.isEmpty && rule.byMonthDay.isEmpty && rule.byYearDay.isEmpty ? nil : .limitingDays
    }
    if isShort, (rule.byMonthDay + rule.byYearDay).contains(where: { $0 < 0 }) { return .daysFromTheEnd }
    if !rule.byYearDay.isEmpty, rule.frequency != .yearly || !(months.isEmpty && rule.byMonthDay.isEmpty) {
      return .yearDays
    }
    if rule.frequency == .weekly, rule.interval > 1, !days.isEmpty || rule.weekStart != .monday {
      return .weekIntervals
    }
    if rule.frequency == .weekly, !rule.byMonthDay.isEmpty { return .monthDaysOfWeek }
    if rule.frequency == .yearly, !rule.byMonthDay.isEmpty, months.isEmpty { return .monthDaysOfYear }
    return isShort && days.contains { $0.ordinal != nil } ? .strayOrdinals : nil
  }
}

/// A whole file as libical parses it.
struct LibicalTree: ~Copyable {
  private let handle: OpaquePointer

  init(_ text: String) throws(LibicalRefusal) {
    guard let handle = ig_tree_parse(text, text.utf8.count) else { throw LibicalRefusal() }
    self.handle = handle
  }

  deinit { ig_tree_free(handle) }

  /// The next VEVENT's properties, folded, in the order that libical keeps.
  mutating func nextEvent() -> [String]? {
    guard ig_tree_next_event(handle) else { return nil }
    var lines: [String] = []
    while let line = ig_tree_next_property(handle) {
      defer { ig_free(line) }
      lines.append(String(cString: line))
    }
    return lines
  }
}

extension ig_time {
  init(_ wall: CivilDateTime) {
    let parts = wall.date.parts
    self.init(
      year: Int32(parts.year), month: Int32(parts.month), day: Int32(parts.day), hour: Int32(wall.hour),
      minute: Int32(wall.minute), second: Int32(wall.second), is_date: false, is_utc: false)
  }

  /// The fields as a wall time; `nil` where they form none.
  var wall: CivilDateTime? {
    CivilDate(year: Int(year), month: Int(month), day: Int(day)).map {
      CivilDateTime($0, hour: Int(hour), minute: Int(minute), second: Int(second))
    }
  }
}
