import ICalGrid

extension Request {
  /// The columns to fill: `--width`, COLUMNS, the configuration, the terminal's, 80.
  var width: Int {
    given.width ?? surroundings.variable("COLUMNS").flatMap { try? OptionValue.number($0, in: 1...10_000) }
      ?? configuration.options.width ?? terminalSize?.columns ?? 80
  }

  /// The lines to fill: `--height`, the configuration, the terminal's without the one of the next prompt; `nil` for as many as
  /// it takes.
  var height: Int? { height(beside: nil, above: nil) }

  /// The lines to fill so that what is said of the answer, and a line of the result below, are on the screen as well.
  func height(beside answer: Answer?, above line: String?) -> Int? {
    guard options.height == nil, let size = terminalSize else { return options.height }
    var taken = 1 + (line.map { ErrorReport.height(of: $0, columns: size.columns) } ?? 0)
    if let answer, surroundings.isErrorTerminal {
      var report = ErrorReport()
      report.isQuiet = options.quiet ?? false
      report.remark(configuration.problems)
      report.add(answer)
      taken += report.height(columns: size.columns)
    }
    return max(size.rows - taken, 1)
  }

  /// Whether the result goes to a terminal.
  var isForTerminal: Bool { surroundings.isOutputTerminal && (options.output == nil || options.output == "-") }

  /// Whether frames are drawn in ASCII: asked for, on a dumb terminal, or where the locale's charset is another than UTF-8.
  var isASCII: Bool {
    options.ascii ?? (isTerminalDumb || surroundings.textLocale?.isUTF8 == false)
  }

  /// Whether the terminal understands nothing but text.
  var isTerminalDumb: Bool { surroundings.environment["TERM"] == "dumb" }

  /// How many colours the result has: `--color`, then NO_COLOR and CLICOLOR_FORCE, then the configuration, then whether a terminal takes them.
  var colorDepth: ColorDepth {
    switch given.color ?? environmentColor ?? configuration.options.color ?? .auto {
    case .never: .none
    case .always: max(surroundings.terminalDepth, .sixteen)
    case .auto: isForTerminal ? surroundings.terminalDepth : .none
    }
  }

  private var terminalSize: TerminalSize? { isForTerminal ? surroundings.terminalSize : nil }

  private var environmentColor: ColorChoice? {
    if surroundings.variable("NO_COLOR") != nil { return .never }
    return surroundings.variable("CLICOLOR_FORCE").flatMap { $0 == "0" ? nil : .always }
  }
}

extension Surroundings {
  /// What the terminal understands, by COLORTERM and TERM.
  var terminalDepth: ColorDepth {
    let term = variable("TERM") ?? "dumb"
    switch variable("COLORTERM") {
    case "truecolor", "24bit": return term == "dumb" ? .none : .trueColor
    default: break
    }
    if term == "dumb" { return .none }
    if term.hasSuffix("-direct") { return .trueColor }
    return term.contains("256color") ? .indexed : .sixteen
  }
}
