/// A verb's arguments, read by its table of options.
struct ParsedArguments: Hashable, Sendable {
  var options = Options()
  var positionals: [String] = []
  /// Where the first positional stands among the arguments.
  var firstPositional: Int?

  /// Reads arguments in any order: `--name value`, `--name=value`, `-o value`, `-ovalue`; after `--` everything is positional.
  ///
  /// A number with a sign (`-1`) and a single `-` are positionals, not options. The last of several values of an option stands.
  init(_ arguments: [String], options specs: [OptionSpec]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        if firstPositional == nil, !rest.isEmpty { firstPositional = rest.startIndex }
        positionals += rest
        return
      } else if argument.hasPrefix("--") {
        let name = argument.dropFirst(2).prefix { $0 != "=" }
        guard let spec = specs.first(where: { $0.name == name }) else {
          throw Self.unknown("--\(name)", specs)
        }
        let attached =
          argument.utf8.contains(UInt8(ascii: "="))
          ? String(argument[argument.index(after: name.endIndex)...]) : nil
        try read(spec, as: "--\(name)", attached: attached, from: &rest, specs)
      } else if argument.hasPrefix("-"), argument != "-", SignedNumber.parse(argument) == nil {
        let letter = argument[argument.index(after: argument.startIndex)]
        guard let spec = specs.first(where: { $0.letter == letter }) else {
          throw Self.unknown(argument, specs)
        }
        let attached = argument.count > 2 ? String(argument.dropFirst(2)) : nil
        if spec.placeholder == nil, attached != nil { throw Self.unknown(argument, specs) }
        try read(spec, as: "-\(letter)", attached: attached, from: &rest, specs)
      } else {
        if firstPositional == nil { firstPositional = rest.startIndex - 1 }
        positionals.append(argument)
      }
    }
  }

  private mutating func read(
    _ spec: OptionSpec, as written: String, attached: String?, from rest: inout ArraySlice<String>,
    _ specs: [OptionSpec]
  ) throws(UsageError) {
    let value: String
    if let attached {
      value = attached
    } else if spec.placeholder == nil {
      value = YesNo.yes.rawValue
    } else if let next = rest.first, !Self.isOption(next, specs) {
      value = next
      rest.removeFirst()
    } else {
      throw .missingValue(option: written)
    }
    do {
      try spec.set(&options, value)
    } catch {
      throw .invalidValue(option: written, value: value, error)
    }
  }

  /// Whether an argument is one of the options, so that it can't be the value of the one before it.
  private static func isOption(_ argument: String, _ specs: [OptionSpec]) -> Bool {
    guard argument.hasPrefix("-") else { return false }
    let name = argument.drop { $0 == "-" }.prefix { $0 != "=" }
    return argument.hasPrefix("--")
      ? specs.contains { $0.name == name } : specs.contains { $0.letter.map { "-\($0)" == argument } ?? false }
  }

  private static func unknown(_ written: String, _ specs: [OptionSpec]) -> UsageError {
    let name = String(written.drop { $0 == "-" })
    return .unknownOption(
      written, suggestion: Suggestion.nearest(to: name, among: specs.map(\.name)).map { "--\($0)" })
  }
}
