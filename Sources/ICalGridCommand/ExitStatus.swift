/// How the command ended, as its caller sees it.
enum ExitStatus: Int32, Sendable {
  /// Done, also where there were warnings.
  case done = 0
  /// `check` found errors; with `--strict` there were warnings, or something was cut.
  case problems = 1
  /// The command was called wrongly.
  case usage = 64
  /// A source holds no iCalendar data.
  case notICalendar = 65
  /// A source can't be read, or there is none.
  case unreadable = 66
  /// A fault of the command's own.
  case internalError = 70
  /// The result can't be written.
  case cannotWrite = 73
  /// Ended by the interrupt key.
  case interrupted = 130
}
