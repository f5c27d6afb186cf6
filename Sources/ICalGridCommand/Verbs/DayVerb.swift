import ICalGrid

extension Verb {
  static let day = Verb(
    name: "day",
    forms: ["[DATE] [SOURCE…]"],
    summary: "show one day, its events in order of time",
    discussion: """
      The first argument that reads as a DATE is the day; without one it is today. A file of such a name
      is written ./today.
      """,
    options: OptionSpec.listing + [.secondCalendar],
    tolerated: OptionSpec.gridOnly,
    formats: [.text, .json, .ics],
    examples: [
      Example("icalgrid day work.ics", "Today"),
      Example("icalgrid day 2024-06-12 work.ics home.ics", "A day of two calendars"),
      Example("icalgrid day +1 work.ics --tz Asia/Tokyo", "Tomorrow, as seen from Tokyo"),
      Example("icalgrid day fri - --format json", "The next Friday of a calendar on standard input"),
    ],
    run: { (request) throws(CommandFailure) in try request.day() })
}

extension Request {
  fileprivate func day() throws(CommandFailure) -> Answer {
    var sourceNames = positionals
    var date = DateReference.offset(0)
    if let place = positionals.firstIndex(where: DateReference.isMeant) {
      let text = sourceNames.remove(at: place)
      do { date = try DateReference(text) } catch {
        throw .usage(.invalidValue(option: "DATE", value: text, error))
      }
    }
    let sources = try sources(sourceNames)
    let viewpoint = try viewpoint(sources)
    let day = date.resolved(today: viewpoint.today)
    let window = DayWindow(day: day)
    let reading = try reading(sources, window: window, from: viewpoint)
    let index = EventIndex(reading.occurrences)
    let output: [UInt8]
    switch format {
    case .json: output = json(reading, viewpoint).day(day, index.occurrences)
    case .ics: output = ICalendarRenderer(stamp: viewpoint.today).render(index.occurrences)
    default:
      let conventions = try conventions()
      let label = try dayTags(window, viewpoint, conventions).labels[day]?.text
      let renderer = DayRenderer(renderOptions(reading, viewpoint, conventions))
      output = Array(renderer.render(index, day: day, today: viewpoint.today, label: label).utf8)
    }
    return Answer(output, reading, remarks: viewpoint.remarks)
  }
}
