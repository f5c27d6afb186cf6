@testable import ICalGrid

/// An event whose days are known from how it was made.
struct RandomEvent {
  var uid: String
  var text: [String]
  /// The first and last day of each instance, on the event's own wall.
  var instances: [ClosedRange<Int>]
  /// Days that must be kept for another reason: the instance that an override replaces.
  var claims: [Int] = []
  /// Whether it can touch any day: an override for all that follows.
  var isEverywhere = false

  /// Whether an instance of it, or one that it replaces, stands on one of the days.
  func touches(_ days: ClosedRange<Int>) -> Bool {
    isEverywhere || instances.contains { $0.overlaps(days) } || claims.contains { days.contains($0) }
  }
}

/// A calendar in random spellings: names in any case, folds anywhere, odd line ends, components between the events.
struct RandomCalendar {
  var random: SeededGenerator
  var events: [RandomEvent] = []
  var text = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let lineEnd = ["\r\n", "\n", "\r", "\r\r\n"].randomElement(using: &random)!
    var lines: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      lines.append(spelled("BEGIN:VCALENDAR"))
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let event = event()
        events.append(event)
        lines += event.text
        if random.chance(10) { lines += ["BEGIN:VTODO", "DTSTART:20240101", "END:VTODO"] }
      }
      // Most writers put it in front of the events; it counts wherever it stands.
      let zone = [
        "BEGIN:VTIMEZONE", "TZID:Z", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+1300",
        "TZOFFSETTO:+1300", "END:STANDARD", "END:VTIMEZONE",
      ]
      if random.chance(50) { lines += zone }
      lines.append(spelled("END:VCALENDAR"))
    }
    for line in lines {
      text += folded(line, lineEnd) + lineEnd
      if random.chance(5) { text += lineEnd }
    }
  }

  private mutating func spelled(_ name: String) -> String {
    random.chance(80) ? name : String(name.map { random.chance(50) ? Character($0.lowercased()) : $0 })
  }

  private mutating func folded(_ line: String, _ lineEnd: String) -> String {
    guard random.chance(25) else { return line }
    let rest = line.dropFirst().map {
      random.chance(15) ? "\(lineEnd)\(random.chance(50) ? " " : "\t")\($0)" : String($0)
    }
    return line.prefix(1) + rest.joined()
  }

  private mutating func time(_ name: String, _ day: Int, isDate: Bool) -> String {
    let parts = CivilDate(dayNumber: day).parts
    let date = digits(parts.year, 4) + digits(parts.month, 2) + digits(parts.day, 2)
    let name = spelled(name)
    if isDate { return random.chance(50) ? "\(name);VALUE=DATE:\(date)" : "\(name):\(date)" }
    let clock = "T" + digits(Int.random(in: 0...23, using: &random), 2) + "3000"
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return "\(name):\(date)\(clock)Z"
    case 1: return "\(name):\(date)\(clock)"
    case 2:
      let zone = ["Europe/Berlin", "Pacific/Kiritimati", "Etc/GMT+12"].randomElement(using: &random)!
      return "\(name);TZID=\(zone):\(date)\(clock)"
    default: return "\(name);X-A=\"b:c;d\";TZID=\"Z\":\(date)\(clock)"
    }
  }

  private mutating func event() -> RandomEvent {
    let start = CivilDate(year: 2024, month: 1, day: 1)!.dayNumber + Int.random(in: -400...400, using: &random)
    let isDate = random.chance(40)
    let uid = "uid-\(Int.random(in: 0..<12, using: &random))"
    var lines = [time("DTSTART", start, isDate: isDate)]
    var extra = 0
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      extra = random.chance(10) ? Int.random(in: 0...900, using: &random) : Int.random(in: 1...3, using: &random)
      lines.append(time("DTEND", start + extra, isDate: isDate))
    case 1:
      let weeks = Int.random(in: 1...3, using: &random)
      extra = weeks * 7
      lines.append("\(spelled("DURATION")):P\(weeks)W")
    case 2 where !isDate:
      extra = 1
      lines.append("DURATION:PT5H10M")
    default: break
    }
    var days = [start]
    var claims: [Int] = []
    var isEverywhere = false
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: days = rule(start, &lines)
    case 2:
      let another = start + Int.random(in: -200...200, using: &random)
      lines.append(time("RDATE", another, isDate: isDate))
      days.append(another)
    case 3:
      let original = start + Int.random(in: -300...300, using: &random)
      isEverywhere = random.chance(20)
      lines.append(time(isEverywhere ? "RECURRENCE-ID;RANGE=THISANDFUTURE" : "RECURRENCE-ID", original, isDate: isDate))
      claims = [original]
    default: break
    }
    let hasUID = random.chance(90)
    if hasUID { lines.append("\(spelled("UID")):\(uid)") }
    if random.chance(30) { lines.append("SEQUENCE:\(Int.random(in: 0...3, using: &random))") }
    lines.append("SUMMARY:\(Int.random(in: 0..<1_000_000, using: &random))")
    lines.append("DESCRIPTION:DTSTART:20200101 and more")
    lines.shuffle(using: &random)
    if random.chance(20) { lines += ["BEGIN:VALARM", "TRIGGER:-PT15M", "DURATION:PT5M", "END:VALARM"] }
    if random.chance(10) { lines += ["BEGIN:X-NOTE", "DTSTART:20200101", "RRULE:FREQ=DAILY", "END:X-NOTE"] }
    return RandomEvent(
      uid: hasUID ? uid : "", text: [spelled("BEGIN:VEVENT")] + lines + [spelled("END:VEVENT")],
      instances: days.map { $0...$0 + extra }, claims: claims, isEverywhere: isEverywhere)
  }

  /// A rule whose instances are plain to count.
  private mutating func rule(_ start: Int, _ lines: inout [String]) -> [Int] {
    let interval = Int.random(in: 1...4, using: &random)
    let (name, step) = random.chance(50) ? ("DAILY", interval) : ("WEEKLY", interval * 7)
    var parts = ["FREQ=\(name)", "INTERVAL=\(interval)"]
    var count = 1500 / step
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      count = Int.random(in: 1...60, using: &random)
      parts.append("COUNT=\(count)")
    case 1:
      let until = start + Int.random(in: 0...300, using: &random)
      let date = CivilDate(dayNumber: until).description.replacing("-", with: "")
      parts.append("UNTIL=\(date)\(random.chance(50) ? "T235959Z" : "")")
      count = (until - start) / step + 1
    default: break
    }
    parts.shuffle(using: &random)
    lines.append("\(spelled("RRULE")):\(parts.joined(separator: ";"))")
    return (0..<count).map { start + $0 * step }
  }
}
