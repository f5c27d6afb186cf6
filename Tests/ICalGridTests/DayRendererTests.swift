import Testing

@testable import ICalGrid

@Suite struct DayRendererTests {
  private let day = GridSamples.day("2024-06-12")

  private func render(_ occurrences: [Occurrence], _ options: RenderOptions = RenderOptions()) -> [String] {
    lines(DayRenderer(options).render(EventIndex(occurrences), day: day, today: day))
  }

  @Test func wholeDaysComeFirstThenTimes() {
    let text = render([
      GridSamples.timed("Early", "2024-06-12T08:00", "2024-06-12T08:30"),
      GridSamples.allDay("Trip", "2024-06-11", through: "2024-06-13"),
      GridSamples.timed("Reminder", "2024-06-12T10:00", "2024-06-12T10:00"),
    ])
    #expect(
      text == [
        "Wednesday, 12 June 2024 · today",
        "  all day          Trip  day 2 of 3 · from Tue 11 Jun · until Thu 13 Jun",
        "  08:00 – 08:30    Early  30 min", "  10:00            Reminder",
      ])
  }

  @Test func whatCrossesMidnightSaysUntilWhenAndSinceWhen() {
    let text = render([
      GridSamples.timed("Party", "2024-06-11T22:00", "2024-06-12T02:00"),
      GridSamples.timed("Train", "2024-06-12T22:10", "2024-06-13T07:30"),
      GridSamples.timed("Drive", "2024-06-11T22:00", "2024-06-14T02:00", isTransparent: true),
    ])
    #expect(text[1].hasPrefix("  all day          Drive"))
    #expect(text.contains { $0.hasPrefix("  until 02:00      Party  4 h · day 2 of 2 · from Tue 11 Jun 22:00") })
    #expect(
      text.contains { $0.hasPrefix("  22:10 –          Train  9 h 20 min · day 1 of 2 · until Thu 13 Jun 07:30") })
  }

  @Test func anEventThatEndsAtMidnightIsOfOneDay() {
    let text = render([GridSamples.timed("Late", "2024-06-12T22:00", "2024-06-13T00:00")])
    #expect(text[1] == "  22:00 – 00:00    Late  2 h")
  }

  @Test func onlyBusyTimedEventsThatOverlapAreInConflict() {
    let text = render([
      GridSamples.allDay("Trip", "2024-06-12"),
      GridSamples.timed("A", "2024-06-12T09:00", "2024-06-12T10:00"),
      GridSamples.timed("B", "2024-06-12T09:30", "2024-06-12T11:00"),
      GridSamples.timed("C", "2024-06-12T11:00", "2024-06-12T12:00"),
      GridSamples.timed("Free", "2024-06-12T09:00", "2024-06-12T12:00", isTransparent: true),
      GridSamples.timed("Off", "2024-06-12T09:00", "2024-06-12T12:00", status: .cancelled),
    ])
    let marked = text.filter { $0.contains("!") }
    #expect(marked.count == 2 && marked.allSatisfy { $0.hasSuffix("conflict") })
    #expect(marked[0].contains("A  ") && marked[1].contains("B  "))
  }

  @Test func whatTheReaderDeclinedIsNoConflict() {
    var details = EventDetails()
    details.summary = "Declined"
    details.attendees = [Attendee(address: "MAILTO:Ada@example.org", participation: "DECLINED")]
    let start = GridSamples.time("2024-06-12T09:00")
    let declined = Occurrence(
      event: Event(uid: nil, start: .floating(start), details: details), isAllDay: false,
      start: LocalTime(wall: start), end: LocalTime(wall: start.advanced(bySeconds: 3_600)))
    let events = [declined, GridSamples.timed("A", "2024-06-12T09:00", "2024-06-12T10:00")]
    #expect(!render(events, RenderOptions(ownAddresses: ["ada@example.org"])).contains { $0.contains("conflict") })
    #expect(render(events, RenderOptions(ownAddresses: ["ada@example.org"])).contains { $0.hasSuffix("declined") })
    #expect(render(events).filter { $0.contains("conflict") }.count == 2)
  }

  @Test func aDayWithoutEventsSaysSo() {
    #expect(render([]) == ["Wednesday, 12 June 2024 · today", "No events"])
  }

  @Test func detailsFollowWhereAsked() {
    var details = EventDetails()
    details.summary = "Review"
    details.location = "Room 4"
    details.description = "Bring slides.\nAnd coffee."
    details.url = "https://example.org/r"
    details.attendees = [
      Attendee(address: "mailto:ada@example.org", name: "Ada", participation: "ACCEPTED"),
      Attendee(address: "mailto:bob@example.org", participation: "DECLINED"),
    ]
    let start = GridSamples.time("2024-06-12T15:00")
    let event = Event(
      uid: "r", start: .zoned(GridSamples.time("2024-06-12T09:00"), tzid: "America/New_York"), details: details)
    let occurrence = Occurrence(
      event: event, isAllDay: false, start: LocalTime(wall: start, utcOffset: 7_200),
      end: LocalTime(wall: start.advanced(bySeconds: 5_400), utcOffset: 7_200))
    let options = RenderOptions(showsDetails: true) { _ in "every 2 weeks on Wed" }
    #expect(
      render([occurrence], options) == [
        "Wednesday, 12 June 2024 · today", "  15:00 – 16:30    Review  Room 4 · 1 h 30 min",
        "                   every 2 weeks on Wed", "                   zone: America/New_York, 09:00 there",
        "                   Bring slides.", "                   And coffee.",
        "                   with: Ada (accepted), bob@example.org (declined)",
        "                   https://example.org/r",
      ])
  }

  @Test func theZoneOfOriginIsToldWhereItDiffers() {
    func zoneLine(_ tzid: String, wall: String, resolved: String? = nil, display: String?) -> String? {
      let start = GridSamples.time("2024-06-12T15:00")
      let occurrence = Occurrence(
        event: Event(uid: "r", start: .zoned(GridSamples.time(wall), tzid: tzid), details: EventDetails()),
        isAllDay: false, start: LocalTime(wall: start, utcOffset: 7_200),
        end: LocalTime(wall: start.advanced(bySeconds: 3_600), utcOffset: 7_200), timeZone: resolved)
      return render([occurrence], RenderOptions(showsDetails: true, displayZone: display)).first {
        $0.contains("zone:")
      }
    }
    let wanted = "                   zone: America/New_York, 09:00 there"
    #expect(zoneLine("America/New_York", wall: "2024-06-12T09:00", display: "Europe/Berlin") == wanted)
    #expect(zoneLine("America/New_York", wall: "2024-06-12T09:00", display: nil) == wanted)
    // The display zone itself, also where an instance was moved by an hour or its file calls the zone by another name.
    #expect(zoneLine("Europe/Berlin", wall: "2024-06-12T14:00", display: "Europe/Berlin") == nil)
    #expect(
      zoneLine("W. Europe Standard Time", wall: "2024-06-12T14:00", resolved: "Europe/Berlin", display: "Europe/Berlin")
        == nil)
    // Another name for a clock that shows the same.
    #expect(zoneLine("Europe/Paris", wall: "2024-06-12T15:00", display: "Europe/Berlin") == nil)
  }

  @Test("No line is wider than asked, nothing raw gets through", arguments: [1, 2, 7, 15, 20, 30, 49, 50, 80, 200])
  func narrow(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    let june = day.yearMonth
    let events = GridSamples.scripts(80, around: june, &generator)
    let window = DayWindow(from: june.firstDay, through: june.lastDay) ?? DayWindow(day: day)
    let text = lines(
      AgendaRenderer(RenderOptions(width: width, showsDetails: true)).render(EventIndex(events), window: window))
    for line in text {
      if CellWidth.width(of: line) > max(width, 2) { Issue.record("\(line)") }
      #expect(
        !line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E })
    }
  }

  @Test func twelveHoursAreAligned() {
    let text = render(
      [GridSamples.timed("Review", "2024-06-12T09:00", "2024-06-12T13:30")],
      RenderOptions(conventions: LocaleConventions(identifier: "en_US")))
    #expect(text[1].contains("9:00 AM – 1:30 PM") || text[1].contains("9:00\u{202F}AM – 1:30\u{202F}PM"))
  }
}
