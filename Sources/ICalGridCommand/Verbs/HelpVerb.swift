extension Verb {
  static let help = Verb(
    name: "help",
    forms: ["[VERB]"],
    summary: "explain the command, or one of its verbs",
    discussion: "icalgrid VERB --help is the same.",
    options: [.help],
    formats: [.text],
    examples: [
      Example("icalgrid help", "The list of verbs"),
      Example("icalgrid help view", "All that view takes, with examples"),
    ],
    run: { (request) throws(CommandFailure) in try request.help() })
}

extension Request {
  fileprivate func help() throws(CommandFailure) -> Answer {
    guard let name = positionals.first else { return Answer(output: Array(Help.overview().utf8)) }
    if positionals.count > 1 { throw .usage(.unexpectedArgument(positionals[1])) }
    guard let verb = Verb.named(name) else {
      throw .usage(.unknownVerb(name, suggestion: Suggestion.nearest(to: name, among: Verb.all.map(\.name))))
    }
    return Answer(output: Help.bytes(of: verb))
  }
}
