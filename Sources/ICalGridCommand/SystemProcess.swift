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
    let environment = environment
    return Surroundings(
      environment: environment, isOutputTerminal: isTerminal, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      terminalSize: isTerminal ? terminalSize : nil, now: now,
      zones: zones,
      reader: SystemReader(zones: zones, storePath: StoreLocation.path(in: environment)),
      showAtOnce: { _ = FileDescriptor(STDERR_FILENO).write(Array($0.utf8)) })
  }

  /// Writes the result, then the errors, and ends the process.
  func finish(_ result: Command.Result) -> Never {
    exit(deliver(result, to: FileDescriptor(STDOUT_FILENO), errors: FileDescriptor(STDERR_FILENO)).rawValue)
  }

  /// Writes the result, then the errors; gives the status to end with. A reader that has gone away is no fault.
  func deliver(_ result: Command.Result, to output: FileDescriptor, errors: FileDescriptor) -> ExitStatus {
    switch output.write(result.output) {
    case nil: break
    case EPIPE?: return .done
    case let code?:
      var report = ErrorReport()
      report.fail(.cannotWrite(file: "standard output", reason: systemErrorText(code)), verb: nil)
      _ = errors.write(report.bytes)
      return .cannotWrite
    }
    // Nobody may be listening there; the status says enough.
    _ = errors.write(result.errors)
    return result.status
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
