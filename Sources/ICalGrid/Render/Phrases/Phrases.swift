/// The words of the output in one language, beside the names that ``LocaleConventions`` has: `all day`, `until 14:00`, `day 2 of 3`, `+2 more`.
///
/// Where a language inflects or counts, the phrase is a function. Times and dates come to it as they are written in the locale.
///
/// ```swift
/// var phrases = Phrases(LocaleConventions(identifier: "de_DE"))
/// phrases.conflict = "gleichzeitig"
/// let options = RenderOptions(phrases: phrases)
/// ```
public struct Phrases: Sendable {
  /// `all day`
  public var allDay: String
  /// `today`
  public var today: String
  /// `until 14:00`
  public var untilTime: @Sendable (_ time: String) -> String
  /// `until Thu 13 Jun`, which may be followed by a time of day.
  public var untilDay: @Sendable (_ day: String) -> String
  /// `from Mon 10 Jun`, which may be followed by a time of day.
  public var fromDay: @Sendable (_ day: String) -> String
  /// `day 2 of 3`
  public var dayOfDays: @Sendable (_ day: Int, _ count: Int) -> String
  /// `+2 more`
  public var more: @Sendable (_ count: Int) -> String
  /// `1 h 30 min`; each part is 0 or more, and one of them more than 0.
  public var duration: @Sendable (_ days: Int, _ hours: Int, _ minutes: Int, _ seconds: Int) -> String

  /// The states of an event, and of a person's answer to it.
  public var conflict, tentative, cancelled, declined, accepted: String
  /// What stands for an event without a title, `(no title)`, and for a calendar without a name.
  public var untitled, unnamed: String

  /// `No events`
  public var noEvents: String
  /// `No events, Sat 1 Jun – Sun 2 Jun`
  public var noEventsOn: @Sendable (_ days: String) -> String
  /// `No events with choir`
  public var noEventsWith: @Sendable (_ text: String) -> String
  /// `June 2024: no events.`
  public var noEventsIn: @Sendable (_ month: String) -> String
  /// `The nearest are in July 2024:`, before the option that shows them.
  public var nearestIn: @Sendable (_ month: String) -> String
  /// `1 event`, `3–5 events`: a number, or a range of which the second is the end.
  public var events: @Sendable (_ numbers: String, _ last: Int) -> String

  /// `zone: America/New_York, 09:00 there`
  public var zone: @Sendable (_ name: String, _ time: String) -> String
  /// What stands before names, with the mark that belongs between: `organizer: `, `with: `, `categories: `.
  public var organizer, attendees, categories: String
  /// The controls of a page: `Today`, `Previous month`, `Next month`, `Close`, and what its parts are called: `Months`, `Week`.
  public var todayButton, previousMonth, nextMonth, close, months, week: String
  /// Recurrence rules in words.
  public var rules: RulePhrases
}

extension Phrases {
  /// The phrases in the language of a locale: German, French, Spanish, Chinese, Japanese, Arabic or Hebrew; for any other ``english``, with
  /// the locale's names in recurrence rules.
  public init(_ conventions: LocaleConventions) {
    let parts = conventions.identifier.split(separator: "_").map { $0.lowercased() }
    self =
      switch parts.first ?? "" {
      case "de": .german(conventions)
      case "fr": .french(conventions)
      case "es": .spanish(conventions)
      case "zh":
        .chinese(
          conventions,
          isTraditional: !parts.contains("hans") && !Set(parts).isDisjoint(with: ["hant", "tw", "hk", "mo"]))
      case "ja": .japanese(conventions)
      case "ar": .arabic(conventions)
      case "he", "iw": .hebrew(conventions)
      default: .english(naming: conventions)
      }
  }

  /// The parts of a duration that aren't 0, each after its number.
  static func parts(_ parts: [(number: Int, unit: String)], gap: String = " ", between: String = " ") -> String {
    parts.filter { $0.number > 0 }.map { "\($0.number)\(gap)\($0.unit)" }.joined(separator: between)
  }
}

extension RulePhrases {
  /// `a, b and c`
  static func list(_ items: [String], comma: String = ", ", and: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: comma) + and + last
  }

  /// `09:00`, `09:00:30`; `nil` where no hour is stated or nothing beside it.
  static func clock(_ hour: Int?, _ minute: Int?, _ second: Int?) -> String? {
    guard let hour, minute != nil || second != nil else { return nil }
    return "\(digits(hour, 2)):\(minute.map { digits($0, 2) } ?? "…")\(second.map { ":" + digits($0, 2) } ?? "")"
  }

  /// The month's name in a locale, or its number where months have no Gregorian one.
  static func monthName(_ month: RecurrenceRule.MonthNumber, _ scale: String?, _ conventions: LocaleConventions)
    -> String?
  {
    scale == nil && !month.isLeap ? conventions.months.wide.element(month.number &- 1) : nil
  }

  /// `Chinese`, for a scale that RFC 7529 calls CHINESE.
  static func scaleName(_ scale: String) -> String { scale.prefix(1) + scale.dropFirst().lowercased() }

  /// The size of an ordinal, which counts from the end where it is negative.
  static func size(_ ordinal: Int) -> Int { Int(clamping: ordinal.magnitude) }
}

extension Array {
  /// The element at a place, if there is one.
  func element(_ place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
