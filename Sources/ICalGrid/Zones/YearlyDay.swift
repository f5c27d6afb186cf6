/// A day that each year has once, as time zone rules name it: `the last Sunday of March`.
enum YearlyDay: Hashable, Sendable {
  /// The first such weekday on or after a day of a month. The day is one that each year's month has.
  case weekday(Weekday, onOrAfter: Int, month: Int)
  /// The last such weekday of a month, or the one that many weeks before it.
  case lastWeekday(Weekday, weeksBefore: Int, month: Int)
  /// A day of a month that each year has.
  case monthDay(Int, month: Int)
  /// The day of the year from 1 where 29 February is never counted (POSIX `Jn`).
  case dayWithoutLeap(Int)
  /// The day of the year from 0, with 29 February (POSIX `n`).
  case zeroBasedDay(Int)

  /// Days since 1970-01-01, for any year.
  func dayNumber(inYear year: Int) -> Int {
    switch self {
    case .weekday(let weekday, let day, let month):
      let earliest = CivilDate.dayNumber(year: year, month: month, day: day)
      return earliest + Self.days(from: earliest, to: weekday)
    case .lastWeekday(let weekday, let weeks, let month):
      let earliest = CivilDate.dayNumber(year: year, month: month, day: CivilDate.daysIn(month: month, year: year) - 6)
      return earliest + Self.days(from: earliest, to: weekday) - weeks * 7
    case .monthDay(let day, let month):
      return CivilDate.dayNumber(year: year, month: month, day: day)
    case .dayWithoutLeap(let day):
      let skipped = day >= 60 && CivilDate.isLeap(year: year) ? 1 : 0
      return CivilDate.dayNumber(year: year, month: 1, day: 1) + day - 1 + skipped
    case .zeroBasedDay(let day):
      return CivilDate.dayNumber(year: year, month: 1, day: 1) + day
    }
  }

  /// How many days after a day (since 1970-01-01, a Thursday) the next such weekday falls: 0…6.
  private static func days(from dayNumber: Int, to weekday: Weekday) -> Int {
    let index = (dayNumber + 3) % 7
    return (weekday.rawValue - 1 - (index + 7) % 7 + 7) % 7
  }
}
