/// One recurrence instance (RFC 5545 §3.8.5), or a single event, placed in a display zone.
public struct Occurrence: Sendable {
  /// The component that gives it its texts: the master, or the override that replaces it.
  public var event: Event
  /// Whether it fills whole days (its start is a DATE).
  public var isAllDay: Bool
  /// The start, which belongs to it.
  public var start: LocalTime
  /// The end, which does not belong to it; equal to ``start`` for an instant. Never before it.
  public var end: LocalTime
  /// The original start, for an instance of a recurring series; `nil` for a single event.
  public var recurrenceID: LocalTime?
  /// The zone that its start is stated in: an IANA name, `UTC`, or a TZID that only the file defines; `nil` for whole days and floating times.
  public var timeZone: String?
  /// The state, with what the calendar's METHOD makes of it.
  public var status: EventStatus?
  /// Whether the reader of the calendar declined it (PARTSTAT of an address of theirs); only they can tell.
  public var isDeclined = false

  public init(
    event: Event, isAllDay: Bool, start: LocalTime, end: LocalTime, recurrenceID: LocalTime? = nil,
    timeZone: String? = nil, status: EventStatus? = nil
  ) {
    self.event = event
    self.isAllDay = isAllDay
    self.start = start
    self.end = end
    self.recurrenceID = recurrenceID
    self.timeZone = timeZone
    self.status = status ?? event.status
  }

  /// The title; `nil` where the event has none.
  public var summary: String? { event.details.summary }
  /// Whether it belongs to no zone: a timed value that shows the same wall time everywhere.
  public var isFloating: Bool { !isAllDay && start.utcOffset == nil }
  /// The first day it touches.
  public var firstDay: CivilDate { start.wall.date }
  /// The last day it touches: an end at 00:00 does not touch that day, an instant touches its own.
  public var lastDay: CivilDate {
    end.wall > start.wall ? end.wall.advanced(bySeconds: -1).date : firstDay
  }
  /// How many seconds it takes: elapsed ones where it belongs to a zone (over a clock change its wall times say something else), else those
  /// between its wall times; 0 for an instant.
  public var seconds: Int {
    if let first = start.instant, let last = end.instant { return last.unixSeconds - first.unixSeconds }
    return end.wall.wallSeconds - start.wall.wallSeconds
  }
  /// The number of days it touches, 1 or more.
  public var dayCount: Int { firstDay.days(to: lastDay) + 1 }
  /// Whether it is cancelled.
  public var isCancelled: Bool { status == .cancelled }
  /// Whether it takes time: not cancelled, not declined and not transparent.
  public var isBusy: Bool { !isCancelled && !isDeclined && !event.details.isTransparent }

  /// Whether it touches the window's days (see ``firstDay`` and ``lastDay``).
  public func touches(_ window: DayWindow) -> Bool {
    firstDay.dayNumber < window.endDayNumber && lastDay.dayNumber >= window.startDayNumber
  }
}
