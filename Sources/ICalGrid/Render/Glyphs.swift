/// The lines and marks that an output draws with, in Unicode or in ASCII. All of them take one column.
struct Glyphs: Sendable {
  let horizontal, vertical: StaticString
  let topLeft, topMiddle, topRight: StaticString
  let middleLeft, cross, middleRight: StaticString
  let bottomLeft, bottomMiddle, bottomRight: StaticString
  /// The ends and the body of a bar that is drawn as a line.
  let barStart, barLine, barEnd: StaticString
  /// A bar goes on before and after its row.
  let continuesBefore, continuesAfter: StaticString
  /// The mark of an event's calendar where colour tells which.
  let colorMark: StaticString
  /// The mark of a calendar's colour in the legend, and of an event on a small day.
  let legendMark, bullet: StaticString
  /// The marks of calendars where there is no colour.
  let calendarMarks: [StaticString]
  let tentative, cancelled, declined, conflict: StaticString
  let previous, next: StaticString
  let dot: StaticString
  /// How busy a day is, from the least to the most.
  let shades: [StaticString]
  let dash: StaticString
  /// The mark behind today's number in a small month.
  let todayMark: StaticString
  let ellipsis: CellText.Ellipsis
  static let unicode = Glyphs(
    horizontal: "─", vertical: "│", topLeft: "┌", topMiddle: "┬", topRight: "┐", middleLeft: "├", cross: "┼",
    middleRight: "┤", bottomLeft: "└", bottomMiddle: "┴", bottomRight: "┘", barStart: "╺", barLine: "━", barEnd: "╸",
    continuesBefore: "◂", continuesAfter: "▸", colorMark: "▎", legendMark: "■", bullet: "•",
    calendarMarks: ["●", "◆", "▲", "■", "○", "◇", "△", "□", "★", "☆"], tentative: "~", cancelled: "✗",
    declined: "⊘", conflict: "!", previous: "‹", next: "›", dot: "·", shades: ["░", "▒", "▓", "█"], dash: "–",
    todayMark: "◂",
    ellipsis: .character)

  static let ascii = Glyphs(
    horizontal: "-", vertical: "|", topLeft: "+", topMiddle: "+", topRight: "+", middleLeft: "+", cross: "+",
    middleRight: "+", bottomLeft: "+", bottomMiddle: "+", bottomRight: "+", barStart: "[", barLine: "=", barEnd: "]",
    continuesBefore: "<", continuesAfter: ">", colorMark: "|", legendMark: "#", bullet: "*",
    calendarMarks: ["*", "o", "+", "#", "@", "%", "&", "=", "^", "$"], tentative: "~", cancelled: "x", declined: "/",
    conflict: "!", previous: "<", next: ">", dot: "-", shades: [".", ":", "*", "#"], dash: "-", todayMark: "<",
    ellipsis: .dots)
}

extension Glyphs {
  init(isASCII: Bool) { self = isASCII ? .ascii : .unicode }
}
