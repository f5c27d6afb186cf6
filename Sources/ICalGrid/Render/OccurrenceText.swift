/// What is said of an occurrence on one of its days: when, how long, which of its days.
struct OccurrenceText {
  let occurrence: Occurrence
  let day: CivilDate
  let options: RenderOptions
  let glyphs: Glyphs

  private var conventions: LocaleConventions { options.conventions }
  private var phrases: Phrases { options.phrases }

  private var startsEarlier: Bool { occurrence.firstDay < day }
  private var goesOn: Bool { occurrence.lastDay > day }
  private var isInstant: Bool { occurrence.seconds == 0 }

  /// The time column: `09:00 – 10:30`, `09:00`, `22:00 –`, `until 07:12`, `all day`.
  var time: String {
    if occurrence.isAllDay || startsEarlier && goesOn { return phrases.allDay }
    if startsEarlier { return phrases.untilTime(conventions.time(occurrence.end.wall)) }
    let start = conventions.time(occurrence.start.wall)
    if isInstant { return start }
    return goesOn ? "\(start) \(glyphs.dash)" : "\(start) \(glyphs.dash) \(conventions.time(occurrence.end.wall))"
  }

  /// The time column where there are few columns: `09:00`, `– 08:30`, `all day`.
  var shortTime: String {
    if occurrence.isAllDay || startsEarlier && goesOn { return phrases.allDay }
    return startsEarlier
      ? "\(glyphs.dash) \(conventions.shortTime(occurrence.end.wall))" : conventions.shortTime(occurrence.start.wall)
  }

  /// `1 h 30 min`; `nil` for whole days and instants.
  var duration: String? {
    guard !occurrence.isAllDay, !isInstant else { return nil }
    let seconds = occurrence.seconds
    return phrases.duration(seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60)
  }

  /// `day 2 of 3`, `from Mon 10 Jun`, `until Thu 13 Jun 07:12`: what an occurrence of several days says of itself.
  ///
  /// - Parameter isRepeated: Whether the reader has met it on an earlier day already: then which day it is says enough.
  func span(isRepeated: Bool) -> [String] {
    guard occurrence.dayCount > 1 else { return [] }
    var parts = [phrases.dayOfDays(occurrence.firstDay.days(to: day) + 1, occurrence.dayCount)]
    if isRepeated { return parts }
    if startsEarlier {
      let time = occurrence.isAllDay ? "" : " " + conventions.time(occurrence.start.wall)
      parts.append(phrases.fromDay(conventions.weekdayDate(occurrence.firstDay) + time))
    }
    if goesOn {
      let time = occurrence.isAllDay ? "" : " " + conventions.time(occurrence.end.wall)
      let last = occurrence.isAllDay ? occurrence.lastDay : occurrence.end.wall.date
      parts.append(phrases.untilDay(conventions.weekdayDate(last) + time))
    }
    return parts
  }
}
