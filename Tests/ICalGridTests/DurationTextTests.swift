import Testing

@testable import ICalGrid

@Suite("DURATION texts")
struct DurationTextTests {
  @Test(
    "Durations as days and seconds",
    arguments: [
      ("P1W", 7, 0), ("P2D", 2, 0), ("PT1H", 0, 3_600), ("PT90M", 0, 5_400), ("PT45S", 0, 45),
      ("P15DT5H0M20S", 15, 18_020), ("P0D", 0, 0), ("PT0S", 0, 0), ("+PT15M", 0, 900), ("-PT15M", 0, -900),
      ("-P1DT2H", -1, -7_200), ("P1W2D", 9, 0), ("PT1H30S", 0, 3_630), ("P1DT", 1, 0), ("pt1h", 0, 3_600),
      (" PT1H ", 0, 3_600), ("P0007D", 7, 0), ("-P1W6DT15H", -13, -54_000),
    ])
  func read(_ text: String, _ days: Int, _ seconds: Int) throws {
    #expect(try EventDuration(parsing: text[...]) == EventDuration(days: days, seconds: seconds))
  }

  @Test(
    "What is no duration",
    arguments: [
      "", "P", "PT", "-P", "1H", "T1H", "P1", "PT1", "P1H", "PT1D", "PT1W", "P1Y", "P1M", "P1D1W", "PT1S1M", "PT1H1H",
      "P1D1D", "PT1HT1M", "PT1.5H", "P-1D", "--PT1H", "PT1H junk", "-PT1W1D2H3M4S", "one hour",
    ])
  func malformed(_ text: String) {
    #expect(throws: EventDuration.Fault.malformed) { try EventDuration(parsing: text[...]) }
  }

  @Test(
    "Durations beyond the years there are",
    arguments: [
      "P999999999999999999W", "P99999999999999999999999999D", "PT9223372036854775807S", "PT9223372036854775807H",
      "-P3660001D", "P3660000DT1S",
    ])
  func tooLong(_ text: String) {
    #expect(throws: EventDuration.Fault.tooLong) { try EventDuration(parsing: text[...]) }
  }

  @Test("The longest duration that is read")
  func longest() throws {
    #expect(try EventDuration(parsing: "P3660000D"[...]).days == 3_660_000)
  }
}
