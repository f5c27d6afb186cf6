private import CSQLite

/// A value that a statement's parameter can hold. Data reaches SQL only this way, never as text of a statement.
protocol StatementValue {
  /// Binds the value; gives SQLite's result.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

/// One prepared statement, freed when it is let go. It must not outlive its ``Database``.
///
/// Its text is a `StaticString`: no SQL can be put together from data.
struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let path: String
  private let counter: RowCounter

  /// Prepares a statement in an open connection.
  init(connection: OpaquePointer, _ sql: StaticString, path: String, counter: RowCounter) throws(StoreError) {
    var prepared: OpaquePointer?
    let result = sql.withUTF8Buffer { text in
      text.withMemoryRebound(to: CChar.self) {
        sqlite3_prepare_v2(connection, $0.baseAddress, Int32($0.count), &prepared, nil)
      }
    }
    guard result == SQLITE_OK, let prepared else { throw StoreError(connection, path: path) }
    handle = prepared
    self.path = path
    self.counter = counter
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs it with these values for its parameters.
  func run<each Value: StatementValue>(_ values: repeat each Value) throws(StoreError) {
    try bind(repeat each values)
    defer { sqlite3_reset(handle) }
    while try step() {}
  }

  /// Calls `body` with each row of its result.
  func eachRow<each Value: StatementValue>(
    _ values: repeat each Value, do body: (Row) throws(StoreError) -> Void
  ) throws(StoreError) {
    try bind(repeat each values)
    defer { sqlite3_reset(handle) }
    while try step() { try body(Row(handle)) }
  }

  /// What `read` makes of the first row; `nil` where there is none.
  func first<each Value: StatementValue, Result>(
    _ values: repeat each Value, read: (Row) -> Result
  ) throws(StoreError) -> Result? {
    try bind(repeat each values)
    defer { sqlite3_reset(handle) }
    return try step() ? read(Row(handle)) : nil
  }

  private func bind<each Value: StatementValue>(_ values: repeat each Value) throws(StoreError) {
    var index: Int32 = 0
    for value in repeat each values {
      index += 1
      guard value.bind(to: handle, at: index) == SQLITE_OK else { throw error }
    }
  }

  /// Goes to the next row; false behind the last.
  private func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW:
      counter.count += 1
      return true
    case SQLITE_DONE: return false
    default: throw error
    }
  }

  private var error: StoreError { StoreError(sqlite3_db_handle(handle), path: path) }
}

/// How many rows the statements of a database have given out.
final class RowCounter {
  var count = 0
}

/// The row that a statement stands at; of use only until it goes on. Columns count from 0.
struct Row {
  private let handle: OpaquePointer

  fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
  func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }
  func hash(_ column: Int32) -> UInt64 { UInt64(bitPattern: sqlite3_column_int64(handle, column)) }
  func optionalInt(_ column: Int32) -> Int? { isNull(column) ? nil : int(column) }

  func optionalText(_ column: Int32) -> String? {
    guard let text = sqlite3_column_text(handle, column) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  func text(_ column: Int32) -> String { optionalText(column) ?? "" }

  func bytes(_ column: Int32) -> [UInt8] {
    guard let blob = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: blob, count: count))
  }
}

/// Tells SQLite to copy what it is given.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension Int: StatementValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, sqlite3_int64(self))
  }
}

/// A hash, as the signed number of the same bits.
extension UInt64: StatementValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, sqlite3_int64(bitPattern: self))
  }
}

extension Bool: StatementValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { (self ? 1 : 0).bind(to: statement, at: index) }
}

extension String: StatementValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { octets in
      // An empty text has no address, and NULL is another value.
      guard let base = octets.baseAddress else { return sqlite3_bind_text(statement, index, "", 0, transient) }
      return base.withMemoryRebound(to: CChar.self, capacity: octets.count) {
        sqlite3_bind_text(statement, index, $0, Int32(clamping: octets.count), transient)
      }
    }
  }
}

extension [UInt8]: StatementValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    isEmpty
      ? sqlite3_bind_zeroblob(statement, index, 0)
      : withUnsafeBytes { sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), transient) }
  }
}

/// Bytes that stay in place until the statement has run.
extension UnsafeBufferPointer<UInt8>: StatementValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    isEmpty
      ? sqlite3_bind_zeroblob(statement, index, 0)
      : sqlite3_bind_blob64(statement, index, baseAddress, UInt64(count), nil)
  }
}

extension Optional: StatementValue where Wrapped: StatementValue {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case let value?: value.bind(to: statement, at: index)
    case nil: sqlite3_bind_null(statement, index)
    }
  }
}

extension StoreError {
  /// What a connection says of its last fault.
  init(_ connection: OpaquePointer?, path: String) {
    let code = connection.map(sqlite3_extended_errcode) ?? SQLITE_NOMEM
    let reason = connection.flatMap(sqlite3_errmsg).map { String(cString: $0) } ?? "out of memory"
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt(path: path, reason: reason)
    case SQLITE_FULL: self = .full(path: path)
    case SQLITE_READONLY: self = .readOnly(path: path)
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: self = .cannotOpen(path: path, reason: reason)
    default: self = .failed(path: path, reason: reason)
    }
  }
}
