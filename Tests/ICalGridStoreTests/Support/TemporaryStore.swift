import Foundation
import ICalGrid
import ICalGridStore

@testable import ICalGridCommand

/// A folder with a store in it, both removed with this.
final class TemporaryStore {
  let folder: String
  var path: String { "\(folder)/data/calendars.sqlite" }
  /// Noon of 12 June 2024.
  static let now = 1_718_193_600

  init() throws {
    folder = NSTemporaryDirectory() + "icalgrid-store-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file into the folder; gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  func store() throws -> CalendarStore { try CalendarStore(path: path) }

  /// Imports iCalendar text as a file of that path.
  @discardableResult
  func take(_ text: String, as location: String = "/work.ics", named name: String? = nil) throws -> ImportSummary {
    try take(MemorySource(bytes: Array(text.utf8), displayName: location), as: location, named: name)
  }

  @discardableResult
  func take(_ source: any ComponentSource, as location: String, named name: String? = nil) throws -> ImportSummary {
    try store().importSource(source, from: SourceOrigin(.file, location: location), named: name, at: Self.now)
  }

  /// The titles of a window of days in UTC, with the state of those that are cancelled, in order of time.
  func titles(_ first: String, _ last: String, calendars: [String]? = nil) throws -> [String] {
    let reading = CalendarReader().read(
      try store().sources(ofCalendars: calendars), window: DayWindow(from: day(first), through: day(last))!, zone: .utc)
    return EventIndex(reading.occurrences).occurrences.map {
      ($0.summary ?? "–") + ($0.isCancelled ? " cancelled" : "")
    }
  }

  static func permissions(_ path: String) throws -> Int? {
    (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
  }

  /// Runs the command with this store; words without blanks.
  func run(_ commandLine: String, _ environment: [String: String] = [:]) -> Command.Result {
    run(commandLine.split(separator: " ").map(String.init), environment)
  }

  func run(_ arguments: [String], _ environment: [String: String] = [:]) -> Command.Result {
    let zones = SystemZones.standard()
    return Command.run(
      arguments,
      in: Surroundings(
        environment: ["TZ": "UTC", "ICALGRID_STORE": path].merging(environment) { $1 },
        now: Instant(unixSeconds: Self.now), zones: zones, reader: SystemReader(zones: zones, storePath: path)))
  }
}

func day(_ text: String) -> CivilDate { CivilDate(iso8601: text)! }

extension Command.Result {
  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// A VCALENDAR of these lines.
func calendar(_ lines: String...) -> String {
  (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
}

/// A VEVENT of an hour in UTC.
func event(_ uid: String, _ day: String, _ title: String, _ lines: String...) -> String {
  (["BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20240101T000000Z", "DTSTART:\(day)T090000Z", "DTEND:\(day)T100000Z"]
    + ["SUMMARY:\(title)"] + lines + ["END:VEVENT"]).joined(separator: "\r\n")
}
