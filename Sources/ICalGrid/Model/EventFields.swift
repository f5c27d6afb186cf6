/// How much of its events a reader takes: a month needs neither descriptions nor attendees.
public enum EventFields: Hashable, Sendable {
  /// What a month shows: UID, times, recurrence, revision, summary, status, transparency, colour and categories.
  /// ``EventDetails/properties`` stays empty.
  case grid
  /// That, and who takes part: it tells what was declined.
  case attendance
  /// Everything there is.
  case all
}
