/// The name of an element, made of numbers and dates alone.
struct HTMLIdentifier: Hashable {
  let text: String

  static func month(_ month: YearMonth) -> HTMLIdentifier { HTMLIdentifier(text: month.description) }
  /// A day as one of the sections shows it: neighbouring months show some days twice.
  static func day(_ date: CivilDate, section: Int) -> HTMLIdentifier { HTMLIdentifier(text: "d\(section)-\(date)") }
  static func dayName(_ date: CivilDate, section: Int) -> HTMLIdentifier {
    HTMLIdentifier(text: "n\(section)-\(date)")
  }
  static func event(_ number: Int) -> HTMLIdentifier { HTMLIdentifier(text: "e\(number)") }
  static func eventName(_ number: Int) -> HTMLIdentifier { HTMLIdentifier(text: "t\(number)") }
  static let overview = HTMLIdentifier(text: "year")
  static let strip = HTMLIdentifier(text: "strip")
}

/// The target of a link that is safe to follow: of http, https or mailto.
struct HTMLLink: Hashable {
  let target: String

  /// `nil` for any other scheme, and for what has a control character, a blank or a bidi control in it.
  init?(_ text: String) {
    let head = text.prefix(8).lowercased()
    let schemes = ["http://", "https://", "mailto:"]
    guard schemes.contains(where: { head.hasPrefix($0) && text.utf8.count > $0.utf8.count }),
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && SafeScalar($0.value) == .keep($0.value) })
    else { return nil }
    target = text
  }
}
