import ICalGrid
import ICalGridStore

extension Verb {
  static let `import` = Verb(
    name: "import",
    forms: ["SOURCE… [--name NAME] [--color COLOR]"],
    summary: "take calendars in, so that every verb knows them without a SOURCE",
    discussion: """
      Each SOURCE becomes a calendar, called by --name, else by its own name for itself, else by its file's. Sources
      imported under one NAME are one calendar. Importing a SOURCE again makes the calendar equal to it: what is gone
      there is gone here. A file with METHOD:CANCEL cancels the events it names. --quiet
      prints nothing where all went well; sources that fail are named all the same.
      """,
    options: [.calendarName, .calendarColor, .quiet, .help],
    saysFailuresWhenQuiet: true,
    formats: [.text],
    examples: [
      Example("icalgrid import work.ics home.ics", "Two calendars, from now on shown by icalgrid view"),
      Example("icalgrid import ~/calendars/family/ --name Family --color teal", "A folder, with a name and a color"),
    ],
    run: { (request) throws(CommandFailure) in try request.importSources() })
}

extension Request {
  fileprivate func importSources() throws(CommandFailure) -> Answer {
    guard !positionals.isEmpty else { throw .noSource(call: [verb.name], canImport: false) }
    guard positionals.count(where: { $0 == "-" }) < 2 else { throw .usage(.repeatedStandardInput) }
    let store = try storeForWriting()
    var answer = Answer(output: [])
    for name in positionals {
      do throws(ImportError) {
        let source: ImportedSource
        do { source = try ImportedSource(name) } catch { throw .source(error) }
        try answer.add(
          source.bring(
            into: store, named: options.calendarName, color: options.calendarColor, at: surroundings.now,
            progress: progressLine), source: source.displayName, isQuiet: options.quiet ?? false)
      } catch {
        switch error {
        case .source(let error): answer.failures.append(error.hidingCredentials)
        case .store(let error): throw .store(error)
        }
      }
    }
    answer.isOfNothing = answer.output.isEmpty
    return answer
  }

  /// The line that tells how far it is, where there is a terminal to show it on.
  var progressLine: ProgressLine? {
    guard surroundings.isErrorTerminal, options.quiet != true, let show = surroundings.showAtOnce else { return nil }
    return ProgressLine(write: show)
  }
}

extension Answer {
  /// Says what an import did.
  ///
  /// - Parameter namesSource: whether the calendar has others, so that its name alone wouldn't tell which is meant.
  mutating func add(_ summaries: [ImportSummary], source: String, namesSource: Bool = false, isQuiet: Bool) {
    for summary in summaries {
      if !isQuiet {
        let line = summary.line(source: source, namesSource: namesSource)
        output += Array((TerminalText.visible(line) + "\n").utf8)
      }
      diagnostics += summary.diagnostics.filter { $0.severity == .error }
    }
  }
}
