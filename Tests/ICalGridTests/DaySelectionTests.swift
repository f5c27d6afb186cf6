import ICalGrid
import Testing

@Suite struct DaySelectionTests {
  private func styles(_ selection: DaySelection, _ day: String) -> [EventStyle]? {
    let grid = MonthGrid(YearMonth(iso8601: "2024-06")!, tags: DayTags(selection: selection))
    return grid.day(GridSamples.day(day))?.styles
  }

  @Test func aDayIsSelectedAlone() {
    let selection = DaySelection.day(GridSamples.day("2024-06-12"))
    #expect(styles(selection, "2024-06-11") == [])
    #expect(styles(selection, "2024-06-12") == [.selected])
    #expect(styles(selection, "2024-06-13") == [])
  }

  @Test func aRangeHasAFirstInnerAndALastCellInEitherOrder() {
    for selection in [
      DaySelection.range(GridSamples.day("2024-06-11"), GridSamples.day("2024-06-13")),
      DaySelection.day(GridSamples.day("2024-06-13")).extended(to: GridSamples.day("2024-06-11")),
    ] {
      #expect(styles(selection, "2024-06-10") == [])
      #expect(styles(selection, "2024-06-11") == [.selected, .rangeStart])
      #expect(styles(selection, "2024-06-12") == [.selected, .rangeInner])
      #expect(styles(selection, "2024-06-13") == [.selected, .rangeEnd])
      #expect(styles(selection, "2024-06-14") == [])
    }
  }

  @Test func aRangeOfOneDayIsItsStartAndItsEnd() {
    let day = GridSamples.day("2024-06-12")
    #expect(styles(.range(day, day), "2024-06-12") == [.selected, .rangeStart, .rangeEnd])
  }

  @Test func aRangeGoesOnOverTheMonthsEnd() {
    let selection = DaySelection.range(GridSamples.day("2024-05-31"), GridSamples.day("2024-06-30"))
    #expect(styles(selection, "2024-05-31") == [.selected, .rangeStart])
    #expect(styles(selection, "2024-06-01") == [.weekend, .selected, .rangeInner])
  }

  @Test func aTimeKeepsItsHourWhenTheDayMoves() {
    let picked = DaySelection.day(GridSamples.day("2024-06-12")).at(hour: 9, minute: 30)
    #expect(picked == .time(GridSamples.time("2024-06-12T09:30")))
    #expect(picked.moved(to: GridSamples.day("2024-06-20")) == .time(GridSamples.time("2024-06-20T09:30")))
    #expect(styles(picked, "2024-06-12") == [.selected])
    #expect(picked.at(hour: 99, minute: -1) == .time(GridSamples.time("2024-06-12T23:00")))
  }

  @Test func aRangeIsGivenUpWhenTheDayMoves() {
    let range = DaySelection.range(GridSamples.day("2024-06-11"), GridSamples.day("2024-06-13"))
    #expect(range.contains(GridSamples.day("2024-06-12")) && !range.contains(GridSamples.day("2024-06-14")))
    #expect(range.moved(to: GridSamples.day("2024-06-20")) == .day(GridSamples.day("2024-06-20")))
  }
}
