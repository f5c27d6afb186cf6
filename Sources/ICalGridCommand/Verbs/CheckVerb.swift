import ICalGrid

extension Verb {
  static let check = Verb(
    name: "check",
    forms: ["SOURCE…"],
    summary: "name every problem of a calendar, with its line",
    discussion: """
      Reads everything, not only what a month needs. An error is what RFC 5545 forbids and what loses something or
      makes other programs refuse or misread the file, a warning what is probably not meant, a note something worth
      knowing. Exits with 1 where there are errors.
      """,
    options: [.format, .output, .strict, .quiet, .help],
    formats: [.text, .json],
    examples: [
      Example("icalgrid check work.ics", "Every problem, a line each, and a summary"),
      Example("icalgrid check work.ics --strict --format json", "For a script; warnings fail as well"),
    ],
    run: { (request) throws(CommandFailure) in try request.check() })
}

extension Request {
  fileprivate func check() throws(CommandFailure) -> Answer {
    guard !positionals.isEmpty else { throw .noSource(call: [verb.name], canImport: false) }
    let sources = try sources(positionals)
    let reading = surroundings.reader.check(sources)
    var answer = Answer([], reading, remarks: [])
    answer.printsDiagnostics = true
    switch format {
    case .json:
      answer.output =
        JSONRenderer(
          timeZone: ZoneRules.utc.identifier, isTruncated: reading.isTruncated,
          diagnostics: reading.failures.map(\.diagnostic) + reading.diagnostics
        ).check()
    default:
      answer.output = Array(checkText(reading.diagnostics, failed: reading.failures.count).utf8)
    }
    return answer
  }

  /// The problems in the order of the sources' lines, then how many there are of each kind.
  private func checkText(_ diagnostics: [Diagnostic], failed: Int) -> String {
    var lines = diagnostics.map(ErrorReport.line)
    let severities = [Diagnostic.Severity.error, .warning, .note]
    if diagnostics.isEmpty {
      if failed == 0 { lines.append("no problems") }
    } else {
      lines.append("")
      lines.append(
        severities.map { severity in
          let count = diagnostics.reduce(0) { $1.severity == severity ? $0 + 1 + $1.unlisted : $0 }
          return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }.joined(separator: ", "))
      for severity in severities {
        let counts = diagnostics.lazy.filter { $0.severity == severity }
          .reduce(into: [String: Int]()) { $0[$1.code.rawValue, default: 0] += 1 + $1.unlisted }
        for (code, count) in counts.sorted(by: { $0.value > $1.value || ($0.value == $1.value && $0.key < $1.key) }) {
          lines.append("  \(count) × \(severity.rawValue) \(code)")
        }
      }
    }
    return lines.map { TerminalText.visible($0) + "\n" }.joined()
  }
}
