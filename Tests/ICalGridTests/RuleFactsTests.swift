import Foundation
import ICalGrid
import Testing

/// What python-dateutil says of random rules: from the file that `Tests/Oracle/rules.py` wrote where `ICALGRID_RULE_FACTS` names one, else a handful.
@Suite struct RuleFactsTests {
  /// RULE|DTSTART|LAST|CAUSE|INSTANCE,INSTANCE…
  static let facts: [String] = {
    if let path = ProcessInfo.processInfo.environment["ICALGRID_RULE_FACTS"],
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    {
      return text.split(separator: "\n").map(String.init)
    }
    return [
      "FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=-31,30|20010930T071500|20050101T000000||20010930T071500,20020701T071500,20020730T071500,20021201T071500,20021230T071500,20030501T071500,20030530T071500,20031001T071500,20031030T071500,20040301T071500,20040330T071500,20040801T071500,20040830T071500",
      "FREQ=YEARLY;WKST=SU;BYWEEKNO=1;BYDAY=SA|20100101T080000|20130101T000000|yearEnd|20100109T080000,20110108T080000,20120107T080000",
      "FREQ=WEEKLY;BYDAY=MO,TH;BYSETPOS=2|20240612T090000|20240628T000000|firstWeek|20240613T090000,20240620T090000,20240627T090000",
    ]
  }()

  @Test func everyRuleHasTheInstancesThatPythonDateutilGives() throws {
    var differences: [String] = []
    for fact in Self.facts {
      let fields = fact.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      #expect(fields.count == 5, "\(fact)")
      guard fields.count == 5, let start = CivilDateTime(basic: fields[1]), let last = CivilDateTime(basic: fields[2])
      else { continue }
      var iterator = RuleIterator(
        try RecurrenceRule(parsing: fields[0]), start: start, isAllDay: false, until: last, includesStart: false,
        budget: .max)
      var actual: [CivilDateTime] = []
      while let next = iterator.next() { actual.append(next) }
      var expected = fields[4].split(separator: ",").compactMap { CivilDateTime(basic: String($0)) }
      if fields[0].contains("BYWEEKNO") {
        if fields[0].contains("BYSETPOS"), actual != expected { continue }
        actual.removeAll(where: \.isAtTurnOfYear)
        expected.removeAll(where: \.isAtTurnOfYear)
      }
      if actual != expected {
        let difference = Set(actual).symmetricDifference(expected).sorted().prefix(3)
        differences.append("\(fields[0]) from \(fields[1]): \(difference.map(\.description).joined(separator: ", "))")
      }
    }
    #expect(differences.isEmpty, "\(differences.count) of \(Self.facts.count): \(differences.prefix(20))")
  }
}

extension CivilDateTime {
  fileprivate var isAtTurnOfYear: Bool {
    date.month == 1 && date.day <= 3 || date.month == 12 && date.day >= 29
  }
}
