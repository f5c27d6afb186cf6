/// The bounds within which a source is read, all far beyond real calendars. Whatever one of them cuts is reported as a ``Diagnostic``.
public struct ScanLimits: Hashable, Sendable {
  /// The longest physical line, in bytes; the rest of a longer one is left out.
  public var lineBytes = 16 << 20
  /// The largest component, in bytes; the lines of a larger one are left out from there on.
  public var componentBytes = 64 << 20
  /// How deep components stand in one another, counted from the one in VCALENDAR; deeper ones are left out.
  public var nesting = 20
  /// How far the first BEGIN line may stand from the front of a source before it is taken for something other than iCalendar.
  public var leadingBytes = 1 << 20
  /// How many properties a component may have, with those of the components in it; the rest is left out.
  public var properties = 50_000
  /// The bytes of one VCALENDAR's own properties; the rest is left out.
  public var calendarPropertyBytes = 4 << 20
  /// What the VTIMEZONEs of one source may take together, in onsets listed and periods looked at; those beyond are ignored.
  public var zoneWork = 2_000_000
  /// How many diagnostics of one kind are listed; one that counts the others follows them.
  public var diagnosticsPerCode = 100

  public init() {}
}

/// How a source is read.
public struct ScanOptions: Hashable, Sendable {
  public var limits = ScanLimits()
  /// How many bytes are asked for in one read.
  public var chunkBytes = 256 << 10
  /// How many bytes of a pipe are kept in memory; if there are more, or the system has no room, all go to a temporary file.
  public var memoryBytes = 64 << 20
  /// Where that temporary file stands. It has no name and is readable by its owner alone.
  public var temporaryDirectory = "/tmp"

  public init() {}

  /// Reads nothing shorter than it is, up to bounds that keep one component in memory: what a store takes in.
  package static var whole: ScanOptions {
    var options = ScanOptions()
    options.limits.lineBytes = 128 << 20
    options.limits.componentBytes = 128 << 20
    options.limits.calendarPropertyBytes = 128 << 20
    return options
  }

  /// The same with limits that places in a component, which are 32-bit numbers, can stay within.
  var bounded: ScanOptions {
    var options = self
    options.limits.lineBytes = min(max(limits.lineBytes, 1), 1 << 29)
    options.limits.componentBytes = min(max(limits.componentBytes, 1), 1 << 29)
    options.limits.nesting = max(limits.nesting, 1)
    options.limits.diagnosticsPerCode = max(limits.diagnosticsPerCode, 0)
    return options
  }
}

/// What a scan did, in counts.
public struct ScanStatistics: Hashable, Sendable {
  /// The bytes read from front to back.
  public var bytesScanned = 0
  /// The VEVENTs that can't touch the window.
  public var eventsPassed = 0
  /// The VEVENTs given out, those read back included.
  public var eventsKept = 0
  /// The VEVENTs that were passed at first and read back because they share their UID with a kept one.
  public var eventsReadBack = 0

  public init() {}
}
