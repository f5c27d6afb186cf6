import Foundation
import ICalGrid
import Testing

@testable import ICalGridStore

/// A store that any release made opens in every later one.
@Suite struct SchemaTests {
  private static let databases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Databases")

  /// The calendar that each of the databases holds.
  private static let text = calendar(
    "X-WR-CALNAME:First",
    "BEGIN:VTIMEZONE\r\nTZID:Odd\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0100\r\n"
      + "TZOFFSETTO:+0100\r\nEND:STANDARD\r\nEND:VTIMEZONE",
    event("a", "20240610", "Daily", "RRULE:FREQ=DAILY;COUNT=3", "X-OWN:kept"),
    event("a", "20240611", "Moved", "RECURRENCE-ID:20240612T090000Z"),
    "BEGIN:VEVENT\r\nUID:b\r\nDTSTART;TZID=Odd:20240613T090000\r\nSUMMARY:Zoned\r\nEND:VEVENT",
    "BEGIN:VTODO\r\nUID:t\r\nEND:VTODO")

  /// Made by `makesDatabase` once, when its schema was released.
  @Test(arguments: 1...Schema.version)
  func opensDatabasesOfEverySchema(version: Int) throws {
    let temporary = try TemporaryStore()
    let original = Self.databases.appending(path: "schema-\(version).sqlite")
    try temporary.write("", to: "data/none")
    try FileManager.default.copyItem(atPath: original.path, toPath: temporary.path)
    let store = try #require(try CalendarStore.opened(path: temporary.path))
    #expect(try Schema.state(of: store.database) == .current)
    #expect(try store.calendars().map(\.name) == ["First"])
    #expect(try store.export("First").map { String(decoding: $0, as: UTF8.self) } == Self.text)
    #expect(try temporary.titles("2024-06-10", "2024-06-13") == ["Daily", "Daily", "Moved", "Zoned"])
    #expect(try WordQuery(store.database).components(with: ["mov"])?.count == 1)
    #expect(try store.integrityFault() == nil)
    // And is synchronised like one of today.
    let summary = try temporary.take(Self.text.replacing("SUMMARY:Zoned", with: "SUMMARY:Changed"), as: "/first.ics")
    #expect(summary == ImportSummary(calendar: "First", events: 3, changed: 1))
  }

  /// With ICALGRID_RECORD_SCHEMA set, writes the database of a new schema; one that is there is never written again.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["ICALGRID_RECORD_SCHEMA"] != nil))
  func makesDatabase() throws {
    let file = Self.databases.appending(path: "schema-\(Schema.version).sqlite")
    try #require(!FileManager.default.fileExists(atPath: file.path))
    let temporary = try TemporaryStore()
    try temporary.take(Self.text, as: "/first.ics")
    try temporary.store().database.runAll("PRAGMA wal_checkpoint(TRUNCATE);")
    try FileManager.default.copyItem(atPath: temporary.path, toPath: file.path)
  }

  @Test func severalProcessesMayMakeTheStoreAtOnce() async throws {
    let temporary = try TemporaryStore()
    let path = temporary.path
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { (try? CalendarStore(path: path)) != nil } }
      for await isMade in group { #expect(isMade) }
    }
    #expect(try temporary.store().calendars().isEmpty)
  }
}
