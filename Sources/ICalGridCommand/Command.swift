import ICalGrid

/// The whole command as a function: arguments and surroundings in, the two outputs and a status out.
/// Only `--output` touches anything beside.
enum Command {
  /// What is to be written, and how the process ends.
  struct Result: Hashable, Sendable {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var status: ExitStatus = .done
  }

  /// Runs one command line; `arguments` begin after the command's own name.
  static func run(_ arguments: [String], in surroundings: Surroundings) -> Result {
    if arguments.first == "--version" { return Result(output: Array("icalgrid \(version)\n".utf8)) }
    let (verb, rest) = self.verb(of: arguments)
    var report = ErrorReport()
    report.hidden = HiddenCredentials.replacements(for: arguments)
    report.saysFailures = verb?.saysFailuresWhenQuiet ?? false
    do throws(CommandFailure) {
      guard let verb else { throw CommandFailure.usage(unknownVerb(rest[0])) }
      return try run(verb, rest, in: surroundings, report: &report)
    } catch {
      report.fail(error, verb: verb)
      return Result(errors: report.bytes, status: error.status)
    }
  }

  private static func run(
    _ verb: Verb, _ arguments: [String], in surroundings: Surroundings, report: inout ErrorReport
  ) throws(CommandFailure) -> Result {
    let parsed: ParsedArguments
    do { parsed = try ParsedArguments(arguments, options: verb.options + verb.tolerated) } catch { throw .usage(error) }
    if parsed.options.help == true { return Result(output: Help.bytes(of: verb)) }

    let configuration = Configuration.load(surroundings)
    let options = parsed.options.filled(from: configuration.options)
    report.isQuiet = options.quiet ?? false
    report.remark(configuration.problems)

    if options.format == nil, let name = options.output.flatMap(OutputFormat.unknownFormat(ofFile:)) {
      throw .usage(.formatNotOffered(name, verb: verb.name, formats: verb.formats))
    }
    let format = options.format ?? options.output.flatMap(OutputFormat.init(fileName:)) ?? verb.formats[0]
    guard verb.formats.contains(format) else {
      throw .usage(.formatNotOffered(format.rawValue, verb: verb.name, formats: verb.formats))
    }
    if format.isBinary, surroundings.isOutputTerminal, (options.output ?? "-") == "-" {
      throw .usage(.binaryToTerminal(format.rawValue))
    }
    try refuseOwnFiles(as: options.output, in: surroundings)
    let answer = try verb.run(
      Request(
        verb: verb, options: options, given: parsed.options, positionals: parsed.positionals, format: format,
        configuration: configuration, surroundings: surroundings))
    report.add(answer)

    var result = Result(status: answer.status(isStrict: options.strict ?? false))
    let file = options.output.flatMap { $0 == "-" ? nil : $0 }
    // An empty month would say that there is nothing on; of sources that can't be read nobody knows. A file keeps what it held.
    if answer.isOfNothing, format != .json || file != nil {
      result.errors = report.bytes
      return result
    }
    if let file {
      try OutputFile.write(answer.output, to: file)
    } else {
      // A terminal obeys what a program would take as data; text is made for it.
      let isShown = surroundings.isOutputTerminal && format != .text
      result.output = isShown ? TerminalText.lines(answer.output) : answer.output
    }
    result.errors = report.bytes
    return result
  }

  /// Throws where the output would overwrite what the command itself keeps: the imported calendars or the configuration.
  private static func refuseOwnFiles(as output: String?, in surroundings: Surroundings) throws(CommandFailure) {
    guard let output, output != "-" else { return }
    if let store = surroundings.storePath, FileIdentity.isStore(store, output) {
      throw .usage(.overwritesSource(output: output, source: "the store of the imported calendars"))
    }
    if let file = Configuration.path(surroundings), FileIdentity.leads(output, to: file) {
      throw .usage(.overwritesSource(output: output, source: "the configuration"))
    }
  }

  /// The verb that the arguments name and the arguments without it. Where they begin with a file or an option it is `view`;
  /// `nil` where a word stands in the verb's place that is none.
  private static func verb(of arguments: [String]) -> (Verb?, [String]) {
    guard let first = arguments.first else { return (.view, []) }
    if let verb = Verb.named(first) { return (verb, Array(arguments.dropFirst())) }
    if first == "--help" || first == "-h" { return (.help, Array(arguments.dropFirst())) }
    if first.hasPrefix("-"), let place = (try? ParsedArguments(arguments, options: OptionSpec.all))?.firstPositional,
      let verb = Verb.named(arguments[place])
    {
      return (verb, Array(arguments[..<place] + arguments[(place + 1)...]))
    }
    if first.hasPrefix("-") || first.contains(".") || first.contains("/") || FileStatus(path: first).exists {
      return (.view, arguments)
    }
    return (nil, arguments)
  }

  private static func unknownVerb(_ word: String) -> UsageError {
    .unknownVerb(word, suggestion: daysMeant(by: word) ?? Suggestion.nearest(to: word, among: Verb.all.map(\.name)))
  }

  /// The verb and its value where a year, a month or a day stands in a verb's place.
  private static func daysMeant(by word: String) -> String? {
    guard let digits = DateDigits(word, separators: "-") else {
      return (try? DateReference(word)) == nil ? nil : "day \(word)"
    }
    if let day = digits.nearestDay { return "day \(day)" }
    return "view \(digits.monthOption(of: word))"
  }

  static let version = "0.1.0"
}
