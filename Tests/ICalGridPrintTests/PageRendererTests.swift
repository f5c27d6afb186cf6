import ICalGrid
import Testing

@testable import ICalGridPrint

@Suite struct PageRendererTests {
  private static let setups = [
    PageSetup(), PageSetup(paper: .a4), PageSetup(paper: .letter.landscape, margin: 18),
    PageSetup(paper: .a3.landscape),
    PageSetup(paper: .a5.landscape, margin: 10), PageSetup(paper: PaperSize(width: 220, height: 200), margin: 5),
    PageSetup(paper: PaperSize(width: 1_500, height: 420), margin: 0),
  ]

  @Test(arguments: setups, [0, 40, 120, 500])
  func noEventIsLostAndNothingCoversAnother(setup: PageSetup, count: Int) {
    let occurrences = crowded(count)
    let layout = layout(occurrences, setup: setup)
    var found: [String: Int] = [:]
    for page in layout.pages {
      for text in page.texts where text.text.hasPrefix("q") && text.text.hasSuffix("q") {
        found[text.text, default: 0] += 1
        #expect(text.size >= PageStyle.readable)
      }
    }
    var segments: [String: Int] = [:]
    let grid = grid(occurrences)
    for segment in grid.weeks.flatMap(\.segments) {
      segments[grid.index.occurrences[segment.occurrence].summary ?? "", default: 0] += 1
    }
    #expect(found == segments)
    for page in layout.pages {
      let boxes = page.texts.map(\.inked)
      for (place, box) in boxes.enumerated() {
        #expect(box.x >= -0.01 && box.maxX <= setup.paper.width + 0.01 && box.maxY <= setup.paper.height + 0.01)
        for other in boxes[(place + 1)...] where box.overlaps(other) {
          Issue.record("\(page.texts[place].text) covers something on \(setup.paper) with \(count) events")
        }
      }
    }
  }

  @Test func aMonthIsAPageAndAFullOneHasMore() {
    #expect(layout([event("Talk", 12)]).pages.count == 1)
    let many = layout(crowded(500))
    #expect(many.pages.count > 1)
    #expect(many.pages.map(\.outline) == ["June 2024"] + [String?](repeating: nil, count: many.pages.count - 1))
    #expect(many.pages[1].texts.first?.text == "June 2024 · 2")
    #expect(many.pages[0].texts.contains { $0.text.hasPrefix("+") && $0.text.hasSuffix("more") })
  }

  @Test func aCrowdedWeekGetsMoreHeightBeforeLettersShrink() {
    #expect(WeekFitting.shared(500, [100, 50, 50, 50, 50]) == [100, 100, 100, 100, 100])
    #expect(WeekFitting.shared(500, [180, 50, 50, 50, 50]) == [180, 80, 80, 80, 80])
    #expect(WeekFitting.shared(420, [180, 90, 20, 50, 50]) == [180, 90, 50, 50, 50])
    #expect(WeekFitting.shared(lanes: 10, [2, 9, 0, 1]) == [2, 7, 0, 1])
    #expect(WeekFitting.shared(lanes: 3, [5, 5, 5, 5]) == [1, 1, 1, 0])
    func sizes(_ count: Int) -> Set<Double> {
      let events = (0..<count).map { event("q\($0)q", 12, hour: $0 % 24) }
      return Set(layout(events).pages[0].texts.filter { $0.text.hasPrefix("q") }.map(\.size))
    }
    // One day's dozen fits with the letters of an empty month; three dozen need smaller ones.
    #expect(sizes(12) == [9])
    #expect(sizes(36).count == 1 && sizes(36).allSatisfy { $0 < 9 && $0 >= PageStyle.readable })
  }

  @Test func longTitlesTakeSeveralLines() {
    let title = "A title of several words that has no room on one line"
    let lines = layout([event(title, 12)]).pages[0].texts.filter { title.contains($0.text) && $0.text.count > 2 }
    #expect(lines.count > 1 && lines.allSatisfy { !$0.isCut })
    #expect(lines.map(\.text).joined(separator: " ") == title)
  }

  @Test func aBarStandsInOnePlaceOverAllItsDays() throws {
    let index = [event("Trip", 3, days: 5)] + (0..<5).map { event("Talk \($0)", 5, hour: 10 + $0) }
    let page = layout(index).pages[0]
    let column = (PageSetup().paper.width - 56) / 7
    let bars = page.elements.compactMap { element -> PageRect? in
      if case .fill(let rect, let radius, _) = element, radius > 0, rect.width > column * 1.5 { rect } else { nil }
    }
    #expect(bars.count == 1)
    #expect(abs(try #require(bars.first).width - (column * 5 - 4)) < 0.01)
  }

  @Test func aLanguageFromRightToLeftTurnsThePage() throws {
    var conventions = LocaleConventions.english
    conventions.isRightToLeft = true
    let (left, right) = (
      layout([event("Talk", 12)]), layout([event("Talk", 12)], RenderOptions(conventions: conventions))
    )
    for (one, other) in zip(left.pages[0].texts, right.pages[0].texts) {
      #expect(abs(one.frame.x - (left.paper.width - other.frame.maxX)) < 0.001)
    }
    let title = try #require(right.pages[0].texts.first)
    #expect(title.text == "June " && title.alignment == .right)
  }

  @Test func thePageSaysWhatBelongsToIt() {
    let calendars = [CalendarInfo(name: "Work"), CalendarInfo(name: "Home")]
    let options = RenderOptions(showsWeekNumbers: true)
    let texts = Set(
      layout([event("Talk", 12, calendar: calendars[0]), event("Swim", 13, calendar: calendars[1])], options)
        .pages[0].texts.map(\.text))
    #expect(
      texts.isSuperset(of: ["June ", "2024", "Monday", "24", "Work", "Home", "Europe/Berlin", "May 2024", "July 2024"]))
  }

  @Test func aYearHasItsOverviewThenItsMonths() throws {
    let index = EventIndex([event("Talk", 12)])
    let year = try #require(YearGrid(2024, index: index))
    let layout = PageRenderer(timeZone: "UTC").layout(year, measure: PlainMeasure())
    #expect(layout.pages.count == 13)
    #expect(layout.pages.map(\.outline).prefix(3) == ["2024", "January 2024", "February 2024"])
    let strip = try DayStrip(from: day(1), through: day(70))
    let weeks = PageRenderer(timeZone: "UTC").layout(strip, index: index, measure: PlainMeasure())
    #expect(weeks.pages.count == (strip.rowCount + 5) / 6)
  }

  @Test func onlySafeLinksAreLinks() {
    let layout = layout([
      event("Good", 12) { $0.url = "https://example.org" }, event("Bad", 13) { $0.url = "javascript:alert(1)" },
    ])
    let links = layout.pages[0].elements.compactMap { if case .link(_, let link) = $0 { link.target } else { nil } }
    #expect(links == ["https://example.org"])
  }
}
