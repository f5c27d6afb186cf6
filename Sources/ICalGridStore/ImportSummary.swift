public import ICalGrid

/// What an import did.
public struct ImportSummary: Hashable, Sendable {
  /// The calendar's name.
  public var calendar: String
  /// The events that the source holds now; components with the same UID count each.
  public var events: Int
  public var new: Int
  public var changed: Int
  public var removed: Int
  /// The events among them that are read leniently, or not at all.
  public var problems: Int
  /// What there is to say about the source; for the unchanged files of a folder it was said before.
  public var diagnostics: [Diagnostic]

  public var isUnchanged: Bool { new == 0 && changed == 0 && removed == 0 }

  public init(
    calendar: String, events: Int, new: Int = 0, changed: Int = 0, removed: Int = 0, problems: Int = 0,
    diagnostics: [Diagnostic] = []
  ) {
    self.calendar = calendar
    self.events = events
    self.new = new
    self.changed = changed
    self.removed = removed
    self.problems = problems
    self.diagnostics = diagnostics
  }
}

/// How far an import has come.
public struct ImportProgress: Hashable, Sendable {
  public var bytes = 0
  public var events = 0

  public init() {}
}

/// Why an import changed nothing.
public enum ImportError: Error, Hashable, Sendable {
  case source(SourceError)
  case store(StoreError)
}
