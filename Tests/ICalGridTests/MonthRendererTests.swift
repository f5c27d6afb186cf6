import Testing

@testable import ICalGrid

@Suite struct MonthRendererTests {
  private let june = YearMonth(year: 2024, month: 6) ?? .min

  private func grid(
    _ occurrences: [Occurrence], today: String? = nil, options: GridOptions = GridOptions()
  ) -> MonthGrid {
    MonthGrid(june, index: EventIndex(occurrences), options: options, today: today.map { GridSamples.day($0) })
  }

  private func render(_ occurrences: [Occurrence], today: String? = nil, _ options: RenderOptions) -> [String] {
    lines(MonthRenderer(options).render(grid(occurrences, today: today)))
  }

  // MARK: What a full month shows

  @Test func theHeadStandsBetweenItsNeighbours() {
    let text = render([], RenderOptions(width: 80))
    #expect(text[0].contains("‹ May   June 2024   Jul ›"))
    let ascii = render([], RenderOptions(width: 80, isASCII: true))
    #expect(ascii[0].contains("< May   June 2024   Jul >"))
    let german = render([], RenderOptions(width: 80, conventions: LocaleConventions(identifier: "de_DE")))
    #expect(german[0].contains("‹ Mai   Juni 2024   Jul ›"))
  }

  @Test func aTimedEventShowsItsTimeAndTitle() {
    let text = render([GridSamples.timed("Review", "2024-06-12T09:00", "2024-06-12T10:00")], RenderOptions(width: 120))
    #expect(text.contains { $0.contains("│ 09:00 Review") })
  }

  @Test func aBarHasItsTitleOncePerRowAndSaysThatItGoesOn() {
    let text = render([GridSamples.allDay("Trip", "2024-06-07", through: "2024-06-12")], RenderOptions(width: 80))
    let rows = text.filter { $0.contains("Trip") }
    #expect(rows.count == 2)
    #expect(rows[0].hasSuffix("▸│"))
    #expect(rows[1].hasPrefix("│◂"))
    #expect(rows[1].contains("━╸│"))
    let ascii = render(
      [GridSamples.allDay("Trip", "2024-06-07", through: "2024-06-12")], RenderOptions(width: 80, isASCII: true))
    #expect(ascii.contains { $0.contains("[ Trip =") && $0.hasSuffix(">|") })
    #expect(ascii.contains { $0.hasPrefix("|< Trip =") && $0.contains("=]|") })
  }

  @Test func anOvernightEventHasItsTimeOnlyWhereItBegins() {
    let text = render([GridSamples.timed("Train", "2024-06-09T22:10", "2024-06-10T07:30")], RenderOptions(width: 120))
    #expect(text.contains { $0.contains("22:10 Train") && $0.contains("▸") })
    #expect(text.contains { $0.contains("◂ Train ") && !$0.contains("22:10") })
  }

  @Test func whatDoesNotFitIsCounted() {
    let events = (0..<9).map { GridSamples.timed("Event \($0)", "2024-06-12T1\($0):00", "2024-06-12T1\($0):30") }
    let text = render(events, RenderOptions(width: 100, height: 24))
    #expect(text.contains { $0.contains("+7 more") })
    #expect(text.count <= 24)
    // Without a height the busiest week decides.
    #expect(!render(events, RenderOptions(width: 100)).contains { $0.contains("more") })
    let crowd = (0..<5_000).map { _ in GridSamples.timed("Busy", "2024-06-12T10:00", "2024-06-12T11:00") }
    #expect(render(crowd, RenderOptions(width: 100)).contains { $0.contains("+4991 more") })
  }

  @Test func theHeightIsKeptAndTheRowsAreEven() {
    for height in [3, 10, 24, 30, 50, 60, 200] {
      let text = render(GridSamples.june, RenderOptions(width: 100, height: height))
      #expect(text.count <= max(height, 13))
      let rules = text.indices.filter { text[$0].hasPrefix("├") || text[$0].hasPrefix("┌") || text[$0].hasPrefix("└") }
      #expect(Set(zip(rules, rules.dropFirst()).map { $1 - $0 }).count == 1)
    }
  }

  @Test func todayIsMarkedWithoutColoursAndWith() {
    let plain = render([], today: "2024-06-12", RenderOptions(width: 80))
    #expect(plain.contains { $0.contains("[12]") })
    let colored = MonthRenderer(RenderOptions(width: 80, colorDepth: .trueColor))
      .render(grid([], today: "2024-06-12"))
    #expect(colored.contains("48;2;204;34;34") && colored.contains(" 12 "))
  }

  @Test func theNeighboursDaysAreNamedAndShowTheirEvents() {
    let text = render([GridSamples.timed("Before", "2024-05-28T09:00", "2024-05-28T10:00")], RenderOptions(width: 100))
    #expect(text[2].hasPrefix("┌ 27 May ─"))
    #expect(text.contains { $0.contains("09:00 Before") })
    let blank = lines(
      MonthRenderer(RenderOptions(width: 100)).render(grid([], options: GridOptions(outside: .blank))))
    #expect(!blank[2].contains("27"))
  }

  @Test func theStateOfAnEventIsToldInWordsOrMarks() {
    let events = [
      GridSamples.timed("Maybe", "2024-06-12T09:00", "2024-06-12T10:00", status: .tentative),
      GridSamples.timed("Off", "2024-06-12T11:00", "2024-06-12T12:00", status: .cancelled),
      GridSamples.timed(nil, "2024-06-12T13:00", "2024-06-12T14:00"),
    ]
    let text = render(events, RenderOptions(width: 140))
    for shown in ["09:00 ~Maybe", "11:00 ✗ Off", "13:00 (no title)"] {
      #expect(text.contains { $0.contains(shown) }, "\(shown)")
    }
    let colored = MonthRenderer(RenderOptions(width: 140, colorDepth: .sixteen)).render(grid(events))
    #expect(colored.contains(";9m✗ Off"))
  }

  @Test func whatTheReaderDeclinedStandsBackInItsCell() {
    var declined = GridSamples.timed("Review", "2024-06-12T09:00", "2024-06-12T10:00")
    var trip = GridSamples.allDay("Trip", "2024-06-18", through: "2024-06-20")
    declined.isDeclined = true
    trip.isDeclined = true
    let plain = render([declined, trip], RenderOptions(width: 140))
    #expect(plain.contains { $0.contains("│ 09:00 ⊘ Review ") } && plain.contains { $0.contains("╺ ⊘ Trip ━━") })
    let ascii = render([declined, trip], RenderOptions(width: 140, isASCII: true))
    #expect(ascii.contains { $0.contains("| 09:00 / Review ") } && ascii.contains { $0.contains("[ / Trip ==") })
    let color = MonthRenderer(RenderOptions(width: 140, colorDepth: .trueColor)).render(grid([declined, trip]))
    #expect(color.contains("[0;2m⊘ Review") && !color.contains("48;2;"))
  }

  @Test func severalCalendarsHaveALegendAndMarksOfTheirOwn() {
    let events = [
      GridSamples.inCalendar("Work", GridSamples.timed("One", "2024-06-12T09:00", "2024-06-12T10:00")),
      GridSamples.inCalendar("Home", GridSamples.timed("Two", "2024-06-12T11:00", "2024-06-12T12:00")),
    ]
    let text = render(events, RenderOptions(width: 100))
    #expect(text.last?.hasPrefix(" ● Work   ◆ Home") == true)
    #expect(text.contains { $0.contains("●09:00 One") } && text.contains { $0.contains("◆11:00 Two") })
    #expect(render([events[0]], RenderOptions(width: 100)).last?.hasPrefix("└") == true)
  }

  @Test func weekNumbersAndSecondLabelsStandInTheirPlaces() {
    let tags = DayTags(labels: DayLabels(from: GridSamples.day("2024-06-12"), [DayLabels.Label(day: "初七")]))
    let grid = MonthGrid(june, index: .empty, options: GridOptions(), tags: tags)
    let text = lines(MonthRenderer(RenderOptions(width: 90, showsWeekNumbers: true)).render(grid))
    #expect(text[2].hasPrefix("22 ┌ 27 May"))
    #expect(text.contains { $0.hasPrefix("24 ├ 10 ─") && $0.contains("┼ 12 ─ 初七 ┼") })
  }

  // MARK: The other shapes

  @Test func aSmallMonthHasMarksAndAList() {
    let text = render(GridSamples.june, today: "2024-06-12", RenderOptions(width: 40))
    #expect(text[1] == "Mo   Tu   We   Th   Fr   Sa   Su")
    #expect(text.contains { $0.hasPrefix("10   11  [12]  13") })
    #expect(text.contains("Wednesday, 12 June 2024 · today"))
    #expect(text.allSatisfy { CellWidth.width(of: $0) <= 40 })
  }

  @Test func theShapeFollowsTheWidth() {
    func shape(_ width: Int, _ style: RenderOptions.Style) -> MonthRenderer.Shape {
      MonthRenderer(RenderOptions(width: width, style: style)).shape
    }
    #expect(shape(70, .auto) == .full && shape(69, .auto) == .compact)
    #expect(shape(36, .full) == .full && shape(35, .full) == .compact)
    #expect(shape(20, .auto) == .compact && shape(19, .auto) == .list && shape(19, .full) == .list)
    #expect(shape(200, .compact) == .compact)
    #expect(MonthRenderer(RenderOptions(width: 30, style: .full)).note?.contains("36 columns") == true)
    #expect(MonthRenderer(RenderOptions(width: 80, style: .full)).note == nil)
    #expect(MonthRenderer(RenderOptions(width: 30)).note == nil)
    let narrow = render([], RenderOptions(width: 22, showsWeekNumbers: true))
    #expect(narrow[1] == "Mo Tu We Th Fr Sa Su")
    #expect(render([], RenderOptions(width: 23, showsWeekNumbers: true))[1] == "   Mo Tu We Th Fr Sa Su")
  }

  @Test func theListHoldsEveryEvent() {
    let events = GridSamples.june
    for options in [RenderOptions(width: 100, showsList: true), RenderOptions(width: 50), RenderOptions(width: 10)] {
      let text = render(events, options).joined(separator: "\n")
      let titles = Set(events.compactMap(\.summary))
      for title in titles where options.width > 20 { #expect(text.contains(title), "\(title) \(options.width)") }
    }
  }

  @Test func sectionsOfARangeAreMonthsWithBlanks() throws {
    let range = try CalendarRange(from: GridSamples.day("2024-05-20"), through: GridSamples.day("2024-06-12"))
    let text = lines(MonthRenderer(RenderOptions(width: 80)).render(range.grids(index: .empty)))
    #expect(text.contains { $0.contains("May 2024   Jun ›") && !$0.contains("‹") })
    #expect(text.contains { $0.contains("‹ May   June 2024") && !$0.contains("›") })
    #expect(
      text.contains { $0.contains(" 12 ") }
        && !text.contains { $0.contains(" 13 ─") && $0.contains(" 14 ─") && $0.contains("┼ 12 ─") })
  }

  // MARK: Properties

  @Test("Every line of a full month takes the same columns", arguments: 0..<40)
  func constantWidth(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let month = june.advanced(by: Int.random(in: -200...200, using: &generator))
    let events = GridSamples.scripts(Int.random(in: 0...60, using: &generator), around: month, &generator)
    let index = EventIndex(events)
    let options = GridOptions(
      weekStart: Weekday.allCases.randomElement(using: &generator) ?? .monday,
      rows: Bool.random(using: &generator) ? .fit : .fixed(6),
      outside: Bool.random(using: &generator) ? .show : .blank)
    let grid = MonthGrid(month, index: index, options: options, today: month.firstDay.advanced(by: 11))
    let locale =
      ["C", "de_DE", "ja_JP", "zh_CN", "ru_RU", "ko_KR", "ar_EG", "he_IL", "en_US"].randomElement(using: &generator)
      ?? "C"
    for width in [36, 37, 41, 52, 69, 70, 80, 97, 100, 140, 200, 300] {
      let rendering = MonthRenderer(
        RenderOptions(
          width: width, height: Bool.random(using: &generator) ? Int.random(in: 1...60, using: &generator) : nil,
          colorDepth: ColorDepth.allCases.randomElement(using: &generator) ?? .none,
          isTerminal: Bool.random(using: &generator), isASCII: Bool.random(using: &generator), style: .full,
          showsWeekNumbers: Bool.random(using: &generator), conventions: LocaleConventions(identifier: locale)))
      let text = rendering.render(grid)
      for line in lines(text) where CellWidth.width(of: line) != width {
        Issue.record("width \(width), not \(CellWidth.width(of: line)): \(line.debugDescription)")
      }
      #expect(!hasRawControls(lines(text).joined()))
      if let difference = uncounted(grid, lines(text), rendering.options.phrases) {
        Issue.record("\(difference) at \(width)\n\(text)")
      }
    }
  }

  @Test(
    "Any width and any title give sensible lines", arguments: [1, 2, 3, 5, 8, 13, 19, 20, 21, 23, 27, 34, 35, 50, 69])
  func narrow(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    let long = String(repeating: "a", count: 10_000)
    let events =
      GridSamples.scripts(30, around: june, &generator)
      + [
        GridSamples.timed(long, "2024-06-12T09:00", "2024-06-12T10:00"),
        GridSamples.timed(String(repeating: "\u{301}", count: 500), "2024-06-12T09:00", "2024-06-12T10:00"),
      ]
    for style in [RenderOptions.Style.auto, .compact, .full] {
      let text = render(events, today: "2024-06-12", RenderOptions(width: width, style: style, showsWeekNumbers: true))
      #expect(!hasRawControls(text.joined()))
      // A character of two columns can't be shown in one.
      for line in text where CellWidth.width(of: line) > max(width, 2) { Issue.record("\(width): \(line)") }
    }
  }

  @Test func aDayOfThousandsOfEventsIsCountedAndListed() {
    let events = (0..<5_000).map { GridSamples.timed("Event \($0)", "2024-06-12T09:00", "2024-06-12T10:00") }
    let grid = grid(events)
    for (width, height) in [(80, 24), (300, 80), (36, 3), (20, 3), (1, 3), (1, 1)] {
      let renderer = MonthRenderer(RenderOptions(width: width, height: height, style: .full))
      let text = lines(renderer.render(grid))
      #expect(text.allSatisfy { CellWidth.width(of: $0) <= width })
      if width == 36 {
        #expect(text.contains { $0.contains("│+5k") })
      } else if renderer.shape == .full {
        #expect(uncounted(grid, text, .english) == nil)
      } else {
        #expect(text.count > 5_000)
      }
    }
    let list = MonthRenderer(RenderOptions(width: 80, height: 24, showsList: true)).render(grid)
    #expect(lines(list).filter { $0.contains("09:00 – 10:00 !  Event ") }.count == 5_000)
  }

  @Test func theSameInputGivesTheSameBytes() {
    let options = RenderOptions(width: 100, colorDepth: .trueColor, isTerminal: true, showsList: true)
    let once = MonthRenderer(options).render(grid(GridSamples.june))
    #expect(once == MonthRenderer(options).render(grid(GridSamples.june)))
  }

  @Test func aPipeGetsNoCursorMovementAndNoColoursUnlessAsked() {
    let piped = MonthRenderer(RenderOptions(width: 100, colorDepth: .trueColor)).render(grid(GridSamples.june))
    #expect(piped.contains("\u{1B}[0;") && !escapes(piped).contains { $0.last != "m" })
    let plain = MonthRenderer(RenderOptions(width: 100)).render(grid(GridSamples.june))
    #expect(!plain.contains("\u{1B}"))
    let terminal = MonthRenderer(RenderOptions(width: 100, isTerminal: true)).render(grid(GridSamples.june))
    #expect(escapes(terminal).contains("[100G") && !escapes(terminal).contains { $0.last == "m" })
  }

  private func escapes(_ text: String) -> [String] {
    text.split(separator: "\u{1B}").dropFirst().map { piece in
      let end = piece.firstIndex { $0.isLetter } ?? piece.index(before: piece.endIndex)
      return String(piece[...end])
    }
  }

  private func hasRawControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066, 0x2067, 0x2028, 0x2029: true
      default: false
      }
    }
  }

  /// The segments of a grid add up: what has no line of its own is counted by the "+n more" lines; `nil` where that is so.
  private func uncounted(_ grid: MonthGrid, _ text: [String], _ phrases: Phrases) -> String? {
    let rules = text.indices.filter { "┐┤┘+".contains(text[$0].last ?? " ") }
    guard rules.count > 1 else { return "no frame" }
    let lanes = rules[1] - rules[0] - 1
    let expected = grid.weeks.map { $0.layout(limit: lanes).overflow.reduce(0, +) }.reduce(0, +)
    var counted = 0
    for line in text {
      for piece in line.split(whereSeparator: { "│|".contains($0) }) {
        let text = piece.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }.split(separator: " ").joined(separator: " ")
        let number = Int(text.filter { $0.isASCII && $0.isNumber }) ?? 0
        if text == "+\(number)" || text == phrases.more(number) { counted += number }
      }
    }
    return counted == expected ? nil : "\(counted) counted, not \(expected), in \(lanes) lines"
  }
}
