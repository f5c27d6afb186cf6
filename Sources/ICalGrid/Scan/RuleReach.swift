/// How far a recurrence rule can reach, read from its text without expanding it.
enum RuleReach {
  /// An upper bound of the last instance's day, as a day count; `nil` where the rule has no end or the text doesn't show one plainly.
  ///
  /// UNTIL bounds every rule. COUNT does where each period is sure to hold an instance, so that counting periods is enough.
  static func lastDay(ofRule text: UnsafeBufferPointer<UInt8>, from start: RawDate) -> Int? {
    var parts = Parts()
    guard parts.read(text) else { return nil }
    if let until = parts.until {
      // Both at once is against the RFC; which one holds is not for us to say.
      return parts.count == nil ? max(until.dayNumber, start.dayNumber) : nil
    }
    guard let count = parts.count, let period = parts.longestPeriod(from: start) else { return nil }
    // One period more than counted: DTSTART may stand before the first instance that the rule itself gives.
    let (days, overflow) = (count + 1).multipliedReportingOverflow(by: period * parts.interval)
    return overflow || days > 4_000_000 ? nil : start.dayNumber + days
  }

  private typealias Text = Slice<UnsafeBufferPointer<UInt8>>

  /// What a rule says about days; more than one part of it makes `other`, since they thin each other out.
  private enum Days {
    /// DTSTART's own.
    case implied
    /// BYDAY with a plain weekday, which every week has.
    case inEveryWeek
    /// Days that every month has: BYDAY up to the fourth, BYMONTHDAY up to the 28th, from either end.
    case inEveryMonth
    case other
  }

  private struct Parts {
    var frequency: UInt8 = 0
    var until: RawDate?
    var count: Int?
    var interval = 1
    var days = Days.implied
    var hasOtherParts = false

    /// False where a part is malformed or one that bounds the rule is doubled, so that nothing can be said.
    mutating func read(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
      var start = 0
      while start < text.count {
        let end = text[start...].firstIndex(of: Octet.semicolon) ?? text.count
        if end > start, !read(part: text[start..<end]) { return false }
        start = end + 1
      }
      return true
    }

    private mutating func read(part: Text) -> Bool {
      guard let equals = part.firstIndex(of: Octet.equals), equals + 1 < part.endIndex else { return false }
      let (name, value) = (part[..<equals], part[(equals + 1)...])
      if Octet.matches(name, "FREQ") {
        guard frequency == 0 else { return false }
        // The first letters of DAILY, WEEKLY, MONTHLY and YEARLY tell them from all but MINUTELY.
        frequency = Octet.matches(value, "MINUTELY") ? UInt8(ascii: "-") : Octet.uppercased(value[value.startIndex])
      } else if Octet.matches(name, "UNTIL") {
        guard until == nil, let date = RawDate(UnsafeBufferPointer(rebasing: value)) else { return false }
        until = date
      } else if Octet.matches(name, "COUNT") {
        guard count == nil, let number = Self.number(value), number > 0 else { return false }
        count = number
      } else if Octet.matches(name, "INTERVAL") {
        guard interval == 1, let number = Self.number(value), number > 0 else { return false }
        interval = number
      } else if Octet.matches(name, "BYDAY") {
        restrict(to: Self.weekdays(value))
      } else if Octet.matches(name, "BYMONTHDAY") {
        let some = value.split(separator: Octet.comma).contains { (1...28).contains(Self.unsigned($0) ?? 0) }
        restrict(to: some ? .inEveryMonth : .other)
      } else if !Octet.matches(name, "WKST") {
        hasOtherParts = true
      }
      return true
    }

    private mutating func restrict(to named: Days) {
      if case .implied = days { days = named } else { days = .other }
    }

    /// The longest time in days between two instances with an interval of one; `nil` where the rule may leave periods empty.
    func longestPeriod(from start: RawDate) -> Int? {
      guard !hasOtherParts else { return nil }
      switch (frequency, days) {
      case (UInt8(ascii: "D"), .implied): return 1
      case (UInt8(ascii: "W"), .implied), (UInt8(ascii: "W"), .inEveryWeek): return 7
      case (UInt8(ascii: "M"), .implied): return start.dayOfMonth <= 28 ? 31 : nil
      case (UInt8(ascii: "M"), .inEveryWeek), (UInt8(ascii: "M"), .inEveryMonth): return 31
      case (UInt8(ascii: "Y"), .implied): return start.dayOfMonth <= 28 ? 366 : nil
      default: return nil
      }
    }

    private static func number(_ octets: Text) -> Int? {
      guard (1...5).contains(octets.count), octets.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return octets.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// A number without its sign.
    private static func unsigned(_ octets: Text) -> Int? {
      let isSigned = octets.first == UInt8(ascii: "-") || octets.first == UInt8(ascii: "+")
      return number(isSigned ? octets.dropFirst() : octets)
    }

    private static func weekdays(_ octets: Text) -> Days {
      var days = Days.other
      for day in octets.split(separator: Octet.comma) {
        guard isWeekday(day.suffix(2)) else { return .other }
        let ordinal = day.dropLast(2)
        if ordinal.isEmpty { return .inEveryWeek }
        if (1...4).contains(unsigned(ordinal) ?? 0) { days = .inEveryMonth }
      }
      return days
    }

    private static func isWeekday(_ name: Text) -> Bool {
      let names: [StaticString] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
      return names.contains { Octet.matches(name, $0) }
    }
  }
}
