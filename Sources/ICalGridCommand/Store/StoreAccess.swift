import ICalGrid
import ICalGridStore

extension Request {
  /// The store, to change it; it is made where there is none.
  func storeForWriting() throws(CommandFailure) -> CalendarStore {
    guard let path = surroundings.storePath else { throw .noStorePath }
    do throws(StoreError) {
      return try CalendarStore(path: path)
    } catch {
      if case .cannotOpen = error { throw .storeNotMade(error) }
      throw .store(error)
    }
  }

  /// The store as it is; `nil` where nothing was imported yet.
  func store() throws(CommandFailure) -> CalendarStore? {
    guard let path = surroundings.storePath else { return nil }
    return try stored { () throws(StoreError) in try CalendarStore.opened(path: path) }
  }

  /// What the store says, or its failure as the command's.
  func stored<Result>(_ ask: () throws(StoreError) -> Result) throws(CommandFailure) -> Result {
    do throws(StoreError) { return try ask() } catch { throw .store(error) }
  }

  /// The sources of a question that names none: the imported calendars, all or those that `--calendar` names.
  func importedSources() throws(CommandFailure) -> [String] {
    let known = try stored { () throws(StoreError) in try surroundings.reader.storedCalendars() }
    guard !known.isEmpty else { throw .noSource(call: [verb.name] + positionals, canImport: true) }
    for name in options.calendars { try requireCalendar(name, among: known) }
    return []
  }

  /// Throws, with a did-you-mean, where no calendar has that name.
  func requireCalendar(_ name: String, among known: [String]) throws(CommandFailure) {
    guard !known.contains(name) else { return }
    throw .usage(.unknownCalendar(name, known: known, suggestion: Suggestion.nearest(to: name, among: known)))
  }
}

extension Surroundings {
  /// The file of the imported calendars.
  var storePath: String? { StoreLocation.path(in: environment) }
}

extension StoreError {
  /// A store that can't be written is a result that can't be; one that can't be used, a source that can't be read.
  var status: ExitStatus {
    switch self {
    case .full, .readOnly: .cannotWrite
    case .cannotOpen, .corrupt, .foreign, .newerSchema, .busy, .failed: .unreadable
    }
  }
}
