extension Expansion.Finding {
  /// What the finding means to a user.
  var diagnostic: Diagnostic {
    switch kind {
    case .endBeforeStart:
      make(.warning, .endBeforeStart, "the event ends before it starts; shown at its start")
    case .superseded(let line):
      make(.note, .superseded, "another revision of this event, at line \(line), replaces it; not shown")
    case .unusableRule(let error):
      make(.warning, .invalidRule, "RRULE \(error); the rule is left out, the start is shown")
    case .ruleNeverMatches(let rule):
      make(.warning, .impossibleRule, "the rule \(rule) matches no day at all; only the start is shown")
    case .cut(let count):
      make(
        .warning, .truncated,
        "the series is cut at a limit after \(count) occurrences in these days; what follows of it is not shown")
    case .full(let count):
      make(
        .warning, .truncated,
        "\(count) occurrences are as many as one source may have in these days; from this event on not all are shown")
    case .tooMuchText(let bytes):
      make(
        .warning, .truncated,
        "the texts of one source's occurrences in these days have more than \(bytes) bytes; from this event on not all are shown"
      )
    }
  }

  private func make(_ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String) -> Diagnostic {
    Diagnostic(severity, code, message, file: event.calendar.source, line: event.line, uid: event.uid)
  }
}

extension Diagnostic.Code {
  /// A component that a newer revision replaces.
  public static let superseded = Diagnostic.Code("superseded")
  /// A rule that can never match.
  public static let impossibleRule = Diagnostic.Code("impossible-rule")
  /// An expansion that a limit cut.
  public static let truncated = Diagnostic.Code("truncated")
  /// Components that are not shown.
  public static let otherComponents = Diagnostic.Code("other-components")
}
