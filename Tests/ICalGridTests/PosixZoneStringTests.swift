import Testing

@testable import ICalGrid

@Suite struct PosixZoneStringTests {
  private func offsets(_ text: String, _ times: [String]) throws -> [Int] {
    let clock = try #require(PosixZoneString(text.utf8)).clock
    return try times.map { time in
      guard case .utc(let instant)? = ZoneOnset(time) else { throw UnreadableTime() }
      return clock.offset(at: instant.unixSeconds)
    }
  }

  private struct UnreadableTime: Error {}

  @Test func offsetsAreCountedWestOfGreenwich() throws {
    #expect(try offsets("EST5", ["20240701T000000Z"]) == [-18_000])
    #expect(try offsets("<+0330>-3:30", ["20240701T000000Z"]) == [12_600])
    #expect(try offsets("LMT0:01:15", ["20240701T000000Z"]) == [-75])
    #expect(try offsets("<+03>-3", ["20240701T000000Z"]) == [10_800])
  }

  @Test func theEuropeanRuleHolds() throws {
    let times = ["20240331T005959Z", "20240331T010000Z", "20241027T005959Z", "20241027T010000Z", "21990701T000000Z"]
    #expect(try offsets("CET-1CEST,M3.5.0,M10.5.0/3", times) == [3_600, 7_200, 7_200, 3_600, 7_200])
  }

  @Test func theSouthernSummerSpansNewYear() throws {
    let times = ["20240101T000000Z", "20240406T155959Z", "20240406T160000Z", "20241005T160000Z", "20241231T235959Z"]
    #expect(try offsets("AEST-10AEDT,M10.1.0,M4.1.0/3", times) == [39_600, 39_600, 36_000, 39_600, 39_600])
  }

  @Test func aStringWithoutRulesHasTheUnitedStates() throws {
    #expect(
      try offsets("EST5EDT", ["20240310T065959Z", "20240310T070000Z", "20241103T060000Z"]) == [
        -18_000, -14_400, -18_000,
      ])
  }

  @Test func julianDaysNeverCountLeapDays() throws {
    // J60 is 1 March in every year, 60 (from zero) is 1 March in leap years only.
    #expect(try offsets("AAA0BBB,J60/0,J300/0", ["20240229T235959Z", "20240301T000000Z"]) == [0, 3_600])
    #expect(try offsets("AAA0BBB,60/0,J300/0", ["20240229T235959Z", "20240301T000000Z"]) == [0, 3_600])
    #expect(try offsets("AAA0BBB,60/0,J300/0", ["20230301T235959Z", "20230302T000000Z"]) == [0, 3_600])
  }

  @Test func timesMayReachIntoOtherDaysAndYears() throws {
    // Greenland's rule is told for the day before; the other two lie on the year's edge.
    #expect(
      try offsets("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", ["20240331T005959Z", "20240331T010000Z"]) == [-7_200, -3_600])
    #expect(
      try offsets("AAA0BBB,M12.5.0/167,J100", ["20230101T000000Z", "20231231T000000Z", "20240107T000000Z"]) == [
        3_600, 0, 3_600,
      ])
    #expect(try offsets("AAA0BBB,J1/-24,J100/0", ["20231230T235959Z", "20231231T000000Z"]) == [0, 3_600])
  }

  @Test func daylightTimeAllYearRoundIsOneOffset() throws {
    let times = ["20231231T235959Z", "20240101T040000Z", "20240101T050000Z", "20240701T000000Z", "20241231T120000Z"]
    #expect(try offsets("EST5EDT,0/0,J365/25", times) == Array(repeating: -14_400, count: 5))
  }

  @Test(arguments: [
    "", "A", "AB5", "EST", "EST25", "EST5:60", "EST5EDT,", "EST5EDT,M3.2.0", "EST5EDT,M13.1.0,M11.1.0",
    "EST5EDT,M3.6.0,M1.1.1",
    "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J1", "EST5EDT,J366,J1", "EST5EDT,366,1", "EST5EDT,M3.2.0/168,M11.1.0",
    "<+035",
    "<>3", "EST5EDT,M3.2.0,M11.1.0 ", "EST99999999999999999999", "Europe/Berlin", "5EST",
  ])
  func otherTextsAreRefused(text: String) { #expect(PosixZoneString(text.utf8) == nil) }
}
