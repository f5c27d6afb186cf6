/// What the sources hold for a window: the occurrences, and all there is to say about how they came about.
public struct Reading: Sendable {
  /// The occurrences that touch the window, by source and series; ``EventIndex`` puts them in order.
  public var occurrences: [Occurrence]
  /// The calendars met, in the order of the sources.
  public var calendars: [CalendarInfo]
  /// What was read leniently, repaired or left out, by source and line.
  public var diagnostics: [Diagnostic]
  /// The sources that gave nothing at all.
  public var failures: [SourceError]
  /// Whether a limit left occurrences out.
  public var isTruncated: Bool

  public init(
    occurrences: [Occurrence] = [], calendars: [CalendarInfo] = [], diagnostics: [Diagnostic] = [],
    failures: [SourceError] = [], isTruncated: Bool = false
  ) {
    self.occurrences = occurrences
    self.calendars = calendars
    self.diagnostics = diagnostics
    self.failures = failures
    self.isTruncated = isTruncated
  }
}
