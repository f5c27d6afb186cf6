import Testing

@testable import ICalGrid

@Suite("What a VCALENDAR says about itself")
struct CalendarInfoTests {
  private func info(
    _ properties: [(String, String)], source: String = "/home/ada/Team.ics", name: String? = nil, color: String? = nil
  ) -> CalendarInfo {
    let lines = properties.map { ContentLine(name: $0.0, value: $0.1, line: 2) }
    return CalendarInfo(
      ScannedCalendar(properties: lines, line: 1), ordinal: 3, source: source, name: name, color: color)
  }

  @Test("The name: the user's, else NAME, else X-WR-CALNAME, else the file's")
  func name() {
    #expect(info([("X-WR-CALNAME", "B"), ("NAME", #"A\, too"#)], name: "Mine").name == "Mine")
    #expect(info([("X-WR-CALNAME", "B"), ("NAME", #"A\, too"#)]).name == "A, too")
    #expect(info([("NAME", "  "), ("X-WR-CALNAME", " B ")]).name == "B")
    #expect(info([]).name == "Team")
    #expect(info([], source: "-").name == "-")
    #expect(info([], source: "work.ICS").name == "work")
    #expect(info([], source: ".ics").name == ".ics")
    #expect(info([], source: "folder/").name == "folder")
    #expect(info([], source: "calendar").name == "calendar")
  }

  @Test("The colour: the user's, else COLOR, else Apple's")
  func color() {
    #expect(info([("X-APPLE-CALENDAR-COLOR", "#FF2968FF"), ("COLOR", "tomato")], color: "navy").color == "navy")
    #expect(info([("X-APPLE-CALENDAR-COLOR", "#FF2968FF"), ("COLOR", "tomato")]).color == "tomato")
    #expect(info([("X-APPLE-CALENDAR-COLOR", "#FF2968FF")]).color == "#FF2968FF")
    #expect(info([("X-APPLE-CALENDAR-COLOR", "#FF2968FF"), ("COLOR", "url(x)")]).color == "#FF2968FF")
    #expect(info([("X-APPLE-CALENDAR-COLOR", "\u{1B}[31m")]).color == nil)
    #expect(info([], color: "no colour").color == nil)
    #expect(info([]).color == nil)
  }

  @Test("Method, zone, source and place")
  func others() {
    let calendar = info([("METHOD", "cancel"), ("X-WR-TIMEZONE", "Europe/Berlin")])
    #expect(calendar.method == "CANCEL")
    #expect(calendar.timeZoneID == "Europe/Berlin")
    #expect(calendar.source == "/home/ada/Team.ics")
    #expect(calendar.ordinal == 3)
    #expect(info([]).method == nil && info([]).timeZoneID == nil)
  }
}
