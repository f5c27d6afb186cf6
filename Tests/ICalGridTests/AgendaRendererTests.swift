import Testing

@testable import ICalGrid

@Suite struct AgendaRendererTests {
  private func window(_ from: String, _ to: String) throws -> DayWindow {
    try #require(DayWindow(from: GridSamples.day(from), to: GridSamples.day(to)))
  }

  @Test func everyDayWithEventsIsShownAndNoOther() throws {
    let index = EventIndex([
      GridSamples.timed("Before", "2024-05-31T09:00", "2024-05-31T10:00"),
      GridSamples.allDay("Trip", "2024-05-30", through: "2024-06-02"),
      GridSamples.timed("Review", "2024-06-05T09:00", "2024-06-05T10:00"),
      GridSamples.timed("After", "2024-06-07T09:00", "2024-06-07T10:00"),
    ])
    let text = lines(AgendaRenderer().render(index, window: try window("2024-06-01", "2024-06-07")))
    #expect(
      text == [
        "Saturday, 1 June 2024", "  all day          Trip  day 3 of 4 · from Thu 30 May · until Sun 2 Jun", "",
        "Sunday, 2 June 2024", "  all day          Trip  day 4 of 4", "", "Wednesday, 5 June 2024",
        "  09:00 – 10:00    Review  1 h",
      ])
  }

  @Test func anEmptyWindowSaysWhichOne() throws {
    let text = AgendaRenderer().render(.empty, window: try window("2024-06-01", "2024-06-08"))
    #expect(text == "No events, Sat 1 Jun – Fri 7 Jun\n")
    #expect(AgendaRenderer().render(.empty, window: DayWindow(day: .max)) == "No events, Fri 31 Dec\n")
  }

  @Test func theLastDayOfAllEndsTheAgenda() {
    let index = EventIndex([GridSamples.allDay("End", "9999-12-31")])
    let text = lines(AgendaRenderer().render(index, window: DayWindow(day: .max)))
    #expect(text.count == 2 && text[1].contains("End"))
  }

  @Test func whatASearchFoundStaysInItsOrder() {
    let found = [
      GridSamples.timed("Later", "2024-06-05T09:00", "2024-06-05T10:00"),
      GridSamples.allDay("Trip", "2024-05-30", through: "2024-06-02"),
    ]
    let text = lines(AgendaRenderer().render(found))
    #expect(text.filter { !$0.hasPrefix(" ") } == ["Wednesday, 5 June 2024", "", "Thursday, 30 May 2024"])
    #expect(text.last == "  all day          Trip  day 1 of 4 · until Sun 2 Jun")
  }

  @Test func severalCalendarsAreNamed() throws {
    let index = EventIndex([
      GridSamples.inCalendar("Work", GridSamples.timed("One", "2024-06-05T09:00", "2024-06-05T10:00")),
      GridSamples.inCalendar("Home", GridSamples.timed("Two", "2024-06-05T11:00", "2024-06-05T12:00")),
    ])
    let text = lines(AgendaRenderer().render(index, window: try window("2024-06-01", "2024-06-08")))
    #expect(text[1] == "  09:00 – 10:00  ● One  1 h · Work" && text[2] == "  11:00 – 12:00  ◆ Two  1 h · Home")
  }
}
