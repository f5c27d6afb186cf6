/// A change of the clock, which makes the day that it falls on shorter or longer than 24 hours.
///
/// A grid knows no zone; it is told of them by ``DayTags/clockChanges``, so that ``GridDay/busyShare`` is right on such days as well.
/// ``ZoneRules/clockChanges(in:)`` has those of a zone.
public struct ClockChange: Hashable, Sendable {
  /// The day on which it happens.
  public let day: CivilDate
  /// When on that day, in seconds from midnight by the clock as it was before, 0…86,400.
  public let second: Int
  /// Seconds east of UTC before it and after it.
  public let offsetBefore, offsetAfter: Int

  /// A change on a day; `second` is clamped to 0…86,400, an offset to a day in either direction.
  public init(day: CivilDate, second: Int, offsetBefore: Int, offsetAfter: Int) {
    func clamp(_ value: Int, _ low: Int) -> Int { Swift.min(Swift.max(value, low), 86_400) }
    self.day = day
    self.second = clamp(second, 0)
    self.offsetBefore = clamp(offsetBefore, -86_400)
    self.offsetAfter = clamp(offsetAfter, -86_400)
  }

  /// How far the clock is put forward, in seconds; negative where it is put back.
  public var shift: Int { offsetAfter - offsetBefore }

  /// How long the day lasts, in elapsed seconds; 0 for a day that is skipped.
  public var dayLength: Int { Swift.max(86_400 - shift, 0) }

  /// The share of the day that occurrences take together, 0…1.
  func share(takenBy occurrences: some Sequence<Occurrence>) -> Double {
    if occurrences.contains(where: \.isAllDay) { return 1 }
    guard dayLength > 0 else { return 0 }
    let stretches = occurrences.map { (from: elapsed($0.start), to: elapsed($0.end)) }.sorted { $0.from < $1.from }
    var taken = 0
    var until = 0
    for stretch in stretches where stretch.to > until {
      taken += stretch.to - Swift.max(stretch.from, until)
      until = stretch.to
    }
    return Double(taken) / Double(dayLength)
  }

  /// The seconds that have elapsed on the day at a time, 0…``dayLength``. A floating time that is skipped is the change itself, one that
  /// comes twice is the first.
  private func elapsed(_ time: LocalTime) -> Int {
    let (wall, overflow) = time.wall.wallSeconds.subtractingReportingOverflow(day.dayNumber * 86_400)
    if wall < 0 || overflow { return 0 }
    if wall >= 86_400 { return dayLength }
    if let offset = time.utcOffset {
      return Swift.min(Swift.max(wall &- (offset &- offsetBefore), 0), dayLength)
    }
    if wall < second { return wall }
    return Swift.max(wall - shift, second)
  }
}
