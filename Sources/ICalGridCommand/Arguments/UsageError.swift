/// What is wrong with how the command was called, as data; ``description`` makes a sentence of it.
enum UsageError: Error, Hashable {
  case unknownVerb(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String)
  case invalidValue(option: String, value: String, InvalidValue)
  case unexpectedArgument(String)
  case missingArgument(String)
  case conflict(String, String)
  case needs(String, String)
  case noDays(from: String, to: String)
  case endsBeforeItBegins(from: String, through: String)
  case tooManyMonths(Int, limit: Int)
  case formatNotOffered(String, verb: String, formats: [OutputFormat])
  case binaryToTerminal(String)
  case tooManyDots(width: Int, height: Int, largestDPI: Int?)
  case unknownZone(option: String, name: String, suggestions: [String])
  case unknownCalendar(String, known: [String], suggestion: String?)
  case repeatedStandardInput
  case unknownAction(String, verb: String, [String], suggestion: String?)
  case calendarNameTaken(String)
  /// A month or a day stands where a file is looked for, and there is none of that name.
  case daysInPlaceOfFile(String, suggestion: String)
  /// The output is a file that is read.
  case overwritesSource(output: String, source: String)
  /// The output would be a new file of a folder that is read.
  case joinsSource(output: String, folder: String)
}

extension UsageError: CustomStringConvertible {
  /// What was wrong, with the words given, and the nearest right thing. Text from the command line stands in it raw.
  var description: String {
    switch self {
    case .unknownVerb(let word, let suggestion):
      "\(word) is neither a verb nor a file" + Self.didYouMean(suggestion, else: "icalgrid help lists the verbs")
    case .unknownOption(let option, let suggestion):
      "there is no option \(option)" + Self.didYouMean(suggestion)
    case .missingValue(let option):
      "\(option) needs a value"
    case .invalidValue(let option, let value, let reason):
      "\(option) \(value.isEmpty ? "''" : value): must be \(reason.expected)" + Self.didYouMean(reason.suggestion)
    case .unexpectedArgument(let word):
      "\(word) is one argument too many"
    case .missingArgument(let what):
      "\(what) is missing"
    case .conflict(let one, let other):
      "\(one) and \(other) can't both be given"
    case .needs(let option, let other):
      "\(option) needs \(other)"
    case .noDays(let from, let to):
      "there is no day from \(from) to \(to): the first day must be before the end, which is not shown"
    case .endsBeforeItBegins(let from, let through):
      "there is no day from \(from) through \(through): the last day is before the first"
    case .tooManyMonths(let count, let limit):
      "\(count) months are more than can be shown at once; \(limit) are the most"
    case .formatNotOffered(let format, let verb, let formats):
      "\(verb) can't be written as \(format), only as \(formats.map(\.rawValue).joined(separator: " or "))"
    case .binaryToTerminal(let format):
      "\(format) is nothing for a terminal; name a file for it, as in -o month.\(format)"
    case .tooManyDots(let width, let height, let largest):
      "a picture of \(width) x \(height) dots is larger than can be made; "
        + (largest.map { "--dpi \($0) is the most for it, and a pdf has pages" } ?? "a pdf has pages")
    case .unknownZone(let option, let name, let suggestions):
      "\(option) \(name): there is no such time zone"
        + (suggestions.isEmpty
          ? "; the names are those of the IANA database, such as Europe/Berlin, America/New_York or UTC"
          : "; did you mean \(Self.choice(suggestions))?")
    case .unknownCalendar(let name, let known, let suggestion):
      "there is no calendar \(name)"
        + Self.didYouMean(suggestion, else: known.isEmpty ? nil : "there are: " + Self.enumeration(known))
    case .unknownAction(let word, let verb, let actions, let suggestion):
      "\(verb) can't \(word)" + Self.didYouMean(suggestion, else: "it can \(Self.choice(actions))")
    case .calendarNameTaken(let name):
      "there is a calendar \(name) already; give another name"
    case .repeatedStandardInput:
      "standard input (-) can be read only once"
    case .daysInPlaceOfFile(let word, let suggestion):
      "there is no file \(word)" + Self.didYouMean(suggestion)
    case .overwritesSource(let output, let source):
      "--output \(output) would overwrite "
        + (output == source ? "the calendar that is read" : "\(source), which is read") + "; give another name"
    case .joinsSource(let output, let folder):
      "--output \(output) would be one of the calendars in \(folder), which is read; give another name"
    }
  }

  private static func didYouMean(_ suggestion: String?, else alternative: String? = nil) -> String {
    if let suggestion { return "; did you mean \(suggestion)?" }
    return alternative.map { "; \($0)" } ?? ""
  }

  private static func choice(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }

  private static func enumeration(_ names: [String]) -> String {
    names.prefix(10).joined(separator: ", ") + (names.count > 10 ? " and \(names.count - 10) more" : "")
  }
}
