/// What laying out needs of an occurrence, side by side in memory: days, wall seconds and traits, without its texts.
struct Span: Sendable {
  /// The first day it touches, as a day number.
  var firstDay: Int32
  /// The last day it touches, as a day number.
  var lastDay: Int32
  /// Its start on the wall, in seconds since 1970-01-01T00:00:00.
  var start: Int
  /// Where the time it takes ends, on the same wall; not before ``start``.
  var end: Int
  /// Its place in the order by start, title, UID: bars that are alike in all else are laid in this order.
  var rank: Int32
  var traits: Traits

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    static let allDay = Traits(rawValue: 1)
    static let busy = Traits(rawValue: 2)
    static let tentative = Traits(rawValue: 4)
    static let cancelled = Traits(rawValue: 8)
  }

  init(_ occurrence: Occurrence) {
    firstDay = Int32(occurrence.firstDay.dayNumber)
    lastDay = Int32(occurrence.lastDay.dayNumber)
    start = occurrence.start.wall.wallSeconds
    end = Swift.max(occurrence.end.wall.wallSeconds, start)
    rank = 0
    traits = []
    if occurrence.isAllDay { traits.insert(.allDay) }
    if occurrence.isBusy { traits.insert(.busy) }
    if occurrence.status == .tentative { traits.insert(.tentative) }
    if occurrence.isCancelled { traits.insert(.cancelled) }

    // An event across the end of summer time can end at an earlier wall time than it starts at: it takes its elapsed time.
    if end == start, let from = occurrence.start.instant, let to = occurrence.end.instant, to > from {
      end = start + (to.unixSeconds - from.unixSeconds)
    }
  }

  /// Whether it is timed, runs past a midnight, and lasts less than a day.
  var isOvernight: Bool {
    !traits.contains(.allDay) && lastDay != firstDay && end - start < 86_400
  }
}
