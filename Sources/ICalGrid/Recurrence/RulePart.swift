/// The parts that a recurrence rule may have, by their names in the text.
enum RulePart: String, CaseIterable {
  case frequency = "FREQ"
  case interval = "INTERVAL"
  case count = "COUNT"
  case until = "UNTIL"
  case weekStart = "WKST"
  case bySecond = "BYSECOND"
  case byMinute = "BYMINUTE"
  case byHour = "BYHOUR"
  case byDay = "BYDAY"
  case byMonthDay = "BYMONTHDAY"
  case byYearDay = "BYYEARDAY"
  case byWeekNumber = "BYWEEKNO"
  case byMonth = "BYMONTH"
  case bySetPosition = "BYSETPOS"
  case calendarScale = "RSCALE"
  case skip = "SKIP"

  /// The part that a name in any letter case means.
  init?(_ name: ArraySlice<UInt8>) {
    guard let part = Self.named.first(where: { name.isWord($0.word) })?.part else { return nil }
    self = part
  }

  private static let named: [(word: [UInt8], part: RulePart)] = allCases.map { (Array($0.rawValue.utf8), $0) }
}

extension ArraySlice<UInt8> {
  /// Without spaces, tabs and line breaks at both ends.
  var trimmed: Self {
    var rest = self
    while let byte = rest.first, byte == 32 || (9...13).contains(byte) { rest.removeFirst() }
    while let byte = rest.last, byte == 32 || (9...13).contains(byte) { rest.removeLast() }
    return rest
  }

  /// Whether it is the word, given in upper case, in any letter case.
  func isWord(_ word: [UInt8]) -> Bool {
    guard count == word.count else { return false }
    return zip(self, word).allSatisfy { byte, letter in
      byte == letter || byte == letter | 0x20 && letter >= 65 && letter <= 90
    }
  }

  var text: String { String(decoding: self, as: UTF8.self) }
}
