import ICalGrid
import Testing

@Suite struct CivilDateTests {
  @Test func everyDayOfTheYears1To9999RoundTrips() throws {
    var expected = CivilDate.min
    for year in 1...9999 {
      for month in 1...12 {
        for day in 1...CivilDate.daysIn(month: month, year: year) {
          let date = try #require(CivilDate(year: year, month: month, day: day))
          if date != expected || date.parts != CivilDate.Parts(year: year, month: month, day: day) {
            Issue.record("\(year)-\(month)-\(day) gave \(date)")
            return
          }
          expected = date.advanced(by: 1)
        }
      }
    }
    #expect(expected == CivilDate.max)
  }
}
