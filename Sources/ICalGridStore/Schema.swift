/// The tables of a store, and how an older store's become a newer one's.
///
/// | table | a row is |
/// | --- | --- |
/// | calendars | a name, with the user's colour |
/// | sources | a file, folder, stream or address that a calendar is made of, and what its last import found |
/// | files | a file of a source, with the fingerprint of its bytes |
/// | blocks | a VCALENDAR of a file |
/// | parts | some own lines or a VTIMEZONE of a VCALENDAR; equal texts share their row in `texts` |
/// | components | a component with its bytes |
/// | keys | a component by UID and RECURRENCE-ID |
/// | spans | days that an event can touch, by the class of their number (``SpanClass``) |
/// | words | the words of titles, places and notes, folded |
///
/// A migration is never changed once a release has it: a later one follows it.
enum Schema {
  /// `icgr`: tells a store from other programs' databases.
  static let applicationID = 0x6963_6772

  static var version: Int { migrations.count }

  /// Each brings a database from the version of its index to the next.
  private static let migrations: [StaticString] = [first]

  private static let first: StaticString = """
    CREATE TABLE calendars (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, color TEXT);
    CREATE TABLE sources (
      id INTEGER PRIMARY KEY, calendar INTEGER NOT NULL, kind INTEGER NOT NULL, location TEXT NOT NULL,
      secret TEXT, entity_tag TEXT, modified TEXT, stated_color TEXT, imported INTEGER NOT NULL, failure TEXT,
      events INTEGER NOT NULL, problems INTEGER NOT NULL, first_day INTEGER, last_day INTEGER, is_endless INTEGER NOT NULL,
      first_block INTEGER, UNIQUE (calendar, location));
    CREATE TABLE files (
      id INTEGER PRIMARY KEY, source INTEGER NOT NULL, ordinal INTEGER NOT NULL, name TEXT NOT NULL, fingerprint BLOB NOT NULL,
      UNIQUE (source, name));
    CREATE TABLE blocks (
      id INTEGER PRIMARY KEY, source INTEGER NOT NULL, file INTEGER NOT NULL, ordinal INTEGER NOT NULL, line INTEGER NOT NULL,
      method TEXT);
    CREATE INDEX blocks_by_file ON blocks (file, ordinal);
    CREATE INDEX cancelling_blocks ON blocks (source) WHERE method = 'CANCEL';
    CREATE TABLE parts (
      block INTEGER NOT NULL, ordinal INTEGER NOT NULL, is_zone INTEGER NOT NULL, line INTEGER NOT NULL,
      is_complete INTEGER NOT NULL, text INTEGER NOT NULL, PRIMARY KEY (block, ordinal)) WITHOUT ROWID;
    CREATE TABLE texts (id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, bytes BLOB NOT NULL);
    CREATE INDEX texts_by_hash ON texts (hash);
    CREATE INDEX parts_by_text ON parts (text);
    CREATE TABLE components (
      id INTEGER PRIMARY KEY, source INTEGER NOT NULL, block INTEGER NOT NULL, ordinal INTEGER NOT NULL, line INTEGER NOT NULL,
      name TEXT NOT NULL, is_whole INTEGER NOT NULL, is_problem INTEGER NOT NULL, uid INTEGER NOT NULL,
      recurrence INTEGER NOT NULL, further_uids BLOB, first_day INTEGER, last_day INTEGER, replaced_day INTEGER,
      bytes BLOB NOT NULL);
    CREATE INDEX components_in_order ON components (block, ordinal);
    CREATE TABLE keys (
      source INTEGER NOT NULL, uid INTEGER NOT NULL, recurrence INTEGER NOT NULL, component INTEGER NOT NULL,
      PRIMARY KEY (source, uid, recurrence, component)) WITHOUT ROWID;
    CREATE TABLE spans (
      source INTEGER NOT NULL, class INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL, component INTEGER NOT NULL,
      PRIMARY KEY (source, class, first, last, component)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE words USING fts5 (
      folded, tokenize = "unicode61 remove_diacritics 2 categories 'L* M* N* P* S* Co'", detail = none);
    CREATE VIRTUAL TABLE vocabulary USING fts5vocab (words, row);
    PRAGMA application_id = 1768122226;
    PRAGMA user_version = 1;
    """

  /// Makes the tables, or brings them up to date. Several processes may do so at once.
  static func prepare(_ database: borrowing Database) throws(StoreError) {
    guard try state(of: database) != .current else { return }
    try database.useWriteAheadLog()
    try database.writing { () throws(StoreError) in
      // Somebody may have been faster.
      let state = try state(of: database)
      if case .current = state { return }
      var version = 0
      if case .older(let found) = state { version = found }
      for migration in migrations[version...] { try database.runAll(migration) }
    }
  }

  enum State: Equatable {
    case empty, current
    case older(Int)
  }

  /// What a database is.
  ///
  /// - Throws: ``StoreError/foreign(path:)`` and ``StoreError/newerSchema(path:version:known:)`` for what must be left alone.
  static func state(of database: borrowing Database) throws(StoreError) -> State {
    func number(_ sql: StaticString) throws(StoreError) -> Int { try database.prepare(sql).first { $0.int(0) } ?? 0 }
    let found = try number("PRAGMA user_version")
    let identifier = try number("PRAGMA application_id")
    if found == 0, identifier == 0, try number("SELECT count(*) FROM sqlite_schema") == 0 { return .empty }
    guard identifier == applicationID else { throw .foreign(path: database.path) }
    if found > version { throw .newerSchema(path: database.path, version: found, known: version) }
    return found == version ? .current : .older(found)
  }
}
