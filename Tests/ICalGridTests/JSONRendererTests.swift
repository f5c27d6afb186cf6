import ICalGrid
import Testing

@Suite struct JSONRendererTests {
  private let work = CalendarInfo(name: "Work", source: "work.ics", color: "teal")
  private let renderer = JSONRenderer(timeZone: "Europe/Berlin")

  private func day(_ day: Int) -> CivilDate { CivilDate(year: 2024, month: 6, day: day) ?? .min }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The lines of the events in a form.
  private func events(_ occurrences: [Occurrence]) -> [String] {
    let lines = text(renderer.agenda(occurrences, window: DayWindow(day: day(12)))).split(separator: "\n")
    return lines.filter { $0.hasPrefix("    {\"uid\"") }.map {
      String($0.dropFirst(4).hasSuffix(",") ? $0.dropFirst(4).dropLast() : $0.dropFirst(4))
    }
  }

  private func allDay(_ summary: String, _ first: Int, _ end: Int, uid: String = "trip@x") -> Occurrence {
    var details = EventDetails()
    details.summary = summary
    return Occurrence(
      event: Event(uid: uid, start: .date(day(first)), details: details, calendar: work, line: 3), isAllDay: true,
      start: LocalTime(wall: CivilDateTime(day(first)), isDate: true),
      end: LocalTime(wall: CivilDateTime(day(end)), isDate: true))
  }

  private func timed(_ summary: String, _ date: Int, hour: Int, hours: Int) -> Occurrence {
    var details = EventDetails()
    details.summary = summary
    let start = CivilDateTime(day(date), hour: hour)
    return Occurrence(
      event: Event(
        uid: "meeting@x", start: .zoned(start, tzid: "Europe/Berlin"), details: details, calendar: work, line: 9),
      isAllDay: false, start: LocalTime(wall: start, utcOffset: 7_200),
      end: LocalTime(wall: start.advanced(bySeconds: hours * 3_600), utcOffset: 7_200))
  }

  @Test func anAgendaStatesItsWindowAndEvents() throws {
    let window = try #require(DayWindow(from: day(1), to: day(30)))
    let json = JSONRenderer(
      timeZone: "Europe/Berlin", isTruncated: true,
      diagnostics: [
        Diagnostic(
          .warning, Diagnostic.Code(rawValue: "end-before-start"), "DTEND is early", file: "work.ics", line: 42,
          uid: "late@x"),
        Diagnostic(.note, Diagnostic.Code(rawValue: "other"), "a note", file: "-", line: 0),
      ])
    #expect(
      text(json.agenda([allDay("Trip", 10, 13)], window: window)) == """
        {
          "from": "2024-06-01",
          "to": "2024-06-30",
          "timeZone": "Europe/Berlin",
          "truncated": true,
          "events": [
            {"uid": "trip@x", "summary": "Trip", "start": "2024-06-10", "end": "2024-06-13", "allDay": true, \
        "color": "teal", "calendar": "Work", "source": {"file": "work.ics", "line": 3}}
          ],
          "diagnostics": [
            {"severity": "warning", "code": "end-before-start", "message": "DTEND is early", "file": "work.ics", \
        "line": 42, "uid": "late@x"},
            {"severity": "note", "code": "other", "message": "a note", "file": "-", "line": 0}
          ]
        }

        """)
  }

  @Test func theDayAfterTheLastIsWrittenInMoreDigits() {
    let json = text(JSONRenderer(timeZone: "UTC").agenda([], window: DayWindow(day: .max)))
    #expect(json.contains("\"from\": \"9999-12-31\",\n  \"to\": \"+010000-01-01\""))
    let first = text(JSONRenderer(timeZone: "UTC").agenda([], window: DayWindow(day: .min)))
    #expect(first.contains("\"from\": \"0001-01-01\",\n  \"to\": \"0001-01-02\""))
  }

  @Test func aDayStatesItsDate() {
    #expect(
      text(renderer.day(day(12), [])) == """
        {
          "date": "2024-06-12",
          "timeZone": "Europe/Berlin",
          "truncated": false,
          "events": [],
          "diagnostics": []
        }

        """)
  }

  @Test func aCheckCountsProblemsBySeverity() {
    let code = Diagnostic.Code(rawValue: "x")
    let json = JSONRenderer(
      timeZone: "UTC",
      diagnostics: [
        Diagnostic(.error, code, "a", file: "f", line: 1), Diagnostic(.note, code, "b", file: "f", line: 2),
        Diagnostic(.error, code, "c", file: "f", line: 3),
      ])
    #expect(
      text(json.check()).hasPrefix(
        """
        {
          "errors": 2,
          "warnings": 0,
          "notes": 1,
          "diagnostics": [
            {"severity": "error",
        """))
  }

  @Test func anEventStatesAllThatItHasInOneOrder() {
    var details = EventDetails()
    details.summary = "Review \u{202E}"
    details.status = .tentative
    details.isTransparent = true
    details.location = "Room\n2"
    details.description = "Bring \"notes\""
    details.url = "javascript:alert(1)"
    details.categories = ["A, B", "C"]
    details.color = "navy"
    let start = CivilDateTime(day(12), hour: 9)
    let event = Event(
      uid: "review@x", recurrenceID: RecurrenceID(value: .utc(Instant(start, utcOffset: 0))),
      start: .zoned(start, tzid: "Eastern Standard Time"), details: details, calendar: work, line: 17)
    let occurrence = Occurrence(
      event: event, isAllDay: false, start: LocalTime(wall: start, utcOffset: -14_400),
      end: LocalTime(wall: start, utcOffset: -14_400),
      recurrenceID: LocalTime(wall: start.advanced(bySeconds: -3_600), utcOffset: -14_400),
      timeZone: "America/New_York")
    #expect(
      events([occurrence]) == [
        #"{"uid": "review@x", "recurrenceId": "2024-06-12T08:00:00-04:00", "summary": "Review \u202e", "#
          + #""start": "2024-06-12T09:00:00-04:00", "end": "2024-06-12T09:00:00-04:00", "allDay": false, "#
          + #""timeZone": "America/New_York", "status": "TENTATIVE", "transparent": true, "location": "Room\u000a2", "#
          + #""description": "Bring \"notes\"", "url": "javascript:alert(1)", "categories": ["A, B", "C"], "#
          + #""color": "navy", "calendar": "Work", "source": {"file": "work.ics", "line": 17}}"#
      ])
  }

  @Test func aFloatingEventHasNoOffsetAndAnUntitledOneNoSummary() {
    let start = CivilDateTime(day(12), hour: 23, minute: 30)
    let event = Event(uid: nil, start: .floating(start), calendar: CalendarInfo(name: "-", source: "-"), line: 2)
    let occurrence = Occurrence(
      event: event, isAllDay: false, start: LocalTime(wall: start),
      end: LocalTime(wall: start.advanced(bySeconds: 3_600)))
    #expect(
      events([occurrence]) == [
        #"{"uid": "", "start": "2024-06-12T23:30:00", "end": "2024-06-13T00:30:00", "allDay": false, "#
          + #""floating": true, "calendar": "-", "source": {"file": "-", "line": 2}}"#
      ])
  }

  @Test func anInstanceOfADailySeriesThatBecameTimedKeepsItsOriginalDay() {
    var occurrence = timed("Moved", 12, hour: 9, hours: 1)
    occurrence.recurrenceID = LocalTime(wall: CivilDateTime(day(11)), isDate: true)
    #expect(events([occurrence])[0].hasPrefix(#"{"uid": "meeting@x", "recurrenceId": "2024-06-11", "summary""#))
  }

  @Test func aCancelledOccurrenceOfAConfirmedEventSaysSo() {
    var occurrence = timed("Off", 12, hour: 9, hours: 1)
    occurrence.status = .cancelled
    #expect(events([occurrence])[0].contains(#""status": "CANCELLED""#))
  }

  @Test func aMonthStatesItsWeeksDaysAndSegments() throws {
    let month = try #require(YearMonth(year: 2024, month: 6))
    let index = EventIndex([allDay("Trip", 9, 11), timed("Night", 12, hour: 22, hours: 4)])
    let options = GridOptions(weekStart: .monday, outside: .blank)
    let grid = MonthGrid(month, index: index, options: options, today: day(12))
    let heading = JSONRenderer.Heading(locale: "C", weekStart: .monday, today: day(12))
    let form = text(renderer.months([grid], layout: .months, heading: heading))
    #expect(
      form.hasPrefix(
        """
        {
          "timeZone": "Europe/Berlin",
          "locale": "C",
          "weekStart": "mon",
          "today": "2024-06-12",
          "layout": "months",
          "truncated": false,
          "months": [
            {
              "month": "2024-06",
              "weeks": [
                {
                  "number": 22,
                  "days": [
                    {"date": null, "position": "blank", "styles": [], "busy": 0, "events": []},

        """))
    #expect(
      form.contains(
        """
                {
                  "number": 24,
                  "days": [
                    {"date": "2024-06-10", "position": "current", "styles": ["hasEvents", "allDay", "ends"], "busy": 1, "events": [0]},
                    {"date": "2024-06-11", "position": "current", "styles": [], "busy": 0, "events": []},
                    {"date": "2024-06-12", "position": "current", "styles": ["hasEvents", "starts", "today"], "busy": 0.0833, "events": [1]},
                    {"date": "2024-06-13", "position": "current", "styles": ["hasEvents", "ends"], "busy": 0.0833, "events": [1]},
                    {"date": "2024-06-14", "position": "current", "styles": [], "busy": 0, "events": []},
                    {"date": "2024-06-15", "position": "current", "styles": ["weekend"], "busy": 0, "events": []},
                    {"date": "2024-06-16", "position": "current", "styles": ["weekend", "sunday"], "busy": 0, "events": []}
                  ],
                  "segments": [
                    {"event": 0, "first": 0, "last": 0, "lane": 0, "continuesBefore": true, "continuesAfter": false},
                    {"event": 1, "first": 2, "last": 3, "lane": 0, "continuesBefore": false, "continuesAfter": false}
                  ]
                },
        """))
    #expect(form.contains("\n  \"events\": [\n    {\"uid\": \"trip@x\""))
    #expect(form.hasSuffix("\n  \"diagnostics\": []\n}\n"))
  }

  @Test func aStripStatesItsWeeksAndTheMonthsBesideThem() throws {
    let first = try #require(CivilDate(year: 1974, month: 11, day: 16))
    let last = try #require(CivilDate(year: 1974, month: 12, day: 31))
    let strip = try DayStrip(from: first, through: last, options: GridOptions(weekStart: .sunday))
    let heading = JSONRenderer.Heading(locale: "en_US", weekStart: .sunday, today: day(12))
    let tags = DayTags(labels: DayLabels(from: first, [DayLabels.Label(day: "初三")]))
    let form = text(renderer.strip(strip, index: .empty, tags: tags, heading: heading))
    #expect(form.contains("\n  \"weekStart\": \"sun\",\n"))
    #expect(form.contains("\n  \"layout\": \"strip\",\n  \"truncated\": false,\n  \"weeks\": [\n"))
    #expect(
      form.contains(
        #""date": "1974-11-16", "position": "current", "styles": ["weekend"], "busy": 0, "events": [], "secondLabel": "初三"}"#
      ))
    #expect(
      form.hasSuffix(
        """
          ],
          "months": [
            {"month": "1974-11", "rows": 3},
            {"month": "1974-12", "rows": 5}
          ],
          "events": [],
          "diagnostics": []
        }

        """))
    #expect(form.split(separator: "\"segments\"").count == 9)
  }

  @Test func sectionsAreBlankBeyondTheirRange() throws {
    let range = try CalendarRange(from: day(5), through: day(6))
    let heading = JSONRenderer.Heading(locale: "C", weekStart: .monday, today: day(12))
    let form = text(renderer.months(range.grids(), layout: .sections, heading: heading))
    #expect(form.contains("\"layout\": \"sections\""))
    #expect(form.split(separator: "\"date\": \"2024").count == 3)
    #expect(form.split(separator: "\"date\": null").count == 34)
  }
}
