import Foundation
import ICalGrid
import ICalGridStore
import Testing

@testable import ICalGridCommand

/// The verbs on imported calendars.
@Suite struct StoreVerbTests {
  private let temporary: TemporaryStore
  private let work: String
  private let home: String

  init() throws {
    temporary = try TemporaryStore()
    work = try temporary.write(
      calendar("X-WR-CALNAME:Work", event("a", "20240612", "Standup"), event("b", "20240614", "Retro")), to: "work.ics")
    home = try temporary.write(
      calendar("X-WR-CALNAME:Home", "COLOR:teal", event("c", "20240612", "Dinner")), to: "home.ics")
  }

  @Test func everyExampleRuns() throws {
    try temporary.write(calendar(event("f", "20240612", "Walk")), to: "family/a.ics")
    let files = ["work.ics": work, "home.ics": home, "~/calendars/family/": "\(temporary.folder)/family"]
    for verb in [Verb.import, .export, .calendars] {
      for example in verb.examples {
        // What is exported is what was imported; it goes to another file.
        let words = example.arguments.map {
          verb.name == "export" && $0 == "work.ics" ? "\(temporary.folder)/out.ics" : $0
        }
        let result = temporary.run(words.map { files[$0] ?? $0 })
        #expect(result.status == .done, "\(example.command): \(result.errorText)")
        #expect(verb.name == "export" || !result.output.isEmpty, "\(example.command)")
      }
    }
  }

  @Test func importSaysWhatItDid() throws {
    #expect(temporary.run("import \(work) \(home)").outputText == "Work: 2 events: 2 new\nHome: 1 event: 1 new\n")
    #expect(temporary.run("import \(work)").outputText == "Work: 2 events: unchanged\n")
    try temporary.write(
      calendar(
        event("b", "20240614", "Retro, later"), event("d", "20240615", "New"),
        "BEGIN:VEVENT\r\nUID:x\r\nDTSTART:20240612T09\r\nEND:VEVENT"), to: "work.ics")
    #expect(
      temporary.run("import \(work)").outputText
        == "Work: 3 events: 2 new, 1 changed, 1 removed, 1 with problems (icalgrid check \(work) shows them)\n")
    #expect(temporary.run("import \(work) --quiet") == Command.Result())
  }

  @Test func everyVerbShowsTheImportedCalendars() {
    _ = temporary.run("import \(work) \(home)")
    for command in ["view --width 200", "day", "agenda", "search standup"] {
      let result = temporary.run(command)
      #expect(result.status == .done)
      #expect(result.outputText.contains("Standup"), "\(command)")
      #expect(result.errorText == "")
    }
    #expect(temporary.run(["--width", "200"]).outputText.contains("Standup"))
    #expect(temporary.run("day 2024-06-12").outputText.contains("Dinner"))
    let narrowed = temporary.run("day 2024-06-12 --calendar Home").outputText
    #expect(narrowed.contains("Dinner") && !narrowed.contains("Standup"))
  }

  @Test func aSourceLeavesTheStoreUntouched() {
    let result = temporary.run("day 2024-06-12 \(work)")
    #expect(result.outputText.contains("Standup") && !result.outputText.contains("Dinner"))
    #expect(!FileManager.default.fileExists(atPath: temporary.path))
    _ = temporary.run("view")
    #expect(!FileManager.default.fileExists(atPath: temporary.path))
  }

  @Test func anEventNamesItsSourceAndLine() throws {
    _ = temporary.run("import \(work)")
    let json = temporary.run("day 2024-06-12 --format json").outputText
    #expect(json.contains("\"calendar\": \"Work\", \"source\": {\"file\": \"\(work)\", \"line\": 5}"), "\(json)")
    #expect(json == temporary.run("day 2024-06-12 \(work) --format json").outputText)
  }

  @Test func sayHowToImportWhereNothingIs() {
    for command in ["", "view", "day", "agenda", "search x", "calendars", "calendars refresh"] {
      let result = temporary.run(command)
      #expect(result.status == .unreadable)
      #expect(result.output.isEmpty)
      #expect(result.errorText.contains("\n  icalgrid import calendar.ics\n"), "\(command)")
    }
    #expect(temporary.run("calendars --format json").outputText == "{\n  \"calendars\": []\n}\n")
    #expect(temporary.run("import").status == .unreadable)
    #expect(temporary.run(["view"], ["ICALGRID_STORE": ""]).status == .unreadable)
  }

  @Test func anUnknownCalendarIsAMistake() {
    _ = temporary.run("import \(work) \(home)")
    for command in [
      "view --calendar Wrok", "export Wrok", "calendars remove Wrok", "calendars rename Wrok X",
      "calendars color Wrok red",
      "calendars refresh Wrok",
    ] {
      let result = temporary.run(command)
      #expect(result.status == .usage)
      #expect(
        result.errorText.hasPrefix("icalgrid: there is no calendar Wrok; did you mean Work?\n"), "\(result.errorText)")
    }
  }

  @Test func calendarsListsThem() {
    _ = temporary.run("import \(work) \(home)")
    #expect(
      temporary.run("calendars").outputText == """
        Work
          2 events, 2024-06-12 to 2024-06-14
          \(work), imported 2024-06-12 12:00

        Home (teal)
          1 event, 2024-06-12 to 2024-06-12
          \(home), imported 2024-06-12 12:00

        """)
    #expect(
      temporary.run("calendars list --format json").outputText == """
        {
          "calendars": [
            {"name": "Work", "events": 2, "first": "2024-06-12", "last": "2024-06-14", "problems": 0, "sources": [{"source": "\(work)", "events": 2, "imported": "2024-06-12T12:00Z"}]},
            {"name": "Home", "color": "teal", "events": 1, "first": "2024-06-12", "last": "2024-06-12", "problems": 0, "sources": [{"source": "\(home)", "events": 1, "imported": "2024-06-12T12:00Z"}]}
          ]
        }

        """)
  }

  @Test func calendarsRenamesColorsAndRemovesThem() {
    _ = temporary.run("import \(work) \(home)")
    #expect(temporary.run("calendars rename Work Office").outputText == "Work: now called Office\n")
    #expect(temporary.run("calendars color Office #336699").outputText == "Office: now #336699\n")
    #expect(temporary.run("day --format json").outputText.contains("\"color\": \"#336699\", \"calendar\": \"Office\""))
    // Later imports go on under the new name.
    #expect(temporary.run("import \(work)").outputText == "Office: 2 events: unchanged\n")
    #expect(temporary.run("calendars rename Office Home").errorText.contains("there is a calendar Home already"))
    #expect(temporary.run("calendars rename Office Office").status == .done)
    #expect(temporary.run("calendars color Home blu").status == .usage)
    #expect(temporary.run("calendars remove Office").outputText == "Office: removed\n")
    #expect(!temporary.run("agenda").outputText.contains("Standup"))
    #expect(FileManager.default.fileExists(atPath: work))
    #expect(temporary.run("calendars frobnicate").errorText.contains("calendars can't frobnicate; it can list, remove"))
    #expect(temporary.run("calendars remove").errorText.contains("NAME is missing"))
    #expect(temporary.run("calendars remove a b").errorText.contains("b is one argument too many"))
  }

  @Test func aColorIsGivenAtTheImport() {
    _ = temporary.run("import \(work) --name Office --color teal")
    #expect(temporary.run("calendars").outputText.hasPrefix("Office (teal)\n"))
    #expect(temporary.run("import \(work) --color always").errorText.contains("must be a CSS color name or #RRGGBB"))
  }

  @Test func refreshReadsAgainWhatChanged() throws {
    _ = temporary.run("import \(work) \(home)")
    try temporary.write(calendar(event("c", "20240612", "Lunch")), to: "home.ics")
    #expect(
      temporary.run("calendars refresh").outputText == "Work: 2 events: unchanged\nHome: 1 event: 1 changed\n")
    #expect(temporary.run("day").outputText.contains("Lunch"))
    #expect(temporary.run("calendars refresh Home --quiet") == Command.Result())
  }

  @Test func aFailedRefreshKeepsTheOldStateAndSaysWhy() throws {
    _ = temporary.run("import \(work) \(home)")
    try FileManager.default.removeItem(atPath: work)
    let result = temporary.run("calendars refresh")
    #expect(result.status == .unreadable)
    #expect(result.errorText == "\(work): error: cannot be read: No such file or directory\n")
    #expect(result.outputText == "Home: 1 event: unchanged\n")
    #expect(temporary.run("agenda").outputText.contains("Standup"))
    #expect(temporary.run("calendars").outputText.contains("since then: cannot be read: No such file or directory"))
    try temporary.write(calendar("X-WR-CALNAME:Work", event("a", "20240612", "Back")), to: "work.ics")
    _ = temporary.run("calendars refresh")
    #expect(!temporary.run("calendars").outputText.contains("since then"))
  }

  @Test func oneSourceThatFailsDoesNotStopTheOthers() throws {
    let page = try temporary.write("<html></html>", to: "page.ics")
    let result = temporary.run("import \(page) \(temporary.folder)/none.ics \(home)")
    #expect(result.status == .unreadable)
    #expect(result.outputText == "Home: 1 event: 1 new\n")
    #expect(result.errorText.contains("page.ics: error: is not iCalendar but an HTML page"))
    #expect(result.errorText.contains("none.ics: error: cannot be read"))
  }

  @Test func exportWritesTheCalendarBack() throws {
    _ = temporary.run("import \(work)")
    let text = try String(contentsOfFile: work, encoding: .utf8)
    #expect(temporary.run("export Work").outputText == text)
    let copy = "\(temporary.folder)/copy.ics"
    #expect(temporary.run("export Work -o \(copy)") == Command.Result())
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == text)
    // Neither the source nor the store.
    #expect(temporary.run("export Work -o \(work)").errorText.contains("would overwrite"))
    #expect(temporary.run("export Work -o \(temporary.path)").status == .usage)
    #expect(temporary.run("view -o \(temporary.path)").status == .usage)
  }

  @Test func aSourceInTwoCalendarsIsBroughtIntoBoth() throws {
    _ = temporary.run("import \(work) --name One")
    _ = temporary.run("import \(work) --name Two")
    try temporary.write(calendar(), to: "work.ics")
    #expect(temporary.run("import \(work)").outputText == "One: 0 events: 2 removed\nTwo: 0 events: 2 removed\n")
  }

  @Test func thePlaceFollowsTheEnvironment() {
    func path(_ environment: [String: String]) -> String? { StoreLocation.path(in: environment) }
    #expect(path(["ICALGRID_STORE": "own", "HOME": "/h"]) == "own")
    #expect(path(["XDG_DATA_HOME": "/d", "HOME": "/h"]) == "/d/icalgrid/calendars.sqlite")
    #expect(path(["XDG_DATA_HOME": "d", "HOME": "/h"]) == "/h/.local/share/icalgrid/calendars.sqlite")
    #expect(path(["HOME": ""]) == nil)
    #expect(AbsolutePath.of("/a//b/./c") == "/a/b/c")
    #expect(AbsolutePath.of("c.ics").hasSuffix("/c.ics") && AbsolutePath.of("c.ics").hasPrefix("/"))
  }

  @Test func progressShowsAfterHalfASecondAFewTimesASecond() {
    var now = 10.0
    var shown: [String] = []
    let line = ProgressLine(clock: { now }, write: { shown.append($0) })
    func report(_ events: Int, at time: Double) {
      now = time
      var progress = ImportProgress()
      (progress.events, progress.bytes) = (events, events * 300)
      line.show("work.ics", progress)
    }
    report(1_000, at: 10.4)
    line.clear()
    #expect(shown.isEmpty)
    report(100_000, at: 11.0)
    report(101_000, at: 11.05)
    #expect(shown == ["\r\u{1B}[Kwork.ics: 30 MB, 100,000 events, 100,000 a second"])
    line.clear()
    #expect(shown.last == "\r\u{1B}[K")
  }
}
