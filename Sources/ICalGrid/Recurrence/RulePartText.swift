/// One part of a rule's text and how to read its value, byte by byte: rules are read by the thousand.
struct RulePartText {
  let part: RulePart
  let value: ArraySlice<UInt8>

  func error(_ value: ArraySlice<UInt8>, _ reason: RecurrenceRuleError.Reason) -> RecurrenceRuleError {
    RecurrenceRuleError(part: part.rawValue, value: value.text, reason: reason)
  }

  func number(in range: ClosedRange<Int>) throws(RecurrenceRuleError) -> Int {
    try number(value, in: range, isSigned: false)
  }

  func numbers(in range: ClosedRange<Int>, isSigned: Bool = false) throws(RecurrenceRuleError) -> [Int] {
    var numbers: [Int] = []
    try forEachItem { item throws(RecurrenceRuleError) in
      numbers.append(try number(item, in: range, isSigned: isSigned))
    }
    return numbers.sortedUnique()
  }

  func weekday(_ code: ArraySlice<UInt8>) throws(RecurrenceRuleError) -> Weekday {
    guard code.count == 2, let first = code.first, let last = code.last else { throw error(code, .unknownValue) }
    // Letters without their case bit.
    switch (first & 0xDF, last & 0xDF) {
    case (UInt8(ascii: "M"), UInt8(ascii: "O")): return .monday
    case (UInt8(ascii: "T"), UInt8(ascii: "U")): return .tuesday
    case (UInt8(ascii: "W"), UInt8(ascii: "E")): return .wednesday
    case (UInt8(ascii: "T"), UInt8(ascii: "H")): return .thursday
    case (UInt8(ascii: "F"), UInt8(ascii: "R")): return .friday
    case (UInt8(ascii: "S"), UInt8(ascii: "A")): return .saturday
    case (UInt8(ascii: "S"), UInt8(ascii: "U")): return .sunday
    default: throw error(code, .unknownValue)
    }
  }

  func weekdays() throws(RecurrenceRuleError) -> [RecurrenceRule.WeekdayOrdinal] {
    var weekdays: [RecurrenceRule.WeekdayOrdinal] = []
    try forEachItem { item throws(RecurrenceRuleError) in
      let digits = item.dropLast(2).trimmed
      let weekday: Weekday
      let ordinal: Int?
      do throws(RecurrenceRuleError) {
        weekday = try self.weekday(item.suffix(2))
        ordinal = digits.isEmpty ? nil : try number(digits, in: 1...53, isSigned: true)
      } catch {
        throw self.error(item, error.reason)
      }
      let day = RecurrenceRule.WeekdayOrdinal(weekday, ordinal: ordinal)
      if !weekdays.contains(day) { weekdays.append(day) }
    }
    return weekdays.count > 1 ? weekdays.inOrder() : weekdays
  }

  func months(upTo last: Int, mayBeLeap: Bool) throws(RecurrenceRuleError) -> [RecurrenceRule.MonthNumber] {
    var months: [RecurrenceRule.MonthNumber] = []
    try forEachItem { item throws(RecurrenceRuleError) in
      let isLeap = mayBeLeap && item.last.map { $0 & 0xDF == UInt8(ascii: "L") } == true
      let number = try number(isLeap ? item.dropLast() : item, in: 1...last, isSigned: false)
      let month = RecurrenceRule.MonthNumber(number, isLeap: isLeap)
      if !months.contains(month) { months.append(month) }
    }
    return months.count > 1 ? months.sorted() : months
  }

  /// `20240930`, `20240930T120000` or `20240930T120000Z`. Second 60 is read as 59 (RFC 5545 §3.3.12).
  func time() throws(RecurrenceRuleError) -> TimeValue {
    let start = value.startIndex
    func field(_ offset: Int, _ length: Int) -> Int? {
      let digits = value[start + offset..<start + offset + length]
      guard digits.allSatisfy(\.isDigit) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
    func hasLetter(_ letter: UInt8, at offset: Int) -> Bool { value[start + offset] & 0xDF == letter }
    let isUTC = value.count == 16 && hasLetter(UInt8(ascii: "Z"), at: 15)
    guard value.count == 8 || value.count == 15 || isUTC,
      let year = field(0, 4), let month = field(4, 2), let day = field(6, 2),
      let date = CivilDate(year: year, month: month, day: day)
    else { throw error(value, .notADate) }
    if value.count == 8 { return .date(date) }
    guard hasLetter(UInt8(ascii: "T"), at: 8), let hour = field(9, 2), let minute = field(11, 2),
      let second = field(13, 2), hour < 24 || (hour, minute, second) == (24, 0, 0), minute < 60, second <= 60
    else { throw error(value, .notADate) }
    let wall = CivilDateTime(date, hour: hour, minute: minute, second: min(second, 59))
    return isUTC ? .utc(Instant(wall, utcOffset: 0)) : .floating(wall)
  }

  /// Each item of a list; empty places are passed over.
  private func forEachItem(
    _ body: (ArraySlice<UInt8>) throws(RecurrenceRuleError) -> Void
  ) throws(RecurrenceRuleError) {
    var rest = value
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
      let item = rest[..<end].trimmed
      rest = rest[min(end + 1, rest.endIndex)...]
      if !item.isEmpty { try body(item) }
    }
  }

  private func number(
    _ item: ArraySlice<UInt8>, in range: ClosedRange<Int>, isSigned: Bool
  ) throws(RecurrenceRuleError) -> Int {
    let isNegative = item.first == UInt8(ascii: "-")
    let digits = isNegative || item.first == UInt8(ascii: "+") ? item.dropFirst() : item
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { throw error(item, .notANumber) }
    var size = 0
    var isHuge = false
    for digit in digits {
      let (product, overflow) = size.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(digit - 48))
      isHuge = isHuge || overflow || carry
      size = sum
    }
    guard !isHuge, range.contains(isSigned || !isNegative ? size : -size) else {
      throw error(item, .outOfRange(range.lowerBound, range.upperBound == .max ? nil : range.upperBound))
    }
    return isNegative ? -size : size
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= 48 && self <= 57 }
}
