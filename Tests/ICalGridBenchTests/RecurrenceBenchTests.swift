import ICalGrid
import Testing

@testable import ICalGridBench

/// The bench compares like with like.
@Suite struct RecurrenceBenchTests {
  @Test(arguments: zip(RecurrenceBench.rules.map(\.text), RecurrenceBench.rules.map(\.start)))
  func bothIteratorsGiveTheSame(rule: String, start: CivilDate) throws {
    let wall = CivilDateTime(start, hour: 9)
    let ours = RecurrenceBench.instances(try RecurrenceRule(parsing: rule), wall, 200)
    #expect(ours.count == 200)
    #expect(ours.first == wall)
    #expect(ours == RecurrenceBench.libicalInstances(rule, wall, 200))
  }

  /// Old series cost what they show, and all of them show something in the end.
  @Test func expandsEverySeries() throws {
    let events = try RecurrenceBench.events(500)
    let window = DayWindow(from: date(2024, 1, 1), through: date(2024, 12, 31))
    let reading = CalendarReader().expand(events, window: try #require(window), zone: .utc)
    #expect(!reading.isTruncated)
    #expect(reading.diagnostics.isEmpty)
    let shown = Set(reading.occurrences.compactMap(\.event.uid))
    #expect(shown.count > 450, "all but those whose COUNT is over")
  }
}

@Suite struct GridBenchTests {
  @Test func bothGridsHoldTheSameDays() {
    var cells: [GridBench.Cell] = []
    GridBench.forEachCell { cells.append($0) }
    #expect(cells.count == 42)
    var others: [GridBench.Cell] = []
    GridBench.forEachFoundationCell { others.append($0) }
    #expect(cells == others)
  }

  @Test func theFullMonthIsFull() {
    let events = GridBench.events(1_000)
    let grid = MonthGrid(date(2024, 6, 1).yearMonth, index: EventIndex(events))
    let shown = Set(grid.weeks.flatMap(\.segments).map(\.occurrence))
    #expect(shown.count == 1_000)
  }
}
