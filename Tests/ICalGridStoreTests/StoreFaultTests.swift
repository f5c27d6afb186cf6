import Foundation
import ICalGrid
import Testing

@testable import ICalGridCommand
@testable import ICalGridStore

/// What goes wrong is said plainly, and leaves the database as it was.
@Suite struct StoreFaultTests {
  private let temporary: TemporaryStore

  init() throws { temporary = try TemporaryStore() }

  private func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  private func place(_ bytes: [UInt8]) throws {
    try temporary.write("", to: "data/calendars.sqlite")
    try Data(bytes).write(to: URL(fileURLWithPath: temporary.path))
  }

  @Test func aFileThatIsNoDatabaseIsLeftAlone() throws {
    try place(Array(String(repeating: "These are my notes. ", count: 100).utf8))
    let before = try bytes(temporary.path)
    for command in ["view", "calendars", "import \(try file())", "export Work"] {
      let result = temporary.run(command)
      #expect(result.status == .unreadable, "\(command)")
      #expect(
        result.errorText.contains(temporary.path) && result.errorText.contains("no calendar store"),
        "\(result.errorText)")
      #expect(result.output.isEmpty)
    }
    #expect(try bytes(temporary.path) == before)
  }

  @Test func aDamagedDatabaseIsLeftAlone() throws {
    try temporary.take(calendar((0..<300).map { event("e\($0)", "20240612", "E \($0)") }.joined(separator: "\r\n")))
    var damaged = try bytes(temporary.path)
    for index in stride(from: 4_096, to: damaged.count, by: 1) { damaged[index] = 0xAA }
    try damaged.write(to: URL(fileURLWithPath: temporary.path))
    let result = temporary.run("import \(try file())")
    #expect(result.status == .unreadable)
    #expect(result.errorText.contains("it is damaged"), "\(result.errorText)")
    #expect(try bytes(temporary.path) == damaged)
    #expect(temporary.run("view").status == .unreadable)
  }

  @Test func aLaterSchemaIsLeftAlone() throws {
    try temporary.take(calendar())
    try temporary.store().database.run("PRAGMA user_version = 99")
    let before = try bytes(temporary.path)
    #expect(throws: StoreError.newerSchema(path: temporary.path, version: 99, known: Schema.version)) {
      try temporary.store()
    }
    #expect(throws: StoreError.newerSchema(path: temporary.path, version: 99, known: Schema.version)) {
      _ = try CalendarStore.opened(path: temporary.path)
    }
    let result = temporary.run("agenda")
    #expect(result.status == .unreadable)
    #expect(result.errorText.contains("a later icalgrid made it (schema 99"))
    #expect(try bytes(temporary.path) == before)
  }

  @Test func anotherProgramsDatabaseIsLeftAlone() throws {
    try temporary.write("", to: "data/calendars.sqlite")
    try Database(path: temporary.path, for: .writing).runAll(
      "CREATE TABLE bookmarks (url TEXT); PRAGMA user_version = 1;")
    let before = try bytes(temporary.path)
    #expect(throws: StoreError.foreign(path: temporary.path)) { try temporary.store() }
    #expect(temporary.run("view").errorText.contains("another program's database"))
    #expect(try bytes(temporary.path) == before)
  }

  /// SQLite says the same of a database at its page limit as of a full disk.
  @Test func aFullDiskLeavesTheOldState() throws {
    try temporary.take(calendar(event("a", "20240612", "Old")))
    let store = try temporary.store()
    let pages = try store.database.prepare("PRAGMA page_count").first { $0.int(0) } ?? 0
    #expect(pages < 200)
    try store.database.run("PRAGMA max_page_count = 200")
    let text = calendar(
      (0..<20_000).map { event("e\($0)", "20240612", "New \($0)") }.joined(separator: "\r\n"))
    let source = MemorySource(bytes: Array(text.utf8), displayName: "/work.ics")
    #expect(throws: ImportError.store(.full(path: temporary.path))) {
      try store.importSource(source, from: SourceOrigin(.file, location: "/work.ics"), at: 0)
    }
    #expect(StoreError.full(path: "x").description.contains("no room"))
    #expect(try temporary.titles("2024-06-12", "2024-06-12") == ["Old"])
    #expect(try temporary.store().integrityFault() == nil)
  }

  @Test func aPlaceThatCannotBeMadeIsNamed() throws {
    let file = try temporary.write("", to: "plain")
    let result = temporary.run(["import", try self.file()], ["ICALGRID_STORE": "\(file)/calendars.sqlite"])
    #expect(result.status == .cannotWrite)
    #expect(
      result.errorText.contains("\(file)/calendars.sqlite: it can't be opened: Not a directory"), "\(result.errorText)")
  }

  #if os(Linux)
    /// A folder in which nothing can be made: the calendars can be read, not changed.
    @Test func aReadOnlyFolderCanBeReadAndIsNotChanged() throws {
      try temporary.take(calendar(event("a", "20240612", "Old")))
      let folder = "\(temporary.folder)/data"
      chmod(temporary.folder, 0o755)
      chmod(folder, 0o555)
      chmod(temporary.path, 0o444)
      defer { chmod(folder, 0o755) }
      // Of this thread alone: to root no folder is read-only.
      typealias SetUser = @convention(c) (uid_t) -> Int32
      let setUser = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: SetUser.self)
      let former = setUser(65_534)
      defer { _ = setUser(uid_t(former)) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["calendars.sqlite"])
      let store = try #require(try CalendarStore.opened(path: temporary.path))
      #expect(try store.calendars().map(\.events) == [1])
      #expect(throws: StoreError.self) { try temporary.store() }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["calendars.sqlite"])
    }
  #endif

  @Test func everyErrorSaysWhatItMeans() {
    let errors: [StoreError] = [
      .cannotOpen(path: "p", reason: "r"), .corrupt(path: "p", reason: "r"), .foreign(path: "p"),
      .newerSchema(path: "p", version: 2, known: 1), .full(path: "p"), .readOnly(path: "p"), .busy(path: "p"),
      .failed(path: "p", reason: "r"),
    ]
    for error in errors {
      #expect(error.path == "p")
      #expect(
        error.description.contains("as it is") || error.description.contains("nothing was changed")
          || error.description.contains("can't be opened"))
    }
  }

  private func file() throws -> String {
    try temporary.write(calendar(event("n", "20240612", "New")), to: "new.ics")
  }
}
