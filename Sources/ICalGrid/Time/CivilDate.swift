/// A day of the proleptic Gregorian calendar, without a time zone: what a wall calendar shows.
///
/// It is stored as a day count, so that comparing and adding days cost one instruction;
/// ``year``, ``month`` and ``day`` are computed (a few nanoseconds, no tables).
///
/// ```swift
/// let date = CivilDate(year: 2024, month: 2, day: 28)!
/// print(date.advanced(by: 2))  // 2024-03-01
/// ```
public struct CivilDate: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01 (negative before it).
  @inlinable public var dayNumber: Int { Int(storage) }

  @usableFromInline let storage: Int32

  /// The first day there is: 0001-01-01.
  public static let min = CivilDate(dayNumber: -719_162)
  /// The last day there is: 9999-12-31.
  public static let max = CivilDate(dayNumber: 2_932_896)

  /// The date with that day count since 1970-01-01; counts beyond ``min``…``max`` are clamped to them.
  public init(dayNumber: Int) {
    storage = Int32(Swift.min(Swift.max(dayNumber, -719_162), 2_932_896))
  }

  /// The date with a day count that is known to lie in ``min``…``max``.
  @inlinable
  init(known dayNumber: Int32) { storage = dayNumber }

  /// The date with these parts, or `nil` where there is no such day in the years 1…9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.daysIn(month: month, year: year)
    else { return nil }
    self.init(dayNumber: Self.dayNumber(year: year, month: month, day: day))
  }

  /// The year, 1…9999.
  public var year: Int { parts.year }
  /// The month, 1…12.
  public var month: Int { parts.month }
  /// The day of the month, 1…31.
  public var day: Int { parts.day }
  /// The month that the day lies in.
  public var yearMonth: YearMonth {
    let parts = parts
    return YearMonth(unchecked: parts.year, parts.month)
  }
  /// The day of the year, 1…366.
  public var dayOfYear: Int {
    dayNumber - Self.dayNumber(year: year, month: 1, day: 1) + 1
  }
  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday, the fourth day of the ISO week.
    let index = (dayNumber + 3) % 7
    return Weekday(rawValue: (index + 7) % 7 + 1) ?? .monday
  }

  /// The date `days` later (earlier when negative), clamped to ``min``…``max``.
  public func advanced(by days: Int) -> CivilDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return CivilDate(dayNumber: overflow ? (days < 0 ? Int.min : Int.max) : sum)
  }

  /// How many days `other` is after this date (negative when it is before).
  public func days(to other: CivilDate) -> Int { other.dayNumber - dayNumber }

  /// The first day of the week that this day lies in, where weeks begin on `weekday`; not before ``min``.
  public func startOfWeek(_ weekday: Weekday) -> CivilDate {
    advanced(by: -self.weekday.column(inWeekStarting: weekday))
  }

  public static func < (left: CivilDate, right: CivilDate) -> Bool { left.storage < right.storage }

  /// Year, month and day in one computation.
  @inlinable public var parts: Parts { Self.parts(ofDayNumber: dayNumber) }

  /// The three numbers of a civil date. They are not checked to form one.
  public struct Parts: Hashable, Sendable {
    public var year: Int
    public var month: Int
    public var day: Int

    @inlinable
    public init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }
  }

  /// Whether `year` has 366 days.
  public static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days in a month: 28…31. `month` must be in 1…12; any other gives 30.
  public static func daysIn(month: Int, year: Int) -> Int {
    switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 2: isLeap(year: year) ? 29 : 28
    default: 30
    }
  }

  /// The day count of a date whose parts are known to be right, for any year: the era of 400 years is counted from 1 March.
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The inverse of ``dayNumber(year:month:day:)``, for any day count.
  @inlinable
  static func parts(ofDayNumber dayNumber: Int) -> Parts {
    dayNumber.magnitude < 3_000_000 ? parts(ofNearDayNumber: dayNumber) : parts(ofAnyDayNumber: dayNumber)
  }

  /// The same for the years that there are and some more, in 32 bits and with three divisions, each by a multiplication
  /// (Neri and Schneider, "Euclidean affine functions and their application to calendar algorithms", 2022).
  @inlinable
  static func parts(ofNearDayNumber dayNumber: Int) -> Parts {
    // Counted from 1 March of the year −12,000, a multiple of 400.
    let day = UInt32(truncatingIfNeeded: dayNumber &+ 719_468 &+ 30 &* 146_097)
    let quarterDays = 4 &* day &+ 3
    let century = quarterDays / 146_097
    let quarterDaysOfCentury = (quarterDays % 146_097) | 3
    let product = 2_939_745 &* UInt64(quarterDaysOfCentury)
    let year = 100 &* century &+ UInt32(truncatingIfNeeded: product >> 32)
    let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4
    let monthAndDay = 2_141 &* dayOfYear &+ 197_913
    let isAfterNewYear = dayOfYear >= 306
    let month = monthAndDay >> 16
    return Parts(
      year: Int(year) &- 12_000 &+ (isAfterNewYear ? 1 : 0), month: Int(isAfterNewYear ? month &- 12 : month),
      day: Int((monthAndDay & 0xFFFF) / 2_141 &+ 1))
  }

  @usableFromInline
  static func parts(ofAnyDayNumber dayNumber: Int) -> Parts {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return Parts(year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// ISO 8601: `2024-06-12`.
  public var description: String {
    let parts = parts
    return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
  }

  /// The date that an ISO 8601 text such as `2024-06-12` names; `nil` for any other form or a day that doesn't exist.
  public init?(iso8601 text: some StringProtocol) {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0].count == 4, fields[1].count == 2, fields[2].count == 2,
      fields.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(fields[0]), let month = Int(fields[1]), let day = Int(fields[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

/// A number padded with zeros to at least `width` digits. Negative numbers keep their sign in front.
func digits(_ number: Int, _ width: Int) -> String {
  let text = String(number.magnitude)
  let padding = String(repeating: "0", count: Swift.max(0, width - text.utf8.count))
  return (number < 0 ? "-" : "") + padding + text
}

/// An offset from UTC in hours and minutes: `+02:00`.
func offsetText(_ seconds: Int) -> String {
  let minutes = Int(seconds.magnitude) / 60
  return (seconds < 0 ? "-" : "+") + digits(minutes / 60, 2) + ":" + digits(minutes % 60, 2)
}
