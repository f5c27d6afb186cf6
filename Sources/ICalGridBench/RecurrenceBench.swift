import ICalGrid
internal import LibicalBridge

/// Rules against libical's iterator, jumps against short ways, and many series into one month.
struct RecurrenceBench {
  let series: Int
  let rounds: Int

  /// The rules that are iterated side by side, with their first instance.
  static let rules: [(text: String, start: CivilDate)] = [
    ("FREQ=DAILY", date(2024, 1, 1)),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR", date(2024, 1, 1)),
    ("FREQ=MONTHLY;BYDAY=-1FR", date(2024, 1, 26)),
    ("FREQ=YEARLY;BYMONTH=1,6,12;BYDAY=2MO,-1FR", date(2024, 1, 8)),
    ("FREQ=DAILY;BYMONTH=1;BYDAY=MO", date(2024, 1, 1)),
  ]

  /// Every frequency, with an INTERVAL and without.
  static let frequencies = ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"]
  static let intervals = [1, 3, 7, 50]

  func run() throws -> [Measurement] {
    try Self.rules.map(iteration) + [jump()] + [expansion()]
  }

  private func iteration(_ rule: (text: String, start: CivilDate)) throws -> Measurement {
    let start = CivilDateTime(rule.start, hour: 9)
    let parsed = try RecurrenceRule(parsing: rule.text)
    // libical is slower by orders of magnitude on some, and ends before the year 2600.
    let (many, few) = (5_000, 500)
    let (ours, libical) = Clock.compare(
      rounds: rounds, { consume(Self.instances(parsed, start, many)) },
      { consume(Self.libicalInstances(rule.text, start, few)) })
    let (each, libicalEach) = (ours / Double(many), libical / Double(few))
    return Measurement(
      what: "an instance of \(rule.text)", against: "libical's iterator", value: libicalEach / each,
      unit: .timesFaster, goal: .atLeast(10), medians: "\(duration(each)) : \(duration(libicalEach))")
  }

  /// How many of the first `count` instances there are, and the last of them.
  static func instances(_ rule: RecurrenceRule, _ start: CivilDateTime, _ count: Int) -> [CivilDateTime] {
    var iterator = RuleIterator(rule, start: start, isAllDay: false, until: nil)
    var instances: [CivilDateTime] = []
    instances.reserveCapacity(count)
    while instances.count < count, let next = iterator.next() { instances.append(next) }
    return instances
  }

  static func libicalInstances(_ rule: String, _ start: CivilDateTime, _ count: Int) -> [CivilDateTime] {
    guard let iterator = ig_rule_open(rule, ig_time(start)) else { return [] }
    defer { ig_rule_free(iterator) }
    var instances: [CivilDateTime] = []
    instances.reserveCapacity(count)
    var time = ig_time()
    while instances.count < count, ig_rule_next(iterator, &time) {
      guard let date = CivilDate(year: Int(time.year), month: Int(time.month), day: Int(time.day)) else { break }
      instances.append(
        CivilDateTime(date, hour: Int(time.hour), minute: Int(time.minute), second: Int(time.second)))
    }
    return instances
  }

  /// The worst of all frequencies and intervals.
  private func jump() throws -> Measurement {
    let start = CivilDateTime(date(1970, 6, 12), hour: 9, minute: 30)
    let soon = CivilDateTime(date(1970, 9, 1))
    let late = CivilDateTime(date(2020, 6, 12))
    var worst: (rule: String, late: Double, soon: Double)?
    for frequency in Self.frequencies {
      for interval in Self.intervals {
        let text = "FREQ=\(frequency)" + (interval == 1 ? "" : ";INTERVAL=\(interval)")
        let rule = try RecurrenceRule(parsing: text)
        func first(from lower: CivilDateTime) -> CivilDateTime? {
          var iterator = RuleIterator(rule, start: start, isAllDay: false, until: nil, from: lower)
          return iterator.next()
        }
        let took = Clock.compare(rounds: rounds, { consume(first(from: late)) }, { consume(first(from: soon)) })
        if worst.map({ took.left / took.right > $0.late / $0.soon }) ?? true { worst = (text, took.left, took.right) }
      }
    }
    guard let worst else { throw BenchError("there are no rules") }
    return Measurement(
      what: "the first instance 50 years on, at worst (\(worst.rule))", against: "one in the first year",
      value: worst.late / worst.soon, unit: .times, goal: .atMost(5),
      medians: "\(duration(worst.late)) : \(duration(worst.soon))")
  }

  private func expansion() throws -> Measurement {
    let events = try Self.events(series)
    let reader = CalendarReader()
    let june = MonthGrid.window(of: date(2024, 6, 1).yearMonth)
    let zone = reader.zones.resolve("Europe/Berlin") ?? .utc
    let took = Clock.median(rounds: rounds) {
      consume(reader.expand(events, window: june, zone: zone).occurrences.count)
    }
    return Measurement(
      what: "\(grouped(series)) series of mixed age into one month", against: "", value: took * 1e3,
      unit: .milliseconds, goal: .atMost(50), medians: "")
  }

  /// Series that began in the last forty years, most of them going on for ever.
  static func events(_ count: Int) throws -> [Event] {
    let texts = [
      "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=YEARLY", "FREQ=WEEKLY;INTERVAL=2",
      "FREQ=MONTHLY;BYMONTHDAY=15", "FREQ=DAILY;INTERVAL=3", "FREQ=YEARLY;BYMONTH=1,6,12;BYDAY=2MO,-1FR",
      "FREQ=WEEKLY;COUNT=2000", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    ]
    let rules = try texts.map(RecurrenceRule.init(parsing:))
    var random = SplitMix64(seed: 7)
    return (0..<count).map { number in
      let day = date(1984, 6, 1).advanced(by: random.below(40 * 365))
      let start = CivilDateTime(day, hour: 7 + random.below(12), minute: 30 * random.below(2))
      var details = EventDetails()
      details.summary = "Series \(number % 97)"
      return Event(
        uid: "\(number)@bench.example", start: .zoned(start, tzid: "Europe/Berlin"),
        end: .time(.zoned(start.advanced(bySeconds: 3_600), tzid: "Europe/Berlin")),
        recurrence: RecurrenceProperties(rules: [rules[random.below(rules.count)]]),
        details: details)
    }
  }
}

extension ig_time {
  init(_ wall: CivilDateTime) {
    let parts = wall.date.parts
    self.init(
      year: Int32(parts.year), month: Int32(parts.month), day: Int32(parts.day), hour: Int32(wall.hour),
      minute: Int32(wall.minute), second: Int32(wall.second), is_date: false, is_utc: false)
  }
}

/// A date that is known to exist.
func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate { CivilDate(year: year, month: month, day: day) ?? .min }
