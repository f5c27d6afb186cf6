import Foundation
import ICalGrid
import ICalGridStore
import Testing

/// Processes that end at any moment, and processes that work at the same time.
@Suite(.serialized) struct StoreProcessTests {
  private let temporary: TemporaryStore

  init() throws {
    temporary = try TemporaryStore()
    try #require(BuiltProgram.icalgrid != "")
  }

  private static func text(_ title: String, _ count: Int) -> String {
    calendar(
      "NAME:Work", (0..<count).map { event("e\($0)", "20240612", "\(title) \($0)") }.joined(separator: "\r\n"))
  }

  /// Killed after ever longer times, the import has happened or it has not.
  @Test func killedAtAnyMomentTheStoreIsTheOldOrTheNewOne() throws {
    let (old, new) = (Self.text("Old", 300), Self.text("New", 1_500))
    let file = try temporary.write(new, to: "work.ics")
    try temporary.take(old, as: file)
    let began = Date()
    #expect(try ChildCommand(["import", file], store: temporary.path).finish().status == 0)
    let whole = Date().timeIntervalSince(began)

    var states: Set<String> = []
    let points = 40
    for point in 0..<points {
      try temporary.take(old, as: file)
      let child = try ChildCommand(["import", file], store: temporary.path)
      Thread.sleep(forTimeInterval: whole * Double(point) / Double(points - 4))
      child.kill()
      // It opens without a repair, whole.
      let store = try #require(try CalendarStore.opened(path: temporary.path))
      let text = String(decoding: try #require(try store.export("Work")), as: UTF8.self)
      #expect(text == old || text == new, "killed at point \(point)")
      states.insert(text == old ? "old" : "new")
      if point % 10 == 0 { #expect(try store.integrityFault() == nil) }
    }
    #expect(states.contains("old"))
  }

  /// The first import of all makes the file, the tables and the calendar: killed within it, there is an empty store or a full one.
  @Test func killedInItsFirstImportItIsEmptyOrNew() throws {
    let new = Self.text("New", 800)
    let file = try temporary.write(new, to: "work.ics")
    for point in 0..<15 {
      let path = "\(temporary.folder)/\(point)/calendars.sqlite"
      let child = try ChildCommand(["import", file], store: path)
      Thread.sleep(forTimeInterval: 0.01 * Double(point))
      child.kill()
      let store = try CalendarStore.opened(path: path)
      if let exported = try store?.export("Work") { #expect(exported == Array(new.utf8)) }
      #expect(try CalendarStore(path: path).calendars().count <= 1)
    }
  }

  /// Two imports that change everything, and ten readers: each sees a whole import, and nobody is told of a lock.
  @Test func twoImportsAndTenReadersAtOnce() async throws {
    let (one, two) = (Self.text("One", 400), Self.text("Two", 400))
    let files = [try temporary.write(one, to: "one.ics"), try temporary.write(two, to: "two.ics")]
    try temporary.take(one, as: "/source.ics")
    let path = temporary.path
    let folder = temporary.folder
    let writers = try files.map { file in
      // Both go on to import in turn, each into its own calendar.
      try ChildCommand(["import", file, file, file, "--name", file.hasSuffix("one.ics") ? "One" : "Two"], store: path)
    }
    let readers = try (0..<10).map { _ in
      try ChildCommand(["agenda", "--from", "2024-06-12", "--days", "1", "--format", "json"], store: path)
    }
    // In this process as well: an import of one text over the other while others read.
    try await withThrowingTaskGroup(of: Set<Int>.self) { group in
      group.addTask {
        for text in [two, one, two] {
          _ = try CalendarStore(path: path).importSource(
            MemorySource(bytes: Array(text.utf8), displayName: "x"),
            from: SourceOrigin(.file, location: "/source.ics"), at: 0)
        }
        return []
      }
      for _ in 0..<3 {
        group.addTask {
          var counts: Set<Int> = []
          for _ in 0..<10 {
            let store = try #require(try CalendarStore.opened(path: path))
            let source = try #require(try store.sources(ofCalendars: ["Work"]).first)
            let titles = try source.components(touching: nil).events.map { slice in
              String(decoding: slice.bytes, as: UTF8.self).contains("SUMMARY:One")
            }
            counts.insert(titles.count)
            // Not half of the one and half of the other.
            #expect(Set(titles).count == 1)
          }
          return counts
        }
      }
      for try await counts in group { #expect(counts.isSubset(of: [400])) }
    }
    for child in writers + readers {
      let (status, text) = child.finish()
      #expect(status == 0, "\(text.prefix(200))")
      #expect(!text.contains("locked"), "\(text.prefix(200))")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).contains("data"))
    #expect(try temporary.store().calendars().map(\.events) == [400, 400, 400])
    #expect(try temporary.store().integrityFault() == nil)
  }
}
