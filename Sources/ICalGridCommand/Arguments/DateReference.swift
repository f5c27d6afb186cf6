import ICalGrid

/// A DATE of the command line: a day, or one told from today.
enum DateReference: Hashable, Sendable {
  case day(CivilDate)
  /// That many days after today: `+3`, `-1`, `tomorrow`.
  case offset(Int)
  /// Today or the next such day: `fri`.
  case weekday(Weekday)

  /// The day it means.
  func resolved(today: CivilDate) -> CivilDate {
    switch self {
    case .day(let day): day
    case .offset(let days): today.advanced(by: days)
    case .weekday(let weekday): today.advanced(by: weekday.column(inWeekStarting: today.weekday))
    }
  }

  static let names: [String: DateReference] = {
    var names: [String: DateReference] = ["today": .offset(0), "tomorrow": .offset(1), "yesterday": .offset(-1)]
    for weekday in Weekday.allCases { names[weekday.abbreviation] = .weekday(weekday) }
    return names
  }()

  init(_ text: String) throws(InvalidValue) {
    let word = text.lowercased()
    if let named = Self.names[word] {
      self = named
    } else if let weekday = Weekday.allCases.first(where: { $0.name == word }) {
      self = .weekday(weekday)
    } else if let offset = SignedNumber.parse(text) {
      self = .offset(offset)
    } else if let day = CivilDate(iso8601: text) {
      self = .day(day)
    } else {
      throw InvalidValue(
        expected: "a day such as 2024-06-12, today, tomorrow, yesterday, +3, -1 or mon…sun",
        suggestion: Self.suggestion(for: word))
    }
  }

  /// Whether a positional is meant as a DATE: it reads as one, or has the shape of one that doesn't exist.
  static func isMeant(by text: String) -> Bool {
    (try? DateReference(text)) != nil || DateDigits(text, separators: "-")?.fields.count == 3
  }

  private static func suggestion(for word: String) -> String? {
    guard let digits = DateDigits(word, separators: "-/.") else {
      return Suggestion.nearest(to: word, among: names.keys.sorted() + Weekday.allCases.map(\.name))
    }
    return digits.nearestDay?.description
  }
}

/// A month of the command line.
enum MonthReference: Hashable, Sendable {
  case month(YearMonth)
  /// That many months after today's: `+1`, `next`.
  case offset(Int)

  static let names: [String: Int] = ["now": 0, "next": 1, "prev": -1]

  func resolved(today: CivilDate) -> YearMonth {
    switch self {
    case .month(let month): month
    case .offset(let months): today.yearMonth.advanced(by: months)
    }
  }

  init(_ text: String) throws(InvalidValue) {
    let word = text.lowercased()
    if let offset = Self.names[word] ?? SignedNumber.parse(text) {
      self = .offset(offset)
    } else if let month = YearMonth(iso8601: text) {
      self = .month(month)
    } else {
      throw InvalidValue(
        expected: "a month such as 2024-06, +1, -1, next, prev or now", suggestion: Self.suggestion(for: word))
    }
  }

  private static func suggestion(for word: String) -> String? {
    guard let digits = DateDigits(word, separators: "-/.") else {
      return Suggestion.nearest(to: word, among: names.keys.sorted())
    }
    if digits.fields.count == 1, word.utf8.count == 4 { return "--year \(word)" }
    return digits.nearestMonth?.description
  }
}

/// A year of the command line.
enum YearReference: Hashable, Sendable {
  case year(Int)
  /// That many years after today's.
  case offset(Int)

  func resolved(today: CivilDate) -> Int {
    switch self {
    case .year(let year): return year
    case .offset(let years):
      let (months, overflow) = years.multipliedReportingOverflow(by: 12)
      return today.yearMonth.advanced(by: overflow ? (years < 0 ? Int.min : Int.max) : months).year
    }
  }

  init(_ text: String) throws(InvalidValue) {
    if let offset = MonthReference.names[text.lowercased()] ?? SignedNumber.parse(text) {
      self = .offset(offset)
    } else if text.utf8.count <= 4, text.utf8.allSatisfy({ (48...57).contains($0) }), let year = Int(text), year >= 1 {
      self = .year(year)
    } else {
      throw InvalidValue(
        expected: "a year 1…9999, +1, -1, next, prev or now",
        suggestion: YearMonth(iso8601: text).map { "--month \($0)" }
          ?? Suggestion.nearest(to: text, among: MonthReference.names.keys.sorted()))
    }
  }
}
