import ICalGrid

extension Verb {
  static let view = Verb(
    name: "view",
    forms: [
      "[SOURCE…] [--month MONTH] [--months N]",
      "[SOURCE…] --year YEAR",
      "[SOURCE…] --from DATE --to DATE [--strip]",
    ],
    summary: "draw months with their events in the cells",
    discussion: """
      Shows this month where none is named. --from with --to, --through or --days shows the months of a range,
      blank beyond it; with --strip the same days as weeks without breaks. As pdf, svg or png each month is a
      page, followed by a list of what a full week has no room for; svg and png have pages one under the other.
      """,
    options: [.month, .year, .months, .from, .to, .through, .days, .strip] + OptionSpec.shared + OptionSpec.sheet,
    formats: [.text, .json, .html, .svg, .pdf, .png],
    examples: [
      Example("icalgrid view work.ics home.ics", "This month"),
      Example("icalgrid view work.ics --month 2024-06 --week-start sun --week-numbers", "June 2024 in numbered weeks"),
      Example("icalgrid view work.ics --month next --list", "Next month, with all its events under it"),
      Example("icalgrid view work.ics --year 2024", "Twelve small months"),
      Example("icalgrid view work.ics --month 2024-06 --format svg", "June 2024 on a sheet; -o june.pdf for a printer"),
      Example("icalgrid view work.ics home.ics --year 2024 --format html", "A year as a page to look at and to mail"),
      Example("icalgrid view work.ics --from 2024-03-05 --through 2024-06-20 --strip", "Some weeks in one piece"),
    ],
    run: { (request) throws(CommandFailure) in try request.view() })
}

/// What `view` draws.
enum MonthsShown: Sendable {
  case months([YearMonth])
  case year(Int)
  case sections(CalendarRange)
  case strip(DayStrip)

  /// No more than a century at once.
  static let limit = 1_200
}

extension Request {
  fileprivate func view() throws(CommandFailure) -> Answer {
    let sources = try sources(positionals)
    let viewpoint = try viewpoint(sources)
    let conventions = try conventions()
    let grid = gridOptions(conventions)
    let shown = try monthsShown(today: viewpoint.today, grid)
    let window = shown.window(grid)
    let reading = try reading(sources, window: window, from: viewpoint)
    let index = EventIndex(reading.occurrences)
    let tags = try dayTags(window, viewpoint, conventions)
    var answer = Answer([], reading, remarks: viewpoint.remarks)
    switch format {
    case .json:
      let heading = JSONRenderer.Heading(
        locale: conventions.identifier, weekStart: grid.weekStart, today: viewpoint.today)
      let json = json(reading, viewpoint)
      answer.output =
        switch shown {
        case .months, .year: json.months(shown.grids(index, grid, tags), layout: .months, heading: heading)
        case .sections: json.months(shown.grids(index, grid, tags), layout: .sections, heading: heading)
        case .strip(let strip): json.strip(strip, index: index, tags: tags, heading: heading)
        }
    case .html:
      let page = HTMLRenderer(renderOptions(reading, viewpoint, conventions), timeZone: viewpoint.zone.identifier)
      answer.output =
        switch shown {
        case .months, .sections: page.render(shown.grids(index, grid, tags))
        case .year(let year): YearGrid(year, index: index, options: grid, tags: tags).map(page.render) ?? []
        case .strip(let strip): page.render(strip, index: index, tags: tags)
        }
    case .svg, .pdf, .png:
      answer.output = try drawn(shown, index, grid, tags, renderOptions(reading, viewpoint, conventions), viewpoint)
    default:
      var look = renderOptions(reading, viewpoint, conventions)
      if let note = shown.note(look) { answer.remarks.append("icalgrid: note: \(note)") }
      let hint =
        reading.failures.isEmpty ? try nearestHint(shown, index, sources, viewpoint, look) : nil
      look.height = height(beside: answer, above: hint)
      var text: String
      switch shown {
      case .months, .sections:
        text = MonthRenderer(look).render(shown.grids(index, grid, tags))
      case .year(let year):
        text = YearGrid(year, index: index, options: grid, tags: tags).map(YearRenderer(look).render) ?? ""
        if options.list == true {
          text += "\n" + AgendaRenderer(look).render(index, window: window, today: viewpoint.today)
        }
      case .strip(let strip): text = StripRenderer(look).render(strip, index: index, tags: tags)
      }
      if let hint { text += hint + "\n" }
      answer.output = Array(text.utf8)
    }
    return answer
  }

  private func monthsShown(today: CivilDate, _ grid: GridOptions) throws(CommandFailure) -> MonthsShown {
    let ends: [(name: String, isGiven: Bool)] = [
      ("--from", options.from != nil), ("--to", options.to != nil), ("--through", options.through != nil),
      ("--days", options.days != nil),
    ]
    let isStrip = options.strip ?? false
    let range = ends.first(where: \.isGiven)?.name ?? (isStrip ? "--strip" : nil)
    try refuseConflicts(among: [
      ("--month", options.month != nil), ("--year", options.year != nil), (range ?? "", range != nil),
    ])
    try refuseConflicts(among: [
      ("--months", options.months != nil), ("--year", options.year != nil), (range ?? "", range != nil),
    ])
    if let year = options.year { return .year(year.resolved(today: today)) }
    guard range != nil else {
      let first = (options.month ?? .offset(0)).resolved(today: today)
      let count = min(options.months ?? 1, first.months(to: .max) + 1)
      return .months((0..<count).map { first.advanced(by: $0) })
    }
    let window = try dayWindow(today: today, defaultDays: nil)
    let count = window.first.yearMonth.months(to: window.last.yearMonth) + 1
    guard count <= MonthsShown.limit else { throw .usage(.tooManyMonths(count, limit: MonthsShown.limit)) }
    do {
      return isStrip
        ? .strip(try DayStrip(from: window.first, through: window.last, options: grid))
        : .sections(try CalendarRange(from: window.first, through: window.last, options: grid))
    } catch {
      throw .usage(.noDays(from: window.first.description, to: window.last.description))
    }
  }
}

extension MonthsShown {
  /// What is to be said of the way in which months are drawn.
  fileprivate func note(_ look: RenderOptions) -> String? {
    switch self {
    case .months, .sections: MonthRenderer(look).note
    case .year, .strip: nil
    }
  }

  /// The days whose events are shown.
  func window(_ options: GridOptions) -> DayWindow {
    switch self {
    case .months(let months):
      let windows = months.map { MonthGrid.window(of: $0, options: options) }
      let first = windows.map(\.first).min() ?? .min
      let last = windows.map(\.last).max() ?? first
      return DayWindow(from: first, through: last) ?? DayWindow(day: first)
    case .year(let year): return YearGrid.window(of: year) ?? DayWindow(day: .min)
    case .sections(let range): return range.window
    case .strip(let strip): return strip.window
    }
  }

  /// The months as grids; none for a strip.
  func grids(_ index: EventIndex, _ options: GridOptions, _ tags: DayTags) -> [MonthGrid] {
    switch self {
    case .months(let months): months.map { MonthGrid($0, index: index, options: options, tags: tags) }
    case .year(let year): YearGrid(year, index: index, options: options, tags: tags)?.months ?? []
    case .sections(let range): range.grids(index: index, tags: tags)
    case .strip: []
    }
  }
}
