import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct ErrorReportTests {
  private func diagnostic(
    _ severity: Diagnostic.Severity, line: Int, _ message: String = "something", file: String = "work.ics",
    uid: String? = nil
  ) -> Diagnostic {
    Diagnostic(severity, Diagnostic.Code(rawValue: "code"), message, file: file, line: line, uid: uid)
  }

  private func text(_ answer: Answer) -> String {
    var report = ErrorReport()
    report.add(answer)
    return String(decoding: report.bytes, as: UTF8.self)
  }

  @Test func namesPlaceProblemAndUID() {
    #expect(
      text(Answer(output: [], diagnostics: [diagnostic(.warning, line: 42, "DTEND is early; kept", uid: "x@y")]))
        == "work.ics:42: warning: DTEND is early; kept (UID x@y)\n")
    #expect(text(Answer(output: [], diagnostics: [diagnostic(.note, line: 0)])) == "work.ics: note: something\n")
  }

  @Test func printsTenTheWorstFirstAndSaysWhereTheRestIs() {
    let notes = (1...11).map { diagnostic(.note, line: $0, file: "a b.ics") }
    let lines = text(
      Answer(output: [], diagnostics: notes + [diagnostic(.warning, line: 2), diagnostic(.error, line: 3)])
    )
    .split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.first == "work.ics:3: error: something")
    #expect(lines.dropFirst().first == "work.ics:2: warning: something")
    #expect(lines.dropFirst(2).first == "a b.ics:1: note: something")
    #expect(lines.last == "3 more: icalgrid check 'a b.ics'")
  }

  @Test func namesEveryFailedSource() {
    let failures = (1...12).map { SourceError.unreadable(file: "\($0).ics", reason: "No such file or directory") }
    let lines = text(Answer(output: [], failures: failures)).split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.first == "1.ics: error: cannot be read: No such file or directory")
    #expect(
      text(Answer(output: [], failures: [.notICalendar(file: "x.html", appearance: "an HTML page")]))
        == "x.html: error: is not iCalendar but an HTML page\n")
  }

  @Test func nothingFromOutsideReachesTheTerminalRaw() {
    let hostile = "a\u{1B}]0;x\u{7}\u{9B}31m\u{202E}b\u{2066}\nc\u{7F}"
    let failure = CommandFailure.cannotWrite(file: hostile, reason: hostile)
    var report = ErrorReport()
    report.fail(failure, verb: nil)
    report.add(
      Answer(
        output: [], diagnostics: [diagnostic(.error, line: 1, hostile, file: hostile, uid: hostile)],
        failures: [.unreadable(file: hostile, reason: hostile)], remarks: [hostile]))
    let text = String(decoding: report.bytes, as: UTF8.self)
    let unfit = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" || $0.properties.generalCategory == .format
    }
    #expect(unfit.isEmpty)
    #expect(text.split(separator: "\n").count == 4)
    #expect(text.contains("a\\u001b]0;x\\u0007\\u009b31m\\u202eb\\u2066\\u000ac\\u007f"))
  }

  @Test(arguments: ["\u{E0041}", "\u{FFF9}", "\u{200B}", "\u{AD}", "\u{2060}", "\u{3164}", "\u{61C}", "\u{FEFF}"])
  func whatCannotBeSeenIsSpelledOut(invisible: String) throws {
    let scalar = try #require(invisible.unicodeScalars.first)
    let digits = String(scalar.value, radix: 16)
    let escape = "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    #expect(TerminalText.visible("a\(invisible)b") == "a\(escape)b")
  }

  @Test(arguments: ["naïve", "日本語", "👩‍🚀", "❤️", "می‌خواهم"])
  func whatIsSpelledWithJoinersStays(text: String) { #expect(TerminalText.visible(text) == text) }

  @Test func quietSaysNothing() {
    var report = ErrorReport()
    report.isQuiet = true
    report.add(Answer(output: [], diagnostics: [diagnostic(.error, line: 1)], remarks: ["a"]))
    #expect(report.bytes.isEmpty)
  }

  @Test(arguments: [
    ("work.ics", "work.ics"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("$(rm)", "'$(rm)'"),
    ("日本.ics", "日本.ics"),
  ])
  func quotesWhatAShellWouldRead(word: String, quoted: String) {
    #expect(TerminalText.shellWord(word) == quoted)
  }
}
