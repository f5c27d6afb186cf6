/// The rule by which weeks are numbered: which weekday begins them and how many days of the new year make a week its first.
///
/// ```swift
/// let newYear = CivilDate(year: 2021, month: 1, day: 1)!
/// print(WeekNumbering.iso8601.week(of: newYear))  // 2020-W53
/// ```
public struct WeekNumbering: Hashable, Sendable {
  public var weekStart: Weekday
  /// How many of its days a week must have in the year to be the year's first, 1…7; values beyond are clamped when used.
  public var minimalDays: Int

  public init(weekStart: Weekday, minimalDays: Int) {
    self.weekStart = weekStart
    self.minimalDays = Swift.min(Swift.max(minimalDays, 1), 7)
  }

  /// ISO 8601: weeks begin on Monday, the first has four or more days of the year.
  public static let iso8601 = WeekNumbering(weekStart: .monday, minimalDays: 4)

  /// What most places use with that first weekday: ISO 8601 for Monday; else the first week is the one with 1 January in it.
  public static func usual(weekStart: Weekday) -> WeekNumbering {
    weekStart == .monday ? .iso8601 : WeekNumbering(weekStart: weekStart, minimalDays: 1)
  }

  /// The week that a day lies in.
  public func week(of date: CivilDate) -> WeekOfYear {
    week(beginning: date.dayNumber - date.weekday.column(inWeekStarting: weekStart))
  }

  /// The number of the week that a day lies in, 1…54.
  public func number(of date: CivilDate) -> Int { week(of: date).number }

  /// The numbers of rows of seven days that begin on `weekday`.
  ///
  /// Where rows begin on another day than numbered weeks, it is the number of the week that most of the row's days lie in.
  /// That is the one of the row's fourth weekday of the numbered week: of its Thursday under ISO 8601.
  func numbers(ofRowsBeginning weekday: Weekday) -> WeekNumbers {
    let middle = weekStart.advanced(by: 3).column(inWeekStarting: weekday)
    return WeekNumbers(pivotOffset: middle - 3 + pivotOffset)
  }

  /// The day of a week, from 0, that says which year the week belongs to: if it lies in the year, minimalDays of its days do.
  private var pivotOffset: Int { 7 - Swift.min(Swift.max(minimalDays, 1), 7) }

  private func week(beginning start: Int) -> WeekOfYear {
    var numbers = WeekNumbers(pivotOffset: pivotOffset)
    let number = numbers.number(ofRow: start)
    return WeekOfYear(year: numbers.year, number: number)
  }
}

/// Counts weeks within a year, whose bounds it computes only when a row leaves them.
struct WeekNumbers {
  /// Which day, counted from a row's first, says what year its week belongs to.
  let pivotOffset: Int
  /// The year of the last row asked for.
  private(set) var year = 0
  private var newYear = Int.max
  private var nextNewYear = Int.min

  init(pivotOffset: Int) { self.pivotOffset = pivotOffset }

  /// The number of the row that begins on a day number.
  mutating func number(ofRow start: Int) -> Int {
    let pivot = start + pivotOffset
    if pivot < newYear || pivot >= nextNewYear {
      year = CivilDate.parts(ofDayNumber: pivot).year
      newYear = CivilDate.dayNumber(year: year, month: 1, day: 1)
      nextNewYear = newYear + (CivilDate.isLeap(year: year) ? 366 : 365)
    }
    return (pivot - newYear) / 7 + 1
  }
}

/// A numbered week and the year that it is counted in, which near New Year is not always the year of its days.
public struct WeekOfYear: Hashable, Sendable {
  /// The year; 0 or 10000 for a week that juts out of the years 1…9999.
  public var year: Int
  /// 1…54
  public var number: Int

  public init(year: Int, number: Int) {
    self.year = year
    self.number = number
  }
}

extension WeekOfYear: CustomStringConvertible {
  /// As in ISO 8601: `2024-W24`.
  public var description: String { "\(digits(year, 4))-W\(digits(number, 2))" }
}
