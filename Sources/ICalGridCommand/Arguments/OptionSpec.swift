/// One option: how it is written, what it means, and where its value goes. Parsing, help, suggestions and the configuration all read it.
struct OptionSpec: Sendable {
  /// The heading of the help under which it stands.
  enum Group: String, CaseIterable, Sendable {
    case days = "Which days"
    case content = "What is shown"
    case look = "How it looks"
    case result = "The result"
    case paper = "On paper (svg, pdf, png)"
  }

  /// The long name, without dashes.
  let name: String
  /// The one-letter form, without a dash.
  let letter: Character?
  /// What stands for the value in the help; `nil` for a flag.
  let placeholder: String?
  let summary: String
  let group: Group
  /// Whether the configuration may set it.
  let isConfigurable: Bool
  /// Reads the value's text (a flag's: a ``YesNo``) into the options.
  let set: @Sendable (inout Options, String) throws(InvalidValue) -> Void
  /// Takes the value over from other options where the first have none.
  let fill: @Sendable (inout Options, Options) -> Void

  /// An option with a value.
  init<Value>(
    _ name: String, letter: Character? = nil, _ placeholder: String, _ group: Group, _ summary: String,
    configurable: Bool = true, into path: any WritableKeyPath<Options, Value?> & Sendable,
    read: @escaping @Sendable (String) throws(InvalidValue) -> Value
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.summary = summary
    self.group = group
    isConfigurable = configurable
    set = { (options, text) throws(InvalidValue) in options[keyPath: path] = try read(text) }
    fill = { options, other in options[keyPath: path] = options[keyPath: path] ?? other[keyPath: path] }
  }

  /// An option that may be given several times.
  init(
    repeatable name: String, _ placeholder: String, _ group: Group, _ summary: String,
    into path: any WritableKeyPath<Options, [String]> & Sendable
  ) {
    self.name = name
    letter = nil
    self.placeholder = placeholder
    self.summary = summary
    self.group = group
    isConfigurable = true
    set = { (options, text) throws(InvalidValue) in options[keyPath: path].append(try OptionValue.text(text)) }
    fill = { options, other in
      if options[keyPath: path].isEmpty { options[keyPath: path] = other[keyPath: path] }
    }
  }

  /// A flag: `--name`, or `--name=no` against the configuration's yes.
  init(
    flag name: String, letter: Character? = nil, _ group: Group, _ summary: String, configurable: Bool = true,
    into path: any WritableKeyPath<Options, Bool?> & Sendable
  ) {
    self.name = name
    self.letter = letter
    placeholder = nil
    self.summary = summary
    self.group = group
    isConfigurable = configurable
    set = { (options, text) throws(InvalidValue) in
      options[keyPath: path] = try YesNo(commandLine: text).isYes
    }
    fill = { options, other in options[keyPath: path] = options[keyPath: path] ?? other[keyPath: path] }
  }

  /// The option as the help shows it: `-o, --output FILE`.
  var usage: String {
    (letter.map { "-\($0), " } ?? "") + "--\(name)" + (placeholder.map { " \($0)" } ?? "")
  }
}
