import ICalGrid

/// The numbers of a text that has the shape of a date, whether or not there is such a day.
struct DateDigits {
  /// Year, month, day as far as they are there.
  private(set) var fields: [Int]

  /// `nil` where the text is anything but one to three short numbers between separators, the first one of four digits; `20240612` counts as well.
  init?(_ text: String, separators: String) {
    var parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    if parts.count == 1, parts[0].utf8.count == 6 || parts[0].utf8.count == 8 {
      let digits = parts[0]
      let month = digits.index(digits.startIndex, offsetBy: 4, limitedBy: digits.endIndex) ?? digits.endIndex
      let day = digits.index(month, offsetBy: 2, limitedBy: digits.endIndex) ?? digits.endIndex
      parts = [digits[..<month], digits[month..<day], digits[day...]].filter { !$0.isEmpty }
    }
    guard (1...3).contains(parts.count), parts[0].utf8.count == 4,
      parts.dropFirst().allSatisfy({ (1...2).contains($0.utf8.count) }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    fields = parts.compactMap { Int($0) }
  }

  /// The month nearest to what is written; `nil` where no month is written.
  var nearestMonth: YearMonth? {
    guard fields.count >= 2 else { return nil }
    return YearMonth(year: max(fields[0], 1), month: min(max(fields[1], 1), 12))
  }

  /// The day nearest to what is written; `nil` where no day is written.
  var nearestDay: CivilDate? {
    guard fields.count == 3, let month = nearestMonth else { return nil }
    return CivilDate(year: month.year, month: month.month, day: min(max(fields[2], 1), month.dayCount))
  }

  /// The option that shows the month written, or the year that `text`, these digits, is alone.
  func monthOption(of text: String) -> String { nearestMonth.map { "--month \($0)" } ?? "--year \(text)" }
}

/// Numbers with a sign in front, as `+3` and `-1`.
enum SignedNumber {
  static func parse(_ text: String) -> Int? {
    guard let sign = text.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      text.utf8.dropFirst().allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }
}
