/// Makes one clock of a VTIMEZONE's observances: at any time the observance with the latest onset is in force.
struct ObservanceClock {
  /// How many onsets one VTIMEZONE may list; the most that real ones do is a few hundred.
  static let maximumOnsets = 20_000

  /// Whether onsets were left out because there were more than ``maximumOnsets``.
  private(set) var isCut = false

  /// How many onsets may still be listed and periods looked at.
  private(set) var workLeft: Int

  private let observances: [ZoneObservance]
  private var onsets: [Onset] = []
  private var endless: [EndlessRule] = []
  /// Whether a rule that never ends isn't one onset a year, so that it can only be listed.
  private var hasIrregularRule = false

  /// The years for which rules are listed that can't be left to arithmetic, or that overlap others.
  private static let listedYears = 1_800...2_500
  private static let listedStart = CivilDateTime(wallSeconds: wall(ofYear: listedYears.lowerBound))
  private static let listedEnd = CivilDateTime(wallSeconds: wall(ofYear: listedYears.upperBound + 1))

  private struct Onset {
    var instant: Int
    var before: Int
    var after: Int
  }

  /// A rule that gives one onset in every year, for ever.
  private struct EndlessRule {
    var day: YearlyDay
    var secondOfDay: Int
    /// Wall seconds before which it gives none.
    var start: Int
    var before: Int
    var after: Int

    func wall(inYear year: Int) -> Int { day.dayNumber(inYear: year) * 86_400 + secondOfDay }

    func change(from offset: Int) -> YearlyChanges.Change {
      YearlyChanges.Change(day: day, secondOfDay: secondOfDay, clockOffset: before, before: offset, after: after)
    }
  }

  init(_ observances: [ZoneObservance], work: Int) {
    workLeft = work
    self.observances = Self.completed(observances)
  }

  mutating func changes() -> ClockChanges {
    for observance in observances { collect(observance) }
    let tail = endless.isEmpty && !hasIrregularRule ? .last : listEndlessRules()
    let ordered = onsets.enumerated().sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }
    return ClockChanges(
      initialOffset: ordered.first?.element.before ?? 0,
      changes: ordered.map { ($0.element.instant, $0.element.after) }, tail: tail)
  }

  /// Where TZOFFSETFROM is missing, it is the offset of the observance that was in force before: the one with the latest earlier
  /// start, else the one that closes the year's round, else its own.
  private static func completed(_ observances: [ZoneObservance]) -> [ZoneObservance] {
    if observances.allSatisfy({ $0.offsetBefore != nil }) { return observances }
    let starts = observances.map { $0.start.wall(utcOffset: $0.offset) }
    let order = observances.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    var observances = observances
    for (place, index) in order.enumerated() where observances[index].offsetBefore == nil {
      let previous = order[(place + order.count - 1) % order.count]
      observances[index].offsetBefore = observances[previous].offset
    }
    return observances
  }

  private mutating func collect(_ observance: ZoneObservance) {
    let before = observance.offsetBefore ?? observance.offset
    let start = observance.start.wall(utcOffset: before)
    let count = onsets.count
    var isEndless = false
    for rule in observance.rules {
      let neverEnds = rule.count == nil && until(of: rule, before: before) >= Self.listedEnd
      if neverEnds, let (day, second) = YearlyDay.pattern(of: rule, start: start) {
        isEndless = true
        endless.append(
          EndlessRule(
            day: day, secondOfDay: second, start: start.wallSeconds, before: before, after: observance.offset))
      } else {
        hasIrregularRule = hasIrregularRule || neverEnds
        list(rule, observance, start: start, before: before)
      }
    }
    // A start that its own rule doesn't match, such as 1 January, says only from when on the rule holds.
    if onsets.count == count, !isEndless { append(start, before: before, after: observance.offset) }
    for date in observance.dates { append(date.wall(utcOffset: before), before: before, after: observance.offset) }
  }

  /// Lists the onsets of a rule that ends, or that isn't of the usual kind.
  private mutating func list(_ rule: RecurrenceRule, _ observance: ZoneObservance, start: CivilDateTime, before: Int) {
    let budget = min(Self.maximumOnsets, workLeft)
    var iterator = RuleIterator(
      rule, start: start, isAllDay: false, until: min(until(of: rule, before: before), Self.listedEnd),
      from: Self.listedStart, includesStart: false, budget: budget)
    while let wall = iterator.next(), append(wall, before: before, after: observance.offset) {}
    workLeft -= budget - iterator.workLeft
    if iterator.isCut { isCut = true }
  }

  /// UNTIL on the wall; a DATE means all of that day. Only its UTC form is right, but others are met.
  private func until(of rule: RecurrenceRule, before: Int) -> CivilDateTime {
    switch rule.until {
    case .utc(let instant)?: instant.wall(utcOffset: before)
    case .floating(let wall)?, .zoned(let wall, tzid: _)?: wall
    case .date(let date)?: CivilDateTime(date, hour: 23, minute: 59, second: 59)
    case nil: Self.listedEnd
    }
  }

  /// Lists the onsets of the endless rules until all of them are under way and all others are past; what follows is the tail.
  private mutating func listEndlessRules() -> ClockChanges.Tail {
    let isRegular = endless.count <= 2 && !hasIrregularRule
    let starts = endless.map { Self.year(ofWall: $0.start) }
    let settled = (starts + onsets.map { Self.year(ofWall: $0.instant) }).max() ?? 0
    let last = isRegular ? settled + 1 : max(settled + 1, Self.listedYears.upperBound)
    for (rule, start) in zip(endless, starts) {
      for year in max(start, min(settled, Self.listedYears.lowerBound))...last {
        let wall = rule.wall(inYear: year)
        guard wall >= rule.start else { continue }
        guard append(CivilDateTime(wallSeconds: wall), before: rule.before, after: rule.after) else { break }
      }
    }
    guard isRegular else { return .cycle }
    guard endless.count == 2, endless[0].after != endless[1].after else { return .last }
    return .yearly(
      YearlyChanges(
        preferred: endless[0].change(from: endless[1].after), other: endless[1].change(from: endless[0].after)))
  }

  /// False where there is no room for it.
  @discardableResult
  private mutating func append(_ wall: CivilDateTime, before: Int, after: Int) -> Bool {
    guard onsets.count < Self.maximumOnsets, workLeft > 0 else {
      isCut = true
      return false
    }
    workLeft -= 1
    onsets.append(Onset(instant: wall.wallSeconds - before, before: before, after: after))
    return true
  }

  private static func wall(ofYear year: Int) -> Int { CivilDate.dayNumber(year: year, month: 1, day: 1) * 86_400 }

  private static func year(ofWall seconds: Int) -> Int {
    CivilDate.parts(ofDayNumber: CivilDateTime(wallSeconds: seconds).dayNumber).year
  }
}
