/// A component as text: its content lines and the components in it, in the order of the file.
public struct RawComponent: Hashable, Sendable {
  /// The name in upper case, such as `VEVENT` or `VALARM`.
  public var name: String
  /// Its own properties, without those of the components in it.
  public var lines: [ContentLine]
  /// The components in it: VALARM in a VEVENT, STANDARD and DAYLIGHT in a VTIMEZONE.
  public var children: [RawComponent]
  /// The line of its BEGIN in the file, from 1.
  public var line: Int

  public init(name: String, lines: [ContentLine] = [], children: [RawComponent] = [], line: Int) {
    self.name = name
    self.lines = lines
    self.children = children
    self.line = line
  }

  /// The first property of that name (upper case).
  public func first(_ name: String) -> ContentLine? { lines.first { $0.name == name } }

  /// Every property of that name (upper case), in order.
  public func all(_ name: String) -> [ContentLine] { lines.filter { $0.name == name } }
}
