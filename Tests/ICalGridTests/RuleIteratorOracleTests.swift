import ICalGrid
import Testing

@Suite struct RuleIteratorOracleTests {
  /// What the iterator gives from `lower` to `upper`, both included.
  private func instances(
    _ random: RandomRule, from lower: CivilDateTime?, to upper: CivilDateTime?, includesStart: Bool = false,
    most: Int = .max
  ) -> [CivilDateTime] {
    var iterator = RuleIterator(
      random.rule, start: random.start, isAllDay: random.isAllDay, until: upper, from: lower,
      includesStart: includesStart, budget: .max)
    var result: [CivilDateTime] = []
    while result.count < most, let next = iterator.next() { result.append(next) }
    return result
  }

  @Test(arguments: OracleSize.portions) func everyWindowHoldsWhatBruteForceFindsInIt(portion: UInt64) {
    var random = OracleSize.random(5545, portion: portion)
    var found = 0
    for number in 0..<OracleSize.portion {
      let rule = RandomRule(using: &random)
      let oracle = RuleOracle(rule.rule, start: rule.start, isAllDay: rule.isAllDay)
      let isFar = random.chance(50)
      let lower = isFar ? rule.start.advanced(bySeconds: Int.random(in: 0...3_000_000_000, using: &random)) : rule.start
      let steps = oracle.grain == 86_400 ? 3_000 : 2_000
      let upper = lower.advanced(bySeconds: steps * oracle.grain)
      let expected = oracle.matches(from: lower, to: upper)
      let actual = instances(rule, from: lower, to: upper)
      found += expected.count
      if actual != expected {
        let difference = zip(actual, expected).first { $0 != $1 }
        Issue.record(
          """
          rule \(number), \(rule), from \(lower) to \(upper): \(actual.count) instances, brute force \(expected.count); \
          first difference \(difference.map { "\($0.0) \($0.1)" } ?? "at the end")
          """)
        return
      }
    }
    #expect(found > OracleSize.portion, "the random rules match too little to tell anything")
  }

  @Test(arguments: OracleSize.portions) func theStartIsTheFirstInstanceAndCountsWhereTheRuleMatchesIt(portion: UInt64) {
    var random = OracleSize.random(3385, portion: portion)
    for number in 0..<OracleSize.portion / 4 {
      var rule = RandomRule(using: &random)
      let oracle = RuleOracle(rule.rule, start: rule.start, isAllDay: rule.isAllDay)
      let upper = rule.start.advanced(bySeconds: 1_000 * oracle.grain)
      let count = Int.random(in: 1...30, using: &random)
      rule.rule.count = count
      let matches = oracle.matches(from: rule.start, to: upper).prefix(count)
      let expected = (matches.first == rule.start ? [] : [rule.start]) + matches
      let actual = instances(rule, from: nil, to: upper, includesStart: true)
      if actual != expected {
        Issue.record("rule \(number), \(rule): \(actual.count) instances, brute force \(expected.count)")
        return
      }
    }
  }

  @Test(arguments: OracleSize.portions) func jumpingToAWindowGivesWhatWalkingThereGives(portion: UInt64) {
    var random = OracleSize.random(7529, portion: portion)
    for number in 0..<OracleSize.portion {
      var rule = RandomRule(using: &random)
      if random.chance(50) { rule.rule.count = Int.random(in: 1...60, using: &random) }
      let includesStart = random.chance(50)
      let upper = rule.start.advanced(bySeconds: 3_000_000_000)
      let all = instances(rule, from: nil, to: upper, includesStart: includesStart, most: 60)
      guard let middle = all.randomElement(using: &random) else { continue }
      let lower = middle.advanced(bySeconds: Int.random(in: -1...1, using: &random))
      let jumped = instances(rule, from: lower, to: all.last, includesStart: includesStart)
      let walked = all.filter { $0 >= lower }
      if jumped != walked {
        Issue.record("rule \(number), \(rule), from \(lower): \(jumped.prefix(5)) and not \(walked.prefix(5))")
        return
      }
    }
  }

  @Test(arguments: OracleSize.portions) func aCountIsWhatIsLeftOfTheWholeFarFromTheStart(portion: UInt64) {
    var random = OracleSize.random(2445, portion: portion)
    for number in 0..<OracleSize.portion / 4 {
      var rule = RandomRule(using: &random)
      let all = instances(rule, from: nil, to: nil, most: 2_000)
      guard all.count > 10 else { continue }
      let kept = Int.random(in: all.count / 2..<all.count, using: &random)
      rule.rule.count = kept
      let lower = all[Int.random(in: kept / 2..<kept, using: &random)]
      let jumped = instances(rule, from: lower, to: nil)
      if jumped != all[..<kept].filter({ $0 >= lower }) {
        Issue.record("rule \(number), \(rule), from \(lower): \(jumped.count) instances up to \(jumped.last as Any)")
        return
      }
    }
  }

  @Test(arguments: OracleSize.portions) func printedRulesReadBackAsTheSame(portion: UInt64) throws {
    var random = OracleSize.random(3339, portion: portion)
    for number in 0..<OracleSize.portion {
      let candidate = RandomRule(using: &random)
      var rule = candidate.rule
      if random.chance(30) { rule.count = Int.random(in: 1...(.max), using: &random) }
      if random.chance(40) {
        let last = candidate.start
        rule.until = [.date(last.date), .floating(last), .utc(Instant(last, utcOffset: 0))].randomElement(
          using: &random)
      }
      if random.chance(20) {
        rule.calendarScale = ["HEBREW", "CHINESE", "X-MAYA"].randomElement(using: &random)
        rule.byMonth += random.numbers(1...13).map { RecurrenceRule.MonthNumber($0, isLeap: random.chance(50)) }
        rule.skip = [.omit, .backward, .forward].randomElement(using: &random)!
      }
      let text = rule.description
      let parsed = try RecurrenceRule(parsing: text)
      // Neither the order of parts nor letter case means anything.
      let parts = text.lowercased().split(separator: ";").shuffled(using: &random).joined(separator: ";")
      let reread = try RecurrenceRule(parsing: parts)
      if parsed.description != text || reread != parsed {
        Issue.record("rule \(number): \(text) is read as \(parsed), \(parts) as \(reread)")
        return
      }
    }
  }
}
