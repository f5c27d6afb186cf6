private import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open SQLite database, closed when it is let go.
struct Database: ~Copyable {
  let path: String
  let counter = RowCounter()
  private let handle: OpaquePointer

  /// How long a process waits for another one's import.
  private static let patience: Int32 = 600_000

  enum Access {
    case reading, writing
    /// Of a file that nobody can change while it is read: one in a folder that can't be written.
    case readingUnchanging
  }

  /// Opens a file that is there. What is wrong with its contents shows only when it is asked something.
  init(path: String, for access: Access) throws(StoreError) {
    var connection: OpaquePointer?
    var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var name = path
    switch access {
    case .reading, .writing: flags |= SQLITE_OPEN_READWRITE
    case .readingUnchanging:
      flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      name = "file:" + Self.percentEncoded(path) + "?immutable=1"
    }
    let result = sqlite3_open_v2(name, &connection, flags, nil)
    guard result == SQLITE_OK, let connection else {
      let error = StoreError(connection, path: path)
      sqlite3_close_v2(connection)
      throw error
    }
    handle = connection
    self.path = path
    sqlite3_busy_timeout(handle, Self.patience)
  }

  deinit { sqlite3_close_v2(handle) }

  func prepare(_ sql: StaticString) throws(StoreError) -> Statement {
    try Statement(connection: handle, sql, path: path, counter: counter)
  }

  func run(_ sql: StaticString) throws(StoreError) { try prepare(sql).run() }

  /// Runs several statements, each ended by a semicolon.
  func runAll(_ sql: StaticString) throws(StoreError) {
    let result = sql.withUTF8Buffer { text in
      text.withMemoryRebound(to: CChar.self) { sqlite3_exec(handle, $0.baseAddress, nil, nil, nil) }
    }
    guard result == SQLITE_OK else { throw StoreError(handle, path: path) }
  }

  /// Runs `body` in one transaction: all of it happens, or nothing.
  func writing<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try transaction("BEGIN IMMEDIATE", body)
  }

  /// Runs `body` on one state of the database, whatever others write meanwhile.
  func reading<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try transaction("BEGIN", body)
  }

  private func transaction<Result>(
    _ begin: StaticString, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try run(begin)
    do throws(StoreError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some faults have rolled back already; then there is nothing to do.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Lets readers and one writer at once work in the file. Two processes that do so at the same moment get in each other's way
  /// without SQLite's own patience, so it is tried again.
  func useWriteAheadLog() throws(StoreError) {
    for attempt in 1... {
      do throws(StoreError) {
        _ = try prepare("PRAGMA journal_mode = WAL").first { $0.text(0) }
        return
      } catch {
        guard case .busy = error, attempt < 2_000 else { throw error }
        usleep(5_000)
      }
    }
  }

  /// The number of the first fault of a database's structure, in SQLite's words; `nil` where there is none.
  func integrityFault() throws(StoreError) -> String? {
    let word = try prepare("PRAGMA integrity_check(1)").first { $0.text(0) }
    return word == "ok" ? nil : word
  }

  private static func percentEncoded(_ path: String) -> String {
    path.utf8.map { octet in
      switch octet {
      case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x30...0x39, 0x41...0x5A,
        0x61...0x7A:
        String(UnicodeScalar(octet))
      default: "%" + (octet < 16 ? "0" : "") + String(octet, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
