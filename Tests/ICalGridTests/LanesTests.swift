import ICalGrid
import Testing

@Suite struct LanesTests {
  /// The week of Monday, 10 June 2024, as (title, first, last, lane) in layout order.
  private func lay(_ occurrences: [Occurrence], _ options: GridOptions = GridOptions()) throws -> [String] {
    let grid = MonthGrid(try #require(YearMonth(iso8601: "2024-06")), index: EventIndex(occurrences), options: options)
    return grid.weeks[2].segments.map { segment in
      let before = segment.continuesBefore ? "<" : ""
      let after = segment.continuesAfter ? ">" : ""
      return
        "\(grid.index.occurrences[segment.occurrence].summary ?? "") \(before)\(segment.first)-\(segment.last)\(after) @\(segment.lane)"
    }
  }

  @Test func theOrderIsFirstDayThenLengthThenAllDayThenStartThenTitleThenUID() throws {
    let segments = try lay([
      GridSamples.timed("Late", "2024-06-10T18:00", "2024-06-10T19:00"),
      GridSamples.timed("B early", "2024-06-10T09:00", "2024-06-10T10:00"),
      GridSamples.timed("A early", "2024-06-10T09:00", "2024-06-10T12:00"),
      GridSamples.allDay("Day", "2024-06-10"),
      GridSamples.allDay("Three", "2024-06-10", through: "2024-06-12"),
      GridSamples.timed("Timed three", "2024-06-10T08:00", "2024-06-12T10:00"),
      GridSamples.allDay("Week", "2024-06-11", through: "2024-06-16"),
      GridSamples.allDay("From May", "2024-05-20", through: "2024-06-11"),
    ])
    #expect(
      segments == [
        "Three 0-2 @0", "Timed three 0-2 @1", "From May <0-1 @2", "Day 0-0 @3", "A early 0-0 @4", "B early 0-0 @5",
        "Late 0-0 @6", "Week 1-6 @3",
      ])
  }

  @Test func aBarTakesTheLowestLaneThatIsFreeInAllItsColumns() throws {
    let segments = try lay([
      GridSamples.allDay("A", "2024-06-10", through: "2024-06-11"),
      GridSamples.allDay("B", "2024-06-11", through: "2024-06-13"),
      GridSamples.allDay("C", "2024-06-12", through: "2024-06-12"),
      GridSamples.allDay("D", "2024-06-14", through: "2024-06-18"),
    ])
    #expect(segments == ["A 0-1 @0", "B 1-3 @1", "C 2-2 @0", "D 4-6> @0"])
  }

  @Test func aBarOverWeeksIsCutAtTheirEnds() throws {
    let segments = try lay([GridSamples.allDay("Long", "2024-05-01", through: "2024-07-31")])
    #expect(segments == ["Long <0-6> @0"])
  }

  @Test func aNightCanBeDrawnOnItsFirstDayOnly() throws {
    let nights = [
      GridSamples.timed("Party", "2024-06-12T20:00", "2024-06-13T03:00"),
      GridSamples.timed("Sunday party", "2024-06-16T20:00", "2024-06-17T03:00"),
      GridSamples.timed("A day and a bit", "2024-06-10T20:00", "2024-06-11T20:00"),
    ]
    let firstDays = GridOptions(timedOvernight: .firstDayOnly)
    #expect(try lay(nights) == ["A day and a bit 0-1 @0", "Party 2-3 @0", "Sunday party 6-6> @0"])
    #expect(try lay(nights, firstDays) == ["A day and a bit 0-1 @0", "Party 2-2 @0", "Sunday party 6-6 @0"])
  }

  @Test func barsEndWhereTheDaysShownEnd() throws {
    let blank = MonthGrid(
      try #require(YearMonth(iso8601: "2024-06")),
      index: EventIndex([GridSamples.allDay("Over", "2024-05-30", through: "2024-07-02")]),
      options: GridOptions(outside: .blank))
    let first = try #require(blank.weeks.first?.segments.first)
    #expect(first == Segment(occurrence: 0, first: 5, last: 6, lane: 0, continuesBefore: true, continuesAfter: true))
  }

  @Test(arguments: 1...40)
  func lanesNeverOverlapAndEveryTouchIsPlaced(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let month = try #require(YearMonth(year: 2024, month: 1 + seed % 12))
    let index = EventIndex(GridSamples.random(Int.random(in: 0...200, using: &generator), around: month, &generator))
    let options = GridOptions(
      weekStart: Weekday.allCases.randomElement(using: &generator) ?? .monday,
      outside: Bool.random(using: &generator) ? .show : .blank)
    let grid = MonthGrid(month, index: index, options: options)
    for week in grid.weeks {
      var taken: Set<[Int]> = []
      for segment in week.segments {
        for column in segment.first...segment.last {
          #expect(taken.insert([segment.lane, column]).inserted)
          #expect(week.days[column].occurrences.contains(segment.occurrence))
        }
      }
      for (column, day) in week.days.enumerated() {
        let placed = week.segments.filter { $0.covers(column) }.map(\.occurrence).sorted()
        #expect(placed == day.occurrences)
      }
      // The lowest free lane: below a bar, at its first column, every lane is taken.
      for segment in week.segments {
        #expect((0..<segment.lane).allSatisfy { taken.contains([$0, segment.first]) })
      }
    }
  }

  @Test(arguments: 1...20)
  func anyTwoBarsOfARowAreInTheStatedOrder(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(500 + seed))
    let month = try #require(YearMonth(year: 2022, month: 1 + seed % 12))
    let grid = MonthGrid(month, index: EventIndex(GridSamples.random(300, around: month, &generator)))
    func isBefore(_ left: Segment, _ right: Segment) -> Bool {
      let (a, b) = (grid.index.occurrences[left.occurrence], grid.index.occurrences[right.occurrence])
      if left.first != right.first { return left.first < right.first }
      if left.dayCount != right.dayCount { return left.dayCount > right.dayCount }
      if a.isAllDay != b.isAllDay { return a.isAllDay }
      if a.start.wall != b.start.wall { return a.start.wall < b.start.wall }
      if a.summary != b.summary { return a.summary ?? "" < b.summary ?? "" }
      if a.event.uid != b.event.uid { return a.event.uid ?? "" < b.event.uid ?? "" }
      return left.occurrence < right.occurrence
    }
    for week in grid.weeks {
      #expect(zip(week.segments, week.segments.dropFirst()).allSatisfy(isBefore))
    }
  }
}
