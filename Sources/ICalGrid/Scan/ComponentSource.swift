/// Where components come from: a file's scanner or the store. Both answer one question, "which components can touch this window?"
public protocol ComponentSource {
  /// Everything that can touch the window (all components where it is `nil`), and every component that shares a UID with such a one.
  /// It may hold too much, never too little.
  ///
  /// - Throws: ``SourceError`` where the source can't be read at all or isn't iCalendar.
  func components(touching window: DayWindow?) throws(SourceError) -> ScannedSource
}

/// What a ``ComponentSource`` found.
public struct ScannedSource: Sendable {
  /// The source as the user named it (`-` for standard input). Where its parts are several files, each calendar names its own.
  public var file: String
  /// The name and the colour that a folder states for the calendar in it, in its files `displayname` and `color`.
  public var displayName: String?
  public var color: String?
  /// The VCALENDARs of the components kept (see ``ComponentSlice/calendar``), in the order of the source. The first one is there in any case.
  public var calendars: [ScannedCalendar]
  /// The VEVENTs kept, in the order of the source.
  public var events: [ComponentSlice]
  /// How many top-level components of other names there are, such as `VTODO`: 3; VTIMEZONE isn't counted.
  public var otherComponents: [String: Int]
  public var diagnostics: [Diagnostic]
  /// What was done to find them.
  public var statistics = ScanStatistics()

  public init(
    file: String, calendars: [ScannedCalendar] = [], events: [ComponentSlice] = [],
    otherComponents: [String: Int] = [:],
    diagnostics: [Diagnostic] = []
  ) {
    self.file = file
    self.calendars = calendars
    self.events = events
    self.otherComponents = otherComponents
    self.diagnostics = diagnostics
  }
}

/// A VCALENDAR without its events.
public struct ScannedCalendar: Sendable {
  /// The file it stands in: the source's own, or one of a folder's.
  public var file: String
  /// Its own properties, such as METHOD, NAME, X-WR-CALNAME, X-WR-TIMEZONE.
  public var properties: [ContentLine]
  /// Its VTIMEZONEs, in the order of the file, wherever they stand in it.
  public var timeZones: [ComponentSlice]
  /// The line of its BEGIN; of its first component where there is no VCALENDAR round it.
  public var line: Int

  public init(file: String = "", properties: [ContentLine] = [], timeZones: [ComponentSlice] = [], line: Int) {
    self.file = file
    self.properties = properties
    self.timeZones = timeZones
    self.line = line
  }

  /// The value of the first property of that name (upper case) that isn't empty.
  public func value(_ name: String) -> String? {
    properties.first { $0.name == name && !$0.value.isEmpty }?.value
  }
}

/// Why a source gives nothing at all.
public enum SourceError: Error, Hashable, Sendable {
  /// It can't be opened or read; `reason` is the system's word for it.
  case unreadable(file: String, reason: String)
  /// It holds no iCalendar data; `appearance` says what it looks like instead: `an HTML page`, `JSON`, `empty`, …
  case notICalendar(file: String, appearance: String)
}
