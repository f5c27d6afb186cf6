import ICalGrid
import ICalGridFetch
import ICalGridStore

/// The way from sources to occurrences, as the command needs it.
protocol CalendarReading {
  /// Reads what touches the question's days; of the imported calendars where no source is named.
  func read(_ sources: [String], _ question: ReadingQuestion) -> Reading
  /// Reads everything, for what there is to say about it; there are no occurrences in the answer.
  func check(_ sources: [String]) -> Reading
  /// The zone that the first of the calendars states that states one (X-WR-TIMEZONE).
  func timeZoneID(of sources: [String]) -> String?
  /// The names of the imported calendars.
  func storedCalendars() throws(StoreError) -> [String]
}

/// What is asked of the sources.
struct ReadingQuestion: Sendable {
  var window: DayWindow
  var zone: ZoneRules
  var fields: EventFields
  /// Which events are wanted, by what they say; all where it is `nil`. What belongs to the same UID comes with them.
  var isWanted: (@Sendable (Event) -> Bool)?
  /// The words that wanted events hold; an index may leave out what lacks one.
  var words: [String] = []
  /// The imported calendars that are asked for; all where it is empty.
  var calendars: [String] = []
}

extension Request {
  /// The sources named; none where the imported calendars are meant, of which there are some then.
  func sources(_ positionals: [String]) throws(CommandFailure) -> [String] {
    if positionals.isEmpty { return try importedSources() }
    let positionals = positionals.map(FileAddress.path)
    guard positionals.count(where: { $0 == "-" }) < 2 else { throw .usage(.repeatedStandardInput) }
    try refuseOverwriting(positionals)
    for word in positionals {
      if let option = optionMeant(by: word) { throw .usage(.daysInPlaceOfFile(word, suggestion: option)) }
    }
    return positionals
  }

  /// Throws where the output would change what is read.
  func refuseOverwriting(_ sources: [String]) throws(CommandFailure) {
    guard let output = options.output, output != "-" else { return }
    if let source = FileIdentity.source(among: sources, of: output) {
      throw .usage(.overwritesSource(output: output, source: source))
    }
    if let folder = FileIdentity.folder(among: sources, holding: output) {
      throw .usage(.joinsSource(output: output, folder: folder))
    }
  }

  /// The option whose value a positional reads as; `nil` where there is such a file, and where the verb takes no days.
  private func optionMeant(by word: String) -> String? {
    guard let digits = DateDigits(word, separators: "-"), !FileStatus(path: word).exists else { return nil }
    let names = verb.options.map(\.name)
    if names.contains(OptionSpec.month.name) { return digits.monthOption(of: word) }
    guard names.contains(OptionSpec.from.name), let month = digits.nearestMonth else { return nil }
    return "--from \(digits.nearestDay ?? month.firstDay)"
  }

  /// What the sources hold for a window, narrowed to the calendars and states asked for.
  ///
  /// - Parameter fields: `nil` for those that the format shows.
  func reading(
    _ sources: [String], window: DayWindow, from viewpoint: Viewpoint, fields: EventFields? = nil,
    words: [String] = [], where isWanted: (@Sendable (Event) -> Bool)? = nil
  ) throws(CommandFailure) -> Reading {
    let isWhole = format != .text || options.details == true
    // Who declined stands among the attendees; the configuration's addresses change nothing else that is shown.
    let shown: EventFields = isWhole ? .all : configuration.addresses.isEmpty ? .grid : .attendance
    var reading = surroundings.reader.read(
      sources,
      ReadingQuestion(
        window: window, zone: viewpoint.zone, fields: fields ?? shown, isWanted: isWanted,
        words: words, calendars: options.calendars))
    reading.occurrences.removeAll { !$0.touches(window) }
    reading.apply(configuration)
    for name in options.calendars where !sources.isEmpty && !reading.calendars.contains(where: { $0.name == name }) {
      // A source that failed may be the one that holds it.
      guard reading.failures.isEmpty else { continue }
      let known = reading.calendars.map(\.name)
      throw .usage(
        .unknownCalendar(name, known: known, suggestion: Suggestion.nearest(to: name, among: known)))
    }
    if !options.calendars.isEmpty {
      reading.calendars.removeAll { !options.calendars.contains($0.name) }
      reading.occurrences.removeAll { !options.calendars.contains($0.event.calendar.name) }
    }
    if options.cancelled == .hide { reading.occurrences.removeAll(where: \.isCancelled) }
    return reading
  }

  /// The JSON form's head for what was read.
  func json(_ reading: Reading, _ viewpoint: Viewpoint) -> JSONRenderer {
    JSONRenderer(
      timeZone: viewpoint.zone.identifier, isTruncated: reading.isTruncated,
      diagnostics: reading.failures.map(\.diagnostic) + reading.diagnostics)
  }
}

extension Answer {
  init(_ output: [UInt8], _ reading: Reading, remarks: [String]) {
    self.init(
      output: output, diagnostics: reading.diagnostics, failures: reading.failures,
      isOfNothing: !reading.failures.isEmpty && reading.calendars.isEmpty, isTruncated: reading.isTruncated,
      remarks: remarks)
  }
}
