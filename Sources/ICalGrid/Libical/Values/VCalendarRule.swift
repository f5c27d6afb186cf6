/// A recurrence rule as vCalendar 1.0 writes it: `W2 MO WE #10`, `MP1 1+ FR 20241231T000000Z`, `YM1 6 12 #0`.
struct VCalendarRule {
  private(set) var rule: RecurrenceRule

  /// `nil` where the text is none, or nests one rule in another, which RFC 5545 can't say.
  init?(_ text: String) {
    var words = text.uppercased().split(separator: " ").map(String.init)
    guard !words.isEmpty, let kind = Self.kinds.first(where: { words[0].hasPrefix($0.prefix) }) else { return nil }
    guard let interval = Int(words.removeFirst().dropFirst(kind.prefix.count)), interval > 0 else { return nil }
    rule = RecurrenceRule(frequency: kind.frequency)
    rule.interval = interval
    // Without an end of its own a rule holds for two instances.
    rule.count = 2
    if let last = words.last, readEnd(last) { words.removeLast() }
    // Read once more from its own text, which puts the lists in order.
    guard readParts(words, kind.prefix), let rule = try? RecurrenceRule(parsing: rule.description) else { return nil }
    self.rule = rule
  }

  private static let kinds: [(prefix: String, frequency: RecurrenceRule.Frequency)] = [
    ("MP", .monthly), ("MD", .monthly), ("YM", .yearly), ("YD", .yearly), ("D", .daily), ("W", .weekly),
  ]

  /// `#n` is a number of instances, `#0` none; a time is the last one.
  private mutating func readEnd(_ word: String) -> Bool {
    if word.hasPrefix("#") {
      guard let count = Int(word.dropFirst()), count >= 0 else { return false }
      rule.count = count == 0 ? nil : count
      return true
    }
    guard word.utf8.count >= 8, let time = try? TimeText(word[...]) else { return false }
    rule.count = nil
    rule.until = time.value()
    return true
  }

  private mutating func readParts(_ words: [String], _ kind: String) -> Bool {
    switch kind {
    case "D": return words.isEmpty
    case "W":
      rule.byDay = words.compactMap { Self.weekday($0).map { RecurrenceRule.WeekdayOrdinal($0) } }
      return rule.byDay.count == words.count
    case "MP":
      var ordinals: [Int] = []
      var isOpen = false
      for word in words {
        if let weekday = Self.weekday(word) {
          rule.byDay += ordinals.map { RecurrenceRule.WeekdayOrdinal(weekday, ordinal: $0) }
          isOpen = false
        } else {
          guard let ordinal = Self.signed(word), (1...5).contains(ordinal.magnitude) else { return false }
          if !isOpen { ordinals = [] }
          isOpen = true
          ordinals.append(ordinal)
        }
      }
      return !isOpen
    case "MD":
      let days = words.map { $0 == "LD" ? -1 : Self.signed($0) ?? 0 }
      rule.byMonthDay = days
      return days.allSatisfy { (1...31).contains($0.magnitude) }
    case "YM":
      let months = words.map { Int($0) ?? 0 }
      rule.byMonth = months.map { RecurrenceRule.MonthNumber($0) }
      return months.allSatisfy((1...12).contains)
    default:
      let days = words.map { Int($0) ?? 0 }
      rule.byYearDay = days
      return days.allSatisfy((1...366).contains)
    }
  }

  /// `2+`, `1-`, `2`.
  private static func signed(_ word: String) -> Int? {
    guard let last = word.last, last == "+" || last == "-" else { return Int(word) }
    return Int(word.dropLast()).map { last == "-" ? -$0 : $0 }
  }

  private static func weekday(_ word: String) -> Weekday? {
    Weekday(iCalendarCode: word)
  }
}
