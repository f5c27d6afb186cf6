@testable import ICalGrid

extension GridSamples {
  /// A month of events as a person has them, with several scripts in it.
  static let june: [Occurrence] = [
    timed("Stand-up", "2024-06-03T09:30", "2024-06-03T09:45"),
    timed("Stand-up", "2024-06-10T09:30", "2024-06-10T09:45"),
    timed("Planning", "2024-06-03T11:00", "2024-06-03T12:00", status: .cancelled),
    timed("東京オフィスとの会議", "2024-06-05T10:00", "2024-06-05T11:00"),
    timed("اجتماع الفريق", "2024-06-06T13:00", "2024-06-06T14:00"),
    timed("👨‍👩‍👧‍👦 Family dinner", "2024-06-08T18:00", "2024-06-08T20:00"),
    allDay("Conference Lisbon", "2024-06-10", through: "2024-06-13"),
    timed("Dentist", "2024-06-12T08:00", "2024-06-12T08:45"), timed("Review", "2024-06-12T14:00", "2024-06-12T15:00"),
    timed("1:1 with Ada", "2024-06-12T14:30", "2024-06-12T15:00"),
    timed("Yoga", "2024-06-12T19:00", "2024-06-12T20:30", status: .tentative),
    timed("Night train to Wien", "2024-06-20T22:10", "2024-06-21T07:30"),
    allDay("Holiday", "2024-06-28", through: "2024-07-07"),
  ]

  static func inCalendar(_ name: String, _ occurrence: Occurrence) -> Occurrence {
    var occurrence = occurrence
    let event = occurrence.event
    occurrence.event = Event(
      uid: event.uid, start: event.start, details: event.details, calendar: CalendarInfo(name: name))
    return occurrence
  }

  /// Pieces of titles that are hard to measure or to draw.
  private static let pieces = [
    "Meeting", "a", "漢字", "カレンダー", "ｱｲｳ", "한국어", "각", "e\u{301}", "Z\u{335}\u{321}\u{312}", "👨‍👩‍👧‍👦", "👍🏽", "❤️", "☎︎", "1️⃣",
    "🇩🇪",
    "🇩🇪🇫", "🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "اجتماع", "مَرْحَبًا", "פגישה", "שָׁלוֹם", "हिन्दी", "क्षि", "क्", "தமிழ்", "สวัสดี", "ភ្នំ", "\u{1B}[31m",
    "\u{202E}abc",
    "\u{2068}", "\u{200D}", "\u{FE0F}", "\u{903}", "\n", "\t", "\u{9B}", "\u{0}", "\u{200B}", " ", "ﷺ", "🫩", "—", "|",
    "\u{1F1E6}",
    "\u{20E3}", "\u{AD}", "\u{1100}\u{1161}", "\u{1F3FD}",
  ]

  /// A title of up to seven such pieces.
  static func title(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...7, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  /// Occurrences of all kinds whose titles are made of such pieces, in several calendars.
  static func scripts(_ count: Int, around month: YearMonth, _ generator: inout SeededGenerator) -> [Occurrence] {
    let calendars = ["Work", "家", "בית", "Travel ✈️"].map { CalendarInfo(name: $0) }
    return random(count, around: month, &generator).map { occurrence in
      var occurrence = occurrence
      var details = occurrence.event.details
      details.summary = title(&generator)
      details.location = pieces.randomElement(using: &generator)
      occurrence.event = Event(
        uid: occurrence.event.uid, start: occurrence.event.start, details: details,
        calendar: calendars.randomElement(using: &generator) ?? calendars[0])
      return occurrence
    }
  }
}
