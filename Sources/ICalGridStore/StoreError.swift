/// Why a store can't be used, or why nothing was changed in it.
public enum StoreError: Error, Hashable, Sendable {
  /// The file or its folder can't be opened or made; `reason` is the system's word for it.
  case cannotOpen(path: String, reason: String)
  /// The file is no SQLite database, or one that is damaged.
  case corrupt(path: String, reason: String)
  /// The file is a database, but of another program.
  case foreign(path: String)
  /// A later icalgrid made it.
  case newerSchema(path: String, version: Int, known: Int)
  /// The disk is full.
  case full(path: String)
  /// It can be read but not written.
  case readOnly(path: String)
  /// Another process kept it locked for too long.
  case busy(path: String)
  /// SQLite said something else.
  case failed(path: String, reason: String)

  /// The database's file.
  public var path: String {
    switch self {
    case .cannotOpen(let path, _), .corrupt(let path, _), .foreign(let path), .newerSchema(let path, _, _),
      .full(let path), .readOnly(let path), .busy(let path), .failed(let path, _):
      path
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// What is wrong and what it means, without the path: `it is damaged (…); it is left as it is`.
  public var description: String {
    switch self {
    case .cannotOpen(_, let reason): "it can't be opened: \(reason)"
    case .corrupt(_, let reason):
      "it is damaged or no calendar store (\(reason)); it is left as it is: move it away and import the calendars again"
    case .foreign: "it is another program's database; it is left as it is"
    case .newerSchema(_, let version, let known):
      "a later icalgrid made it (schema \(version), this one knows \(known)); it is left as it is"
    case .full: "there is no room left on the disk; nothing was changed"
    case .readOnly: "it can't be written; nothing was changed"
    case .busy: "another icalgrid keeps it locked; nothing was changed"
    case .failed(_, let reason): "\(reason); nothing was changed"
    }
  }
}
