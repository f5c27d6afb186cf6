import Testing

@testable import ICalGrid

@Suite struct ClockChangesTests {
  @Test func changesMayComeInAnyOrderAndTheLastGivenOfTwoStands() {
    let clock = ClockChanges(initialOffset: 0, changes: [(1_000, 60), (500, 30), (1_000, 90)])
    #expect([499, 500, 999, 1_000].map { clock.offset(at: $0) } == [0, 30, 30, 90])
  }

  @Test func aWallTimeIsReadWithTheOffsetBeforeAChangeUntilBothClocksHavePassedIt() {
    // Forward by 60 at 1000: the wall shows 1000, then 1060. Back by 60 at 2000: it shows 2060, then 2000.
    let clock = ClockChanges(initialOffset: 0, changes: [(1_000, 60), (2_000, 0)])
    #expect([999, 1_000, 1_059].map { clock.offset(atWall: $0) } == [0, 0, 0])
    #expect([1_060, 2_000, 2_059].map { clock.offset(atWall: $0) } == [60, 60, 60])
    #expect(clock.offset(atWall: 2_060) == 0)
  }

  @Test func yearlyChangesCountOnlyAfterTheLastListedOne() throws {
    // Nuuk in October 2023: its rule's change to winter time fell on the day on which it gave that time up for good.
    let rule = try #require(PosixZoneString("<-02>2<-01>,M3.5.0/-1,M10.5.0/0".utf8))
    let clock = ClockChanges(
      initialOffset: -10_800, changes: [(1_679_785_200, -7_200), (1_698_541_200, -7_200)], tail: rule.tail)
    #expect([1_698_541_200, 1_698_541_201].map { clock.offset(at: $0) } == [-7_200, -7_200])
    for wall in 1_698_534_000...1_698_537_600 { #expect(clock.offset(atWall: wall) == -7_200) }
    #expect(clock.offset(at: 1_720_000_000) == -3_600)
  }

  @Test func aCycleRepeatsTheLast400Years() {
    let year = 31_556_952
    let clock = ClockChanges(
      initialOffset: 0, changes: (0...800).map { ($0 * year, $0 % 2 == 0 ? 3_600 : 0) }, tail: .cycle)
    for (later, earlier) in [(801, 401), (1_200, 800), (1_201, 401), (8_000, 800)] {
      #expect(clock.offset(at: later * year + 5) == clock.offset(at: earlier * year + 5))
      #expect(clock.offset(atWall: later * year + 7_200) == clock.offset(atWall: earlier * year + 7_200))
    }
  }
}
