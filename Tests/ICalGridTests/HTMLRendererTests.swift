import Testing

@testable import ICalGrid

@Suite struct HTMLRendererTests {
  private static let june = YearMonth(unchecked: 2024, 6)
  private static let today = GridSamples.day("2024-06-12")

  private func page(_ occurrences: [Occurrence], _ options: RenderOptions = RenderOptions()) -> String {
    let grid = MonthGrid(Self.june, index: EventIndex(occurrences), today: Self.today)
    return String(decoding: HTMLRenderer(options, timeZone: "Europe/Berlin").render([grid]), as: UTF8.self)
  }

  private func event(
    _ summary: String?, _ day: Int, days: Int = 0, hour: Int = 9, calendar: CalendarInfo = CalendarInfo(name: "Work"),
    details change: (inout EventDetails) -> Void = { _ in }
  ) -> Occurrence {
    let first = CivilDate(dayNumber: Self.june.firstDay.dayNumber + day - 1)
    var details = EventDetails()
    details.summary = summary
    change(&details)
    let isAllDay = days > 0
    let start = CivilDateTime(first, hour: isAllDay ? 0 : hour)
    return Occurrence(
      event: Event(
        uid: summary, start: isAllDay ? .date(first) : .floating(start), details: details, calendar: calendar),
      isAllDay: isAllDay, start: LocalTime(wall: start, isDate: isAllDay),
      end: LocalTime(wall: start.advanced(bySeconds: isAllDay ? days * 86_400 : 3_600), isDate: isAllDay))
  }

  private func count(_ part: String, in text: String) -> Int { text.ranges(of: part).count }

  @Test func aPageIsWholeAndAllowsNothingFromElsewhere() throws {
    let html = page([event("Talk", 12)])
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">") && html.hasSuffix("</html>\n"))
    let style = try #require(html.firstMatch(of: /<style>([\s\S]*)<\/style>/)?.output.1)
    let policy =
      "default-src 'none'; style-src '\(SHA256.source(Array(style.utf8)))'; base-uri 'none'; form-action 'none'"
      .replacing("'", with: "&#39;")
    #expect(html.contains("http-equiv=\"Content-Security-Policy\" content=\"\(policy)\""))
    for part in ["<script", "<link", "<img", " style=", "http://", "https://", "@import", "url("] {
      #expect(!html.contains(part), "\(part)")
    }
  }

  @Test func severalMonthsHaveAScriptNamedByItsHash() throws {
    let grids = [Self.june, Self.june.advanced(by: 1)].map { MonthGrid($0, today: Self.today) }
    let html = String(decoding: HTMLRenderer(timeZone: "UTC").render(grids), as: UTF8.self)
    let script = try #require(html.firstMatch(of: /<script>([\s\S]*)<\/script>/)?.output.1)
    #expect(html.contains("script-src &#39;\(SHA256.source(Array(script.utf8)))&#39;"))
    #expect(count("<section", in: html) == 2 && html.contains("<section id=\"2024-06\" class=\"now\">"))
    #expect(html.contains("<section id=\"2024-07\">"))
  }

  @Test func aMonthIsATableWithNames() {
    let html = page([event("Talk", 12), event("Dinner", 12, hour: 20)], RenderOptions(showsWeekNumbers: true))
    #expect(html.contains("<caption><h1>June <span class=\"y\">2024</span></h1></caption>"))
    #expect(count("scope=\"col\"", in: html) == 7 && count("scope=\"row\"", in: html) == 5)
    #expect(html.contains("<span class=\"wide\">Wednesday</span>"))
    #expect(html.contains("aria-label=\"12 June, today, 2 events\"><time datetime=\"2024-06-12\">12</time>"))
    #expect(html.contains("<span class=\"h\">13 June</span>"))
    #expect(html.contains("<time datetime=\"2024-06-12T09:00\">09:00</time> <bdi>Talk</bdi>"))
  }

  @Test func everySegmentIsInItsFirstCellAndEveryEventHasItsDetails() {
    let html = page([event("Trip", 7, days: 5), event("Talk", 12)])
    // Friday to Tuesday: three columns of one week, two of the next.
    #expect(count("class=\"k0 r0 w3 bar l\"", in: html) == 1 && count("class=\"k0 r0 w2 bar f\"", in: html) == 1)
    #expect(count("class=\"k0 r0 pt\"", in: html) == 1)
    #expect(count("class=\"k0 card\"", in: html) == 2)
    #expect(
      html.contains(
        "<time datetime=\"2024-06-07\">Fri 7 Jun</time> – <time datetime=\"2024-06-11\">Tuesday, 11 June 2024</time>"))
  }

  @Test func whatDoesNotFitIsListedAndPrinted() {
    let html = page((0..<20).map { event("Event \($0)", 12, hour: $0) })
    #expect(html.contains("popovertarget=\"d0-2024-06-12\"><bdi>+15 more</bdi>"))
    #expect(count(" pt over\"", in: html) == 15 && count(" pt\"", in: html) == 5)
    for number in 0..<20 {
      // In its cell, in the day's list, and on its card.
      #expect(count("<bdi>Event \(number)</bdi>", in: html) == 3)
    }
  }

  @Test func nothingOfACalendarIsMarkup() {
    let attack = "\"><script>alert(1)</script>"
    let calendars = [CalendarInfo(name: attack, color: "red}</style>"), CalendarInfo(name: "b")]
    let html = page([
      event(attack, 12, calendar: calendars[0]) {
        $0.location = attack
        $0.description = attack
        $0.url = "javascript:alert(1)"
        $0.categories = [attack]
        $0.conferences = ["https://example.org/\" onclick=\"x"]
        $0.organizer = Attendee(address: attack, name: attack)
      },
      event("b", 13, calendar: calendars[1]),
    ])
    #expect(!html.contains("<script") && !html.contains("red}"))
    #expect(!html.contains("href=\"javascript") && !html.contains("\" onclick"))
    #expect(count("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;", in: html) >= 8)
  }

  @Test func statesAreToldInWordsAsWell() {
    let html = page([
      event("Off", 3) { $0.status = .cancelled }, event("Perhaps", 4) { $0.status = .tentative }, event(nil, 5),
    ])
    #expect(html.contains("<bdi>Off</bdi><span class=\"h\">, cancelled</span>"))
    #expect(html.contains("<bdi>Perhaps</bdi><span class=\"h\">, tentative</span>"))
    #expect(html.contains("<bdi>(no title)</bdi>"))
  }

  @Test func aLocaleFromRightToLeftTurnsThePage() {
    var conventions = LocaleConventions.english
    conventions.isRightToLeft = true
    conventions.identifier = "ar_EG@calendar=gregorian"
    #expect(page([], RenderOptions(conventions: conventions)).contains("<html lang=\"ar-EG\" dir=\"rtl\">"))
  }

  @Test func aYearHasItsOverviewAndAStripItsMonths() throws {
    let index = EventIndex([event("Talk", 12)])
    let tags = DayTags(today: Self.today)
    let year = try #require(YearGrid(2024, index: index, tags: tags))
    let html = String(decoding: HTMLRenderer(timeZone: "UTC").render(year), as: UTF8.self)
    #expect(count("<section", in: html) == 13 && count("<table", in: html) == 24)
    #expect(html.contains("class=\"b4 busy today\">12<span class=\"h\">, 1 event</span>"))
    let strip = try DayStrip(from: GridSamples.day("2024-05-30"), through: GridSamples.day("2024-07-02"))
    let weeks = String(decoding: HTMLRenderer(timeZone: "UTC").render(strip, index: index, tags: tags), as: UTF8.self)
    #expect(count("<tr>", in: weeks) == 1 + strip.rowCount && count("class=\"mo\"", in: weeks) == 1 + strip.rowCount)
    #expect(weeks.contains(">12 Jun</time>"))
  }

  @Test func theSizeGrowsWithTheEventsAlone() {
    func size(_ count: Int) -> Int {
      page((0..<count).map { event("Event \($0)", $0 % 30 + 1, hour: $0 % 24) }).utf8.count
    }
    let (few, more, most) = (size(1_000), size(2_000), size(4_000))
    #expect(Double(most - more) / Double(more - few) < 2.1)
    #expect(most / 4_000 < 1_500)
  }

  /// Every colour of the style sheet is made for its ground: text with a contrast of 4.5, marks with 3.
  @Test(arguments: [HTMLStyleSheet.lightPaper, HTMLStyleSheet.darkPaper])
  func eventColorsCanBeRead(paper: RGBColor) {
    for number in stride(from: UInt32(0), through: 0xFFFFFF, by: 0x10F3B) {
      let colors = EventColors(RGBColor(number), on: paper)
      #expect(colors.ink.contrast(with: colors.ground) >= 4.5)
      #expect(colors.mark.contrast(with: paper) >= 3)
    }
  }
}
