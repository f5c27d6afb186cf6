import ICalGrid

/// All that the command takes from outside its arguments: environment, terminal, clock, zones and calendars.
/// With the same arguments and surroundings it gives the same result.
struct Surroundings {
  var environment: [String: String] = [:]
  /// Whether standard output is a terminal.
  var isOutputTerminal = false
  /// Whether standard error is one as well, so that what is said there takes lines of the same screen.
  var isErrorTerminal = false
  /// Its size, where it is one and tells.
  var terminalSize: TerminalSize?
  var now: Instant
  var zones: SystemZones
  var reader: any CalendarReading
  /// Shows text on the terminal behind standard error while the command is at work.
  var showAtOnce: ((String) -> Void)?

  /// A variable that is set and not empty: an empty one says nothing.
  func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A terminal's size in cells.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}
