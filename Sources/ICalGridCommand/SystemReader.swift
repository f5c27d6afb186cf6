import ICalGrid
import ICalGridFetch
import ICalGridStore

/// Reads files, folders, standard input and the imported calendars from the machine.
final class SystemReader: CalendarReading {
  private let reader: CalendarReader
  /// The sources met, by name: a pipe can be asked again only through what read it first.
  private var opened: [String: any ComponentSource] = [:]
  /// The file of the imported calendars, and what is open of it.
  private let storePath: String?
  private var store: CalendarStore?

  init(zones: SystemZones = .standard(), storePath: String? = nil) {
    reader = CalendarReader(zones: zones)
    self.storePath = storePath
  }

  func read(_ sources: [String], _ question: ReadingQuestion) -> Reading {
    guard !sources.isEmpty else { return readStore(question) }
    return reading(sources) {
      reader.read(
        $0, window: question.window, zone: question.zone, fields: question.fields, where: question.isWanted)
    }
  }

  private func readStore(_ question: ReadingQuestion) -> Reading {
    do throws(StoreError) {
      let sources = try storedSources(question.calendars).map { source in
        var source = source
        source.words = question.words
        return source
      }
      return reader.read(
        sources, window: question.window, zone: question.zone, fields: question.fields, where: question.isWanted)
    } catch {
      return Reading(failures: [.unreadable(file: error.path, reason: error.description)])
    }
  }

  func storedCalendars() throws(StoreError) -> [String] {
    var names: [String] = []
    for name in try storedSources([]).map(\.name) where !names.contains(name) { names.append(name) }
    return names
  }

  private func storedSources(_ calendars: [String]) throws(StoreError) -> [StoredSource] {
    if store == nil {
      store = try storePath.flatMap { path throws(StoreError) in try CalendarStore.opened(path: path) }
    }
    return try store?.sources(ofCalendars: calendars.isEmpty ? nil : calendars) ?? []
  }

  func check(_ sources: [String]) -> Reading { reading(sources) { reader.check($0) } }

  func timeZoneID(of sources: [String]) -> String? {
    if sources.isEmpty {
      let stored = (try? storedSources([])) ?? []
      return stored.lazy.compactMap { self.timeZoneID(of: $0) }.first
    }
    for name in sources {
      if let source = try? source(name), let stated = timeZoneID(of: source) { return stated }
    }
    return nil
  }

  private func timeZoneID(of source: any ComponentSource) -> String? {
    // Calendars state their properties whatever the window; a day in the first year keeps next to no event.
    let found = try? source.components(touching: DayWindow(day: .min))
    return found?.calendars.lazy.compactMap { $0.value("X-WR-TIMEZONE") }.first
  }

  /// Asks the sources that there are; the others are the answer's failures.
  private func reading(_ names: [String], _ ask: ([any ComponentSource]) -> Reading) -> Reading {
    var sources: [any ComponentSource] = []
    var failures: [SourceError] = []
    for name in names {
      do throws(SourceError) {
        sources.append(try source(name))
      } catch {
        failures.append(error.hidingCredentials)
      }
    }
    var reading = ask(sources)
    reading.failures = reading.failures.map(\.hidingCredentials)
    reading.failures.insert(contentsOf: failures, at: 0)
    return reading
  }

  private func source(_ name: String) throws(SourceError) -> any ComponentSource {
    if let known = opened[name] { return known }
    let source: any ComponentSource
    if let address = WebAddress(name) {
      source = try Self.fetch(address)
    } else {
      if let failure = UnreadAddress.failure(name) { throw failure }
      source = try LocalSource.at(name)
    }
    opened[name] = source
    return source
  }

  private static func fetch(_ address: WebAddress) throws(SourceError) -> any ComponentSource {
    switch try Fetcher().fetch(address) {
    case .fetched(let source, _): source
    case .unchanged: throw .unreadable(file: address.text, reason: "the server sent nothing")
    }
  }
}
