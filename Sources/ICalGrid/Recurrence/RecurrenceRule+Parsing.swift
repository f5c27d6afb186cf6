extension RecurrenceRule {
  /// Reads the text of an RRULE or EXRULE, such as `FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10` (RFC 5545 §3.3.10, RFC 7529).
  ///
  /// Values must be right: every number in its range, no part twice, FREQ there. Forgiven are letter case, white space, empty parts and
  /// empty places in a list, a `;` at the end, and `X-` parts, which are left out. COUNT and UNTIL may stand together, against the RFC:
  /// both bound. SKIP without RSCALE means the Gregorian calendar. Lists are kept in order, each value once.
  ///
  /// - Throws: ``RecurrenceRuleError`` for the first part that is wrong.
  public init(parsing text: some StringProtocol) throws(RecurrenceRuleError) {
    let parts = try Self.parts(of: Array(text.utf8))
    guard let frequency = parts.first(where: { $0.part == .frequency }) else {
      throw RecurrenceRuleError(part: "FREQ", value: "", reason: .missing)
    }
    guard let word = Frequency.allCases.first(where: { frequency.value.isWord(Array($0.rawValue.utf8)) }) else {
      throw frequency.error(frequency.value, .unknownValue)
    }
    self.init(frequency: word)
    if let scale = parts.first(where: { $0.part == .calendarScale }) { calendarScale = scale.value.text.uppercased() }
    for part in parts { try read(part) }
    if skip != .omit, calendarScale == nil { calendarScale = "GREGORIAN" }
  }

  /// The parts with a value, each once.
  private static func parts(of bytes: [UInt8]) throws(RecurrenceRuleError) -> [RulePartText] {
    var parts: [RulePartText] = []
    parts.reserveCapacity(6)
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex
      let piece = rest[..<end].trimmed
      rest = rest[min(end + 1, rest.endIndex)...]
      if piece.isEmpty { continue }
      guard let equals = piece.firstIndex(of: UInt8(ascii: "=")) else {
        throw RecurrenceRuleError(part: "", value: piece.text, reason: .notAPart)
      }
      let name = piece[..<equals].trimmed
      let value = piece[(equals + 1)...].trimmed
      if value.isEmpty || name.prefix(2).isWord([UInt8(ascii: "X"), UInt8(ascii: "-")]) { continue }
      guard let part = RulePart(name) else {
        throw RecurrenceRuleError(part: name.text.uppercased(), value: value.text, reason: .unknownPart)
      }
      let text = RulePartText(part: part, value: value)
      guard !parts.contains(where: { $0.part == part }) else { throw text.error(value, .duplicate) }
      parts.append(text)
    }
    return parts
  }

  private mutating func read(_ text: RulePartText) throws(RecurrenceRuleError) {
    // Other calendars have years of up to 385 days and 13 months (RFC 7529 §4.1).
    let isScaled = calendarScale != nil && calendarScale != "GREGORIAN"
    let yearDays = isScaled ? 385 : 366
    switch text.part {
    case .frequency, .calendarScale: break
    case .interval: interval = try text.number(in: 1...Int.max)
    case .count: count = try text.number(in: 1...Int.max)
    case .until: until = try text.time()
    case .weekStart: weekStart = try text.weekday(text.value)
    case .bySecond: bySecond = try text.numbers(in: 0...60)
    case .byMinute: byMinute = try text.numbers(in: 0...59)
    case .byHour: byHour = try text.numbers(in: 0...23)
    case .byMonthDay: byMonthDay = try text.numbers(in: 1...31, isSigned: true)
    case .byYearDay: byYearDay = try text.numbers(in: 1...yearDays, isSigned: true)
    case .byWeekNumber: byWeekNumber = try text.numbers(in: 1...(isScaled ? 55 : 53), isSigned: true)
    case .bySetPosition: bySetPosition = try text.numbers(in: 1...yearDays, isSigned: true)
    case .byDay: byDay = try text.weekdays()
    case .byMonth: byMonth = try text.months(upTo: isScaled ? 13 : 12, mayBeLeap: calendarScale != nil)
    case .skip:
      guard let word = Skip(rawValue: text.value.text.uppercased()) else { throw text.error(text.value, .unknownValue) }
      skip = word
    }
  }
}
