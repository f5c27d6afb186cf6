import ICalGrid
import ICalGridStore

extension Verb {
  static let calendars = Verb(
    name: "calendars",
    forms: ["[list]", "remove NAME", "rename NAME NEW", "color NAME COLOR", "refresh [NAME…]"],
    summary: "list, change and refresh the imported calendars",
    discussion: """
      refresh reads the sources again whose files changed, of the calendars named or of all; one that can't be read keeps
      its last state. With --quiet it prints nothing where all went well, for cron; sources that fail are named all the same.
      A source that came from standard input can't be read again.
      """,
    options: [.format, .output, .quiet, .help],
    saysFailuresWhenQuiet: true,
    formats: [.text, .json],
    examples: [
      Example("icalgrid calendars", "What is imported, how much, from where and when"),
      Example("icalgrid calendars refresh", "Read again what has changed"),
      Example("icalgrid calendars rename Work Office", "Another name"),
      Example("icalgrid calendars color Office teal", "Another color"),
      Example("icalgrid calendars remove Office", "Forget it; its files stay as they are"),
    ],
    run: { (request) throws(CommandFailure) in try request.calendars() })
}

extension Request {
  fileprivate func calendars() throws(CommandFailure) -> Answer {
    let words = Array(positionals.dropFirst())
    let action = positionals.first ?? "list"
    // What they say is for a person; the list after it is `calendars --format json`.
    if format != .text, ["remove", "rename", "color", "refresh"].contains(action) {
      throw .usage(.formatNotOffered(format.rawValue, verb: "\(verb.name) \(action)", formats: [.text]))
    }
    switch action {
    case "list":
      try require(words, ["list"])
      return try list()
    case "remove":
      try require(words, ["remove", "NAME"])
      let store = try store(with: words[0])
      _ = try stored { () throws(StoreError) in try store.removeCalendar(words[0]) }
      return done("\(words[0]): removed")
    case "rename":
      try require(words, ["rename", "NAME", "NEW"])
      guard !words[1].isEmpty else { throw .usage(.missingArgument("NEW")) }
      let store = try store(with: words[0])
      let result = try stored { () throws(StoreError) in try store.renameCalendar(words[0], to: words[1]) }
      if result == .taken { throw .usage(.calendarNameTaken(words[1])) }
      return done("\(words[0]): now called \(words[1])")
    case "color":
      try require(words, ["color", "NAME", "COLOR"])
      do { _ = try OptionValue.color(words[1]) } catch {
        throw .usage(.invalidValue(option: "COLOR", value: words[1], error))
      }
      let store = try store(with: words[0])
      _ = try stored { () throws(StoreError) in try store.colorCalendar(words[0], words[1]) }
      return done("\(words[0]): now \(words[1])")
    case "refresh": return try refresh(words)
    case let word:
      let actions = ["list", "remove", "rename", "color", "refresh"]
      throw .usage(
        .unknownAction(word, verb: verb.name, actions, suggestion: Suggestion.nearest(to: word, among: actions)))
    }
  }

  /// Throws where there are more or fewer words than an action takes.
  private func require(_ words: [String], _ names: [String]) throws(CommandFailure) {
    if words.count < names.count - 1 { throw .usage(.missingArgument(names[words.count + 1])) }
    if words.count > names.count - 1 { throw .usage(.unexpectedArgument(words[names.count - 1])) }
  }

  /// The store, in which there is a calendar of that name.
  private func store(with name: String) throws(CommandFailure) -> CalendarStore {
    guard let store = try store() else { throw .noSource(call: ["view"], canImport: true) }
    let known = try stored { () throws(StoreError) in try store.calendars().map(\.name) }
    try requireCalendar(name, among: known)
    return store
  }

  private func done(_ text: String) -> Answer {
    Answer(output: options.quiet == true ? [] : Array((TerminalText.visible(text) + "\n").utf8))
  }

  private func list() throws(CommandFailure) -> Answer {
    let store = try store()
    let calendars = try stored { () throws(StoreError) in try store?.calendars() ?? [] }
    switch format {
    case .json: return Answer(output: CalendarList(calendars).json)
    default:
      if calendars.isEmpty { throw .noSource(call: ["view"], canImport: true) }
      let zone = try viewpoint([]).zone
      return Answer(output: Array(CalendarList(calendars).text(in: zone).utf8))
    }
  }

  /// Reads again what the calendars are made of.
  private func refresh(_ names: [String]) throws(CommandFailure) -> Answer {
    guard let store = try store() else { throw .noSource(call: ["view"], canImport: true) }
    let calendars = try stored { () throws(StoreError) in try store.calendars() }
    if calendars.isEmpty { throw .noSource(call: ["view"], canImport: true) }
    for name in names { try requireCalendar(name, among: calendars.map(\.name)) }
    var answer = Answer(output: [])
    for calendar in calendars where names.isEmpty || names.contains(calendar.name) {
      for source in calendar.sources where source.origin.kind != .stream {
        do throws(ImportError) {
          try answer.add(
            refresh(source, of: calendar.name, in: store), source: source.origin.location,
            namesSource: calendar.sources.count > 1, isQuiet: options.quiet ?? false)
        } catch {
          switch error {
          case .store(let error): throw .store(error)
          case .source(let error):
            answer.failures.append(error.hidingCredentials)
            try stored { () throws(StoreError) in
              try store.noteRefresh(
                of: source.origin, inCalendar: calendar.name, failure: error.diagnostic.message,
                at: surroundings.now.unixSeconds)
            }
          }
        }
      }
    }
    answer.isOfNothing = answer.output.isEmpty
    return answer
  }

  private func refresh(
    _ source: StoredCalendar.Source, of calendar: String, in store: CalendarStore
  ) throws(ImportError) -> [ImportSummary] {
    let imported: ImportedSource?
    do throws(SourceError) { imported = try ImportedSource(again: source.origin) } catch { throw .source(error) }
    if let imported {
      return try imported.bring(into: store, named: calendar, at: surroundings.now, progress: progressLine)
    }
    do throws(StoreError) {
      try store.noteRefresh(of: source.origin, inCalendar: calendar, failure: nil, at: surroundings.now.unixSeconds)
    } catch {
      throw .store(error)
    }
    return [ImportSummary(calendar: calendar, events: source.events, problems: source.problems)]
  }
}
