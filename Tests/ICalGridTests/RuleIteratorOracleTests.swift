import ICalGrid
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many random rules: `ICALGRID_ORACLE_RULES`, else what takes a second or two.
private let ruleCount: Int = {
  if let text = getenv("ICALGRID_ORACLE_RULES"), let count = Int(String(cString: text)) { return count }
  #if DEBUG
    return 300
  #else
    return 4_000
  #endif
}()

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

  @Test func everyWindowHoldsWhatBruteForceFindsInIt() {
    var random = SeededGenerator(seed: 5545)
    var found = 0
    for number in 0..<ruleCount {
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
    #expect(found > ruleCount, "the random rules match too little to tell anything")
  }

  @Test func theStartIsTheFirstInstanceAndCountsWhereTheRuleMatchesIt() {
    var random = SeededGenerator(seed: 3385)
    for number in 0..<ruleCount / 4 {
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

  @Test func jumpingToAWindowGivesWhatWalkingThereGives() {
    var random = SeededGenerator(seed: 7529)
    for number in 0..<ruleCount {
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

  @Test func aCountIsWhatIsLeftOfTheWholeFarFromTheStart() {
    var random = SeededGenerator(seed: 2445)
    for number in 0..<ruleCount / 4 {
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

  @Test func printedRulesReadBackAsTheSame() throws {
    var random = SeededGenerator(seed: 3339)
    for _ in 0..<ruleCount {
      let parsed = try RecurrenceRule(parsing: RandomRule(using: &random).rule.description)
      #expect(try RecurrenceRule(parsing: parsed.description) == parsed)
    }
  }
}
