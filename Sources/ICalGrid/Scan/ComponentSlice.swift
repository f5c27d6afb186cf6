/// One component's own bytes (its BEGIN line to its END line, folded as in the file) and where they stand.
public struct ComponentSlice: Hashable, Sendable {
  /// What a component is, by its name.
  public enum Kind: Hashable, Sendable {
    case event, timeZone, other
  }

  public var kind: Kind
  /// The bytes, in UTF-8: lines that weren't are transcoded from Windows-1252, in place, so that folds and lines stay as they are.
  public var bytes: [UInt8]
  /// The line of BEGIN in the source, from 1.
  public var line: Int
  /// The VCALENDAR that holds it, as an index into ``ScannedSource/calendars``; components outside any VCALENDAR have one of their own.
  public var calendar: Int
  /// Whether its END was found; where the file is cut, the slice holds what there was, without END lines.
  public var isComplete: Bool

  public init(kind: Kind, bytes: [UInt8], line: Int, calendar: Int, isComplete: Bool = true) {
    self.kind = kind
    self.bytes = bytes
    self.line = line
    self.calendar = calendar
    self.isComplete = isComplete
  }
}
