/// Writes calendars of any size that look like a busy person's export, the same bytes for the same parameters.
struct SyntheticCalendar {
  /// How much of the calendar recurs.
  enum Density: String, CaseIterable {
    /// 1 % of the events recur, nine in ten of those with an end.
    case sparse
    /// 10 % of the events recur, half of them for ever.
    case dense
    /// As many recur as in `sparse`, all of them with an end.
    case bounded

    var recurring: Double { self == .dense ? 0.1 : 0.01 }
    var endless: Double {
      switch self {
      case .sparse: 0.1
      case .dense: 0.5
      case .bounded: 0
      }
    }
  }

  var count: Int
  var density: Density
  /// The first year; events begin in the years from there on.
  var firstYear: Int
  var years: Int
  var seed: UInt64 = 0x1CA1_6121D
  /// Where every event begins on one day: its year and its number in the year, from 0.
  var onlyDay: (year: Int, day: Int)?

  /// 15 years to the end of 2027; ten times as many for a million events, so that a month holds as much.
  init(count: Int, density: Density) {
    self.count = count
    self.density = density
    years = count >= 1_000_000 ? 150 : 15
    firstYear = count >= 1_000_000 ? 1878 : 2013
  }

  /// Hands the calendar's bytes to `write`, about a megabyte at a time.
  func write(_ write: ([UInt8]) throws -> Void) rethrows {
    var random = SplitMix64(seed: seed)
    var text = Self.head
    for number in 0..<count {
      append(number, &random, to: &text)
      if text.utf8.count > 1 << 20 {
        try write(Array(text.utf8))
        text = ""
      }
    }
    text += "END:VCALENDAR\r\n"
    try write(Array(text.utf8))
  }

  private static let head = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    PRODID:-//icalgrid//bench//EN\r
    X-WR-CALNAME:Bench\r
    BEGIN:VTIMEZONE\r
    TZID:Europe/Berlin\r
    BEGIN:DAYLIGHT\r
    DTSTART:19810329T020000\r
    TZOFFSETFROM:+0100\r
    TZOFFSETTO:+0200\r
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r
    END:DAYLIGHT\r
    BEGIN:STANDARD\r
    DTSTART:19961027T030000\r
    TZOFFSETFROM:+0200\r
    TZOFFSETTO:+0100\r
    RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r
    END:STANDARD\r
    END:VTIMEZONE\r

    """

  private static let titles = [
    "Team sync", "Design review", "Dentist", "Lunch with Ada", "Sprint planning", "Flight to Oslo", "Piano lesson",
    "Parents' evening", "1:1", "Release", "Reading group", "Climbing", "Besuch von Jürgen", "打ち合わせ", "Birthday 🎂",
  ]
  private static let rules = [
    "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=DAILY", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU",
    "FREQ=YEARLY", "FREQ=MONTHLY;BYMONTHDAY=15",
  ]

  private func append(_ number: Int, _ random: inout SplitMix64, to text: inout String) {
    let anyDay = random.below(years * 365)
    let (firstYear, day) = onlyDay.map { ($0.year, $0.day) } ?? (firstYear, anyDay)
    let date = Day(daysAfterNewYear: day, of: firstYear)
    let isAllDay = random.below(10) == 0
    text +=
      "BEGIN:VEVENT\r\nDTSTAMP:20240101T000000Z\r\nUID:\(seed)-\(number)-\(random.below(1 << 40))@bench.example\r\n"
    if isAllDay {
      let end = Day(daysAfterNewYear: day + 1 + random.below(4), of: firstYear)
      text += "DTSTART;VALUE=DATE:\(date.text)\r\nDTEND;VALUE=DATE:\(end.text)\r\n"
    } else {
      let hour = 7 + random.below(12)
      let minute = random.below(2) == 0 ? "00" : "30"
      let (start, end) = (hour < 10 ? "0\(hour)" : "\(hour)", hour + 1 < 10 ? "0\(hour + 1)" : "\(hour + 1)")
      text += "DTSTART;TZID=Europe/Berlin:\(date.text)T\(start)\(minute)00\r\n"
      text += "DTEND;TZID=Europe/Berlin:\(date.text)T\(end)\(minute)00\r\n"
    }
    if random.unit() < density.recurring {
      text += "RRULE:" + Self.rules[random.below(Self.rules.count)]
      if random.unit() >= density.endless {
        let until = Day(daysAfterNewYear: day + 30 + random.below(300), of: firstYear)
        text += isAllDay ? ";UNTIL=\(until.text)" : ";UNTIL=\(until.text)T220000Z"
      }
      text += "\r\n"
    }
    text += "SUMMARY:\(Self.titles[random.below(Self.titles.count)]) \(number % 97)\r\n"
    if random.below(3) == 0 { text += "LOCATION:Room \(random.below(40))\\, Building \(random.below(5))\r\n" }
    if random.below(4) == 0 {
      text += "DESCRIPTION:Agenda: first the numbers\\, then the plan for the next quarter\r\n"
      text += "  and at the end whatever has come up.\\nNotes: https://example.org/notes/\(number)\r\n"
      text += " /minutes and the dial-in is below.\r\n"
    }
    if random.below(6) == 0 {
      for _ in 0..<(1 + random.below(4)) {
        text += "ATTENDEE;CN=Person \(random.below(200));PARTSTAT=ACCEPTED:mailto:person\(random.below(200))@\r\n"
        text += " example.org\r\n"
      }
    }
    if random.below(5) == 0 {
      text += "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Reminder\r\nTRIGGER:-PT15M\r\nEND:VALARM\r\n"
    }
    text += "END:VEVENT\r\n"
  }
}

/// A date of the bench's calendars: the plain arithmetic of 365-day steps is near enough, what counts is that it is valid.
private struct Day {
  let text: String

  init(daysAfterNewYear days: Int, of year: Int) {
    let year = year + days / 365
    var rest = days % 365
    var month = 1
    for length in [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
      if rest < length { break }
      rest -= length
      month += 1
    }
    let (month2, day2) = (month < 10 ? "0\(month)" : "\(month)", rest < 9 ? "0\(rest + 1)" : "\(rest + 1)")
    text = "\(year)\(month2)\(day2)"
  }
}

/// A small, fast, well-mixed generator: the same numbers for the same seed everywhere.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in 0..<`bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// A number in 0..<1.
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
