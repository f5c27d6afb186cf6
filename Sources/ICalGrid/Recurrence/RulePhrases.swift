/// The phrases that put a recurrence rule into the words of a language. Each is a function, so that a language can inflect as it must;
/// ``RecurrenceRule/words(_:)`` puts them in a row. Names of weekdays and months come from a locale by ``naming(by:)``.
public struct RulePhrases: Sendable {
  /// `every 2 weeks`
  public var every: @Sendable (_ frequency: RecurrenceRule.Frequency, _ interval: Int) -> String
  /// `every weekday`: in place of a week and its five days from Monday on.
  public var everyWorkday: String
  /// `Monday`
  public var weekday: @Sendable (Weekday) -> String
  /// `the last Friday`; `name` is what ``weekday`` calls the day.
  public var nthWeekday: @Sendable (_ ordinal: Int, Weekday, _ name: String) -> String
  /// `June`; with a calendar's name where months have no Gregorian one.
  public var month: @Sendable (RecurrenceRule.MonthNumber, _ calendarScale: String?) -> String
  /// `the 15th`, `the last day`
  public var dayOfMonth: @Sendable (Int) -> String
  /// `the 100th day of the year`
  public var dayOfYear: @Sendable (Int) -> String
  /// `week 20`
  public var week: @Sendable (Int) -> String
  /// `the first`, for one of a set.
  public var position: @Sendable (Int) -> String
  /// `09:00`; a part that the rule leaves to its start is `nil`.
  public var time: @Sendable (_ hour: Int?, _ minute: Int?, _ second: Int?) -> String
  /// `30 September 2024`
  public var date: @Sendable (CivilDate) -> String
  /// `Monday, Tuesday and Friday`
  public var list: @Sendable ([String]) -> String

  /// `in June and July`
  public var inMonths: @Sendable (_ months: String) -> String
  /// `in week 20`
  public var inWeeks: @Sendable (_ weeks: String) -> String
  /// `on Monday and Friday`
  public var onDays: @Sendable (_ days: String) -> String
  /// `that falls on Friday`: days that must be such weekdays as well.
  public var ifOn: @Sendable (_ days: String) -> String
  /// `at 09:00`
  public var atTimes: @Sendable (_ times: String) -> String
  /// `(only the last of these)`
  public var onlyPositions: @Sendable (_ positions: String) -> String
  /// `10 times`
  public var times: @Sendable (Int) -> String
  /// `until 30 September 2024`
  public var until: @Sendable (_ date: String) -> String
  /// `in the Chinese calendar`
  public var inCalendar: @Sendable (_ calendarScale: String) -> String
  /// What stands between the phrases.
  public var separator = " "
}

extension RulePhrases {
  /// English.
  public static let english = RulePhrases(
    every: { frequency, interval in
      let unit =
        switch frequency {
        case .secondly: "second"
        case .minutely: "minute"
        case .hourly: "hour"
        case .daily: "day"
        case .weekly: "week"
        case .monthly: "month"
        case .yearly: "year"
        }
      return interval == 1 ? "every \(unit)" : "every \(interval) \(unit)s"
    },
    everyWorkday: "every weekday",
    weekday: { englishWeekdays[$0.rawValue - 1] },
    nthWeekday: { "the \(englishOrdinal($0)) \($2)" },
    month: { month, scale in
      let isNamed = scale == nil && !month.isLeap && englishMonths.indices.contains(month.number &- 1)
      let name = isNamed ? englishMonths[month.number - 1] : "month \(month.number)"
      return month.isLeap ? "leap \(name)" : name
    },
    dayOfMonth: { $0 > 0 ? "the \(englishNumeral($0))" : "the \(englishOrdinal($0)) day" },
    dayOfYear: { $0 > 0 ? "the \(englishNumeral($0)) day of the year" : "the \(englishOrdinal($0)) day of the year" },
    week: { $0 > 0 ? "week \($0)" : "the \(englishOrdinal($0)) week" },
    position: { "the \(englishOrdinal($0))" },
    time: { hour, minute, second in
      if let hour {
        guard minute != nil || second != nil else { return "hour \(hour)" }
        return "\(digits(hour, 2)):\(minute.map { digits($0, 2) } ?? "…")\(second.map { ":" + digits($0, 2) } ?? "")"
      }
      guard let minute else { return "second \(second ?? 0)" }
      return "minute \(minute)\(second.map { ":" + digits($0, 2) } ?? "")"
    },
    date: { "\($0.day) \(englishMonths[$0.month - 1]) \($0.year)" },
    list: { items in
      guard let last = items.last, items.count > 1 else { return items.first ?? "" }
      return items.dropLast().joined(separator: ", ") + " and " + last
    },
    inMonths: { "in \($0)" },
    inWeeks: { "in \($0)" },
    onDays: { "on \($0)" },
    ifOn: { "if on \($0)" },
    atTimes: { "at \($0)" },
    onlyPositions: { "(only \($0) of these)" },
    times: { $0 == 1 ? "once" : "\($0) times" },
    until: { "until \($0)" },
    inCalendar: { "in the \($0.prefix(1))\($0.dropFirst().lowercased()) calendar" })
}

private let englishWeekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
private let englishMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
  "December",
]

/// `first`, `20th`, `last`, `second to last`
private func englishOrdinal(_ number: Int) -> String {
  let words = ["first", "second", "third", "fourth", "fifth"]
  let size = Int(min(number.magnitude, UInt(Int.max)))
  let name = (1...words.count).contains(size) ? words[size - 1] : englishNumeral(size)
  return number > 0 ? name : size == 1 ? "last" : "\(name) to last"
}

/// `1st`, `22nd`, `13th`
private func englishNumeral(_ number: Int) -> String {
  let suffix =
    switch (number % 10, number % 100) {
    case (_, 11...13): "th"
    case (1, _): "st"
    case (2, _): "nd"
    case (3, _): "rd"
    default: "th"
    }
  return "\(number)\(suffix)"
}
