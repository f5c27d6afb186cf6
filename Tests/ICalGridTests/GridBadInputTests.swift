import Testing

@testable import ICalGrid

/// What no calendar would ask of the grid: each question has an answer, or an error of its own; none traps.
@Suite struct GridBadInputTests {
  private static let numbers = [Int.min, -1_000_000, -7, -1, 0, 1, 6, 7, 53, 1_000_000, .max]
  private let june = YearMonth(year: 2024, month: 6) ?? .min
  private let day = GridSamples.day("2024-06-12")

  /// Occurrences whose times no file can hold.
  private let absurd: [Occurrence] = [Int.min, -1 << 40, 0, 1_718_150_400, 1 << 40, .max].flatMap { start in
    [Int.min, -1, 0, 1, .max].flatMap { length in
      [nil, 0, Int.min, Int.max].flatMap { offset in
        [true, false].map { isAllDay in
          let start = CivilDateTime(wallSeconds: start)
          return Occurrence(
            event: Event(uid: nil, start: .floating(start)), isAllDay: isAllDay,
            start: LocalTime(wall: start, utcOffset: offset),
            end: LocalTime(wall: start.advanced(bySeconds: length), utcOffset: offset))
        }
      }
    }
  }

  @Test func timesBeyondEveryCalendarAreClamped() throws {
    #expect(CivilDateTime(wallSeconds: .max).date == .max)
    #expect(CivilDateTime(wallSeconds: .min).date == .min)
    #expect(CivilDateTime(day, hour: .max, minute: .max, second: .max).date == .max)
    #expect(CivilDateTime(day, hour: .min, minute: .min, second: .min).date == .min)
    #expect(CivilDateTime(day).advanced(bySeconds: .min) < CivilDateTime(.min))
    #expect(Instant(unixSeconds: .min).wall(utcOffset: .min).date == .min)
    let seconds = absurd.map(\.seconds)
    #expect(seconds.contains { $0 > 1 << 59 } && seconds.contains { $0 < -1 << 59 })
  }

  @Test func occurrencesOfAbsurdTimesAreLaidOut() throws {
    let index = EventIndex(absurd)
    for month in [june, .min, .max] {
      let changes = [ClockChange(day: month.firstDay, second: .max, offsetBefore: .min, offsetAfter: .max)]
      for overnight in [GridOptions.TimedOvernight.bar, .firstDayOnly] {
        let options = GridOptions(rows: .fixed(6), timedOvernight: overnight)
        let grid = MonthGrid(month, index: index, options: options, tags: DayTags(clockChanges: changes))
        #expect(grid.days.allSatisfy { (0...1).contains($0.busyShare) })
        let all = Set(grid.weeks.flatMap(\.segments).map(\.occurrence))
        #expect(all.allSatisfy(index.occurrences.indices.contains) && !all.isEmpty)
        let text = MonthRenderer(RenderOptions(showsList: true)).render(grid)
        #expect(text.hasSuffix("\n"))
      }
    }
    #expect(index.nearestDay(after: .max) == nil && index.nearestDay(before: .min) == nil)
    #expect(DayRenderer().render(index, day: day).hasSuffix("\n"))
    #expect(AgendaRenderer().render(index, window: DayWindow(day: day)).hasSuffix("\n"))
  }

  @Test(arguments: numbers)
  func anyNumberOfRowsLanesAndLevelsIsTaken(number: Int) throws {
    let index = EventIndex([GridSamples.allDay("A", "2024-06-12"), GridSamples.allDay("B", "2024-06-12")])
    let options = GridOptions(
      rows: .fixed(number), weekNumbers: WeekNumbering(weekStart: .sunday, minimalDays: number), range: nil)
    let grid = MonthGrid(june, index: index, options: options)
    #expect((5...54).contains(grid.weeks.count))
    #expect(grid.weeks.allSatisfy { (1...54).contains($0.number ?? 1) })
    let layout = try #require(grid.week(containing: day)).layout(limit: number)
    #expect(layout.visible.count + layout.overflow[2] == 2)
    #expect(layout.limit >= 0 && layout.height >= 0 && layout.lines(in: 2) >= 0)
    let year = try #require(YearGrid(2024, index: index))
    #expect((0...1_000).contains(year.level(of: try #require(year.day(day)), levels: number)))
    #expect(YearGrid(number) == nil || (1...9999).contains(number))
    #expect(YearGrid.window(of: number) == nil || (1...9999).contains(number))
    let segment = Segment(occurrence: number, first: number, last: -1, lane: number)
    #expect((1...7).contains(segment.dayCount))
    #expect(WeekLayout([segment], limit: number).overflow.count == 7)
  }

  @Test(arguments: numbers)
  func cellsAndItemsThatThereAreNotHaveNoDay(number: Int) throws {
    let range = try CalendarRange(from: day, through: day)
    let strip = try DayStrip(from: day, through: day)
    #expect(range.date(section: number, item: number) == nil)
    #expect(range.date(at: .init(section: 0, item: number)) == nil)
    #expect(range.itemCount(inSection: number) == (number == 0 ? 35 : 0))
    #expect(range.grid(ofSection: number) == nil || number == 0)
    #expect(strip.date(at: number) == nil)
    #expect(strip.weeks(rows: min(number, 0)..<max(number, 0)).count <= 1)
    #expect(strip.showsMonthName(on: day.advanced(by: number)) == (day.advanced(by: number).day == 1))
    #expect(MonthGrid(june).day(day.advanced(by: number)) != nil || !(-16...18).contains(number))
  }

  @Test(arguments: numbers)
  func navigationAndSelectionGoAsFarAsThereAreDays(number: Int) throws {
    var navigation = try MonthNavigation(june, from: june, through: june.advanced(by: 2))
    navigation.move(by: number)
    #expect((june...june.advanced(by: 2)).contains(navigation.month))
    navigation.jump(to: day.advanced(by: number))
    #expect((june...june.advanced(by: 2)).contains(navigation.month))
    let time = DaySelection.day(day).at(hour: number, minute: number, second: number)
    #expect(time.first == day && time.last == day)
    let range = DaySelection.range(day.advanced(by: number), day)
    #expect(range.contains(day))
    let tags = DayTags(
      today: day.advanced(by: number), selection: range, labels: DayLabels(from: day.advanced(by: number), []),
      rules: [StyleRule { _, _ in Array(repeating: EventStyle(rawValue: ""), count: 100) }],
      isSelectable: { _, _ in true })
    #expect(MonthGrid(june, tags: tags).day(day)?.styles.last == EventStyle(rawValue: ""))
    #expect((1...7).contains(Weekday.monday.advanced(by: number).rawValue))
  }

  @Test func anEndBeforeItsBeginningIsAnError() {
    let before = day.advanced(by: -1)
    #expect(throws: GridError.lastBeforeFirst(first: day, last: before)) {
      try CalendarRange(from: day, through: before)
    }
    #expect(throws: GridError.lastBeforeFirst(first: day, last: before)) { try DayStrip(from: day, through: before) }
    #expect(throws: GridError.lastMonthBeforeFirst(first: june, last: .min)) {
      try MonthNavigation(june, from: june, through: .min)
    }
    #expect(DayWindow(from: day, through: before) == nil)
    #expect(DayWindow(from: day, to: day) == nil)
  }

  @Test func aRangeThatHoldsNothingOfTheMonthLeavesItBlank() throws {
    let range = DayWindow(day: .max)
    let grid = MonthGrid(june, options: GridOptions(range: range, beyondRange: .blank))
    #expect(grid.days.allSatisfy { $0.date == nil && !$0.isSelectable } && grid.weeks.allSatisfy { $0.number == nil })
  }
}
