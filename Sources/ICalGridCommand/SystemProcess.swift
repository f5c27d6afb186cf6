import ICalGrid

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The running process: the one place where the command meets environment, terminal, clock and signals.
struct SystemProcess {
  init() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
  }

  var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  var surroundings: Surroundings {
    let zones = SystemZones.standard()
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return Surroundings(
      environment: environment, isOutputTerminal: isTerminal, terminalSize: isTerminal ? terminalSize : nil, now: now,
      zones: zones, reader: SystemReader(zones: zones))
  }

  /// Writes the result, then the errors, and ends the process. A reader that has gone away is no fault.
  func finish(_ result: Command.Result) -> Never {
    switch FileDescriptor(STDOUT_FILENO).write(result.output) {
    case nil: break
    case EPIPE?: exit(ExitStatus.done.rawValue)
    case let code?:
      var report = ErrorReport()
      report.fail(.cannotWrite(file: "standard output", reason: systemErrorText(code)), verb: nil)
      _ = FileDescriptor(STDERR_FILENO).write(report.bytes)
      exit(ExitStatus.cannotWrite.rawValue)
    }
    // Nobody may be listening there; the status says enough.
    _ = FileDescriptor(STDERR_FILENO).write(result.errors)
    exit(result.status.rawValue)
  }

  private var environment: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      next += 1
    }
    return variables
  }

  private var terminalSize: TerminalSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  private var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(unixSeconds: Int(time.tv_sec))
  }
}
