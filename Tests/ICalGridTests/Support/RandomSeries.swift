@testable import ICalGrid

/// Recurrence sets at random: masters of every form of start with rules, RDATEs, EXDATEs and EXRULEs, and overrides of their instances, which
/// move, cancel, change all that follow, or match nothing.
struct RandomSeries {
  static let zones = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Kiritimati", "Etc/GMT+12", "Europe/Dublin",
    "Asia/Kolkata", "America/St_Johns", "Pacific/Apia",
  ]

  var random: SeededGenerator
  /// The content lines of each VEVENT.
  var events: [[String]] = []

  private enum Form: CaseIterable { case date, floating, utc, zoned }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for number in 0..<6 { addSet("set-\(number)") }
    events.shuffle(using: &random)
  }

  /// A day of two years, more often than not close to a clock change.
  private mutating func day() -> Int {
    let changes = ["2024-03-10", "2024-03-31", "2024-04-07", "2024-10-06", "2024-10-27", "2024-11-03"]
    guard random.chance(60), let near = CivilDate(iso8601: changes.randomElement(using: &random)!) else {
      return CivilDate(year: 2023, month: 6, day: 1)!.dayNumber + Int.random(in: 0..<700, using: &random)
    }
    return near.dayNumber + Int.random(in: -20...5, using: &random)
  }

  private mutating func addSet(_ uid: String) {
    let form = Form.allCases.randomElement(using: &random)!
    let zone = Self.zones.randomElement(using: &random)!
    let start = CivilDateTime(CivilDate(dayNumber: day())).advanced(
      bySeconds: [0, 5_400, 9_000, 84_600].randomElement(using: &random)!)
    var lines = ["UID:\(uid)", "SUMMARY:\(uid)", stated("DTSTART", start, form, zone)]
    lines += end(of: start, form, zone)
    for _ in 0..<Int.random(in: 0...2, using: &random) { lines.append("RRULE:\(rule(start))") }
    if random.chance(15) { lines.append("EXRULE:\(rule(start))") }
    for _ in 0..<Int.random(in: 0...2, using: &random) { lines.append(date("RDATE", near(start), form, zone)) }
    for _ in 0..<Int.random(in: 0...3, using: &random) { lines.append(date("EXDATE", near(start), form, zone)) }
    if random.chance(10) { lines.append("RDATE;VALUE=PERIOD:20240401T100000Z/PT30H,20241101T230000Z/20241104T010000Z") }
    events.append(lines)
    for number in 0..<Int.random(in: 0...3, using: &random) { addOverride(uid, number, near(start), form, zone) }
    if random.chance(10) { events.append(lines + ["SEQUENCE:1", "STATUS:TENTATIVE"]) }
  }

  /// A time at which an instance of a series that begins at `start` is likely.
  private mutating func near(_ start: CivilDateTime) -> CivilDateTime {
    start.advanced(bySeconds: 86_400 * Int.random(in: 0...60, using: &random))
  }

  private mutating func addOverride(
    _ uid: String, _ number: Int, _ original: CivilDateTime, _ form: Form, _ zone: String
  ) {
    let moved = original.advanced(
      bySeconds: [0, 0, 3_600, -5_400, 86_400, -86_400 * 9, 86_400 * 45].randomElement(using: &random)!)
    let ownForm = random.chance(70) ? form : Form.allCases.randomElement(using: &random)!
    let ownZone = random.chance(70) ? zone : Self.zones.randomElement(using: &random)!
    let isRange = random.chance(35)
    events.append(
      [
        "UID:\(uid)", "SUMMARY:\(uid), changed \(number)", stated("DTSTART", moved, ownForm, ownZone),
        date(isRange ? "RECURRENCE-ID;RANGE=THISANDFUTURE" : "RECURRENCE-ID", original, form, zone),
      ] + end(of: moved, ownForm, ownZone) + (random.chance(30) ? ["STATUS:CANCELLED"] : []))
  }

  private mutating func end(of start: CivilDateTime, _ form: Form, _ zone: String) -> [String] {
    if form == .date { return [[], ["DURATION:P3D"], ["DURATION:P1W"]].randomElement(using: &random)! }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return []
    case 1:
      return [
        stated(
          "DTEND", start.advanced(bySeconds: [0, 1_800, 100_000, 900_000].randomElement(using: &random)!), form, zone)
      ]
    default: return ["DURATION:\(["PT0S", "PT45M", "P1D", "P2DT3H", "PT24H", "P3W"].randomElement(using: &random)!)"]
    }
  }

  private mutating func rule(_ start: CivilDateTime) -> String {
    var parts = [
      "FREQ=DAILY", "FREQ=DAILY;BYHOUR=1,2,3", "FREQ=WEEKLY;BYDAY=MO,WE,SU",
      "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU",
      "FREQ=MONTHLY;BYMONTHDAY=-1,10,31", "FREQ=MONTHLY;BYDAY=-1SU,1SU", "FREQ=YEARLY;BYMONTH=3,10,11;BYDAY=SU",
      "FREQ=HOURLY;INTERVAL=5",
      "FREQ=MINUTELY;INTERVAL=90;BYHOUR=0,1,2,3", "FREQ=DAILY;INTERVAL=3",
    ].randomElement(using: &random)!
    let last = start.advanced(bySeconds: Int.random(in: 0...40_000_000, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: parts += ";COUNT=\(Int.random(in: 1...60, using: &random))"
    case 1: parts += ";UNTIL=\(basic(last))"
    case 2: parts += ";UNTIL=\(basic(last))Z"
    case 3: parts += ";UNTIL=\(basic(last).prefix(8))"
    default: break
    }
    return parts
  }

  /// A reference to an instance: mostly in the form of the series, at times in another.
  private mutating func date(_ name: String, _ wall: CivilDateTime, _ form: Form, _ zone: String) -> String {
    guard random.chance(35) else { return stated(name, wall, form, zone) }
    return stated(name, wall, Form.allCases.randomElement(using: &random)!, Self.zones.randomElement(using: &random)!)
  }

  private func stated(_ name: String, _ wall: CivilDateTime, _ form: Form, _ zone: String) -> String {
    switch form {
    case .date: "\(name);VALUE=DATE:\(basic(wall).prefix(8))"
    case .floating: "\(name):\(basic(wall))"
    case .utc: "\(name):\(basic(wall))Z"
    case .zoned: "\(name);TZID=\(zone):\(basic(wall))"
    }
  }

  private func basic(_ wall: CivilDateTime) -> String { "\(wall)".filter { $0 != "-" && $0 != ":" } }
}
