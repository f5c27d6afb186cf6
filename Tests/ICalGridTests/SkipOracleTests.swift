import ICalGrid
import Testing

/// SKIP (RFC 7529 §4.1) in the Gregorian calendar against a plain reading of it: name every day that the rule means, period by period,
/// move those that do not exist, and put all of them in order.
@Suite struct SkipOracleTests {
  @Test func movedDaysAreThoseOfAPlainReading() {
    var random = SeededGenerator(seed: 7529)
    for number in 0..<1_000 {
      let rule = randomRule(&random)
      let start = CivilDateTime(
        CivilDate(dayNumber: Int.random(in: 0...40_000, using: &random)), hour: 9)
      let end = start.advanced(bySeconds: 86_400 * 4_000)
      let expected = plainReading(rule, start: start, end: end)
      var iterator = RuleIterator(
        rule, start: start, isAllDay: false, until: end, includesStart: false, budget: .max)
      var actual: [CivilDateTime] = []
      while let next = iterator.next() { actual.append(next) }
      if actual != expected {
        let difference = zip(actual, expected).first { $0 != $1 }
        Issue.record(
          """
          rule \(number), \(rule) from \(start): \(actual.count) instances, plain reading \(expected.count); \
          first difference \(difference.map { "\($0.0) \($0.1)" } ?? "at the end")
          """)
        return
      }
      if let middle = expected.randomElement(using: &random) {
        var jumped = RuleIterator(
          rule, start: start, isAllDay: false, until: end, from: middle, includesStart: false, budget: .max)
        #expect(jumped.next() == middle, "rule \(number), \(rule) from \(start), jumping to \(middle)")
      }
    }
  }

  private func randomRule(_ random: inout SeededGenerator) -> RecurrenceRule {
    var rule = RecurrenceRule(frequency: random.chance(50) ? .monthly : .yearly)
    rule.skip = random.chance(50) ? .forward : .backward
    if random.chance(60) { rule.interval = Int.random(in: 1...7, using: &random) }
    if random.chance(30) {
      rule.byMonth = random.numbers(1...12, upTo: 4).map { RecurrenceRule.MonthNumber($0) }
    }
    if rule.frequency == .yearly, rule.byMonth.isEmpty, random.chance(30) {
      rule.byYearDay = random.signed(360...366, upTo: 4)
    } else if random.chance(80) {
      rule.byMonthDay = random.signed(random.chance(70) ? 28...31 : 1...31, upTo: 4)
    }
    if random.chance(30) {
      rule.byDay = (0..<4).map { _ in RecurrenceRule.WeekdayOrdinal(Weekday.allCases.randomElement(using: &random)!) }
    }
    if random.chance(40) { rule.byHour = random.numbers(0...23, upTo: 3) }
    if random.chance(30) { rule.bySetPosition = random.signed(1...4, upTo: 2) }
    return rule
  }

  private func plainReading(_ rule: RecurrenceRule, start: CivilDateTime, end: CivilDateTime) -> [CivilDateTime] {
    var rule = rule
    let startParts = start.date.parts
    if rule.byDay.isEmpty, rule.byMonthDay.isEmpty, rule.byYearDay.isEmpty {
      rule.byMonthDay = [startParts.day]
      if rule.frequency == .yearly, rule.byMonth.isEmpty {
        rule.byMonth = [RecurrenceRule.MonthNumber(startParts.month)]
      }
    }
    let hours = rule.byHour.isEmpty ? [start.hour] : Array(Set(rule.byHour)).sorted()
    var all: Set<CivilDateTime> = []
    let months = (startParts.year * 12 + startParts.month - 1)...(startParts.year + 13) * 12
    let periods: [[Int]] =
      rule.frequency == .monthly
      ? stride(from: months.lowerBound, through: months.upperBound, by: rule.interval).map { [$0] }
      : stride(from: startParts.year, through: startParts.year + 13, by: rule.interval).map { year in
        (0..<12).map { year * 12 + $0 }
      }
    for period in periods {
      var days: Set<CivilDate> = []
      for month in period {
        let (year, number) = (month / 12, month % 12 + 1)
        guard rule.byMonth.isEmpty || rule.byMonth.contains(RecurrenceRule.MonthNumber(number)) else { continue }
        let first = CivilDate(year: year, month: number, day: 1)!
        let length = CivilDate.daysIn(month: number, year: year)
        if !rule.byMonthDay.isEmpty {
          for day in rule.byMonthDay { days.insert(named(day, in: first, length: length, rule.skip)) }
        } else if rule.byYearDay.isEmpty {
          for day in 0..<length { days.insert(first.advanced(by: day)) }
        }
      }
      if let year = period.first.map({ $0 / 12 }) {
        let first = CivilDate(year: year, month: 1, day: 1)!
        for day in rule.byYearDay {
          days.insert(named(day, in: first, length: CivilDate.isLeap(year: year) ? 366 : 365, rule.skip))
        }
      }
      let kept = days.filter { day in rule.byDay.isEmpty || rule.byDay.contains { $0.weekday == day.weekday } }
      let set = kept.sorted().flatMap { day in
        hours.map { CivilDateTime(day, hour: $0, minute: start.minute, second: start.second) }
      }
      if rule.bySetPosition.isEmpty {
        all.formUnion(set)
      } else {
        for position in rule.bySetPosition {
          let index = position > 0 ? position - 1 : set.count + position
          if set.indices.contains(index) { all.insert(set[index]) }
        }
      }
    }
    return all.filter { $0 >= start && $0 <= end }.sorted()
  }

  /// The day of that number in a month or year, or the one that SKIP puts in its place.
  private func named(_ day: Int, in first: CivilDate, length: Int, _ skip: RecurrenceRule.Skip) -> CivilDate {
    if day > length { return first.advanced(by: skip == .forward ? length : length - 1) }
    if -day > length { return first.advanced(by: skip == .forward ? 0 : -1) }
    return first.advanced(by: day > 0 ? day - 1 : length + day)
  }
}
