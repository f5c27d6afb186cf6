/// A POSIX time zone string, as in the environment's TZ and at the end of zone files: `CET-1CEST,M3.5.0,M10.5.0/3`
/// (IEEE 1003.1 §8.3, with the longer times of RFC 9636 §3.3.1). Offsets are counted west of Greenwich there, east of it here.
struct PosixZoneString: Hashable, Sendable {
  /// Seconds east of UTC in standard time.
  let standardOffset: Int
  /// The changes to and from daylight-saving time, where there is such a time.
  let changes: YearlyChanges?

  /// The zone's clock with nothing listed before the yearly changes.
  var clock: ClockChanges {
    ClockChanges(initialOffset: standardOffset, tail: tail)
  }

  /// What follows the last change that a zone file lists.
  var tail: ClockChanges.Tail { changes.map { .yearly($0) } ?? .last }

  /// `nil` where the text isn't of this form.
  init?(_ text: some Collection<UInt8>) {
    var parser = Parser(rest: Array(text)[...])
    guard parser.name(), let west = parser.time(maximumHours: 24) else { return nil }
    standardOffset = -west
    if parser.rest.isEmpty {
      changes = nil
      return
    }
    guard parser.name() else { return nil }
    var daylightOffset = -west + 3_600
    if let next = parser.rest.first, next != UInt8(ascii: ",") {
      guard let west = parser.time(maximumHours: 24) else { return nil }
      daylightOffset = -west
    }
    // Without rules the United States' are meant, as every C library has it.
    if parser.rest.isEmpty { parser.rest = Array(",M3.2.0,M11.1.0".utf8)[...] }
    guard parser.skip(","), let start = parser.dayAndTime(), parser.skip(","), let end = parser.dayAndTime(),
      parser.rest.isEmpty
    else { return nil }
    changes = YearlyChanges(
      preferred: YearlyChanges.Change(
        day: start.day, secondOfDay: start.second, clockOffset: standardOffset, before: standardOffset,
        after: daylightOffset),
      other: YearlyChanges.Change(
        day: end.day, secondOfDay: end.second, clockOffset: daylightOffset, before: daylightOffset,
        after: standardOffset))
  }

  private struct Parser {
    var rest: ArraySlice<UInt8>

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    /// Three letters or more, or anything alphanumeric with a sign in angle brackets: `<+03>`.
    mutating func name() -> Bool {
      if skip("<") {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")), end > rest.startIndex else { return false }
        rest = rest[(end + 1)...]
        return true
      }
      let letters = rest.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
      rest = rest[letters.endIndex...]
      return letters.count >= 3
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      guard (1...4).contains(digits.count) else { return nil }
      rest = rest[digits.endIndex...]
      let value = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
      return range.contains(value) ? value : nil
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time(maximumHours: Int) -> Int? {
      let isNegative = skip("-")
      if !isNegative { _ = skip("+") }
      guard let hours = number(0...maximumHours) else { return nil }
      var seconds = hours * 3_600
      if skip(":") {
        guard let minutes = number(0...59) else { return nil }
        seconds += minutes * 60
        if skip(":") {
          guard let more = number(0...59) else { return nil }
          seconds += more
        }
      }
      return isNegative ? -seconds : seconds
    }

    /// `Mm.w.d`, `Jn` or `n`, each with an optional `/time`.
    mutating func dayAndTime() -> (day: YearlyDay, second: Int)? {
      guard let day = day() else { return nil }
      guard skip("/") else { return (day, 2 * 3_600) }
      guard let second = time(maximumHours: 167) else { return nil }
      return (day, second)
    }

    private mutating func day() -> YearlyDay? {
      if skip("J") { return number(1...365).map { .dayWithoutLeap($0) } }
      guard skip("M") else { return number(0...365).map { .zeroBasedDay($0) } }
      guard let month = number(1...12), skip("."), let week = number(1...5), skip("."), let day = number(0...6),
        let weekday = Weekday(rawValue: day == 0 ? 7 : day)
      else { return nil }
      return week == 5
        ? .lastWeekday(weekday, weeksBefore: 0, month: month)
        : .weekday(weekday, onOrAfter: 7 * week - 6, month: month)
    }
  }
}
