import ICalGrid
import Testing

@Suite struct YearGridTests {
  @Test func aYearIsTwelveMonthsWithoutTheirNeighboursDays() throws {
    let year = try #require(YearGrid(2024))
    #expect(year.months.map(\.month.month) == Array(1...12))
    let dates = year.months.flatMap(\.days).compactMap(\.date)
    #expect(dates.count == 366)
    #expect(dates == (0..<366).map { GridSamples.day("2024-01-01").advanced(by: $0) })
    #expect(YearGrid.window(of: 2024)?.dayCount == 366)
  }

  @Test func thereAreTheYears1To9999() {
    #expect(YearGrid(0) == nil && YearGrid(10_000) == nil && YearGrid(.min) == nil)
    #expect(YearGrid(1)?.day(.min)?.date == .min)
    #expect(YearGrid(9_999)?.day(.max)?.date == .max)
    #expect(YearGrid.window(of: 10_000) == nil)
  }

  @Test func levelsRiseFromNoneToTheFullestDay() throws {
    let counts = ["2024-01-01": 1, "2024-03-03": 2, "2024-05-05": 5, "2024-12-31": 8]
    let index = EventIndex(
      counts.flatMap { day, count in (0..<count).map { GridSamples.allDay("\($0)", day) } }
        + [GridSamples.allDay("Another year", "2023-12-31"), GridSamples.allDay("Another year", "2025-01-01")])
    let year = try #require(YearGrid(2024, index: index))
    #expect(year.greatestCount == 8)
    func level(_ day: String, _ levels: Int = 4) throws -> Int {
      year.level(of: try #require(year.day(GridSamples.day(day))), levels: levels)
    }
    #expect(try level("2024-02-02") == 0)
    #expect(try level("2024-01-01") == 1)
    #expect(try level("2024-03-03") == 1)
    #expect(try level("2024-05-05") == 3)
    #expect(try level("2024-12-31") == 4)
    #expect(try level("2024-12-31", 1) == 1)
    #expect(try level("2024-12-31", .max) == 1_000)
    #expect(try level("2024-12-31", -3) == 0)
    #expect(year.day(GridSamples.day("2025-01-01")) == nil)
  }

  @Test func aDaysBusyShareIsThatOfItsMonthsGrid() throws {
    let year = try #require(
      YearGrid(2024, index: EventIndex([GridSamples.timed("Half", "2024-06-12T06:00", "2024-06-12T18:00")])))
    #expect(year.day(GridSamples.day("2024-06-12"))?.busyShare == 0.5)
  }
}
