import ICalGrid

/// Occurrences for tests of the index and the grids: made by hand, or at random from a seed.
enum GridSamples {
  static func day(_ text: String) -> CivilDate {
    guard let date = CivilDate(iso8601: text) else { preconditionFailure("\(text) is no date") }
    return date
  }

  /// An all-day occurrence from one day through another.
  static func allDay(
    _ summary: String?, _ first: String, through last: String? = nil, uid: String? = nil, status: EventStatus? = nil,
    isTransparent: Bool = false
  ) -> Occurrence {
    Occurrence(
      event: event(summary, uid, status, isTransparent), isAllDay: true,
      start: LocalTime(wall: CivilDateTime(day(first))),
      end: LocalTime(wall: CivilDateTime(day(last ?? first).advanced(by: 1))))
  }

  /// A timed occurrence from one `2024-06-12T09:30` to another.
  static func timed(
    _ summary: String?, _ start: String, _ end: String, uid: String? = nil, status: EventStatus? = nil,
    isTransparent: Bool = false
  ) -> Occurrence {
    Occurrence(
      event: event(summary, uid, status, isTransparent), isAllDay: false,
      start: LocalTime(wall: time(start), utcOffset: 7_200), end: LocalTime(wall: time(end), utcOffset: 7_200))
  }

  static func time(_ text: String) -> CivilDateTime {
    let parts = text.split(separator: "T")
    let clock = parts[1].split(separator: ":").compactMap { Int($0) }
    return CivilDateTime(day(String(parts[0])), hour: clock[0], minute: clock[1])
  }

  private static func event(
    _ summary: String?, _ uid: String?, _ status: EventStatus?, _ isTransparent: Bool
  ) -> Event {
    var details = EventDetails()
    details.summary = summary
    details.status = status
    details.isTransparent = isTransparent
    return Event(uid: uid, start: .date(.min), details: details)
  }

  /// Occurrences of all kinds around a month: instants, timed, overnight and all-day ones, some over weeks, some alike.
  static func random(_ count: Int, around month: YearMonth, _ generator: inout SeededGenerator) -> [Occurrence] {
    (0..<count).map { _ in
      let day = month.firstDay.advanced(by: Int.random(in: -20...50, using: &generator))
      let status = [nil, nil, nil, EventStatus.tentative, .cancelled].randomElement(using: &generator) ?? nil
      let event = event(
        "Event \(Int.random(in: 0...9, using: &generator))", "uid-\(Int.random(in: 0...3, using: &generator))", status,
        Int.random(in: 0...9, using: &generator) == 0)
      if Int.random(in: 0...2, using: &generator) == 0 {
        let length = Int.random(in: 0...9, using: &generator) == 0 ? 40 : Int.random(in: 1...4, using: &generator)
        return Occurrence(
          event: event, isAllDay: true, start: LocalTime(wall: CivilDateTime(day)),
          end: LocalTime(wall: CivilDateTime(day.advanced(by: length))))
      }
      let start = CivilDateTime(day, hour: Int.random(in: 0...23, using: &generator))
      let hours = [0, 1, 1, 2, 8, 24, 60].randomElement(using: &generator) ?? 1
      return Occurrence(
        event: event, isAllDay: false, start: LocalTime(wall: start, utcOffset: 0),
        end: LocalTime(wall: start.advanced(bySeconds: hours * 3_600), utcOffset: 0))
    }
  }
}
