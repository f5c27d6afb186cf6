import ICalGrid

extension Verb {
  static let search = Verb(
    name: "search",
    forms: ["TEXT [SOURCE…] [--from DATE] [--to DATE | --through DATE | --days N]"],
    summary: "find events by their titles, places and notes",
    discussion: """
      Every word of TEXT must stand somewhere in the event, whatever its letter case and accents. What is to come
      stands first, then what is past, the latest first; of a series its next occurrence, or its last one. Looks a
      year ahead and back, and further where there is nothing; with days given it finds every occurrence in them.
      """,
    options: [.from, .to, .through, .days] + OptionSpec.listing,
    tolerated: OptionSpec.gridOnly + [.secondCalendar],
    formats: [.text, .json, .ics],
    examples: [
      Example("icalgrid search dentist work.ics home.ics", "When was it, and when is it again?"),
      Example("icalgrid search café home.ics --from 2024-01-01 --to 2025-01-01", "Every one in 2024"),
    ],
    run: { (request) throws(CommandFailure) in try request.search() })
}

extension Request {
  fileprivate func search() throws(CommandFailure) -> Answer {
    guard let text = positionals.first else { throw .usage(.missingArgument("TEXT")) }
    let terms = SearchTerms(text)
    guard !terms.isEmpty else { throw .usage(.missingArgument("TEXT")) }
    let sources = try sources(Array(positionals.dropFirst()))
    let viewpoint = try viewpoint(sources)
    let hasDays = options.from != nil || options.to != nil || options.through != nil || options.days != nil
    var window =
      hasDays
      ? try dayWindow(today: viewpoint.today, defaultDays: 366) : Self.window(around: viewpoint.today, reach: 366)
    var (reading, found) = try find(terms, sources, window, viewpoint)
    if !hasDays, found.isEmpty {
      // One look at everything tells how far to look, or that there is nothing.
      window = Self.window(around: viewpoint.today, reach: 4_000_000)
      (reading, found) = try find(terms, sources, window, viewpoint)
      if let nearest = found.map({ $0.distance(to: viewpoint.today) }).min() {
        var reach = 366
        while reach < nearest { reach *= 10 }
        window = Self.window(around: viewpoint.today, reach: reach)
        (reading, found) = try find(terms, sources, window, viewpoint)
      }
    }
    let ordered = Self.upcomingFirst(found, today: viewpoint.today, isWhole: hasDays)
    var answer = Answer([], reading, remarks: viewpoint.remarks)
    switch format {
    case .json: answer.output = json(reading, viewpoint).agenda(ordered, window: window)
    case .ics: answer.output = ICalendarRenderer(stamp: viewpoint.today).render(ordered)
    default:
      let look = renderOptions(reading, viewpoint, try conventions())
      guard !ordered.isEmpty else {
        let days = hasDays ? ", \(window.first) \(isASCII ? "-" : "–") \(window.last)" : ""
        answer.output = Array("\(look.phrases.noEventsWith(TerminalText.visible(text)))\(days)\n".utf8)
        return answer
      }
      let renderer = AgendaRenderer(look)
      answer.output = Array(renderer.render(ordered, today: viewpoint.today).utf8)
    }
    return answer
  }

  private static func window(around today: CivilDate, reach: Int) -> DayWindow {
    DayWindow(from: today.advanced(by: -reach), through: today.advanced(by: reach)) ?? DayWindow(day: today)
  }

  /// What was read for the window, and its matching occurrences in display order.
  private func find(
    _ terms: SearchTerms, _ sources: [String], _ window: DayWindow, _ viewpoint: Viewpoint
  ) throws(CommandFailure) -> (Reading, [Occurrence]) {
    let isFound: @Sendable (Event) -> Bool = { event in
      terms.match([event.details.summary, event.details.location, event.details.description].compactMap(\.self))
    }
    // What doesn't match isn't expanded: its limits are of no concern here.
    let reading = try reading(
      sources, window: window, from: viewpoint, fields: .all, words: terms.words, where: isFound)
    // The occurrences of a series share their event, which is looked at once.
    var known: [ObjectIdentifier: Bool] = [:]
    let matching = reading.occurrences.filter { occurrence in
      let identity = ObjectIdentifier(occurrence.event)
      if let answer = known[identity] { return answer }
      let answer = isFound(occurrence.event)
      known[identity] = answer
      return answer
    }
    return (reading, EventIndex(matching).occurrences)
  }

  /// What goes on today or later in its order, then what is past, the latest first. Of a series only the next occurrence,
  /// else the last, unless the `whole` is wanted.
  private static func upcomingFirst(_ found: [Occurrence], today: CivilDate, isWhole: Bool) -> [Occurrence] {
    var seen: Set<String> = []
    func isFirst(_ occurrence: Occurrence) -> Bool {
      guard !isWhole, occurrence.recurrenceID != nil, let uid = occurrence.event.uid else { return true }
      return seen.insert("\(occurrence.event.calendar.source)\u{0}\(uid)").inserted
    }
    let upcoming = found.filter { $0.lastDay >= today }.filter(isFirst)
    let past = found.filter { $0.lastDay < today }.reversed().filter(isFirst)
    return upcoming + past
  }
}

extension Occurrence {
  /// The number of days between a day and the nearest one that it touches.
  fileprivate func distance(to day: CivilDate) -> Int { max(day.days(to: firstDay), lastDay.days(to: day), 0) }
}
