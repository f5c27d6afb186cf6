/// The whole way from sources to occurrences: scan, parse, group, expand.
///
/// ```swift
/// let reader = CalendarReader()
/// let june = YearMonth(year: 2024, month: 6)!
/// let reading = reader.read(
///   [FileSource(path: "calendar.ics")], window: MonthGrid.window(of: june), zone: reader.zones.zone(named: "Europe/Berlin")!)
/// let grid = MonthGrid(june, index: EventIndex(reading.occurrences))
/// ```
public struct CalendarReader {
  /// Where named zones come from.
  public var zones: SystemZones
  /// How much work a reading may do.
  public var limits: ExpansionLimits

  public init(zones: SystemZones = .standard(), limits: ExpansionLimits = ExpansionLimits()) {
    self.zones = zones
    self.limits = limits
  }

  /// What touches a window of days as a clock in the display zone counts them.
  ///
  /// A source that can't be read is among the failures; the others are read all the same. A UID's scope is one source.
  ///
  /// `isWanted` says which events are wanted, by what they say; all where it is `nil`. A series comes whole where one of its components
  /// is wanted, and is not expanded where none is.
  ///
  /// - Complexity: O(bytes) to scan, at memory speed; the rest in what the window holds.
  public func read(
    _ sources: [any ComponentSource], window: DayWindow, zone display: ZoneRules, fields: EventFields = .all,
    where isWanted: ((Event) -> Bool)? = nil
  ) -> Reading {
    var reading = Reading()
    for source in sources {
      do throws(SourceError) {
        let scanned = try source.components(touching: window)
        SourceReading(scanned, zones: zones, fields: fields)
          .expand(into: &reading, window: window, display: display, limits: limits, where: isWanted)
      } catch {
        reading.failures.append(error)
      }
    }
    return reading
  }

  /// What events give in a window of days: their occurrences, with overrides and revisions by UID as in one source.
  ///
  /// For events that come from elsewhere than a source: made by hand, or kept. Their TZIDs are looked for among the system's zones.
  ///
  /// - Complexity: O(*n*) for n events, and in what the window holds; an event's age costs nothing.
  public func expand(_ events: [Event], window: DayWindow, zone display: ZoneRules) -> Reading {
    var reading = Reading()
    SourceReading(events, zones: zones).expand(into: &reading, window: window, display: display, limits: limits)
    return reading
  }

  /// All that there is to say about the sources: what is wrong with a line, a component or what they make together.
  ///
  /// Everything is read, not only what touches a window. The answer has the diagnostics by source and line, and no occurrences. Their
  /// severity is that of a check: an error is what RFC 5545 forbids and what loses something or makes other programs misread the file.
  ///
  /// - Complexity: O(bytes), with a file at a time in memory.
  public func check(_ sources: [any ComponentSource]) -> Reading {
    var reading = Reading()
    for source in sources {
      do throws(SourceError) {
        reading.diagnostics += try SourceCheck(zones: zones, limits: limits).diagnostics(of: source, into: &reading)
      } catch {
        reading.failures.append(error)
      }
    }
    return reading
  }
}
