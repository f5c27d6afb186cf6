/// A DATE or DATE-TIME text taken apart and checked against the calendar and the clock (RFC 5545 §3.3.4, §3.3.5).
///
/// Read here and not by libical, which takes month 13 and 30 February as they stand and refuses times without seconds.
struct TimeText: Hashable, Sendable {
  var date: CivilDate
  /// Seconds since midnight; `nil` for a DATE.
  var secondOfDay: Int?
  /// Seconds east of UTC: 0 after `Z`; other offsets only where a text has the form of ISO 8601.
  var utcOffset: Int?
  /// Whether the text is not in the RFC's own form but can be understood: no seconds, separators, a fraction, an offset.
  var isLenient = false

  /// Why a text is no time.
  enum Fault: Error, Hashable, Sendable {
    case malformed, noSuchDay, noSuchTime

    /// The end of a sentence that begins with the text.
    var description: String {
      switch self {
      case .malformed: "is not a date or time"
      case .noSuchDay: "is a day that does not exist"
      case .noSuchTime: "is a time of day that does not exist"
      }
    }
  }

  /// Reads a text; blanks round it don't count. Second 60, a leap second, is read as 59.
  init(_ text: Substring) throws(Fault) {
    self = try ByteCursor.reading(text) { cursor throws(Fault) in try TimeText(&cursor) }
  }

  private init(_ cursor: inout ByteCursor) throws(Fault) {
    guard let year = cursor.digits(4) else { throw .malformed }
    let hasDashes = cursor.take("-")
    guard let month = cursor.digits(2), !hasDashes || cursor.take("-"), let day = cursor.digits(2) else {
      throw .malformed
    }
    guard let date = CivilDate(year: year, month: month, day: day) else { throw .noSuchDay }
    self.date = date
    isLenient = hasDashes
    if !cursor.isAtEnd { try readTimeOfDay(&cursor) }
  }

  private mutating func readTimeOfDay(_ cursor: inout ByteCursor) throws(Fault) {
    guard cursor.take("T") || cursor.take("t") || (isLenient && cursor.take(" ")),
      let hour = cursor.digits(2)
    else { throw .malformed }
    let hasColons = cursor.take(":")
    guard let minute = cursor.digits(2) else { throw .malformed }
    var second = 0
    if !hasColons || cursor.take(":"), let digits = cursor.digits(2) {
      second = digits
    } else {
      isLenient = true
    }
    if cursor.take(".") {
      guard cursor.digits(1) != nil else { throw .malformed }
      while cursor.digits(1) != nil {}
      isLenient = true
    }
    if hasColons { isLenient = true }
    utcOffset = try readOffset(&cursor)
    guard cursor.isAtEnd else { throw .malformed }
    guard hour <= 23, minute <= 59, second <= 60 else { throw .noSuchTime }
    secondOfDay = hour * 3_600 + minute * 60 + min(second, 59)
  }

  private mutating func readOffset(_ cursor: inout ByteCursor) throws(Fault) -> Int? {
    if cursor.take("Z") || cursor.take("z") { return 0 }
    let isWest = cursor.take("-")
    guard isWest || cursor.take("+") else { return nil }
    guard let hours = cursor.digits(2) else { throw .malformed }
    _ = cursor.take(":")
    let minutes = cursor.digits(2) ?? 0
    guard hours <= 23, minutes <= 59 else { throw .noSuchTime }
    isLenient = true
    return (isWest ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }

  /// The value that the text states beside these parameters: `Z` wins over TZID, and an empty TZID is none.
  /// VALUE=DATE makes a DATE of local midnight only: who writes another time of day under that label means the time.
  func value(tzid: String? = nil, asDate: Bool = false) -> TimeValue {
    guard let secondOfDay, !asDate || secondOfDay != 0 || utcOffset != nil else { return .date(date) }
    let wall = CivilDateTime(date).advanced(bySeconds: secondOfDay)
    if let utcOffset { return .utc(Instant(wall, utcOffset: utcOffset)) }
    if let tzid, !tzid.isEmpty { return .zoned(wall, tzid: tzid) }
    return .floating(wall)
  }
}

extension TimeText: CustomStringConvertible {
  /// ISO 8601: `2024-06-12T09:00:00`, with the offset that was stated.
  var description: String {
    guard let secondOfDay else { return date.description }
    let wall = CivilDateTime(date).advanced(bySeconds: secondOfDay).description
    guard let utcOffset else { return wall }
    guard utcOffset != 0 else { return wall + "Z" }
    return wall + offsetText(utcOffset)
  }
}
