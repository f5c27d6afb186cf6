import ICalGrid

extension Verb {
  static let agenda = Verb(
    name: "agenda",
    forms: ["[SOURCE…] [--from DATE] [--to DATE | --through DATE | --days N]"],
    summary: "list every event of some days, by day",
    discussion: """
      Shows the seven days from today on where no days are given. --to is the day after the last one shown,
      --through the last one.
      """,
    options: [.from, .to, .through, .days] + OptionSpec.listing,
    tolerated: OptionSpec.gridOnly + [.secondCalendar],
    formats: [.text, .json, .ics],
    examples: [
      Example("icalgrid agenda work.ics", "The next seven days"),
      Example("icalgrid agenda work.ics home.ics --from mon --days 5", "The working week, from Monday on"),
      Example(
        "icalgrid agenda work.ics --from 2024-06-01 --to 2024-07-01 --format json", "June 2024 for a script"),
      Example(
        "icalgrid agenda work.ics --days 31 --format ics", "A month of it as a calendar of its own, without rules"),
    ],
    run: { (request) throws(CommandFailure) in try request.agenda() })
}

extension Request {
  fileprivate func agenda() throws(CommandFailure) -> Answer {
    let sources = try sources(positionals)
    let viewpoint = try viewpoint(sources)
    let window = try dayWindow(today: viewpoint.today, defaultDays: 7)
    let reading = try reading(sources, window: window, from: viewpoint)
    let index = EventIndex(reading.occurrences)
    let output: [UInt8]
    switch format {
    case .json: output = json(reading, viewpoint).agenda(index.occurrences, window: window)
    case .ics: output = ICalendarRenderer(stamp: viewpoint.today).render(index.occurrences)
    default:
      let look = renderOptions(reading, viewpoint, try conventions())
      let renderer = AgendaRenderer(look)
      var text = renderer.render(index, window: window, today: viewpoint.today)
      if index.occurrences.isEmpty, reading.failures.isEmpty,
        let hint = try nearestHint(window, sources, viewpoint, look)
      {
        text += hint + "\n"
      }
      output = Array(text.utf8)
    }
    return Answer(output, reading, remarks: viewpoint.remarks)
  }
}
