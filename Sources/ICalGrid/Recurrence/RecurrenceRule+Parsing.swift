extension RecurrenceRule {
  /// Reads the text of an RRULE or EXRULE, such as `FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10` (RFC 5545 §3.3.10, RFC 7529).
  ///
  /// Values must be right: every number in its range, no part twice, FREQ there. Forgiven are letter case, white space, empty parts and
  /// empty places in a list, a `;` at the end, and `X-` parts, which are left out. COUNT and UNTIL may stand together, against the RFC:
  /// both bound. SKIP without RSCALE means the Gregorian calendar. Lists are kept in order, each value once.
  ///
  /// - Throws: ``RecurrenceRuleError`` for the first part that is wrong.
  public init(parsing text: some StringProtocol) throws(RecurrenceRuleError) {
    var parts: [(name: String, value: Substring.UTF8View)] = []
    let text = String(text)
    for piece in text.utf8.split(separator: UInt8(ascii: ";")) {
      let piece = piece.trimmed
      if piece.isEmpty { continue }
      guard let equals = piece.firstIndex(of: UInt8(ascii: "=")) else {
        throw RecurrenceRuleError(part: "", value: String(Substring(piece)), reason: .notAPart)
      }
      let name = String(Substring(piece[..<equals].trimmed)).uppercased()
      let value = piece[piece.index(after: equals)...].trimmed
      if value.isEmpty || name.hasPrefix("X-") { continue }
      guard !parts.contains(where: { $0.name == name }) else {
        throw RecurrenceRuleError(part: name, value: String(Substring(value)), reason: .duplicate)
      }
      parts.append((name, value))
    }
    guard let frequency = parts.first(where: { $0.name == "FREQ" }) else {
      throw RecurrenceRuleError(part: "FREQ", value: "", reason: .missing)
    }
    let word = String(Substring(frequency.value)).uppercased()
    guard let known = Frequency(rawValue: word) else {
      throw RecurrenceRuleError(part: "FREQ", value: word, reason: .unknownValue)
    }
    self.init(frequency: known)
    if let scale = parts.first(where: { $0.name == "RSCALE" }) {
      calendarScale = String(Substring(scale.value)).uppercased()
    }
    for (name, value) in parts { try read(RulePartText(name: name, value: value)) }
    if skip != .omit, calendarScale == nil { calendarScale = "GREGORIAN" }
  }

  private mutating func read(_ part: RulePartText) throws(RecurrenceRuleError) {
    // Other calendars have years of up to 385 days and 13 months (RFC 7529 §4.1).
    let isScaled = calendarScale != nil && calendarScale != "GREGORIAN"
    let yearDays = isScaled ? 385 : 366
    switch part.name {
    case "FREQ", "RSCALE": break
    case "INTERVAL": interval = try part.number(in: 1...Int.max)
    case "COUNT": count = try part.number(in: 1...Int.max)
    case "UNTIL": until = try part.time()
    case "WKST": weekStart = try part.weekday(part.value)
    case "BYSECOND": bySecond = try part.numbers(in: 0...60)
    case "BYMINUTE": byMinute = try part.numbers(in: 0...59)
    case "BYHOUR": byHour = try part.numbers(in: 0...23)
    case "BYMONTHDAY": byMonthDay = try part.numbers(in: 1...31, isSigned: true)
    case "BYYEARDAY": byYearDay = try part.numbers(in: 1...yearDays, isSigned: true)
    case "BYWEEKNO": byWeekNumber = try part.numbers(in: 1...(isScaled ? 55 : 53), isSigned: true)
    case "BYSETPOS": bySetPosition = try part.numbers(in: 1...yearDays, isSigned: true)
    case "BYDAY": byDay = try part.weekdays()
    case "BYMONTH": byMonth = try part.months(upTo: isScaled ? 13 : 12, mayBeLeap: calendarScale != nil)
    case "SKIP":
      guard let word = Skip(rawValue: part.text(part.value).uppercased()) else {
        throw part.error(part.value, .unknownValue)
      }
      skip = word
    default:
      throw part.error(part.value, .unknownPart)
    }
  }
}

/// One part of a rule's text, `NAME=VALUE`, and how to read its value.
private struct RulePartText {
  typealias Text = Substring.UTF8View

  let name: String
  let value: Text

  func text(_ value: Text) -> String { String(Substring(value)) }

  func error(_ value: Text, _ reason: RecurrenceRuleError.Reason) -> RecurrenceRuleError {
    RecurrenceRuleError(part: name, value: text(value), reason: reason)
  }

  var items: [Text] {
    value.split(separator: UInt8(ascii: ",")).map(\.trimmed).filter { !$0.isEmpty }
  }

  func number(in range: ClosedRange<Int>) throws(RecurrenceRuleError) -> Int {
    try number(value, in: range, isSigned: false)
  }

  func numbers(in range: ClosedRange<Int>, isSigned: Bool = false) throws(RecurrenceRuleError) -> [Int] {
    var numbers: [Int] = []
    for item in items { numbers.append(try number(item, in: range, isSigned: isSigned)) }
    return numbers.sortedUnique()
  }

  private func number(_ item: Text, in range: ClosedRange<Int>, isSigned: Bool) throws(RecurrenceRuleError) -> Int {
    let digits = item.first == UInt8(ascii: "+") || item.first == UInt8(ascii: "-") ? item.dropFirst() : item
    guard !digits.isEmpty, digits.allSatisfy({ (48...57).contains($0) }) else { throw error(item, .notANumber) }
    // A number too large for Int is out of every range.
    guard let number = Int(Substring(item)), number > Int.min, range.contains(isSigned ? abs(number) : number) else {
      throw error(item, .outOfRange(range.lowerBound, range.upperBound == .max ? nil : range.upperBound))
    }
    return number
  }

  func weekday(_ item: Text) throws(RecurrenceRuleError) -> Weekday {
    guard let weekday = Weekday(iCalendarCode: Substring(item)) else { throw error(item, .unknownValue) }
    return weekday
  }

  func weekdays() throws(RecurrenceRuleError) -> [RecurrenceRule.WeekdayOrdinal] {
    var weekdays: [RecurrenceRule.WeekdayOrdinal] = []
    for item in items {
      let code = item.suffix(2)
      let ordinal = item.dropLast(2).trimmed
      let weekday = try weekday(code)
      let day = RecurrenceRule.WeekdayOrdinal(
        weekday, ordinal: ordinal.isEmpty ? nil : try weekdayOrdinal(ordinal, of: item))
      if !weekdays.contains(day) { weekdays.append(day) }
    }
    return weekdays.inOrder()
  }

  private func weekdayOrdinal(_ text: Text, of item: Text) throws(RecurrenceRuleError) -> Int {
    do throws(RecurrenceRuleError) {
      return try number(text, in: 1...53, isSigned: true)
    } catch {
      throw self.error(item, error.reason)
    }
  }

  func months(upTo last: Int, mayBeLeap: Bool) throws(RecurrenceRuleError) -> [RecurrenceRule.MonthNumber] {
    var months: [RecurrenceRule.MonthNumber] = []
    for item in items {
      let isLeap = mayBeLeap && (item.last == UInt8(ascii: "L") || item.last == UInt8(ascii: "l"))
      let number = try number(isLeap ? item.dropLast() : item, in: 1...last, isSigned: false)
      let month = RecurrenceRule.MonthNumber(number, isLeap: isLeap)
      if !months.contains(month) { months.append(month) }
    }
    return months.sorted()
  }

  /// `20240930`, `20240930T120000` or `20240930T120000Z`. Second 60 is read as 59 (RFC 5545 §3.3.12).
  func time() throws(RecurrenceRuleError) -> TimeValue {
    let bytes = Array(value)
    func field(_ start: Int, _ length: Int) -> Int? {
      var number = 0
      for byte in bytes[start..<start + length] {
        guard (48...57).contains(byte) else { return nil }
        number = number * 10 + Int(byte - 48)
      }
      return number
    }
    let isUTC = bytes.count == 16 && (bytes[15] == UInt8(ascii: "Z") || bytes[15] == UInt8(ascii: "z"))
    guard bytes.count == 8 || bytes.count == 15 || isUTC,
      let year = field(0, 4), let month = field(4, 2), let day = field(6, 2),
      let date = CivilDate(year: year, month: month, day: day)
    else { throw error(value, .notADate) }
    if bytes.count == 8 { return .date(date) }
    guard bytes[8] == UInt8(ascii: "T") || bytes[8] == UInt8(ascii: "t"),
      let hour = field(9, 2), let minute = field(11, 2), let second = field(13, 2),
      hour < 24 || (hour, minute, second) == (24, 0, 0), minute < 60, second <= 60
    else { throw error(value, .notADate) }
    let wall = CivilDateTime(date, hour: hour, minute: minute, second: min(second, 59))
    return isUTC ? .utc(Instant(wall, utcOffset: 0)) : .floating(wall)
  }
}

extension Substring.UTF8View {
  /// Without spaces, tabs and line breaks at both ends.
  fileprivate var trimmed: Self {
    var rest = self
    while let byte = rest.first, byte == 32 || (9...13).contains(byte) { rest = rest.dropFirst() }
    while let byte = rest.last, byte == 32 || (9...13).contains(byte) { rest = rest.dropLast() }
    return rest
  }
}
