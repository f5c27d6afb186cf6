import Testing

@testable import ICalGrid

@Suite struct EventIndexTests {
  private let june = YearMonth.min.advanced(by: 12 * 2023 + 5)

  @Test func theOrderIsStartThenEndThenSummaryThenUID() {
    let index = EventIndex([
      GridSamples.timed("B", "2024-06-12T09:00", "2024-06-12T10:00", uid: "2"),
      GridSamples.timed("A", "2024-06-12T09:00", "2024-06-12T11:00", uid: "5"),
      GridSamples.timed("B", "2024-06-12T09:00", "2024-06-12T10:00", uid: "1"),
      GridSamples.timed("C", "2024-06-12T00:00", "2024-06-12T00:30", uid: "4"),
      GridSamples.allDay("D", "2024-06-12", uid: "3"),
      GridSamples.timed(nil, "2024-06-12T09:00", "2024-06-12T10:00", uid: "6"),
    ])
    #expect(index.occurrences.map { $0.event.uid } == ["4", "3", "6", "1", "2", "5"])
  }

  @Test func occurrencesAlikeInAllStayAsGiven() {
    let alike = (0..<50).map { line in
      Occurrence(
        event: Event(uid: "same", start: .date(.min), line: line), isAllDay: true,
        start: LocalTime(wall: CivilDateTime(june.firstDay)),
        end: LocalTime(wall: CivilDateTime(june.firstDay.advanced(by: 1))))
    }
    #expect(EventIndex(alike).occurrences.map(\.event.line) == Array(0..<50))
  }

  @Test func timesBeyondAllYearsAreInOrderToo() {
    let walls = [1 << 60, 1 << 59, 0, -1, -1 << 59, -1 << 60]
    let index = EventIndex(
      walls.map { wall in
        let time = LocalTime(wall: CivilDateTime(wallSeconds: wall))
        return Occurrence(event: Event(uid: nil, start: .date(.min)), isAllDay: false, start: time, end: time)
      })
    #expect(index.occurrences.map(\.start.wall.wallSeconds) == walls.sorted())
    #expect(index.occurrences(on: .max).count == 2 && index.occurrences(on: .min).count == 2)
  }

  @Test func theOrderOfTheInputDoesNotMatter() {
    var generator = SeededGenerator(seed: 7)
    var given = GridSamples.random(300, around: june, &generator)
    func texts(_ index: EventIndex) -> [String] {
      index.occurrences.map { "\($0.start.wall) \($0.end.wall) \($0.summary ?? "") \($0.event.uid ?? "")" }
    }
    let expected = texts(EventIndex(given))
    for _ in 0..<5 {
      given.shuffle(using: &generator)
      #expect(texts(EventIndex(given)) == expected)
    }
  }

  @Test func anEventTouchesItsDaysAndNotTheOneAtWhoseMidnightItEnds() {
    let index = EventIndex([
      GridSamples.timed("Night", "2024-06-12T22:00", "2024-06-14T00:00"),
      GridSamples.timed("Instant", "2024-06-14T00:00", "2024-06-14T00:00"),
    ])
    #expect(index.positions(on: GridSamples.day("2024-06-11")) == [])
    #expect(index.occurrences(on: GridSamples.day("2024-06-12")).map(\.summary) == ["Night"])
    #expect(index.occurrences(on: GridSamples.day("2024-06-13")).map(\.summary) == ["Night"])
    #expect(index.occurrences(on: GridSamples.day("2024-06-14")).map(\.summary) == ["Instant"])
  }

  @Test(arguments: [0, 1, 2, 15, 16, 17, 33, 500, 2_000])
  func everyWindowGivesWhatLookingAtAllGives(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    let index = EventIndex(GridSamples.random(count, around: june, &generator))
    for _ in 0..<200 {
      let first = june.firstDay.advanced(by: Int.random(in: -40...70, using: &generator))
      let window = try #require(
        DayWindow(from: first, through: first.advanced(by: Int.random(in: 0...20, using: &generator))))
      let expected = index.occurrences.indices.filter { index.occurrences[$0].touches(window) }
      #expect(index.positions(touching: window) == expected)
      #expect(index.hasOccurrences(on: first) == index.occurrences.contains { $0.touches(DayWindow(day: first)) })
    }
  }

  @Test func theNearestDaysAreThoseThatTouchingEachDayWouldFind() {
    var generator = SeededGenerator(seed: 3)
    let index = EventIndex(GridSamples.random(12, around: june, &generator))
    let days = (-60...120).map { june.firstDay.advanced(by: $0) }
    let touched = days.filter(index.hasOccurrences)
    #expect(!touched.isEmpty)
    for day in days {
      #expect(index.nearestDay(after: day) == touched.first { $0 > day })
      #expect(index.nearestDay(before: day) == touched.last { $0 < day })
    }
    #expect(EventIndex.empty.nearestDay(after: .min) == nil)
    #expect(index.nearestDay(after: .max) == nil)
    #expect(index.nearestDay(before: .min) == nil)
  }

  /// One event over all of time, ten thousand short ones after it: what a question looks at follows what it finds.
  @Test func aLongEventSlowsNoQuestion() {
    var given = [GridSamples.allDay("Always", "0001-01-01", through: "9999-12-31")]
    for day in 0..<10_000 {
      let wall = CivilDateTime(june.firstDay.advanced(by: day), hour: 9)
      given.append(
        Occurrence(event: given[0].event, isAllDay: false, start: LocalTime(wall: wall), end: LocalTime(wall: wall)))
    }
    let index = EventIndex(given)
    for day in stride(from: june.firstDay.dayNumber, to: june.firstDay.dayNumber + 10_000, by: 37) {
      var steps = 0
      #expect(index.positions(from: day, before: day + 1, steps: &steps).count == 2)
      #expect(steps <= 100)
    }
  }

  @Test func theStepsOfAQuestionFollowWhatItFinds() {
    var generator = SeededGenerator(seed: 11)
    for count in [100, 1_000, 10_000] {
      let index = EventIndex(GridSamples.random(count, around: june, &generator))
      for offset in -40..<90 {
        var steps = 0
        let day = june.firstDay.dayNumber + offset
        let found = index.positions(from: day, before: day + 1, steps: &steps).count
        #expect(steps <= 20 * found + 60)
      }
    }
  }
}
