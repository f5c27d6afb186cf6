import ICalGrid

/// What goes to standard error: after the result, a line for each thing that a person should know.
struct ErrorReport: Sendable {
  /// Diagnostics beyond these are counted, not printed.
  static let limit = 10

  var isQuiet = false
  /// Whether failures are said even where it is quiet.
  var saysFailures = false
  /// What stands in the command's arguments and is shown as something else.
  var hidden: [(secret: String, shown: String)] = []
  private var lines: [Line] = []

  private struct Line {
    var text: String
    var isFailure = false
  }

  /// The lines that are said.
  private var said: [String] {
    lines.filter { !isQuiet || saysFailures && $0.isFailure }.map { line in
      HiddenCredentials.hidden(in: hidden.reduce(line.text) { $0.replacing($1.secret, with: $1.shown) })
    }
  }

  /// The lines, ready for a terminal; none where nothing is to be said or heard.
  var bytes: [UInt8] { said.flatMap { Array((TerminalText.visible($0) + "\n").utf8) } }

  /// How many lines of a terminal it takes.
  func height(columns: Int) -> Int {
    said.reduce(0) { $0 + Self.height(of: $1, columns: columns) }
  }

  static func height(of line: String, columns: Int) -> Int {
    max((CellWidth.width(of: TerminalText.visible(line)) + columns - 1) / max(columns, 1), 1)
  }

  mutating func fail(_ failure: CommandFailure, verb: Verb?) {
    let failureLines = failure.lines(verb: verb)
    lines.append(Line(text: "icalgrid: \(failureLines[0])", isFailure: true))
    lines += failureLines.dropFirst().map { Line(text: $0, isFailure: true) }
  }

  mutating func remark(_ remarks: [String]) { lines += remarks.map { Line(text: $0) } }

  /// The failed sources, then the diagnostics, the worst first and in their own order otherwise.
  mutating func add(_ answer: Answer) {
    lines += answer.failures.map { Line(text: Self.line($0.diagnostic), isFailure: true) }
    if !answer.printsDiagnostics {
      let sorted = ([.error, .warning, .note] as [Diagnostic.Severity]).flatMap { severity in
        answer.diagnostics.filter { $0.severity == severity }
      }
      lines += sorted.prefix(Self.limit).map { Line(text: Self.line($0), isFailure: $0.severity == .error) }
      if sorted.count > Self.limit {
        lines.append(
          Line(
            text: "\(sorted.count - Self.limit) more: icalgrid check \(Self.files(of: sorted.dropFirst(Self.limit)))"))
      }
      if answer.isTruncated { lines.append(Line(text: "icalgrid: not everything is shown; a limit cut it")) }
    }
    remark(answer.remarks)
  }

  /// `FILE:LINE: warning: what is wrong (UID …)`
  static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.line > 0 ? "\(diagnostic.file):\(diagnostic.line)" : diagnostic.file
    return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)"
      + (diagnostic.uid.map { " (UID \($0))" } ?? "")
  }

  private static func files(of diagnostics: some Sequence<Diagnostic>) -> String {
    var files: [String] = []
    for diagnostic in diagnostics where !files.contains(diagnostic.file) { files.append(diagnostic.file) }
    return files.prefix(3).map(TerminalText.shellWord).joined(separator: " ") + (files.count > 3 ? " …" : "")
  }
}
