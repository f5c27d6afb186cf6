/// One VEVENT component as its file states it (RFC 5545 §3.6.1, RFC 7986): a single event, a recurring one, or an override.
///
/// An `Event` never changes after it is made. It is a class so that the thousands of occurrences of a series share one.
public final class Event: Sendable {
  /// The UID; `nil` where the component has none.
  public let uid: String?
  /// Which instance of a series this component replaces (RECURRENCE-ID); `nil` for a master or a single event.
  public let recurrenceID: RecurrenceID?
  /// The revision (SEQUENCE), 0 where absent.
  public let sequence: Int
  public let start: TimeValue
  /// How the component states its end.
  public let end: EventEnd
  /// RRULE, RDATE, EXRULE and EXDATE.
  public let recurrence: RecurrenceProperties
  public let details: EventDetails
  /// The calendar (VCALENDAR) it comes from.
  public let calendar: CalendarInfo
  /// The line of the component's BEGIN in its source, from 1.
  public let line: Int

  public init(
    uid: String?, recurrenceID: RecurrenceID? = nil, sequence: Int = 0, start: TimeValue, end: EventEnd = .none,
    recurrence: RecurrenceProperties = RecurrenceProperties(), details: EventDetails = EventDetails(),
    calendar: CalendarInfo = CalendarInfo(), line: Int = 0
  ) {
    self.uid = uid
    self.recurrenceID = recurrenceID
    self.sequence = sequence
    self.start = start
    self.end = end
    self.recurrence = recurrence
    self.details = details
    self.calendar = calendar
    self.line = line
  }

  /// The title; `nil` where the event has none.
  public var summary: String? { details.summary }
  /// The state, if stated.
  public var status: EventStatus? { details.status }
}

/// RECURRENCE-ID (RFC 5545 §3.8.4.4).
public struct RecurrenceID: Hashable, Sendable {
  /// The original start of the instance.
  public var value: TimeValue
  /// Whether `RANGE=THISANDFUTURE` is given: the instance and all later ones.
  public var thisAndFuture: Bool

  public init(value: TimeValue, thisAndFuture: Bool = false) {
    self.value = value
    self.thisAndFuture = thisAndFuture
  }
}

/// How a component states its end: by DTEND (exclusive), by DURATION, or not at all.
public enum EventEnd: Hashable, Sendable {
  case none
  case time(TimeValue)
  case duration(EventDuration)
}

/// A DURATION (RFC 5545 §3.3.6): weeks and days are nominal (civil), the rest is exact (elapsed).
public struct EventDuration: Hashable, Sendable {
  /// Weeks × 7 + days; negative where the duration is.
  public var days: Int
  /// Hours, minutes and seconds as seconds; negative where the duration is.
  public var seconds: Int

  public init(days: Int = 0, seconds: Int = 0) {
    self.days = days
    self.seconds = seconds
  }
}

/// What decides the instances of a series (RFC 5545 §3.8.5), as read from the component's raw lines.
public struct RecurrenceProperties: Hashable, Sendable {
  public var rules: [RecurrenceRule]
  public var exclusionRules: [RecurrenceRule]
  public var dates: [RecurrenceDate]
  public var exclusions: [TimeValue]

  public init(
    rules: [RecurrenceRule] = [], exclusionRules: [RecurrenceRule] = [], dates: [RecurrenceDate] = [],
    exclusions: [TimeValue] = []
  ) {
    self.rules = rules
    self.exclusionRules = exclusionRules
    self.dates = dates
    self.exclusions = exclusions
  }

  /// Whether more than the one start can come of it.
  public var isRecurring: Bool { !rules.isEmpty || !dates.isEmpty }
}

/// A value of RDATE: a start, or a period with an end of its own (RFC 5545 §3.8.5.2).
public struct RecurrenceDate: Hashable, Sendable {
  public var start: TimeValue
  /// The period's own end; `.none` where the value is no period.
  public var end: EventEnd

  public init(start: TimeValue, end: EventEnd = .none) {
    self.start = start
    self.end = end
  }
}
