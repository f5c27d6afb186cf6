import Foundation
import ICalGrid
import ICalGridStore
import Testing

@testable import ICalGridCommand

/// What an import says of sources that give nothing, or not everything.
@Suite struct ImportFailureTests {
  private let temporary: TemporaryStore
  private var folder: String { "\(temporary.folder)/f" }

  init() throws { temporary = try TemporaryStore() }

  private func file(_ name: String = "work.ics") throws -> String {
    try temporary.write(calendar(event("a", "20240612", "Standup")), to: name)
  }

  @Test func aLongLineIsKeptWhole() throws {
    let text = calendar(event("a", "20240612", "Long", "DESCRIPTION:" + String(repeating: "x", count: 17 << 20)))
    let path = try temporary.write(text, to: "long.ics")
    #expect(temporary.run(["import", path, "--name", "Long"]).outputText == "Long: 1 event: 1 new\n")
    #expect(temporary.run("export Long").output == Array(text.utf8))
  }

  @Test func whatCannotBeKeptWholeIsRefused() throws {
    try temporary.take(calendar(event("a", "20240612", "Old")))
    let store = try temporary.store()
    store.scanOptions.limits.lineBytes = 100
    let text = calendar(event("a", "20240612", String(repeating: "x", count: 200)))
    let source = MemorySource(bytes: Array(text.utf8), displayName: "/work.ics")
    let reason = """
      line 9: the line is longer than 100 bytes; it can't be kept whole, so nothing was imported
      """
    #expect(throws: ImportError.source(.unreadable(file: "/work.ics", reason: reason))) {
      try store.importSource(source, from: SourceOrigin(.file, location: "/work.ics"), at: 0)
    }
    #expect(try temporary.titles("2024-06-12", "2024-06-12") == ["Old"])
  }

  @Test func quietNamesWhatFails() throws {
    let none = "\(temporary.folder)/none.ics"
    let work = try file()
    let result = temporary.run(["import", none, work, "--quiet"])
    #expect(result.status == .unreadable && result.output.isEmpty)
    #expect(result.errorText == "\(none): error: cannot be read: No such file or directory\n")
    try FileManager.default.removeItem(atPath: work)
    let refresh = temporary.run("calendars refresh --quiet")
    #expect(refresh.status == .unreadable && refresh.output.isEmpty)
    #expect(refresh.errorText == "\(work): error: cannot be read: No such file or directory\n")
    // Elsewhere it is the user who looks.
    #expect(temporary.run(["day", none, "--quiet"]).errorText == "")
  }

  @Test func aFolderThatBecameEmptyHasNoEvents() throws {
    let path = try file("f/a.ics")
    #expect(temporary.run(["import", folder, "--name", "F"]).outputText == "F: 1 event: 1 new\n")
    try FileManager.default.removeItem(atPath: path)
    #expect(temporary.run("calendars refresh") == Command.Result(output: Array("F: 0 events: 1 removed\n".utf8)))
    #expect(temporary.run(["import", folder]).outputText == "F: 0 events: unchanged\n")
    _ = try file("f/b.ics")
    #expect(temporary.run("calendars refresh").outputText == "F: 1 event: 1 new\n")
    // One that never was a calendar is none now.
    try FileManager.default.createDirectory(atPath: "\(temporary.folder)/empty", withIntermediateDirectories: false)
    let empty = temporary.run(["import", "\(temporary.folder)/empty"])
    #expect(empty.status == .unreadable && empty.errorText.contains("the folder holds no .ics file"))
    try FileManager.default.removeItem(atPath: folder)
    #expect(temporary.run("calendars refresh").status == .unreadable)
    #expect(temporary.run("agenda").outputText.contains("Standup"))
  }

  @Test func aFileOfAFolderThatFailsCounts() throws {
    _ = try file("f/a.ics")
    try temporary.write("<html></html>", to: "f/b.ics")
    for command in ["day 2024-06-12 \(folder)", "view \(folder)", "agenda \(folder)", "import \(folder) --name F"] {
      let result = temporary.run(command)
      #expect(result.status == .notICalendar, "\(command)")
      #expect(result.errorText.contains("b.ics: error: not iCalendar but an HTML page; left out"), "\(command)")
      #expect(!result.output.isEmpty, "\(command)")
    }
    // A link to nothing can't be opened, whoever asks.
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/c.ics", withDestinationPath: "nowhere")
    for command in ["day 2024-06-12 \(folder)", "import \(folder) --quiet"] {
      let result = temporary.run(command)
      #expect(result.status == .unreadable, "\(command)")
      #expect(
        result.errorText.contains("c.ics: error: can't be read: No such file or directory; left out"), "\(command)")
    }
    try FileManager.default.removeItem(atPath: "\(folder)/a.ics")
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/a.ics", withDestinationPath: "nowhere")
    try temporary.write(calendar(event("d", "20240612", "Retro")), to: "f/d.ics")
    let kept = temporary.run("import \(folder)")
    #expect(kept.outputText == "F: 2 events: 1 new\n")
    #expect(kept.errorText.contains("a.ics: error: can't be read: No such file or directory; its last state is kept"))
  }

  @Test func changesArePrintedAsTextOnly() throws {
    _ = temporary.run("import \(try file()) --name Work")
    for action in ["refresh", "color Work red", "rename Work X", "remove Work"] {
      let result = temporary.run("calendars \(action) --format json")
      #expect(result.status == .usage && result.output.isEmpty)
      #expect(
        result.errorText.contains("calendars \(action.prefix { $0 != " " }) can't be written as json, only as text"))
    }
    #expect(temporary.run("calendars --format json").outputText.contains("\"Work\""))
  }

  @Test func textThatQuotesACalendarIsNone() throws {
    let text = "# Notes\n\nA file begins with BEGIN:VCALENDAR:\n\n```\nBEGIN:VCALENDAR\nVERSION:2.0\n…\n```\n"
    let path = try temporary.write(text, to: "README.md")
    for verb in ["import", "day", "check"] {
      let result = temporary.run("\(verb) \(path)")
      #expect(result.status == .notICalendar, "\(verb)")
      #expect(result.errorText.contains("is not iCalendar but plain text"), "\(verb)")
    }
    #expect(
      temporary.run("import \(try temporary.write(calendar(), to: "empty.ics")) --name E").outputText
        == "E: 0 events: unchanged\n")
  }

  @Test func aRefreshNamesTheSourcesOfACalendar() throws {
    let one = try file("one.ics")
    let two = try temporary.write(calendar(event("b", "20240612", "Retro")), to: "two.ics")
    _ = temporary.run("import \(one) \(two) --name Work")
    #expect(
      temporary.run("calendars refresh").outputText
        == "Work (\(one)): 1 event: unchanged\nWork (\(two)): 1 event: unchanged\n")
  }
}
