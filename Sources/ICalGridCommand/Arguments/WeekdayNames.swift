import ICalGrid

extension Weekday {
  /// The English name in lower case, as the command line has it.
  var name: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }

  /// `mon` … `sun`
  var abbreviation: String { String(name.prefix(3)) }

  /// The weekday that an English name, whole or of three letters, means.
  init(commandLine text: String) throws(InvalidValue) {
    let word = text.lowercased()
    guard let weekday = Self.allCases.first(where: { $0.abbreviation == word || $0.name == word }) else {
      throw InvalidValue(
        expected: "one of " + Self.allCases.map(\.abbreviation).joined(separator: ", "),
        suggestion: Suggestion.nearest(to: word, among: Self.allCases.flatMap { [$0.abbreviation, $0.name] }))
    }
    self = weekday
  }
}
