/// Something about a source that a user should know: what, where, and what it means for what is shown.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// Worth knowing; nothing is shown differently from what the file says.
    case note
    /// Something was read leniently, repaired or left out.
    case warning
    /// Something could not be read at all.
    case error
  }

  public var severity: Severity
  /// A stable name for the kind of problem, for scripts.
  public var code: Code
  /// What is wrong, with the value, and the consequence: `DTEND 2024-06-01 is before DTSTART 2024-06-02; shown at its start`.
  public var message: String
  /// The source as the user named it (`-` for standard input).
  public var file: String
  /// The line in that source, from 1; 0 where the whole source is meant.
  public var line: Int
  /// The UID of the component concerned, if it has one.
  public var uid: String?
  /// How many more of its kind it stands for, which aren't listed beside it; the message says so too.
  public var unlisted = 0

  public init(_ severity: Severity, _ code: Code, _ message: String, file: String, line: Int, uid: String? = nil) {
    self.severity = severity
    self.code = code
    self.message = message
    self.file = file
    self.line = line
    self.uid = uid
  }

  /// A stable, hyphenated name for a kind of problem. Each kind is declared beside the code that reports it, as a static member.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
