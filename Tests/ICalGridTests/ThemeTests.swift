import Testing

@testable import ICalGrid

@Suite struct ThemeTests {
  private func event(_ color: String?, _ calendar: CalendarInfo) -> Event {
    var details = EventDetails()
    details.color = color
    return Event(uid: nil, start: .date(.min), details: details, calendar: calendar)
  }

  @Test func anEventsColourIsItsOwnThenItsCalendars() {
    let theme = Theme()
    let green = CalendarInfo(name: "Home", color: "seagreen")
    #expect(theme.color(of: event("crimson", green)) == RGBColor("crimson"))
    #expect(theme.color(of: event(nil, green)) == RGBColor("seagreen"))
    #expect(theme.color(of: event("no colour", green)) == RGBColor("seagreen"))
    #expect(theme.color(of: event(nil, CalendarInfo(color: "#1BADF8FF"))) == RGBColor(0x1BADF8))
  }

  @Test func aCalendarWithoutAColourHasAStableOneByItsName() {
    let work = CalendarInfo(name: "Work")
    #expect(Theme().color(of: work) == Theme(calendars: [work]).color(of: CalendarInfo(name: "Work")))
    #expect(Theme().palette.contains(Theme().color(of: work)))
  }

  @Test func calendarsShownTogetherDoNotLookAlike() {
    let calendars =
      ["a", "b", "c", "d", "e", "f"].map { CalendarInfo(name: $0) } + [CalendarInfo(name: "g", color: "#3D7FD9")]
    let theme = Theme(calendars: calendars)
    for one in calendars {
      for other in calendars where other !== one {
        #expect(!theme.color(of: one).isClose(to: theme.color(of: other)), "\(one.name) \(other.name)")
      }
    }
  }

  @Test func laterStylesWin() {
    var theme = Theme()
    let payday = EventStyle(rawValue: "payday")
    theme.dayLooks[payday] = Look(foreground: RGBColor(0x00FF00), isUnderlined: true)
    let look = theme.look(of: [.weekend, .sunday, payday])
    #expect(look.foreground == RGBColor(0x00FF00))
    #expect(look.isUnderlined)
    #expect(theme.look(of: [.sunday, .today]).background == theme.dayLooks[.today]?.background)
    #expect(theme.look(of: [EventStyle(rawValue: "unknown")]) == .plain)
  }
}
