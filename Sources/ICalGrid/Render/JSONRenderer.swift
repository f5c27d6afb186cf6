/// Writes answers as JSON: a stable form that never depends on width, height or colour.
///
/// Every form is one object in UTF-8 with a line end after it. The order of members is fixed; new members may be added.
/// Controls and bidi controls in texts are escaped, so that the bytes can be shown on a terminal.
///
/// ```swift
/// let json = JSONRenderer(timeZone: "Europe/Berlin")
/// let bytes = json.agenda(occurrences, window: DayWindow(day: CivilDate(year: 2024, month: 6, day: 12)!))
/// ```
public struct JSONRenderer: Sendable {
  /// The display zone's name.
  public var timeZone: String
  /// Whether a bound cut the answer.
  public var isTruncated: Bool
  public var diagnostics: [Diagnostic]

  public init(timeZone: String, isTruncated: Bool = false, diagnostics: [Diagnostic] = []) {
    self.timeZone = timeZone
    self.isTruncated = isTruncated
    self.diagnostics = diagnostics
  }

  /// The occurrences of a half-open window, in the order given (display order is ``EventIndex``'s).
  public func agenda(_ occurrences: [Occurrence], window: DayWindow) -> [UInt8] {
    document { json in
      json.key("from")
      json.date(window.first)
      json.key("to")
      json.date(dayNumber: window.endDayNumber)
      close(&json, occurrences)
    }
  }

  /// The occurrences of one day, in the order given.
  public func day(_ date: CivilDate, _ occurrences: [Occurrence]) -> [UInt8] {
    document { json in
      json.key("date")
      json.date(date)
      close(&json, occurrences)
    }
  }

  /// The problems of whole sources, with their number by severity.
  public func check() -> [UInt8] {
    document { json in
      json.key("errors")
      json.number(count(.error))
      json.key("warnings")
      json.number(count(.warning))
      json.key("notes")
      json.number(count(.note))
      json.diagnostics(diagnostics)
    }
  }

  func document(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(.rows, members)
    json.end()
    return json.bytes
  }

  private func close(_ json: inout JSONWriter, _ occurrences: [Occurrence]) {
    json.key("timeZone")
    json.string(timeZone)
    json.key("truncated")
    json.bool(isTruncated)
    json.events(occurrences)
    json.diagnostics(diagnostics)
  }

  private func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}
