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
  init(_ text: some StringProtocol) throws(Fault) {
    if let plain = text.utf8.withContiguousStorageIfAvailable(TimeText.init(plain:)) ?? nil {
      self = plain
      return
    }
    var cursor = ByteCursor(text)
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

  /// The RFC's own forms, as nearly all times are written; `nil` for any other text, and for times that don't exist.
  private init?(plain octets: UnsafeBufferPointer<UInt8>) {
    guard octets.count == 8 || octets.count == 15 || octets.count == 16 && octets[15] == UInt8(ascii: "Z") else {
      return nil
    }
    func number(_ places: Range<Int>) -> Int? {
      var number = 0
      for place in places {
        let digit = octets[place] &- 0x30
        guard digit <= 9 else { return nil }
        number = number * 10 + Int(digit)
      }
      return number
    }
    guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    self.date = date
    guard octets.count > 8 else { return }
    guard octets[8] == UInt8(ascii: "T"), let hour = number(9..<11), let minute = number(11..<13),
      let second = number(13..<15), hour <= 23, minute <= 59, second <= 59
    else { return nil }
    secondOfDay = hour * 3_600 + minute * 60 + second
    if octets.count == 16 { utcOffset = 0 }
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
    let minutes = Int(utcOffset.magnitude) / 60
    return wall + (utcOffset < 0 ? "-" : "+") + digits(minutes / 60, 2) + ":" + digits(minutes % 60, 2)
  }
}
