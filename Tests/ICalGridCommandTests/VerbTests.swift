import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct VerbTests {
  private let work = CalendarInfo(name: "Work", source: "work.ics")
  private let home = CalendarInfo(name: "Home", source: "home.ics")

  private func reader(_ occurrences: [Occurrence] = []) -> HandMadeReader {
    let reader = HandMadeReader()
    reader.answer.calendars = [work, home]
    reader.answer.occurrences = occurrences
    return reader
  }

  private func window(_ commandLine: String) throws -> DayWindow? {
    let reader = reader()
    let result = run(commandLine + " --format json", in: .handMade(reader: reader))
    #expect(result.status == .done, "\(commandLine): \(result.errorText)")
    return try #require(reader.questions.last).window
  }

  @Test(arguments: [
    ("agenda a.ics", "2024-06-12", "2024-06-18"),
    ("agenda a.ics --from 2024-06-01 --to 2024-07-01", "2024-06-01", "2024-06-30"),
    ("agenda a.ics --from 2024-06-01 --through 2024-07-01", "2024-06-01", "2024-07-01"),
    ("agenda a.ics --from mon --days 5", "2024-06-17", "2024-06-21"),
    ("agenda a.ics --to +3", "2024-06-12", "2024-06-14"),
    ("agenda a.ics --from -7", "2024-06-05", "2024-06-11"),
    ("agenda a.ics --today 2020-02-28 --days 2", "2020-02-28", "2020-02-29"),
    ("agenda a.ics --from 9999-12-30", "9999-12-30", "9999-12-31"), ("day a.ics", "2024-06-12", "2024-06-12"),
    ("day +1 a.ics", "2024-06-13", "2024-06-13"), ("day -1 a.ics", "2024-06-11", "2024-06-11"),
    ("day a.ics fri", "2024-06-14", "2024-06-14"), ("view a.ics", "2024-05-27", "2024-06-30"),
    ("view a.ics --outside blank", "2024-06-01", "2024-06-30"), ("view a.ics --month prev", "2024-04-29", "2024-06-02"),
    ("view a.ics --week-start sun --rows six", "2024-05-26", "2024-07-06"),
    ("view a.ics --month 2024-01 --months 3 --outside blank", "2024-01-01", "2024-03-31"),
    ("view a.ics --month 9999-12 --months 3 --outside blank", "9999-12-01", "9999-12-31"),
    ("view a.ics --year 2024", "2024-01-01", "2024-12-31"), ("view a.ics --year next", "2025-01-01", "2025-12-31"),
    ("view a.ics --from 2016-03-05 --through 2016-06-20", "2016-03-05", "2016-06-20"),
    ("view a.ics --from 2016-03-05 --days 3 --strip", "2016-03-05", "2016-03-07"),
  ])
  func asksForTheDaysItShows(commandLine: String, first: String, last: String) throws {
    let window = try window(commandLine)
    #expect(window?.first.description == first)
    #expect(window?.last.description == last)
  }

  @Test func checkAsksForEverything() {
    let reader = reader()
    #expect(run("check a.ics b.ics", in: .handMade(reader: reader)).status == .done)
    #expect(reader.checks == 1)
    #expect(reader.sources == ["a.ics", "b.ics"])
    #expect(reader.questions.isEmpty)
  }

  @Test func aFileNamedLikeADateIsGivenByItsPath() {
    let reader = reader()
    _ = run("day ./today --format json", in: .handMade(reader: reader))
    #expect(reader.sources == ["./today"])
    _ = run("day today mon --format json", in: .handMade(reader: reader))
    #expect(reader.sources == ["mon"])
    #expect(reader.questions.last?.window == DayWindow(day: day(2024, 6, 12)))
  }

  @Test func readsDetailsOnlyWhereTheyAreShown() {
    let reader = reader()
    for (arguments, fields) in [("", EventFields.grid), ("--details", .all), ("--format json", .all)] {
      _ = run("view a.ics \(arguments)", in: .handMade(reader: reader))
      #expect(reader.questions.last?.fields == fields)
    }
  }

  @Test(arguments: ["day", "agenda"])
  func theUsersAddressesChangeOnlyWhatIsDeclined(verb: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:a
      DTSTART:20240612T100000Z
      DTEND:20240612T110000Z
      SUMMARY:Talk
      LOCATION:Hall 4
      ATTENDEE;PARTSTAT=DECLINED:mailto:a@b.example
      END:VEVENT
      END:VCALENDAR

      """, to: "a.ics")
    func text(_ address: String) throws -> String {
      try folder.write("me = \(address)\n", to: "icalgrid/config")
      var surroundings = Surroundings.handMade(["XDG_CONFIG_HOME": folder.path])
      surroundings.reader = SystemReader(zones: surroundings.zones)
      return run("\(verb) \(folder.path)/a.ics", in: surroundings).outputText
    }
    let without = try text("")
    #expect(without.contains("Talk") && !without.contains("declined"))
    #expect(try text("other@b.example") == without)
    let declined = try text("a@b.example")
    #expect(declined.contains("declined") && !declined.contains("Hall 4"))
  }

  @Test func narrowsToTheCalendarsAndStatesAskedFor() {
    let reader = reader([
      occurrence("Standup", on: day(2024, 6, 12), calendar: work),
      occurrence("Dinner", on: day(2024, 6, 12), hour: 19, calendar: home),
      occurrence("Retro", on: day(2024, 6, 12), status: .cancelled, calendar: work),
    ])
    func summaries(_ arguments: String) -> [String] {
      let text = run("day a.ics --format json \(arguments)", in: .handMade(reader: reader)).outputText
      return ["Standup", "Dinner", "Retro"].filter { text.contains("\"\($0)\"") }
    }
    #expect(summaries("") == ["Standup", "Dinner", "Retro"])
    #expect(summaries("--calendar Work") == ["Standup", "Retro"])
    #expect(summaries("--calendar Work --calendar Home") == ["Standup", "Dinner", "Retro"])
    #expect(summaries("--cancelled hide") == ["Standup", "Dinner"])
    let wrong = run("day a.ics --calendar Wrok", in: .handMade(reader: reader))
    #expect(wrong.errorText.hasPrefix("icalgrid: there is no calendar Wrok; did you mean Work?\n"))
  }

  @Test func aCalendarThatMayBeInAFailedSourceIsNotCalledUnknown() {
    let reader = reader([occurrence("Standup", on: day(2024, 6, 12))])
    reader.answer.failures = [.unreadable(file: "home.ics", reason: "No such file or directory")]
    let result = run("day a.ics home.ics --calendar Private --format json", in: .handMade(reader: reader))
    #expect(result.status == .unreadable)
    #expect(result.errorText == "home.ics: error: cannot be read: No such file or directory\n")
  }

  @Test func showsOnlyWhatTouchesTheDays() {
    let reader = reader([
      occurrence("Before", on: day(2024, 6, 11)), occurrence("Within", on: day(2024, 6, 12)),
      occurrence("After", on: day(2024, 6, 13)),
    ])
    let text = run("day a.ics --format json", in: .handMade(reader: reader)).outputText
    #expect(text.contains("Within") && !text.contains("Before") && !text.contains("After"))
  }

  @Test(arguments: [
    "--year 2024", "--month 2024-06", "--from 2024-06-01 --days 30", "--from 2024-06-01 --days 30 --strip",
  ])
  func aListHoldsEveryEventOfWhatIsShown(days: String) {
    let reader = reader((0..<20).map { occurrence("Standup \($0)", on: day(2024, 6, 12), hour: $0) })
    let text = run("view a.ics \(days) --list", in: .handMade(reader: reader)).outputText
    for number in 0..<20 { #expect(text.contains("Standup \(number) "), "\(number)") }
    #expect(run("view a.ics \(days)", in: .handMade(reader: reader)).outputText.contains("Standup 19 ") == false)
  }

  @Test(arguments: ["", " ", "\u{200B}", "\u{A0}\u{2060}", "\u{E0041}", "\u{FFF9}", "\u{3164}", "\t\u{202E}"])
  func aTitleThatCannotBeSeenIsNone(title: String) {
    let reader = reader([occurrence(title, on: day(2024, 6, 12))])
    for verb in ["view", "day", "agenda"] {
      #expect(run("\(verb) a.ics --width 200", in: .handMade(reader: reader)).outputText.contains("(no title)"))
    }
  }

  @Test func checkPrintsEveryProblemAndCountsThemByKind() {
    let reader = reader()
    reader.answer.diagnostics =
      (1...12).map { Diagnostic(.warning, Diagnostic.Code(rawValue: "early-end"), "early", file: "a.ics", line: $0) }
      + [
        Diagnostic(.error, Diagnostic.Code(rawValue: "bad-rule"), "bad\u{1B}[31m", file: "a.ics", line: 20, uid: "x")
      ]
    let result = run("check a.ics", in: .handMade(reader: reader))
    let lines = result.outputText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(result.errors.isEmpty)
    #expect(lines.count == 18)
    #expect(lines[0] == "a.ics:1: warning: early")
    #expect(lines[12] == "a.ics:20: error: bad\\u001b[31m (UID x)")
    #expect(
      lines[13...] == ["", "1 error, 12 warnings, 0 notes", "  1 × error bad-rule", "  12 × warning early-end", ""])
    #expect(run("check a.ics", in: .handMade()).outputText == "no problems\n")
    reader.answer.diagnostics[11].unlisted = 8
    let counted = run("check a.ics", in: .handMade(reader: reader)).outputText
    #expect(counted.hasSuffix("\n1 error, 20 warnings, 0 notes\n  1 × error bad-rule\n  20 × warning early-end\n"))
  }
}
