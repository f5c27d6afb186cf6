import ICalGrid
import ICalGridPrint
import ICalGridStore

/// What a verb found: the result's bytes, and what is to be said of it.
struct Answer: Sendable {
  var output: [UInt8]
  var diagnostics: [Diagnostic] = []
  /// The sources that gave nothing.
  var failures: [SourceError] = []
  /// Whether not one of the sources could be read.
  var isOfNothing = false
  /// Whether a bound cut the result.
  var isTruncated = false
  /// Remarks that concern no source, a line each.
  var remarks: [String] = []
  /// Whether the diagnostics are the result itself, as they are for `check`: errors among them are its finding, and it prints them.
  var printsDiagnostics = false

  /// How the command ends: the worst source decides, then the problems found.
  func status(isStrict: Bool) -> ExitStatus {
    var failed = failures.map(\.status)
    // A file of a folder that gives nothing is a source that gives nothing.
    if !printsDiagnostics { failed += diagnostics.compactMap(\.failedStatus) }
    if let worst = failed.max(by: { $0.rawValue < $1.rawValue }) { return worst }
    if printsDiagnostics, diagnostics.contains(where: { $0.severity == .error }) { return .problems }
    if isStrict, isTruncated || diagnostics.contains(where: { $0.severity != .note }) { return .problems }
    return .done
  }
}

/// Why the command gives no result.
enum CommandFailure: Error, Hashable {
  case usage(UsageError)
  /// No source is named in a call of these words. Where it `canImport`, imported calendars would do, and there are none.
  case noSource(call: [String], canImport: Bool)
  /// The imported calendars can't be read or changed.
  case store(StoreError)
  /// There is no file for them, and none can be made.
  case storeNotMade(StoreError)
  /// The environment names no place for them.
  case noStorePath
  case cannotWrite(file: String, reason: String)
  /// The libraries or fonts that draw pages are missing, or failed.
  case cannotDraw(PrintError)

  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .noSource, .noStorePath: .unreadable
    case .store(let error): error.status
    case .cannotWrite, .storeNotMade: .cannotWrite
    case .cannotDraw: .internalError
    }
  }

  /// The message, a line each. Text from outside stands in it raw.
  func lines(verb: Verb?) -> [String] {
    switch self {
    case .usage(let error):
      [
        error.description,
        "icalgrid help\(verb.map { $0.name == Verb.help.name ? "" : " " + $0.name } ?? "") shows how it is used",
      ]
    case .noSource(let call, let canImport):
      [
        "no calendar is named\(canImport ? ", and none is imported yet" : ""): give a file, a folder of .ics files, an address, "
          + "or - for standard input, as in",
        "  icalgrid \(call.map(TerminalText.shellWord).joined(separator: " ")) calendar.ics",
      ] + (canImport ? ["or import one, to have it shown from then on:", "  icalgrid import calendar.ics"] : [])
    case .store(let error), .storeNotMade(let error): ["the imported calendars in \(error.path): \(error)"]
    case .noStorePath:
      ["there is no place for imported calendars: set ICALGRID_STORE to a file's path, or HOME to a folder's"]
    case .cannotWrite(let file, let reason):
      ["\(file) can't be written: \(reason)"]
    case .cannotDraw(let error): error.lines
    }
  }
}

extension Diagnostic {
  /// The status of a file in a folder that gave nothing.
  fileprivate var failedStatus: ExitStatus? {
    switch code {
    case .unreadableFile: .unreadable
    case .notICalendar: .notICalendar
    default: nil
    }
  }
}

extension SourceError {
  var status: ExitStatus {
    switch self {
    case .unreadable: .unreadable
    case .notICalendar: .notICalendar
    }
  }

  /// The same as a diagnostic of the whole source.
  var diagnostic: Diagnostic {
    switch self {
    case .unreadable(let file, let reason):
      Diagnostic(.error, .unreadableFile, "cannot be read: \(reason)", file: file, line: 0)
    case .notICalendar(let file, let appearance):
      Diagnostic(
        .error, .notICalendar, "is not iCalendar but \(appearance)",
        file: file, line: 0)
    }
  }
}
