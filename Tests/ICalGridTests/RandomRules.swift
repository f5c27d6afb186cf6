import ICalGrid

/// SplitMix64: the same numbers from the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func numbers(_ range: ClosedRange<Int>, upTo most: Int = 3) -> [Int] {
    let count = Int.random(in: 1...most, using: &self)
    return (0..<count).map { _ in Int.random(in: range, using: &self) }
  }

  /// Numbers of either sign, mostly positive.
  mutating func signed(_ range: ClosedRange<Int>, upTo most: Int = 3) -> [Int] {
    numbers(range, upTo: most).map { chance(30) ? -$0 : $0 }
  }
}

/// A random rule over the whole grammar, with a start that fits it more often than chance would have it.
struct RandomRule: CustomStringConvertible {
  var rule: RecurrenceRule
  var start: CivilDateTime
  var isAllDay: Bool

  var description: String { "\(rule) from \(start)\(isAllDay ? " all day" : "")" }

  init(using random: inout SeededGenerator) {
    var rule = RecurrenceRule(frequency: RecurrenceRule.Frequency.allCases.randomElement(using: &random)!)
    let isAllDay = random.chance(15)
    let frequency = rule.frequency
    if random.chance(50) {
      let most = random.chance(70) ? 6 : (frequency == .yearly ? 9 : 130)
      rule.interval = Int.random(in: 1...most, using: &random)
      if frequency == .secondly || frequency == .minutely, random.chance(20) {
        rule.interval = [25, 59, 60, 61, 90, 120, 1_439, 1_440, 1_441, 3_600, 7_200, 86_399, 86_400, 86_401]
          .randomElement(using: &random)!
      }
    }
    if random.chance(30) { rule.weekStart = Weekday.allCases.randomElement(using: &random)! }
    let isLong = frequency == .yearly || frequency == .monthly
    if random.chance(30) {
      rule.byMonth = random.numbers(1...12, upTo: 4).map { RecurrenceRule.MonthNumber($0) }
    }
    if random.chance(frequency == .yearly ? 20 : 2) { rule.byWeekNumber = random.signed(1...53, upTo: 8) }
    if random.chance(frequency == .yearly || !isLong ? 10 : 2) { rule.byYearDay = random.signed(1...366, upTo: 12) }
    if random.chance(25) { rule.byMonthDay = random.signed(1...31, upTo: 6) }
    if random.chance(40) {
      rule.byDay = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let weekday = Weekday.allCases.randomElement(using: &random)!
        guard random.chance(isLong ? 50 : 5) else { return RecurrenceRule.WeekdayOrdinal(weekday) }
        let most = frequency == .yearly && rule.byMonth.isEmpty ? 53 : 5
        return RecurrenceRule.WeekdayOrdinal(weekday, ordinal: random.signed(1...most, upTo: 1)[0])
      }
    }
    if random.chance(25) { rule.byHour = random.numbers(0...23, upTo: 4) }
    if random.chance(20) { rule.byMinute = random.numbers(0...59, upTo: 4) }
    if random.chance(15) { rule.bySecond = random.numbers(0...60, upTo: 4) }
    if random.chance(25) { rule.bySetPosition = random.signed(1...(random.chance(80) ? 6 : 366), upTo: 3) }
    let day = Int.random(in: -400_000...1_500_000, using: &random) % (random.chance(80) ? 20_000 : .max)
    let start = CivilDateTime(
      CivilDate(dayNumber: day), hour: Int.random(in: 0...23, using: &random),
      minute: Int.random(in: 0...59, using: &random), second: Int.random(in: 0...59, using: &random))
    self.rule = rule
    self.start = isAllDay ? CivilDateTime(start.date) : start
    self.isAllDay = isAllDay
  }
}
