import Testing

@testable import ICalGrid

@Suite struct RuleReachTests {
  private func lastDay(_ rule: String, from start: String = "20240101") -> String? {
    let start = Array(start.utf8).withUnsafeBufferPointer { RawDate($0)! }
    let day = Array(rule.utf8).withUnsafeBufferPointer { RuleReach.lastDay(ofRule: $0, from: start) }
    return day.map { CivilDate(dayNumber: $0).description }
  }

  @Test func untilIsTheLastDay() {
    #expect(lastDay("FREQ=DAILY;UNTIL=20240301T235959Z") == "2024-03-01")
    #expect(lastDay("until=20240301;freq=monthly;byday=5MO;bysetpos=1") == "2024-03-01")
    #expect(lastDay("FREQ=DAILY;UNTIL=20200101") == "2024-01-01")
  }

  @Test func countIsJudgedWhereEachPeriodHasAnInstance() {
    #expect(lastDay("FREQ=DAILY;COUNT=10") == "2024-01-12")
    #expect(lastDay("FREQ=DAILY;INTERVAL=2;COUNT=10") == "2024-01-23")
    #expect(lastDay("FREQ=WEEKLY;COUNT=1;BYDAY=MO,WE;WKST=SU") == "2024-01-15")
    #expect(lastDay("FREQ=MONTHLY;COUNT=1;BYDAY=-1FR") == "2024-03-03")
    #expect(lastDay("FREQ=MONTHLY;COUNT=1;BYMONTHDAY=31,-2") == "2024-03-03")
    #expect(lastDay("FREQ=YEARLY;COUNT=1") == "2026-01-02")
  }

  @Test(arguments: [
    "", "FREQ=DAILY", "FREQ=DAILY;COUNT=2;UNTIL=20240103", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;COUNT=-1",
    "FREQ=DAILY;COUNT=x",
    "FREQ=DAILY;COUNT=3;COUNT=4", "FREQ=DAILY;INTERVAL=0;COUNT=3", "FREQ=DAILY;UNTIL=tomorrow", "FREQ=DAILY;UNTIL=",
    "FREQ=DAILY;UNTIL=20240101;UNTIL=20250101", "FREQ=MINUTELY;COUNT=3", "FREQ=HOURLY;COUNT=3", "FREQ=SECONDLY;COUNT=3",
    "FREQ=DAILY;COUNT=3;BYMONTH=6", "FREQ=WEEKLY;COUNT=3;BYMONTH=6", "FREQ=WEEKLY;COUNT=3;BYDAY=1MO",
    "FREQ=MONTHLY;COUNT=3;BYDAY=5MO",
    "FREQ=MONTHLY;COUNT=3;BYMONTHDAY=29,31", "FREQ=MONTHLY;COUNT=3;BYDAY=FR;BYMONTHDAY=13",
    "FREQ=YEARLY;COUNT=3;BYWEEKNO=53",
    "FREQ=MONTHLY;COUNT=3;BYDAY=FR;BYSETPOS=5", "FREQ=YEARLY;COUNT=3;RSCALE=HEBREW", "FREQ=DAILY; COUNT=3", "nonsense",
    "FREQ=WEEKLY;COUNT=99999;INTERVAL=99999", "FREQ=WEEKLY;COUNT=999999999999999999999",
  ])
  func otherRulesMayHaveNoEnd(rule: String) {
    #expect(lastDay(rule) == nil)
  }

  @Test func aDayThatSomeMonthsLackLeavesThemOut() {
    #expect(lastDay("FREQ=MONTHLY;COUNT=3", from: "20240131") == nil)
    #expect(lastDay("FREQ=YEARLY;COUNT=3", from: "20240229") == nil)
  }
}
