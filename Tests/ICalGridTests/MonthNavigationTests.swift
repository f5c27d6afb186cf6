import ICalGrid
import Testing

@Suite struct MonthNavigationTests {
  private let april = YearMonth(iso8601: "2024-04")!
  private let june = YearMonth(iso8601: "2024-06")!
  private let august = YearMonth(iso8601: "2024-08")!

  @Test func itMovesWithinItsRangeAndStopsAtItsEnds() throws {
    var navigation = try MonthNavigation(june, from: april, through: august)
    #expect(navigation.previous?.description == "2024-05")
    #expect(navigation.next?.description == "2024-07")
    navigation.move(by: 1)
    navigation.move(by: 1)
    #expect(navigation.month == august && navigation.next == nil)
    navigation.move(by: .min)
    #expect(navigation.month == april && navigation.previous == nil)
    navigation.move(by: .max)
    #expect(navigation.month == august)
  }

  @Test func jumpsGoToTheNearestMonthThereIs() throws {
    var navigation = try MonthNavigation(.min, from: april, through: august)
    #expect(navigation.month == april)
    navigation.jump(to: june)
    #expect(navigation.month == june)
    navigation.jump(to: GridSamples.day("2030-01-01"))
    #expect(navigation.month == august)
  }

  @Test func withoutARangeItGoesThroughAllYears() {
    var navigation = MonthNavigation(.max)
    #expect(navigation.next == nil)
    navigation.move(by: -12 * 9_999)
    #expect(navigation.month == .min && navigation.previous == nil)
  }

  @Test func aWindowsMonthsAreARange() throws {
    let window = try #require(
      DayWindow(from: GridSamples.day("2024-04-30"), through: GridSamples.day("2024-08-01")))
    let navigation = MonthNavigation(june, within: window)
    #expect(navigation.first == april && navigation.last == august)
  }

  @Test func aLastMonthBeforeTheFirstIsAnError() {
    #expect(throws: GridError.lastMonthBeforeFirst(first: august, last: april)) {
      try MonthNavigation(june, from: august, through: april)
    }
  }
}
