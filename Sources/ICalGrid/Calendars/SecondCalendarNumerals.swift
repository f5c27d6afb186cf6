/// How a second calendar writes numbers.
enum SecondCalendarNumerals: Hashable, Sendable {
  /// Decimal digits, from the one for zero.
  case digits(zero: Unicode.Scalar)
  /// Hebrew letters, up to 999.
  case hebrew

  /// The digits of a CLDR numbering system; those of one that isn't decimal or isn't known here are ASCII's.
  init(numberingSystem: String) {
    let zero: Unicode.Scalar =
      switch numberingSystem {
      case "arab": "\u{0660}"
      case "arabext": "\u{06F0}"
      case "beng": "\u{09E6}"
      case "deva": "\u{0966}"
      case "gujr": "\u{0AE6}"
      case "guru": "\u{0A66}"
      case "khmr": "\u{17E0}"
      case "knda": "\u{0CE6}"
      case "laoo": "\u{0ED0}"
      case "mlym": "\u{0D66}"
      case "mymr": "\u{1040}"
      case "orya": "\u{0B66}"
      case "tamldec": "\u{0BE6}"
      case "telu": "\u{0C66}"
      case "thai": "\u{0E50}"
      case "tibt": "\u{0F20}"
      default: "0"
      }
    self = .digits(zero: zero)
  }

  func text(_ number: Int) -> String {
    switch self {
    case .digits(let zero): Self.text(number, zero)
    case .hebrew: (1...999).contains(number) ? Self.hebrewText(number) : String(number)
    }
  }

  private static func text(_ number: Int, _ zero: Unicode.Scalar) -> String {
    var text = String.UnicodeScalarView()
    for scalar in String(number).unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      text.append(isDigit ? Unicode.Scalar(zero.value + scalar.value - 48) ?? scalar : scalar)
    }
    return String(text)
  }

  private static let units = ["", "א", "ב", "ג", "ד", "ה", "ו", "ז", "ח", "ט"]
  private static let tens = ["", "י", "כ", "ל", "מ", "נ", "ס", "ע", "פ", "צ"]
  private static let hundreds = ["", "ק", "ר", "ש", "ת", "תק", "תר", "תש", "תת", "תתק"]

  private static func hebrewText(_ number: Int) -> String {
    let below = number % 100
    // 15 and 16 are 9 + 6 and 9 + 7, so that they don't spell the divine name.
    let tail = below == 15 ? "טו" : below == 16 ? "טז" : tens[below / 10] + units[below % 10]
    let letters = hundreds[number / 100] + tail
    guard letters.count > 1, let last = letters.last else { return letters + "׳" }
    return letters.dropLast() + "״" + String(last)
  }
}
