import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct OwnSettingsTests {
  @Test func aCalendarTakesTheUsersColour() {
    let work = CalendarInfo(name: "Work", source: "work.ics", color: "red")
    let home = CalendarInfo(name: "Home", source: "home.ics", color: "blue")
    let shared = occurrence("Standup", on: day(2024, 6, 12), calendar: work)
    var later = shared
    later.start = LocalTime(wall: CivilDateTime(day(2024, 6, 13), hour: 9), utcOffset: 7_200)
    var reading = Reading(
      occurrences: [shared, occurrence("Dinner", on: day(2024, 6, 12), calendar: home), later], calendars: [work, home])
    reading.apply(Configuration("[calendar Work]\ncolor = teal", file: "config"))
    #expect(reading.calendars.map(\.color) == ["teal", "blue"])
    #expect(reading.occurrences.map(\.event.calendar.color) == ["teal", "blue", "teal"])
    #expect(reading.occurrences[0].event === reading.occurrences[2].event)
    #expect(reading.occurrences[0].event.calendar === reading.calendars[0])
    #expect(reading.occurrences[0].summary == "Standup")
  }

  @Test func whatTheUserDeclinedIsNotBusy() {
    func invitation(_ attendees: [Attendee]) -> Occurrence {
      var details = EventDetails()
      details.attendees = attendees
      let start = LocalTime(wall: CivilDateTime(day(2024, 6, 12), hour: 9), utcOffset: 0)
      return Occurrence(
        event: Event(uid: "x", start: .utc(Instant(start.wall, utcOffset: 0)), details: details), isAllDay: false,
        start: start, end: start)
    }
    var reading = Reading(occurrences: [
      invitation([Attendee(address: "MAILTO:Ada@Example.org", participation: "DECLINED")]),
      invitation([Attendee(address: "mailto:ada@example.org", participation: "ACCEPTED")]),
      invitation([Attendee(address: "mailto:bob@example.org", participation: "DECLINED")]),
    ])
    reading.apply(Configuration("me = ada@example.org", file: "config"))
    #expect(reading.occurrences.map(\.isDeclined) == [true, false, false])
    #expect(reading.occurrences.map(\.isBusy) == [false, true, true])
  }
}
