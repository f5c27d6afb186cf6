import Testing

@testable import ICalGrid

/// Random rules through libical's own iterator, as far as it is a judge (``LibicalRule/Unsound``).
@Suite struct LibicalRuleOracleTests {
  @Test func soundRulesHaveTheInstancesThatLibicalGives() throws {
    let count = max(OracleSize.rules / 10, 400)
    var random = SeededGenerator(seed: 3016)
    var compared = 0
    var leftOut: [String: Int] = [:]
    var differences: [String] = []
    // libical's years end with 2582.
    let last = try #require(CivilDateTime(basic: "25001231T235959"))
    for _ in 0..<count {
      let candidate = RandomRule(using: &random)
      if let cause = LibicalRule.unsound(candidate.rule) {
        leftOut[cause.rawValue, default: 0] += 1
        continue
      }
      let ours = instances(of: candidate.rule, from: candidate.start, to: last)
      guard let first = ours.first, first.date.year >= 1601 else {
        leftOut["no instance in the years 1601 to 2500", default: 0] += 1
        continue
      }
      compared += 1
      let theirs = try? Self.libicalInstances(of: candidate.rule, from: first, to: last, most: ours.count)
      if theirs != ours {
        let difference = theirs.map { zip(ours, $0).first { $0 != $1 }.map { "\($0) \($1)" } ?? "at the end" }
        differences.append("\(candidate.rule) from \(first): \(difference ?? "refused")")
      }
    }
    #expect(differences.isEmpty, "\(differences.count) of \(compared): \(differences.prefix(20))")
    #expect(compared > count / 4)
    if OracleSize.asked != nil {
      let causes = leftOut.sorted { $0.value > $1.value }.map { "\($0.value) \($0.key)" }
      print("libical: \(compared) rules compared; left out: \(causes.joined(separator: ", "))")
    }
  }

  private static func libicalInstances(
    of rule: RecurrenceRule, from start: CivilDateTime, to last: CivilDateTime, most: Int
  ) throws -> [CivilDateTime] {
    var iterator = try LibicalRule(rule.description, start: start)
    var instances: [CivilDateTime] = []
    while instances.count < most, let next = iterator.next(), next <= last { instances.append(next) }
    return instances
  }

  private func instances(of rule: RecurrenceRule, from start: CivilDateTime, to last: CivilDateTime) -> [CivilDateTime]
  {
    var iterator = RuleIterator(rule, start: start, isAllDay: false, until: last, includesStart: false)
    var instances: [CivilDateTime] = []
    while instances.count < 20, let next = iterator.next() { instances.append(next) }
    return instances
  }
}
