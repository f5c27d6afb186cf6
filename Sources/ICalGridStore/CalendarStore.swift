package import ICalGrid

/// Imported calendars in a database, each component with its own bytes, to be asked for any days at once.
///
/// Several processes can read and import at the same time: a reader sees whole imports only, and imports wait for each other.
///
/// ```swift
/// let store = try CalendarStore(path: "/home/ada/.local/share/icalgrid/calendars.sqlite")
/// _ = try store.importSource(
///   FileSource(path: "/home/ada/work.ics"), from: SourceOrigin(.file, location: "/home/ada/work.ics"), at: now)
/// let reading = CalendarReader().read(try store.sources(), window: DayWindow(day: day), zone: berlin)
/// ```
public final class CalendarStore {
  /// The database's file.
  public let path: String
  let database: Database
  /// Within which bounds sources are taken in; what is beyond is refused, as it couldn't be given back whole.
  package var scanOptions = ScanOptions.whole

  /// Opens the store to change it, and makes it where there is none: mode 0600, in folders of mode 0700.
  ///
  /// - Throws: ``StoreError``. A file that is no store, a damaged one and one of a later icalgrid are left as they are.
  public init(path: String) throws(StoreError) {
    self.path = path
    try StoreFile.make(path)
    database = try Database(path: path, for: .writing)
    try Schema.prepare(database)
    try Self.configure(database)
  }

  private init(path: String, database: consuming Database) {
    self.path = path
    self.database = database
  }

  /// Opens a store that is there to ask it; `nil` where there is none.
  ///
  /// - Throws: ``StoreError``.
  public static func opened(path: String) throws(StoreError) -> CalendarStore? {
    guard StoreFile.exists(path) else { return nil }
    var database = try Database(path: path, for: .reading)
    do throws(StoreError) {
      switch try Schema.state(of: database) {
      case .current: break
      case .older: try Schema.prepare(database)
      case .empty: return nil
      }
    } catch {
      switch error {
      case .readOnly, .cannotOpen:
        // In a folder that can't be written there is no place for SQLite's bookkeeping, and nobody who could change the file.
        guard !StoreFile.hasLog(path) else { throw error }
        database = try Database(path: path, for: .readingUnchanging)
        guard try Schema.state(of: database) == .current else { throw error }
      default: throw error
      }
    }
    try configure(database)
    return CalendarStore(path: path, database: database)
  }

  private static func configure(_ database: borrowing Database) throws(StoreError) {
    try database.runAll(
      """
      PRAGMA trusted_schema = OFF; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY;
      """)
  }

  /// How many rows were read from the database so far: what an answer cost.
  package var rowsVisited: Int { database.counter.count }

  /// The first fault of the database's structure, in SQLite's words; `nil` where it is sound.
  package func integrityFault() throws(StoreError) -> String? { try database.integrityFault() }
}
