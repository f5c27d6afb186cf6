import ICalGrid

/// Reads files, folders and standard input from the machine.
final class SystemReader: CalendarReading {
  private let reader: CalendarReader
  /// The sources met, by name: a pipe can be asked again only through what read it first.
  private var opened: [String: any ComponentSource] = [:]

  init(zones: SystemZones = .standard()) { reader = CalendarReader(zones: zones) }

  func read(_ sources: [String], _ question: ReadingQuestion) -> Reading {
    reading(sources) {
      reader.read(
        $0, window: question.window, zone: question.zone, fields: question.fields, where: question.isWanted)
    }
  }

  func check(_ sources: [String]) -> Reading { reading(sources) { reader.check($0) } }

  func timeZoneID(of sources: [String]) -> String? {
    for name in sources {
      // Calendars state their properties whatever the window; a day in the first year keeps next to no event.
      guard let found = try? source(name).components(touching: DayWindow(day: .min)) else { continue }
      if let stated = found.calendars.lazy.compactMap({ $0.value("X-WR-TIMEZONE") }).first { return stated }
    }
    return nil
  }

  /// Asks the sources that there are; the others are the answer's failures.
  private func reading(_ names: [String], _ ask: ([any ComponentSource]) -> Reading) -> Reading {
    var sources: [any ComponentSource] = []
    var failures: [SourceError] = []
    for name in names {
      do throws(SourceError) {
        sources.append(try source(name))
      } catch {
        failures.append(error)
      }
    }
    var reading = ask(sources)
    reading.failures.insert(contentsOf: failures, at: 0)
    return reading
  }

  private func source(_ name: String) throws(SourceError) -> any ComponentSource {
    if let known = opened[name] { return known }
    let source = try LocalSource.at(name)
    opened[name] = source
    return source
  }
}
