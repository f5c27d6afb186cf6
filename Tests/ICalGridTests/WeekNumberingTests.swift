import Foundation
import ICalGrid
import Testing

@Suite struct WeekNumberingTests {
  @Test(arguments: [
    ("2020-12-31", "2020-W53"), ("2021-01-01", "2020-W53"), ("2021-01-04", "2021-W01"), ("2024-12-30", "2025-W01"),
    ("2024-06-12", "2024-W24"), ("0001-01-01", "0001-W01"), ("9999-12-31", "9999-W52"),
  ])
  func isoWeeksNearNewYear(day: String, week: String) {
    #expect(WeekNumbering.iso8601.week(of: GridSamples.day(day)).description == week)
  }

  /// Each rule against Foundation's, for every day from 1900 to 2199.
  @Test(arguments: [
    WeekNumbering.iso8601, WeekNumbering(weekStart: .sunday, minimalDays: 1),
    WeekNumbering(weekStart: .saturday, minimalDays: 1), WeekNumbering(weekStart: .sunday, minimalDays: 4),
    WeekNumbering(weekStart: .monday, minimalDays: 7),
  ])
  func everyDayOfThreeCenturiesIsInTheWeekThatFoundationSays(numbering: WeekNumbering) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = numbering.weekStart.rawValue % 7 + 1
    calendar.minimumDaysInFirstWeek = numbering.minimalDays
    var wrong: [String] = []
    for day in GridSamples.day("1900-01-01").dayNumber...GridSamples.day("2199-12-31").dayNumber {
      let date = CivilDate(dayNumber: day)
      let parts = calendar.dateComponents(
        [.weekOfYear, .yearForWeekOfYear], from: Date(timeIntervalSince1970: Double(day) * 86_400))
      let expected = WeekOfYear(year: parts.yearForWeekOfYear ?? 0, number: parts.weekOfYear ?? 0)
      let given = numbering.week(of: date)
      if given != expected { wrong.append("\(date): \(given), not \(expected)") }
    }
    #expect(wrong.prefix(3) == [])
  }

  @Test func everyRowHasTheNumberOfItsDays() throws {
    for year in 2015...2030 {
      for month in 1...12 {
        for start in Weekday.allCases {
          let grid = MonthGrid(
            try #require(YearMonth(year: year, month: month)), options: GridOptions(weekStart: start))
          for week in grid.weeks {
            let numbers = Set(week.days.compactMap { $0.date.map(grid.options.weekNumbers.number) })
            #expect(numbers == [try #require(week.number)])
          }
        }
      }
    }
  }

  /// Rows from Sunday under ISO 8601: a row has the number of its Monday to Saturday.
  @Test func aRowThatBeginsOnAnotherDayHasTheNumberOfMostOfItsDays() throws {
    for start in Weekday.allCases {
      let options = GridOptions(weekStart: start, weekNumbers: .iso8601)
      for month in 1...12 {
        for week in MonthGrid(try #require(YearMonth(year: 2024, month: month)), options: options).weeks {
          let days = week.days.compactMap { $0.date.map(WeekNumbering.iso8601.number) }
          let most = Dictionary(grouping: days, by: { $0 }).max { $0.value.count < $1.value.count }
          #expect(week.number == most?.key)
        }
      }
    }
  }

  @Test func theUsualRuleIsISOForMondayAndTheFirstOfJanuaryElse() {
    #expect(GridOptions().weekNumbers == .iso8601)
    #expect(GridOptions(weekStart: .sunday).weekNumbers == WeekNumbering(weekStart: .sunday, minimalDays: 1))
    #expect(WeekNumbering(weekStart: .sunday, minimalDays: 99).minimalDays == 7)
    var odd = WeekNumbering(weekStart: .monday, minimalDays: 4)
    odd.minimalDays = .min
    #expect(odd.number(of: GridSamples.day("2021-01-01")) == 1)
  }
}
