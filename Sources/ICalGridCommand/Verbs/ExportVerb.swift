import ICalGrid
import ICalGridStore

extension Verb {
  static let export = Verb(
    name: "export",
    forms: ["NAME [-o FILE]"],
    summary: "write an imported calendar as iCalendar again",
    discussion: """
      Every component comes out with the bytes that were imported, to-dos, journals, alarms and unknown properties too,
      with the time zones that they name.
      """,
    options: [.output, .quiet, .help],
    formats: [.ics, .text],
    examples: [Example("icalgrid export Work -o work.ics", "The calendar Work as a file")],
    run: { (request) throws(CommandFailure) in try request.export() })
}

extension Request {
  fileprivate func export() throws(CommandFailure) -> Answer {
    guard let name = positionals.first else { throw .usage(.missingArgument("NAME")) }
    if positionals.count > 1 { throw .usage(.unexpectedArgument(positionals[1])) }
    guard let store = try store() else { throw .noSource(call: [verb.name] + positionals, canImport: true) }
    let calendars = try stored { () throws(StoreError) in try store.calendars() }
    try requireCalendar(name, among: calendars.map(\.name))
    let origins = calendars.flatMap(\.sources).map(\.origin).filter { $0.kind == .file || $0.kind == .folder }
    try refuseOverwriting(origins.map(\.location))
    return Answer(output: try stored { () throws(StoreError) in try store.export(name) } ?? [])
  }
}
