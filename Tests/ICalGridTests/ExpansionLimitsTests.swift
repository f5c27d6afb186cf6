import Testing

@testable import ICalGrid

/// Where expanding stops, and what it says then.
@Suite struct ExpansionLimitsTests {
  private let year = (from: "2024-01-01", to: "2025-01-01")

  @Test func everySecondForEverIsCutAloudAndTheOthersStay() throws {
    let bomb = ["UID:bomb", "DTSTART:20200101T000000Z", "RRULE:FREQ=SECONDLY"]
    let event = ["UID:b", "SUMMARY:Unharmed", "DTSTART:20240612T090000Z"]
    let reading = try Expanding.reading([bomb, event], from: year.from, to: year.to)
    #expect(reading.isTruncated)
    #expect(reading.codes == [.truncated])
    #expect(reading.diagnostics.first?.uid == "bomb")
    #expect(reading.diagnostics.first?.line == 2)
    #expect(reading.occurrences.count == ExpansionLimits().occurrencesPerSeries + 1)
    #expect(reading.occurrences.contains { $0.summary == "Unharmed" })
  }

  @Test func whatFitsIsNotCut() throws {
    var limits = ExpansionLimits(occurrencesPerSeries: 366)
    let daily = ["UID:a", "DTSTART:20200101T120000Z", "RRULE:FREQ=DAILY"]
    let whole = try Expanding.reading([daily], from: year.from, to: year.to, limits: limits)
    #expect(whole.occurrences.count == 366 && !whole.isTruncated && whole.diagnostics.isEmpty)
    limits.occurrencesPerSeries = 365
    let cut = try Expanding.reading([daily], from: year.from, to: year.to, limits: limits)
    #expect(cut.occurrences.count == 365 && cut.isTruncated && cut.codes == [.truncated])
  }

  @Test func aSourceAsAWholeHasALimitAndSaysSoOnce() throws {
    let events = (0..<5).map { ["UID:\($0)", "DTSTART:20240101T120000Z", "RRULE:FREQ=DAILY;COUNT=10"] }
    let reading = try Expanding.reading(
      events, from: year.from, to: year.to, limits: ExpansionLimits(occurrences: 25))
    #expect(reading.occurrences.count == 25)
    #expect(reading.isTruncated)
    #expect(reading.codes == [.truncated])
  }

  @Test(arguments: [
    "RRULE:FREQ=DAILY;INTERVAL=0", "RRULE:FREQ=SOMETIMES", "RRULE:FREQ=YEARLY;RSCALE=KLINGON", "RRULE:nonsense",
  ])
  func aRuleThatCannotBeFollowedLeavesTheStart(rule: String) throws {
    let reading = try Expanding.reading([["UID:a", "DTSTART:20240612T090000Z", rule]], from: year.from, to: year.to)
    #expect(reading.lines == ["2024-06-12T09:00:00Z/2024-06-12T09:00:00Z"])
    #expect(!reading.isTruncated)
    #expect(reading.codes.count == 1)
    #expect(reading.diagnostics.allSatisfy { $0.uid == "a" && $0.line > 1 })
  }

  @Test(arguments: [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31",
    "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1",
    "FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1,2,3", "FREQ=HOURLY;BYYEARDAY=366;BYMONTH=1",
    "FREQ=DAILY;BYHOUR=9;BYSETPOS=2", "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=13",
  ])
  func anImpossibleRuleEndsWithinASmallBudget(rule: String) throws {
    let reading = try Expanding.reading(
      [["UID:a", "DTSTART:20240612T090000Z", "RRULE:\(rule)"]], from: "2024-01-01", to: "9999-01-01",
      limits: ExpansionLimits(ruleWork: 500_000))
    #expect(reading.occurrences.count == 1)
    #expect(!reading.isTruncated)
    #expect(reading.codes == [.impossibleRule])
  }

  @Test func aCountFarInThePastIsNoWork() throws {
    let reading = try Expanding.reading(
      [["UID:a", "DTSTART:19000101T000000Z", "RRULE:FREQ=SECONDLY;COUNT=3944678401"]], from: "2024-12-31",
      to: "2025-01-02",
      limits: ExpansionLimits(ruleWork: 200_000))
    // 1900 to 2025 are 45,656 days; the last second counted is the first of 2025.
    #expect(reading.occurrences.count == 86_401)
    #expect(!reading.isTruncated)
  }

  @Test func theRulesOfAnEventShareTheirWork() throws {
    // Seconds apart by one more each, so that none repeats another; each alone stays far below the bound.
    let rules = (1...400).map { "RRULE:FREQ=SECONDLY;INTERVAL=\($0)" }
    let limits = ExpansionLimits(occurrencesPerSeries: 1_000_000, ruleWork: 20_000)
    let reading = try Expanding.reading(
      [["UID:a", "DTSTART:20240601T000000Z"] + rules], from: year.from, to: year.to, limits: limits)
    #expect(reading.isTruncated)
    #expect(reading.codes == [.truncated])
    #expect((10_000...20_000).contains(reading.occurrences.count))
  }

  @Test func exclusionRulesHaveWorkOfTheirOwn() throws {
    let bomb = ["UID:a", "DTSTART:20240101T120030Z", "RRULE:FREQ=DAILY"]
    let limits = ExpansionLimits(ruleWork: 50_000)
    let excluded = try Expanding.reading(
      [bomb + ["EXRULE:FREQ=DAILY;INTERVAL=2", "EXRULE:FREQ=DAILY;INTERVAL=3"]], from: year.from, to: year.to,
      limits: limits)
    // Of six days two are left: the second and the sixth.
    #expect(excluded.occurrences.count == 122)
    #expect(!excluded.isTruncated)
    let cut = try Expanding.reading(
      [bomb + (1...50).map { "EXRULE:FREQ=SECONDLY;INTERVAL=\($0 * 7)" }], from: year.from, to: year.to, limits: limits)
    #expect(cut.isTruncated)
    #expect(cut.codes == [.truncated])
    #expect(!cut.occurrences.isEmpty)
  }

  @Test func aSourceThatIsFullIsNotExpandedFurther() throws {
    let bombs = (0..<2_000).map { ["UID:\($0)", "DTSTART:20200101T000000Z", "RRULE:FREQ=SECONDLY"] }
    let reading = try Expanding.reading(
      bombs, from: year.from, to: year.to, limits: ExpansionLimits(occurrencesPerSeries: 1_000, occurrences: 2_500))
    #expect(reading.occurrences.count == 2_500)
    #expect(reading.codes == [.truncated, .truncated, .truncated])
  }
}
