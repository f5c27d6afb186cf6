/// What a person has chosen in a calendar: a day, a range of days, or a day with a time.
public enum DaySelection: Hashable, Sendable {
  case day(CivilDate)
  /// The days of the window, one or more in a row.
  case range(DayWindow)
  /// A day and a time of day, as a picker of both chooses.
  case time(CivilDateTime)

  /// The days from one to the other, both included, in either order.
  public static func range(_ one: CivilDate, _ other: CivilDate) -> DaySelection {
    .range(DayWindow(from: Swift.min(one, other), through: Swift.max(one, other)) ?? DayWindow(day: one))
  }

  /// The first day chosen.
  public var first: CivilDate {
    switch self {
    case .day(let day): day
    case .range(let window): window.first
    case .time(let time): time.date
    }
  }

  /// The last day chosen.
  public var last: CivilDate {
    if case .range(let window) = self { window.last } else { first }
  }

  /// Whether the day is chosen.
  public func contains(_ day: CivilDate) -> Bool { first <= day && day <= last }

  /// The range from this selection's first day to `day`, in either order: what a second click means.
  public func extended(to day: CivilDate) -> DaySelection { .range(first, day) }

  /// The selection with another day: a time of day stays as it is, a range is given up.
  public func moved(to day: CivilDate) -> DaySelection {
    if case .time(let time) = self {
      .time(CivilDateTime(day, second: time.secondOfDay))
    } else {
      .day(day)
    }
  }

  /// The selection's first day at a time of day; parts beyond 0…23 and 0…59 are clamped to them.
  public func at(hour: Int, minute: Int = 0, second: Int = 0) -> DaySelection {
    .time(
      CivilDateTime(
        first, hour: Swift.min(Swift.max(hour, 0), 23), minute: Swift.min(Swift.max(minute, 0), 59),
        second: Swift.min(Swift.max(second, 0), 59)))
  }

  /// The styles of a day by number.
  func styles(of day: Int) -> StyleSet {
    let from = first.dayNumber
    let to = last.dayNumber
    guard from <= day, day <= to else { return [] }
    guard case .range = self else { return .selected }
    var styles = StyleSet.selected
    if day == from { styles.insert(.rangeStart) }
    if day == to { styles.insert(.rangeEnd) }
    if from < day, day < to { styles.insert(.rangeInner) }
    return styles
  }
}
