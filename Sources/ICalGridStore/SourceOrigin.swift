/// Where a source is, so that it can be read again.
public struct SourceOrigin: Hashable, Sendable {
  /// What it is.
  public enum Kind: Int, Sendable {
    case file, folder
    /// Something that came once, as standard input does.
    case stream
    /// An address of the web.
    case address
  }

  public var kind: Kind
  /// The path from the root, `-` for standard input, or the address without user and password.
  public var location: String
  /// An address's `user:password`. It stands in the database alone, which nobody but its owner reads, and is never shown.
  public var secret: String?
  /// What a server said of the version that it sent: ETag and Last-Modified.
  public var entityTag: String?
  public var modified: String?

  public init(
    _ kind: Kind, location: String, secret: String? = nil, entityTag: String? = nil, modified: String? = nil
  ) {
    self.kind = kind
    self.location = location
    self.secret = secret
    self.entityTag = entityTag
    self.modified = modified
  }
}
