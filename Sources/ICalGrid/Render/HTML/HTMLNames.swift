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
