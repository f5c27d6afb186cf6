extension Phrases {
  /// English.
  public static let english = Phrases(
    allDay: "all day", today: "today",
    untilTime: { "until \($0)" },
    untilDay: { "until \($0)" },
    fromDay: { "from \($0)" },
    dayOfDays: { "day \($0) of \($1)" },
    more: { "+\($0) more" },
    duration: { parts([($0, "d"), ($1, "h"), ($2, "min"), ($3, "s")]) },
    conflict: "conflict", tentative: "tentative", cancelled: "cancelled", declined: "declined", accepted: "accepted",
    untitled: "(no title)", unnamed: "(no name)", noEvents: "No events",
    noEventsOn: { "No events, \($0)" },
    noEventsWith: { "No events with \($0)" },
    noEventsIn: { "\($0): no events." },
    nearestIn: { "The nearest are in \($0):" },
    events: { $1 == 1 ? "\($0) event" : "\($0) events" },
    zone: { "zone: \($0), \($1) there" },
    organizer: "organizer: ", attendees: "with: ", categories: "categories: ",
    todayButton: "Today", previousMonth: "Previous month", nextMonth: "Next month",
    close: "Close", months: "Months", week: "Week", rules: .english)

  /// English with a locale's names in recurrence rules.
  static func english(naming conventions: LocaleConventions) -> Phrases {
    var phrases = english
    phrases.rules = RulePhrases.english.naming(by: conventions)
    return phrases
  }
}
