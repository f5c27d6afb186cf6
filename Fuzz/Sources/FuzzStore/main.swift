import Foundation
import FuzzMain
import ICalGrid
import ICalGridStore

/// A calendar's name in the first line and the bytes of its file in the others, into a store and out of it again: what a month shows is
/// the same from the store as from the bytes, and a second import finds nothing new.
///
/// The store is that of `ICALGRID_STORE`; it is empty between inputs.
struct StoreTarget {
  private let reader = CalendarReader(
    limits: ExpansionLimits(occurrencesPerSeries: 200, occurrences: 1_000, ruleWork: 10_000))
  private let window = MonthGrid.window(of: YearMonth(year: 2024, month: 6)!)
  private let zone: ZoneRules
  private let store: CalendarStore

  init() throws {
    zone = reader.zones.zone(named: "Europe/Berlin") ?? .utc
    store = try CalendarStore(path: ProcessInfo.processInfo.environment["ICALGRID_STORE"] ?? "/tmp/icalgrid-fuzz/store")
  }

  func run(_ bytes: [UInt8]) {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let name = String(decoding: bytes[..<end], as: UTF8.self)
    let file = MemorySource(bytes: Array(bytes[end...].dropFirst()), displayName: "/\(name)")
    do {
      try takeIn(file, name: name)
    } catch ImportError.source {
      precondition(!reader.read([file], window: window, zone: zone).failures.isEmpty, "refused, though it can be read")
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private func takeIn(_ file: MemorySource, name: String) throws {
    let origin = SourceOrigin(.file, location: file.displayName)
    func take() throws -> ImportSummary {
      try store.importSource(file, from: origin, named: name.isEmpty ? nil : name, at: 0)
    }
    let taken = try take()
    precondition(name.isEmpty || taken.calendar == name, "another name")
    let (stored, read) = try (answer(store.sources()), answer([file]))
    precondition(stored == read, "the store shows another month")
    guard let exported = try store.export(taken.calendar) else { preconditionFailure("nothing comes out") }
    precondition(taken.events == 0 || !exported.isEmpty)
    let (again, isRemoved) = (try take(), try store.removeCalendar(taken.calendar))
    precondition(again.isUnchanged, "a second import changes something")
    let isEmpty = try store.calendars().isEmpty
    precondition(isRemoved && isEmpty, "something is left")
  }

  /// What the month shows, but for the calendar's name and colour, which are the store's own.
  private func answer(_ sources: [any ComponentSource]) -> [UInt8] {
    let reading = reader.read(sources, window: window, zone: zone)
    let occurrences = EventIndex(reading.occurrences).occurrences.map { occurrence in
      let event = occurrence.event
      var bare = occurrence
      bare.event = Event(
        uid: event.uid, recurrenceID: event.recurrenceID, sequence: event.sequence, start: event.start, end: event.end,
        recurrence: event.recurrence, details: event.details, line: event.line)
      return bare
    }
    return JSONRenderer(timeZone: "Europe/Berlin", diagnostics: []).agenda(occurrences, window: window)
  }
}

let target = try StoreTarget()
fuzz(target.run)
