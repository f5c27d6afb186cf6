import ICalGrid
import Testing

@Suite struct GridDayTests {
  private let june = YearMonth(iso8601: "2024-06")!

  private func day(
    _ text: String, _ occurrences: [Occurrence] = [], options: GridOptions = GridOptions(), tags: DayTags = DayTags()
  ) throws -> GridDay {
    try #require(
      MonthGrid(june, index: EventIndex(occurrences), options: options, tags: tags).day(GridSamples.day(text)))
  }

  @Test func weekendsFollowTheOptionAndSundaysAreSundays() throws {
    let friday = GridOptions(weekend: [.friday, .saturday])
    #expect(try day("2024-06-14", options: friday).styles == [.weekend])
    #expect(try day("2024-06-15", options: friday).styles == [.weekend])
    #expect(try day("2024-06-16", options: friday).styles == [.sunday])
    #expect(try day("2024-06-16").styles == [.weekend, .sunday])
    #expect(try day("2024-06-17").styles == [])
  }

  @Test func theDaysOfAnEventAreItsStartItsMiddleAndItsEnd() throws {
    let trip = [GridSamples.allDay("Trip", "2024-06-10", through: "2024-06-12")]
    #expect(try day("2024-06-10", trip).styles == [.hasEvents, .allDay, .starts])
    #expect(try day("2024-06-11", trip).styles == [.hasEvents, .allDay, .continues])
    #expect(try day("2024-06-12", trip).styles == [.hasEvents, .allDay, .ends])
    #expect(try day("2024-06-13", trip).styles == [])
    let short = [GridSamples.timed("Short", "2024-06-13T10:00", "2024-06-13T11:00")]
    #expect(try day("2024-06-13", short).styles == [.hasEvents, .starts, .ends])
  }

  @Test func stylesComeInTheStatedOrder() throws {
    let events = [
      GridSamples.allDay("Off", "2024-06-16", status: .cancelled),
      GridSamples.timed("Perhaps", "2024-06-15T10:00", "2024-06-17T11:00", status: .tentative),
    ]
    let sunday = GridSamples.day("2024-06-16")
    let tags = DayTags(
      today: sunday, selection: .range(sunday, sunday), rules: [StyleRule { _, _ in [EventStyle(rawValue: "own")] }])
    let range = GridOptions(range: DayWindow(day: GridSamples.day("2024-06-01")))
    #expect(
      try day("2024-06-16", events, options: range, tags: tags).styles == [
        .weekend, .sunday, .outOfRange, .hasEvents, .allDay, .starts, .continues, .ends, .tentative, .cancelled,
        .selected, .rangeStart, .rangeEnd, .today, EventStyle(rawValue: "own"),
      ])
  }

  @Test func rulesOfOnesOwnComeLastInTheirOrderAndRepeatNothing() throws {
    let payday = EventStyle(rawValue: "payday")
    let party = EventStyle(rawValue: "party")
    let rules = [
      StyleRule { day, _ in day.date?.day == 12 ? [payday, .hasEvents] : [] },
      StyleRule.occurrences { $0.summary == "Party" ? party : nil },
      StyleRule { day, _ in day.styles.contains(payday) ? [EventStyle(rawValue: "afterPayday")] : [] },
    ]
    let events = ["Party", "Party", "Work"].map { GridSamples.timed($0, "2024-06-12T10:00", "2024-06-12T11:00") }
    #expect(
      try day("2024-06-12", events, tags: DayTags(rules: rules)).styles == [
        .hasEvents, .starts, .ends, payday, party, EventStyle(rawValue: "afterPayday"),
      ])
    #expect(try day("2024-06-13", events, tags: DayTags(rules: rules)).styles == [])
  }

  @Test func overlapsCountOnceAndTheFreeAndTheCancelledNotAtAll() throws {
    let events = [
      GridSamples.timed("A", "2024-06-12T00:00", "2024-06-12T06:00"),
      GridSamples.timed("B", "2024-06-12T03:00", "2024-06-12T09:00"),
      GridSamples.timed("Within A", "2024-06-12T01:00", "2024-06-12T02:00"),
      GridSamples.timed("Instant", "2024-06-12T12:00", "2024-06-12T12:00"),
      GridSamples.timed("Free", "2024-06-12T13:00", "2024-06-12T20:00", isTransparent: true),
      GridSamples.timed("Off", "2024-06-12T13:00", "2024-06-12T20:00", status: .cancelled),
      GridSamples.allDay("Free day", "2024-06-12", isTransparent: true),
      GridSamples.timed("Into the next day", "2024-06-12T21:00", "2024-06-13T03:00"),
    ]
    #expect(try day("2024-06-12", events).busyShare == 0.5)
    #expect(try day("2024-06-13", events).busyShare == 0.125)
    #expect(try day("2024-06-14", events).busyShare == 0)
  }

  @Test func anAllDayEventTakesTheWholeDayWhateverElseThereIs() throws {
    let events = [
      GridSamples.timed("Before", "2024-06-11T20:00", "2024-06-12T04:00"),
      GridSamples.allDay("Day", "2024-06-12"),
      GridSamples.timed("After", "2024-06-12T20:00", "2024-06-13T06:00"),
    ]
    #expect(try day("2024-06-12", events).busyShare == 1)
    #expect(try day("2024-06-13", events).busyShare == 0.25)
  }

  @Test(arguments: 1...30)
  func theBusyShareIsThatOfCountingMinutes(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let index = EventIndex(GridSamples.random(40, around: june, &generator))
    for day in MonthGrid(june, index: index).days {
      let date = try #require(day.date)
      let midnight = CivilDateTime(date)
      let busy = index.occurrences.filter(\.isBusy)
      let hours = (0..<24).filter { hour in
        let moment = midnight.advanced(bySeconds: hour * 3_600)
        return busy.contains { $0.start.wall <= moment && moment < $0.end.wall }
      }
      #expect(day.busyShare == Double(hours.count) / 24)
    }
  }

  @Test func anEventAcrossTheEndOfSummerTimeTakesItsElapsedTime() throws {
    let start = GridSamples.time("2024-06-12T02:30")
    let repeated = Occurrence(
      event: Event(uid: nil, start: .date(.min)), isAllDay: false, start: LocalTime(wall: start, utcOffset: 7_200),
      end: LocalTime(wall: start.advanced(bySeconds: -1_800), utcOffset: 3_600))
    #expect(try day("2024-06-12", [repeated]).busyShare == 0.5 / 24)
  }

  @Test func daysOutOfRangeAreTaggedOrBlankAndNeverChosen() throws {
    let window = try #require(
      DayWindow(from: GridSamples.day("2024-06-10"), through: GridSamples.day("2024-06-20")))
    let anything = DayTags(isSelectable: { _, _ in true })
    let shown = GridOptions(range: window)
    #expect(try day("2024-06-05", options: shown, tags: anything).styles == [.outOfRange])
    #expect(try !day("2024-06-05", options: shown, tags: anything).isSelectable)
    #expect(try day("2024-06-11", options: shown).isSelectable)
    let blank = MonthGrid(june, options: GridOptions(range: window, beyondRange: .blank))
    #expect(blank.days.compactMap(\.date).map(\.day) == Array(10...20))
  }

  @Test func neighboursDaysCanBeChosenWhereAUserSaysSo() throws {
    #expect(try !day("2024-05-31").isSelectable)
    let tags = DayTags(isSelectable: { date, position in position == .previous || date.weekday == .monday })
    #expect(try day("2024-05-31", tags: tags).isSelectable)
    #expect(try day("2024-06-03", tags: tags).isSelectable)
    #expect(try !day("2024-06-04", tags: tags).isSelectable)
  }

  @Test func aSecondLabelIsThatOfTheDay() throws {
    let labels = DayLabels(
      from: GridSamples.day("2024-06-12"), [DayLabels.Label(day: "12 b"), DayLabels.Label(day: "13 b", text: "X")])
    #expect(try day("2024-06-11", tags: DayTags(labels: labels)).secondLabel == nil)
    #expect(try day("2024-06-12", tags: DayTags(labels: labels)).secondLabel == "12 b")
    #expect(try day("2024-06-13", tags: DayTags(labels: labels)).secondLabel == "X")
    #expect(try day("2024-06-14", tags: DayTags(labels: labels)).secondLabel == nil)
  }

  @Test func aChangedCellIsAnotherCell() throws {
    var changed = try day("2024-06-12")
    let plain = changed
    changed.styles.append(.today)
    #expect(changed != plain && changed.styles == [.today] && plain.styles == [])
    changed.occurrences = [3]
    changed.secondLabel = "B"
    #expect(changed.styles == [.today] && changed.occurrences == [3] && changed.secondLabel == "B")
    #expect(
      changed
        == GridDay(
          date: plain.date, position: .current, weekday: .wednesday, isSelectable: true, styles: [.today],
          occurrences: [3], secondLabel: "B"))
  }
}
