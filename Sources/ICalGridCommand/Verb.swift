/// One verb: what it takes, what it says of itself, and what it does.
struct Verb: Sendable {
  let name: String
  /// What follows the name, one form a line: `[SOURCE…] [--month MONTH]`.
  let forms: [String]
  /// One line for the list of verbs.
  let summary: String
  /// A paragraph or two for the verb's own help.
  let discussion: String
  let options: [OptionSpec]
  /// Options that it takes though they change nothing there, so that one set of habits serves all verbs.
  var tolerated: [OptionSpec] = []
  /// Whether `--quiet` leaves it its errors, as nobody looks at what it prints where all goes well.
  var saysFailuresWhenQuiet = false
  /// The formats of its result, the default first.
  let formats: [OutputFormat]
  let examples: [Example]
  let run: @Sendable (Request) throws(CommandFailure) -> Answer

  /// A command line that works, and what it does. Its arguments have no blanks.
  struct Example: Sendable {
    let command: String
    let meaning: String

    init(_ command: String, _ meaning: String) {
      self.command = command
      self.meaning = meaning
    }

    /// The arguments after `icalgrid`.
    var arguments: [String] { command.split(separator: " ").dropFirst().map(String.init) }
  }

  /// The verbs in the order of the help.
  static let all: [Verb] = [
    .view, .day, .agenda, .search, .import, .calendars, .export, .check, .help,
  ]

  static func named(_ name: String) -> Verb? { all.first { $0.name == name } }
}
