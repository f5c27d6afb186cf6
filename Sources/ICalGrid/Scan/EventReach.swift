/// The days that an event can touch, read from its raw lines: what ``WindowFilter`` judges for one window, kept for every window.
///
/// Days are counts since 1970-01-01 on the event's own wall; both ends are closed. It may reach too far, never too little.
package struct EventReach: Hashable, Sendable {
  /// The first day; `Int.min` where that can't be told.
  package var first: Int
  /// The last day; `Int.max` where there is none, or where it can't be told.
  package var last: Int
  /// For an override the day of the instance that it replaces, wherever it has moved.
  package var replacedDay: Int?

  /// Any day: a component that the text doesn't judge.
  package static let anyDay = EventReach(first: .min, last: .max)

  package init(first: Int, last: Int, replacedDay: Int? = nil) {
    self.first = first
    self.last = last
    self.replacedDay = replacedDay
  }

  /// Whether a window needs the event: with a margin, since a wall's date and the display zone's differ.
  package func touches(_ window: DayWindow) -> Bool {
    let days = Self.days(neededFor: window)
    return (first <= days.upperBound && last >= days.lowerBound) || replacedDay.map(days.contains) ?? false
  }

  /// The days of events' own walls that a window of days in some display zone can show.
  package static func days(neededFor window: DayWindow) -> ClosedRange<Int> {
    window.startDayNumber - WindowFilter.marginDays...window.endDayNumber - 1 + WindowFilter.marginDays
  }

  /// Judges a whole VEVENT. `bytes` are its bytes, with eight readable ones behind them.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: EventMarks) {
    self = .anyDay
    guard !marks.isBeyondJudgement, let start = WindowFilter.date(marks.start, .start, in: bytes) else { return }
    if marks.recurrenceID.isSet {
      guard !WindowFilter.hasParameter("RANGE", marks.recurrenceID, in: bytes),
        let replaced = WindowFilter.date(marks.recurrenceID, .recurrenceID, in: bytes)
      else { return }
      replacedDay = replaced.dayNumber
    }
    first = start.dayNumber
    // A day that its month lacks counts on into the next one, so an end can seem to lie before its start.
    if let day = Self.lastDay(bytes, marks, start) { last = max(first, day) }
  }

  /// The last day; `nil` where there is none or the text doesn't show it.
  private static func lastDay(
    _ bytes: UnsafeBufferPointer<UInt8>, _ marks: EventMarks, _ start: RawDate
  ) -> Int? {
    var end = start.dayNumber
    if marks.end.isSet {
      guard let date = WindowFilter.date(marks.end, .end, in: bytes) else { return nil }
      end = max(end, date.dayNumber)
    }
    var length = 0
    if marks.duration.isSet {
      guard let days = WindowFilter.durationDays(bytes, marks) else { return nil }
      length = days
    }
    guard marks.rule.isSet else { return max(end, start.dayNumber + length) }
    if marks.end.isSet { length = max(length, end - start.dayNumber + 1) }
    return WindowFilter.lastStart(bytes, marks, start).map { $0 + length }
  }
}
