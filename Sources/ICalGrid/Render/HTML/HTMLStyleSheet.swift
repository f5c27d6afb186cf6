/// The style sheet of a page: fixed rules, and those made of the theme's colours and of numbers.
struct HTMLStyleSheet {
  private(set) var bytes: [UInt8] = []

  /// The grounds on which a page is drawn, in light and in dark.
  static let lightPaper = RGBColor(0xFFFFFF)
  static let darkPaper = RGBColor(0x1D1F22)

  /// - Parameters:
  ///   - colors: The colours of events, each the class `k` with its place.
  ///   - lanes: How many lines of events a cell has at most.
  init(_ theme: Theme, colors: [RGBColor], lanes: Int) {
    append(HTMLStyle.rules)
    append(":root{")
    append(theme, on: Self.lightPaper)
    append("}\n")
    for (place, color) in colors.enumerated() {
      append(".k\(place){")
      append(EventColors(color, on: Self.lightPaper))
      append("}\n")
    }
    for (level, color) in theme.busyness.enumerated() {
      append(".small tbody tr .b\(level + 1){background:\(color.hexadecimal);color:\(color.textColor.hexadecimal)}\n")
    }
    for lane in 0..<max(lanes, 1) { append(".r\(lane){grid-row:\(lane + 1)}\n") }
    append("@media screen and (prefers-color-scheme:dark){:root{")
    append(theme, on: Self.darkPaper)
    append("}\n")
    for (place, color) in colors.enumerated() {
      append(".k\(place){")
      append(EventColors(color, on: Self.darkPaper))
      append("}\n")
    }
    append("}\n")
  }

  private mutating func append(_ theme: Theme, on paper: RGBColor) {
    let today = theme.dayLooks[.today]?.background ?? .black
    append("--today:\(today.hexadecimal);--on-today:\(today.textColor.hexadecimal);")
    let accent = today.legible(on: paper)
    append("--accent:\(accent.hexadecimal);")
    for (name, style) in [("weekend", EventStyle.weekend), ("sunday", .sunday)] {
      let color = theme.dayLooks[style]?.foreground ?? paper.textColor
      append("--\(name):\(color.legible(on: paper.mixed(with: paper.textColor, share: 0.06)).hexadecimal);")
    }
  }

  private mutating func append(_ colors: EventColors) {
    append("--c:\(colors.mark.hexadecimal);--g:\(colors.ground.hexadecimal);--i:\(colors.ink.hexadecimal)")
  }

  /// Only for rules made of numbers and colours.
  private mutating func append(_ rule: String) { bytes.append(contentsOf: rule.utf8) }

  private mutating func append(_ rules: StaticString) {
    rules.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
