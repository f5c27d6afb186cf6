extension EventDuration {
  /// Why a text is no DURATION.
  enum Fault: Error, Hashable, Sendable {
    case malformed, tooLong

    /// The end of a sentence that begins with the text.
    var description: String {
      switch self {
      case .malformed: "is not a duration"
      case .tooLong: "is longer than ten thousand years"
      }
    }
  }

  /// The longest duration that is read, in seconds: what lies between the first and the last day there is.
  static let longest = 10_000 * 366 * 86_400

  /// Reads a DURATION (RFC 5545 §3.3.6): `P1W`, `-PT15M`, `P1DT12H`. Blanks round it don't count.
  ///
  /// Weeks may stand beside other units, and a smaller unit may follow without those between, as calendars write them;
  /// units out of their order, years, months and fractions are no duration.
  init(parsing text: Substring) throws(Fault) {
    self = try ByteCursor.reading(text) { cursor throws(Fault) in try EventDuration(&cursor) }
  }

  private init(_ cursor: inout ByteCursor) throws(Fault) {
    let isNegative = cursor.take("-")
    if !isNegative { _ = cursor.take("+") }
    guard cursor.letter() == UInt8(ascii: "P") else { throw .malformed }
    var days = 0
    var seconds = 0
    var units = Self.dateUnits[...]
    var isTime = false
    var parts = 0
    while !cursor.isAtEnd {
      if !isTime, cursor.take("T") || cursor.take("t") {
        isTime = true
        units = Self.timeUnits[...]
        continue
      }
      guard let number = cursor.number(), let letter = cursor.letter(),
        let unit = units.first(where: { $0.letter == letter })
      else { throw .malformed }
      units = units.drop { $0.letter != letter }.dropFirst()
      let (amount, overflowed) = number.multipliedReportingOverflow(by: unit.size)
      guard !overflowed, amount <= Self.longest else { throw .tooLong }
      if unit.isNominal { days += amount } else { seconds += amount }
      parts += 1
    }
    guard parts > 0 else { throw .malformed }
    guard days * 86_400 + seconds <= Self.longest else { throw .tooLong }
    self.init(days: isNegative ? -days : days, seconds: isNegative ? -seconds : seconds)
  }

  private struct Unit {
    var letter: UInt8
    var size: Int
    var isNominal = false
  }

  private static let dateUnits = [
    Unit(letter: UInt8(ascii: "W"), size: 7, isNominal: true),
    Unit(letter: UInt8(ascii: "D"), size: 1, isNominal: true),
  ]
  private static let timeUnits = [
    Unit(letter: UInt8(ascii: "H"), size: 3_600), Unit(letter: UInt8(ascii: "M"), size: 60),
    Unit(letter: UInt8(ascii: "S"), size: 1),
  ]
}
