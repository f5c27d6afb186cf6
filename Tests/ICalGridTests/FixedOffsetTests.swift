import Testing

@testable import ICalGrid

@Suite struct FixedOffsetTests {
  @Test(arguments: [
    ("GMT+05:30", 19_800), ("UTC-3", -10_800), ("UTC+01:00", 3_600), ("+0530", 19_800), ("-08:00", -28_800),
    ("gmt+1", 3_600),
    ("(UTC+01:00)", 3_600), ("GMT +0100", 3_600), ("UTC\u{2212}05:00", -18_000), ("GMT+01.00", 3_600), ("+05", 18_000),
  ])
  func aSignAheadOfGreenwichIsPlus(text: String, seconds: Int) { #expect(FixedOffset(text)?.seconds == seconds) }

  @Test(arguments: [
    "", "+", "GMT", "UTC", "5", "+5", "GMT-05.00/-04.00", "UTC+24:00", "UTC+5:60", "UTC+5:3", "GMT+123", "Etc/GMT+5",
    "+05:30 x",
    "UTC++1", "(UTC+01:00", "+99999999999999999999", "UTC+1:00:00",
  ])
  func otherTextsSayNoOffset(text: String) { #expect(FixedOffset(text) == nil) }

  @Test func theZoneIsCalledByItsOffset() {
    #expect(FixedOffset("+0530")?.rules == ZoneRules(identifier: "UTC+05:30", fixedOffset: 19_800))
    #expect(FixedOffset("GMT-3")?.rules.identifier == "UTC-03:00")
    #expect(FixedOffset("+0000")?.rules == .utc)
  }
}
