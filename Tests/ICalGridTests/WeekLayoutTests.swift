import ICalGrid
import Testing

@Suite struct WeekLayoutTests {
  private func bar(_ first: Int, _ last: Int, _ lane: Int) -> Segment {
    Segment(occurrence: 0, first: first, last: last, lane: lane)
  }

  @Test func asManyAsThereAreLinesAllShow() {
    let layout = WeekLayout([bar(0, 0, 0), bar(0, 0, 1), bar(0, 0, 2)], limit: 3)
    #expect(layout.visible.count == 3)
    #expect(layout.overflow == [0, 0, 0, 0, 0, 0, 0])
    #expect(layout.height == 3)
  }

  @Test func oneMoreThanThereAreLinesTakesALineOfItsOwn() {
    let layout = WeekLayout([bar(0, 0, 0), bar(0, 0, 1), bar(0, 0, 2), bar(0, 0, 3)], limit: 3)
    #expect(layout.visible.map(\.lane) == [0, 1])
    #expect(layout.overflow == [2, 0, 0, 0, 0, 0, 0])
    #expect(layout.overflowLane == 2)
    #expect(layout.lines(in: 0) == 2 && layout.lines(in: 1) == 3)
  }

  /// Monday has one too many; the bar in its last line is therefore hidden on Tuesday as well, where it is the one more.
  @Test func aBarHiddenOnOneDayIsHiddenOnAllItsDays() {
    let layout = WeekLayout([bar(0, 0, 0), bar(0, 1, 1), bar(0, 0, 2), bar(1, 1, 0)], limit: 2)
    #expect(layout.visible == [bar(0, 0, 0), bar(1, 1, 0)])
    #expect(layout.overflow == [2, 1, 0, 0, 0, 0, 0])
  }

  /// Hiding the bar makes Wednesday overflow, which hides the next bar, and so on to the week's end.
  @Test func hidingGoesOnUntilNothingChanges() {
    let chain = [bar(4, 6, 1), bar(2, 4, 1), bar(0, 2, 1), bar(0, 0, 2), bar(6, 6, 0)]
    let layout = WeekLayout(chain, limit: 2)
    #expect(layout.visible == [bar(6, 6, 0)])
    #expect(layout.overflow == [2, 1, 2, 1, 2, 1, 1])
  }

  @Test func absurdLimitsAreClamped() {
    let bars = [bar(0, 3, 0), bar(0, 0, 1)]
    for limit in [Int.min, -1, 0] {
      let layout = WeekLayout(bars, limit: limit)
      #expect(layout.limit == 0 && layout.visible.isEmpty && layout.overflow == [2, 1, 1, 1, 0, 0, 0])
      #expect(layout.height == 0)
    }
    #expect(WeekLayout(bars, limit: .max).visible == bars)
  }

  @Test func segmentsThatNoGridMakesDoNotTrap() {
    let odd = [bar(-5, 99, 0), bar(6, 2, 1), bar(9, 9, -3)]
    #expect(WeekLayout(odd, limit: 1).visible.count + WeekLayout(odd, limit: 1).hidden.count == 3)
  }

  @Test(arguments: 1...40)
  func whatIsShownFitsAndTheRestIsCounted(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(1_000 + seed))
    let month = try #require(YearMonth(year: 2023, month: 1 + seed % 12))
    let index = EventIndex(GridSamples.random(Int.random(in: 0...150, using: &generator), around: month, &generator))
    let overnight: GridOptions.TimedOvernight = Bool.random(using: &generator) ? .bar : .firstDayOnly
    let grid = MonthGrid(month, index: index, options: GridOptions(timedOvernight: overnight))
    for week in grid.weeks {
      for limit in 0...12 {
        let layout = week.layout(limit: limit)
        #expect(layout.visible.count + layout.hidden.count == week.segments.count)
        for column in 0..<7 {
          let shown = layout.visible.filter { $0.covers(column) }
          let touching = week.segments.filter { $0.covers(column) }
          #expect(shown.count + layout.overflow[column] == touching.count)
          #expect(shown.allSatisfy { $0.lane < layout.lines(in: column) })
          if touching.count > limit { #expect(layout.overflow[column] > 0) }
          if layout.overflow[column] == 1, limit > 0 {
            let hidden = try #require(layout.hidden.first { $0.covers(column) })
            #expect(hidden.dayCount > 1, "+1 more stands for a bar of one day")
          }
        }
      }
    }
  }

  /// What has a line and is hidden all the same meets, on one of its days, another that is hidden: that day's overflow has its line.
  @Test(arguments: 1...20)
  func nothingMoreWouldFit(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let month = try #require(YearMonth(year: 2025, month: 1 + seed % 12))
    let index = EventIndex(GridSamples.random(60, around: month, &generator))
    for week in MonthGrid(month, index: index).weeks {
      for limit in 1...6 {
        let layout = week.layout(limit: limit)
        for segment in layout.hidden where segment.lane < limit {
          let blockers = (segment.first...segment.last).filter { column in
            layout.hidden.contains { $0 != segment && $0.covers(column) }
          }
          #expect(!blockers.isEmpty)
        }
      }
    }
  }
}
