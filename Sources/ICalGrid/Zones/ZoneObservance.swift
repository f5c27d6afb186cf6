/// One STANDARD or DAYLIGHT part of a VTIMEZONE (RFC 5545 §3.6.5): an offset, and when it begins to be in force.
struct ZoneObservance {
  /// The first onset. It and the rules' are told by the clock that shows ``offsetBefore``.
  let start: ZoneOnset
  /// TZOFFSETTO: seconds east of UTC, in force from each onset on.
  let offset: Int
  /// TZOFFSETFROM: what was in force before, `nil` where it is missing.
  var offsetBefore: Int?
  let rules: [RecurrenceRule]
  let dates: [ZoneOnset]

  /// An observance as the file has it. What is wrong with it goes to `problems`; `nil` where it can't be used at all.
  init?(_ component: RawComponent, problems: inout [VTimeZone.Problem]) {
    func report(_ what: String, _ line: Int? = nil) {
      problems.append(VTimeZone.Problem("\(component.name) \(what)", line: line ?? component.line))
    }
    guard let start = component.first("DTSTART").flatMap({ ZoneOnset($0.value) }) else {
      report("has no DTSTART that can be read; left out")
      return nil
    }
    guard let offset = component.first("TZOFFSETTO").flatMap({ Self.offset($0.value) }) else {
      report("has no TZOFFSETTO that can be read; left out")
      return nil
    }
    self.start = start
    self.offset = offset
    offsetBefore = component.first("TZOFFSETFROM").flatMap { Self.offset($0.value) }
    if offsetBefore == nil { report("has no TZOFFSETFROM that can be read; taken from what precedes it") }

    var rules: [RecurrenceRule] = []
    for line in component.all("RRULE") {
      do {
        let rule = try RecurrenceRule(parsing: line.value)
        if rule.frequency == .yearly || rule.frequency == .monthly {
          rules.append(rule)
        } else {
          report("repeats FREQ=\(rule.frequency.rawValue); only its first onset is used", line.line)
        }
      } catch {
        report("has an unusable RRULE (\(error)); only its first onset is used", line.line)
      }
    }
    self.rules = rules

    var dates: [ZoneOnset] = []
    for line in component.all("RDATE") {
      for text in line.value.split(separator: ",") {
        // A PERIOD begins where a DATE-TIME would stand.
        if let date = ZoneOnset(text.prefix { $0 != "/" }) {
          dates.append(date)
        } else {
          report("has the RDATE \"\(text)\"; left out", line.line)
        }
      }
    }
    self.dates = dates
  }

  /// A UTC-OFFSET (RFC 5545 §3.3.14), `+HHMM` or `+HHMMSS`, also with colons or without a sign; below 24 hours.
  static func offset(_ text: some StringProtocol) -> Int? {
    var digits = text.utf8.filter { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") }[...]
    let sign = digits.first == UInt8(ascii: "-") ? -1 : 1
    if let first = digits.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { digits.removeFirst() }
    guard digits.count == 4 || digits.count == 6, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    let numbers = stride(from: digits.startIndex, to: digits.endIndex, by: 2).map {
      Int(digits[$0] - 48) * 10 + Int(digits[$0 + 1] - 48)
    }
    guard numbers[0] < 24, numbers[1] < 60, numbers.count == 2 || numbers[2] < 60 else { return nil }
    return sign * (numbers[0] * 3_600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0))
  }
}

/// A time at which an observance begins, as written: local by the clock before it, or (against the RFC, but seen) in UTC.
enum ZoneOnset: Hashable {
  case local(CivilDateTime)
  case utc(Instant)

  /// `20070311T020000`, with or without `Z`; a date alone means its midnight.
  init?(_ text: some StringProtocol) {
    var characters = Array(text.utf8.drop { $0 == UInt8(ascii: " ") })[...]
    while characters.last == UInt8(ascii: " ") { characters.removeLast() }
    let isUTC = characters.last.map { $0 | 0x20 } == UInt8(ascii: "z")
    if isUTC { characters.removeLast() }
    func number(_ start: Int, _ count: Int) -> Int? {
      let digits = characters.dropFirst(start).prefix(count)
      guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
    }
    guard let year = number(0, 4), let month = number(4, 2), let day = number(6, 2),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    var wall = CivilDateTime(date)
    if characters.count > 8 {
      guard characters.count == 15, characters[characters.startIndex + 8] | 0x20 == UInt8(ascii: "t"),
        let hour = number(9, 2), let minute = number(11, 2), let second = number(13, 2),
        hour < 25, minute < 60, second < 61
      else { return nil }
      wall = CivilDateTime(date, hour: hour, minute: minute, second: second)
    }
    self = isUTC ? .utc(Instant(wall, utcOffset: 0)) : .local(wall)
  }

  /// The wall time on a clock with that offset.
  func wall(utcOffset: Int) -> CivilDateTime {
    switch self {
    case .local(let wall): wall
    case .utc(let instant): instant.wall(utcOffset: utcOffset)
    }
  }
}
