/// Judges from a VEVENT's raw lines whether it can touch a window of days.
///
/// It says no only where the text is plain; whatever it can't read, it keeps.
struct WindowFilter {
  /// A wall's date and another zone's differ by up to 26 hours, from −12:00 to +14:00: two days.
  static let marginDays = 2

  private let first: RawDate
  private let last: RawDate
  private let firstDay: Int

  init(_ window: DayWindow) {
    firstDay = window.startDayNumber - Self.marginDays
    first = RawDate(dayNumber: firstDay)
    last = RawDate(dayNumber: window.endDayNumber - 1 + Self.marginDays)
  }

  /// Whether the component must be kept. `bytes` are its bytes, with eight readable ones behind them.
  @inline(__always)
  func keeps(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: EventMarks) -> Bool {
    if marks.isBeyondJudgement { return true }
    guard let start = Self.date(marks.start, .start, in: bytes) else { return true }
    if marks.recurrenceID.isSet && overrideMatters(bytes, marks) { return true }
    // Whatever recurs does so after its start.
    if start > last { return false }
    if marks.rule.isSet { return ruleReaches(bytes, marks, start) }
    if start >= first { return true }
    if marks.end.isSet {
      guard let end = Self.date(marks.end, .end, in: bytes) else { return true }
      if end >= first { return true }
    }
    if marks.duration.isSet {
      guard let days = Self.durationDays(bytes, marks) else { return true }
      return start.dayNumber + days >= firstDay
    }
    return false
  }

  /// Whether an override is needed for the sake of the instance it replaces, wherever it has moved; a RANGE reaches without end.
  private func overrideMatters(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: EventMarks) -> Bool {
    guard !Self.hasParameter("RANGE", marks.recurrenceID, in: bytes),
      let original = Self.date(marks.recurrenceID, .recurrenceID, in: bytes)
    else { return true }
    return original >= first && original <= last
  }

  /// Whether the last instance's end may lie in the window or behind it.
  private func ruleReaches(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: EventMarks, _ start: RawDate) -> Bool {
    var days = 0
    if marks.end.isSet {
      guard let end = Self.date(marks.end, .end, in: bytes) else { return true }
      days = max(0, end.dayNumber - start.dayNumber + 1)
    }
    if marks.duration.isSet {
      guard let duration = Self.durationDays(bytes, marks) else { return true }
      days = max(days, duration)
    }
    guard let lastStart = Self.lastStart(bytes, marks, start) else { return true }
    return lastStart + days >= firstDay
  }

  /// An upper bound of the last instance's day; `nil` where the rule has no end or doesn't show one plainly.
  static func lastStart(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: EventMarks, _ start: RawDate) -> Int? {
    value(marks.rule, .rule, in: bytes) { RuleReach.lastDay(ofRule: $0, from: start) }
  }

  @inline(__always)
  static func date(_ mark: EventMarks.Mark, _ property: EventMarks.Property, in bytes: UnsafeBufferPointer<UInt8>)
    -> RawDate?
  {
    mark.isSet ? value(mark, property, in: bytes) { RawDate($0) } : nil
  }

  static func durationDays(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: EventMarks) -> Int? {
    value(marks.duration, .duration, in: bytes) { days(ofDuration: $0) }
  }

  /// An upper bound in whole days of a DURATION; `nil` for one that is negative, malformed or beyond a thousand years.
  static func days(ofDuration octets: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    if octets.first == UInt8(ascii: "+") { index = 1 }
    guard index < octets.count, Octet.uppercased(octets[index]) == UInt8(ascii: "P") else { return nil }
    index += 1
    var seconds = 0
    var number: Int?
    var hasParts = false
    while index < octets.count {
      let octet = Octet.uppercased(octets[index])
      index += 1
      switch octet {
      case 0x30...0x39:
        number = (number ?? 0) * 10 + Int(octet - 0x30)
        if number! > 1_000_000_000 { return nil }
        continue
      case UInt8(ascii: "T"):
        if number != nil { return nil }
        continue
      case UInt8(ascii: "W"): seconds += (number ?? 0) * 604_800
      case UInt8(ascii: "D"): seconds += (number ?? 0) * 86_400
      case UInt8(ascii: "H"): seconds += (number ?? 0) * 3_600
      case UInt8(ascii: "M"): seconds += (number ?? 0) * 60
      case UInt8(ascii: "S"): seconds += number ?? 0
      default: return nil
      }
      if number == nil { return nil }
      number = nil
      hasParts = true
    }
    guard hasParts, number == nil, seconds <= 366_000 * 86_400 else { return nil }
    // One day more: the time of day at the start comes on top.
    return seconds / 86_400 + 1
  }

  /// Calls `body` with the property's value, unfolded.
  @inline(__always)
  static func value<Result>(
    _ mark: EventMarks.Mark, _ property: EventMarks.Property, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    let (start, end) = (Int(mark.start), Int(mark.end))
    let nameEnd = start + property.nameCount
    if Folding.isSurelyWhole(in: bytes, end)
      || Folding.continuation(in: bytes.baseAddress!, after: end, limit: bytes.count) == nil
    {
      guard nameEnd < end else { return nil }
      if bytes[nameEnd] == Octet.colon {
        return body(UnsafeBufferPointer(rebasing: bytes[nameEnd + 1..<end]))
      }
      guard
        let colon = colonBeforeQuotes(bytes, nameEnd, end)
          ?? PropertyParts.colon(in: UnsafeBufferPointer(rebasing: bytes[..<end]), from: nameEnd)
      else { return nil }
      return body(UnsafeBufferPointer(rebasing: bytes[colon + 1..<end]))
    }
    return Folding.unfolded(bytes, from: start).withUnsafeBufferPointer { octets in
      guard let colon = PropertyParts.colon(in: octets, from: property.nameCount) else { return nil }
      return body(UnsafeBufferPointer(rebasing: octets[(colon + 1)...]))
    }
  }

  /// The first colon in a range if no quote stands before it, found eight bytes at a time.
  @inline(__always)
  private static func colonBeforeQuotes(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while index < end {
      let word = UInt64(littleEndian: UnsafeRawPointer(bytes.baseAddress! + index).loadUnaligned(as: UInt64.self))
      let colons = word ^ (ones &* UInt64(Octet.colon))
      let quotes = word ^ (ones &* UInt64(Octet.quote))
      let marks = (((colons &- ones) & ~colons) | ((quotes &- ones) & ~quotes)) & (ones &* 0x80)
      if marks != 0 {
        let found = index + marks.trailingZeroBitCount >> 3
        return found < end && bytes[found] == Octet.colon ? found : nil
      }
      index += 8
    }
    return nil
  }

  static func hasParameter(_ name: StaticString, _ mark: EventMarks.Mark, in bytes: UnsafeBufferPointer<UInt8>) -> Bool
  {
    let octets = Folding.unfolded(bytes, from: Int(mark.start))
    // Where the line can't be split, the parameter could be there.
    guard let parts = PropertyParts(octets) else { return true }
    return octets.withUnsafeBufferPointer { octets in
      parts.parameters(in: octets).contains { parameter in
        Octet.matches(octets[parameter].prefix { $0 != Octet.equals && !Octet.isBlank($0) }, name)
      }
    }
  }
}
