import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct CommandTests {
  private let warning = Diagnostic(
    .warning, Diagnostic.Code(rawValue: "early-end"), "DTEND is early; kept", file: "work.ics", line: 7)

  private func surroundings(_ change: (inout Reading) -> Void) -> Surroundings {
    let reader = HandMadeReader()
    reader.answer.calendars = [CalendarInfo(name: "Work", source: "work.ics")]
    reader.answer.occurrences = [occurrence("Standup", on: day(2024, 6, 12))]
    change(&reader.answer)
    return .handMade(reader: reader)
  }

  @Test func isDoneAlsoWithWarningsOrACut() {
    for verb in ["view", "day", "agenda"] {
      #expect(run("\(verb) work.ics", in: surroundings { _ in }).status == .done)
      #expect(run("\(verb) work.ics", in: surroundings { $0.diagnostics = [warning] }).status == .done)
      #expect(run("\(verb) work.ics", in: surroundings { $0.isTruncated = true }).status == .done)
    }
  }

  @Test func strictMakesWarningsAndCutsAProblem() {
    let note = Diagnostic(.note, warning.code, "a note", file: "work.ics", line: 1)
    #expect(run("agenda work.ics --strict", in: surroundings { $0.diagnostics = [note] }).status == .done)
    #expect(run("agenda work.ics --strict", in: surroundings { $0.diagnostics = [warning] }).status == .problems)
    #expect(run("agenda work.ics --strict", in: surroundings { $0.isTruncated = true }).status == .problems)
    #expect(run("check work.ics --strict", in: surroundings { $0.diagnostics = [warning] }).status == .problems)
  }

  @Test func checkFailsOnErrorsAlone() {
    let error = Diagnostic(.error, warning.code, "broken", file: "work.ics", line: 9)
    #expect(run("check work.ics", in: surroundings { $0.diagnostics = [warning] }).status == .done)
    #expect(run("check work.ics", in: surroundings { $0.diagnostics = [warning, error] }).status == .problems)
    #expect(run("agenda work.ics", in: surroundings { $0.diagnostics = [error] }).status == .done)
  }

  @Test func theWorstSourceDecidesAndTheOthersAreShown() {
    let unreadable = SourceError.unreadable(file: "none.ics", reason: "No such file or directory")
    let html = SourceError.notICalendar(file: "x.html", appearance: "an HTML page")
    let both = run(
      "agenda work.ics none.ics x.html --format json", in: surroundings { $0.failures = [unreadable, html] })
    #expect(both.status == .unreadable)
    #expect(both.outputText.contains("Standup"))
    #expect(both.errorText.contains("none.ics: error: cannot be read: No such file or directory"))
    #expect(both.errorText.contains("x.html: error: is not iCalendar but an HTML page"))
    #expect(run("agenda x.html", in: surroundings { $0.failures = [html] }).status == .notICalendar)
    #expect(run("check none.ics", in: surroundings { $0.failures = [unreadable] }).status == .unreadable)
  }

  @Test(arguments: ["view none.ics", "day none.ics", "agenda none.ics", "search x none.ics"])
  func whatCannotBeReadIsNotShownAsEmptyDays(_ commandLine: String) {
    let reader = HandMadeReader()
    reader.answer.failures = [.unreadable(file: "none.ics", reason: "No such file or directory")]
    let result = run(commandLine, in: .handMade(reader: reader))
    #expect(result.output.isEmpty)
    #expect(result.status == .unreadable)
    #expect(result.errorText == "none.ics: error: cannot be read: No such file or directory\n")
  }

  @Test(arguments: ["view", "day", "agenda", "search x", "check"], ["json", "text"])
  func aFileKeepsWhatItHeldWhereNothingCanBeRead(verb: String, format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("good", to: "o.json")
    let reader = HandMadeReader()
    reader.answer.failures = [.unreadable(file: "none.ics", reason: "No such file or directory")]
    let result = run("\(verb) none.ics --format \(format) -o \(folder.path)/o.json", in: .handMade(reader: reader))
    #expect(result.status == .unreadable)
    #expect(result.errorText.contains("none.ics: error: cannot be read"))
    #expect(try folder.text(of: "o.json") == "good")
  }

  @Test(arguments: [
    ("view 2024-06", "--month 2024-06"), ("view 2024-13", "--month 2024-12"), ("view 2024-06-12", "--month 2024-06"),
    ("view 2024", "--year 2024"), ("agenda 2024-06", "--from 2024-06-01"), ("search x 2024-06-12", "--from 2024-06-12"),
  ])
  func aMonthInPlaceOfAFileIsNamedWithItsOption(commandLine: String, option: String) throws {
    let word = commandLine.split(separator: " ").last ?? ""
    let result = run(commandLine)
    #expect(result.status == .usage)
    #expect(result.errorText.hasPrefix("icalgrid: there is no file \(word); did you mean \(option)?\n"))
  }

  @Test(arguments: [
    ("2024-06", "view --month 2024-06"), ("202413", "view --month 2024-12"), ("2024", "view --year 2024"),
    ("2024-06-31", "day 2024-06-30"), ("today", "day today"), ("fri", "day fri"), ("+3", "day +3"), ("dya", "day"),
  ])
  func daysInPlaceOfAVerbAreNamedWithTheirVerb(word: String, suggestion: String) {
    let result = run("\(word) work")
    #expect(result.status == .usage)
    #expect(result.errorText.hasPrefix("icalgrid: \(word) is neither a verb nor a file; did you mean \(suggestion)?\n"))
  }

  @Test(arguments: [
    "veiw work.ics", "view work.ics --month 2024-13", "view work.ics --mnth 2024-06", "view work.ics --tz Mars/Base",
    "agenda work.ics --format html", "help view day", "help veiw", "help --format json", "day 2024-02-30 work.ics",
    "view work.ics --month now --year 2024", "view work.ics --months 2 --year 2024",
    "view work.ics --month now --from today --days 3", "view work.ics --strip", "view work.ics --from today",
    "agenda work.ics --from 2024-06-02 --to 2024-06-02", "agenda work.ics --to +3 --days 3",
    "agenda work.ics --to +3 --through +3", "view work.ics --from 0001-01-01 --to 9999-12-31", "agenda - -",
    "agenda work.ics --calendar Hoem", "view work.ics --locale ../etc", "view work.ics --second-calendar x",
    "agenda --width work.ics",
  ])
  func refusesBadUsage(commandLine: String) {
    let result = run(commandLine, in: surroundings { _ in })
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
    #expect(result.errorText.hasPrefix("icalgrid: "))
    #expect(result.errorText.contains("icalgrid help"))
  }

  @Test(arguments: ["", "view", "day", "day today", "agenda", "check", "--month next"])
  func asksForASourceWhereNoneIsNamed(commandLine: String) {
    let result = run(commandLine)
    #expect(result.status == .unreadable)
    #expect(result.output.isEmpty)
    #expect(result.errorText.contains("no calendar is named"))
  }

  @Test func saysWhenTheResultCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    let result = run("agenda work.ics -o \(folder.path)/none/june.json", in: surroundings { _ in })
    #expect(result.status == .cannotWrite)
    #expect(result.errorText.contains("can't be written: No such file or directory"))
  }

  @Test func writesToAFileInTheFormatOfItsName() throws {
    let folder = try TemporaryFolder()
    let result = run("agenda work.ics -o \(folder.path)/june.json", in: surroundings { _ in })
    #expect(result.status == .done)
    #expect(result.output.isEmpty)
    #expect(try folder.text(of: "june.json").hasPrefix("{\n"))
    #expect(run("agenda work.ics -o -", in: surroundings { _ in }).output.isEmpty == false)
  }

  @Test(arguments: ["html", "svg", "pdf", "PNG", "ics"])
  func aFileNamedForAFormatThatThereIsNotIsRefused(name: String) throws {
    let folder = try TemporaryFolder()
    let result = run("check work.ics -o \(folder.path)/june.\(name)", in: surroundings { _ in })
    #expect(result.status == .usage)
    #expect(
      result.errorText.hasPrefix("icalgrid: check can't be written as \(name.lowercased()), only as text or json\n"))
    #expect(try folder.names() == [])
    #expect(
      run("check work.ics --format text -o \(folder.path)/june.\(name)", in: surroundings { _ in }).status == .done)
  }

  @Test(arguments: ["june", "june.out", "june.txt", "a.pdf/june"])
  func aFileOfAnyOtherNameHoldsText(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a.pdf")
    #expect(run("check work.ics -o \(folder.path)/\(name)", in: surroundings { _ in }).status == .done)
    #expect(try folder.text(of: name) == "no problems\n")
  }

  @Test func theExampleOfACallWithASourceIsOneThatWorks() {
    for (call, example) in [
      ("search piano", "search piano calendar.ics"), ("day +1", "day +1 calendar.ics"), ("check", "check calendar.ics"),
    ] {
      #expect(run(call).errorText.contains("as in\n  icalgrid \(example)\n"))
    }
    #expect(
      Command.run(["search", "a b"], in: .handMade()).errorText.contains("  icalgrid search 'a b' calendar.ics\n"))
  }

  @Test(arguments: ["help brwose", "help nope", "brwose x", "help view day"])
  func helpOfWhatThereIsNotNamesTheHelpThatThereIs(_ commandLine: String) {
    #expect(run(commandLine).errorText.hasSuffix("\nicalgrid help shows how it is used\n"))
  }

  @Test func aFileInPlaceOfAVerbIsViewed() throws {
    let reader = HandMadeReader()
    #expect(run("work.ics --month 2024-06 --format json", in: .handMade(reader: reader)).status == .done)
    #expect(reader.sources == ["work.ics"])
    #expect(run("--format json -", in: .handMade(reader: reader)).status == .done)
    #expect(reader.sources == ["-"])
    let folder = try TemporaryFolder()
    #expect(run("\(folder.path) --format json", in: .handMade(reader: reader)).status == .done)
  }

  @Test func optionsMayStandBeforeTheVerb() {
    let reader = HandMadeReader()
    let result = run("--format json --quiet agenda work.ics", in: .handMade(reader: reader))
    #expect(result.outputText.contains("\"from\": \"2024-06-12\""))
    #expect(reader.sources == ["work.ics"])
  }

  @Test func quietSilencesStandardErrorOnly() {
    let quiet = run("agenda work.ics --format json -q", in: surroundings { $0.diagnostics = [warning] })
    let loud = run("agenda work.ics --format json", in: surroundings { $0.diagnostics = [warning] })
    #expect(quiet.errors.isEmpty)
    #expect(loud.errorText == "work.ics:7: warning: DTEND is early; kept\n")
    #expect(quiet.output == loud.output)
  }

  @Test func tellsItsVersionAndHelp() {
    #expect(run("--version").outputText == "icalgrid \(Command.version)\n")
    for text in ["help", "--help", "-h"] { #expect(run(text).outputText == Help.overview()) }
    for text in ["help day", "day --help", "day -h", "--help day"] {
      #expect(run(text).outputText == Help.text(of: .day))
    }
  }
}
