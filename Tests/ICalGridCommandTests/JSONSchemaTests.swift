import Foundation
import ICalGrid
import Testing

@testable import ICalGridCommand

/// What the command writes as JSON is what `Schemas/` says.
@Suite struct JSONSchemaTests {
  private static let folder = FixtureQuestion.root.appending(path: "Schemas")

  private func expect(_ arguments: [String], fits schema: String) throws {
    let result = FixtureQuestion.run(arguments)
    let problems = try JSONSchema("\(schema).schema.json", in: Self.folder).problems(of: JSONDocument(result.output))
    #expect(problems.isEmpty, "\(arguments.joined(separator: " ")): \(problems.prefix(5).joined(separator: "\n"))")
  }

  @Test(arguments: FixtureQuestion.all)
  func everyFixturesAnswers(question: FixtureQuestion) throws {
    let zone = ["--tz", question.zone]
    let days = ["--from", question.from] + question.end
    try expect(["agenda"] + question.sources + days + zone, fits: "agenda")
    try expect(["day", question.from] + question.sources + zone, fits: "day")
    try expect(["check"] + question.sources, fits: "check")
    try expect(["view"] + question.sources + ["--month", String(question.from.prefix(7))] + zone, fits: "view")
  }

  @Test func everyLayoutOfAMonth() throws {
    let view = ["view", "Fixtures/june-2024/input.ics", "--tz", "Europe/Berlin"]
    let days = ["--from", "2024-05-30", "--through", "2024-07-03"]
    try expect(view + ["--year", "2024", "--second-calendar", "chinese", "--rows", "six"], fits: "view")
    try expect(view + ["--month", "2024-06", "--outside", "blank", "--rows", "8"], fits: "view")
    try expect(view + days, fits: "view")
    try expect(view + days + ["--strip"], fits: "view")
    try expect(["search", "piano", "Fixtures/june-2024/input.ics"], fits: "search")
  }

  @Test func theImportedCalendars() throws {
    let folder = try TemporaryFolder()
    try folder.write("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20240612\nEND:VEVENT\nEND:VCALENDAR\n", to: "a.ics")
    let store = "\(folder.path)/calendars.sqlite"
    var surroundings = Surroundings.handMade(["ICALGRID_STORE": store])
    surroundings.reader = SystemReader(zones: SystemZones(), storePath: store)
    let schema = try JSONSchema("calendars.schema.json", in: Self.folder)
    for command in ["calendars", "import \(folder.path)/a.ics --color teal", "calendars"] {
      let result = run(command + (command == "calendars" ? " --format json" : ""), in: surroundings)
      guard command == "calendars" else { continue }
      #expect(try schema.problems(of: JSONDocument(result.output)).isEmpty, "\(result.outputText)")
    }
    try FileManager.default.removeItem(atPath: "\(folder.path)/a.ics")
    _ = run("calendars refresh", in: surroundings)
    let failed = run("calendars --format json", in: surroundings)
    #expect(failed.outputText.contains("failure"))
    #expect(try schema.problems(of: JSONDocument(failed.output)).isEmpty, "\(failed.outputText)")
  }

  /// Were anything at all to fit, the tests above would say nothing.
  @Test func aSchemaRefusesWhatIsNotItsForm() throws {
    let schema = try JSONSchema("agenda.schema.json", in: Self.folder)
    let good =
      #"{"from": "2024-06-01", "to": "2024-06-02", "timeZone": "UTC", "truncated": false, "events": EVENTS, "diagnostics": []}"#
    let event =
      #"{"uid": "", "start": "2024-06-01", "end": "2024-06-02", "allDay": true, "calendar": "", "source": {"file": "-", "line": 1}}"#
    func problems(_ text: String) throws -> [String] { schema.problems(of: try JSONDocument(Array(text.utf8))) }
    let whole = good.replacing("EVENTS", with: "[\(event)]")
    #expect(try problems(whole).isEmpty)
    for (from, to) in [
      ("\"2024-06-01\", \"to\"", "\"1 June\", \"to\""), ("false", "\"no\""), (", \"diagnostics\": []", ""),
      ("\"line\": 1", "\"line\": 1.5"), ("\"line\": 1", "\"line\": -1"),
      ("\"allDay\": true", "\"allDay\": true, \"x\": 1"),
      ("\"allDay\": true", "\"allDay\": true, \"status\": \"Done\""), ("[\(event)]", "[[]]"),
      ("\"allDay\": true", "\"allDay\": true, \"floating\": false"), ("\"uid\": \"\", ", ""),
      ("\"allDay\": true", "\"allDay\": true, \"categories\": []"),
    ] {
      let changed = whole.replacing(from, with: to)
      #expect(changed != whole)
      #expect(try !problems(changed).isEmpty, "\(to)")
    }
  }
}
