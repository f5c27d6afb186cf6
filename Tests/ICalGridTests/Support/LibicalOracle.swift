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

  /// Whether libical 3.0.16 to 4.0 all iterate the rule rightly, if its start is its first instance: the grammar that
  /// the large calendars write. What lies outside is wrong in one version or another, or never ends.
  static func isSound(_ rule: RecurrenceRule) -> Bool {
    guard rule.calendarScale == nil, rule.byWeekNumber.isEmpty, rule.byYearDay.isEmpty, rule.bySecond.isEmpty,
      rule.byMinute.isEmpty, rule.byHour.isEmpty, rule.interval < 32_768
    else { return false }
    switch rule.frequency {
    case .daily:
      return rule.byDay.isEmpty && rule.byMonth.isEmpty && rule.byMonthDay.isEmpty && rule.bySetPosition.isEmpty
    case .weekly:
      return rule.bySetPosition.isEmpty && rule.byMonth.isEmpty && (rule.interval == 1 || rule.byDay.isEmpty)
        && rule.byDay.allSatisfy { $0.ordinal == nil }
    case .monthly:
      return rule.byMonth.isEmpty && (rule.bySetPosition.isEmpty || rule.byMonthDay.isEmpty && !rule.byDay.isEmpty)
        && rule.byMonthDay.allSatisfy { $0 > 0 } && (rule.byDay.isEmpty || rule.byMonthDay.isEmpty)
    case .yearly:
      return rule.bySetPosition.isEmpty && (rule.byMonthDay.isEmpty || !rule.byMonth.isEmpty)
        && (rule.byDay.isEmpty || !rule.byMonth.isEmpty && rule.byMonthDay.isEmpty)
    default: return false
    }
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
