import ICalGrid

/// The sizes and colours of a page. Sizes follow the paper: on A4 a point is a point.
struct PageStyle {
  /// How many times larger than on A4 things are.
  let scale: Double
  let weekend: RGBColor
  let sunday: RGBColor
  let today: RGBColor
  let busyness: [RGBColor]

  static let paper = RGBColor.white
  let ink = RGBColor(0x1B1C1E)
  let soft = RGBColor(0x5D6168)
  let line = RGBColor(0xC6C7C2)
  let tint = RGBColor(0xF6F6F3)

  /// Letters smaller than this can't be read on paper.
  static let readable = 6.0

  init(_ theme: Theme, _ paper: PaperSize) {
    scale = min(max(min(paper.width, paper.height) / PaperSize.a4.width, 0.4), 4)
    let tint = RGBColor(0xF6F6F3)
    weekend = (theme.dayLooks[.weekend]?.foreground ?? .black).legible(on: tint)
    sunday = (theme.dayLooks[.sunday]?.foreground ?? .black).legible(on: tint)
    today = theme.dayLooks[.today]?.background ?? .black
    busyness = theme.busyness
  }

  /// The sizes in which events are set, from the one that looks best to the smallest that can be read.
  var eventSizes: [Double] {
    let best = max(9 * scale, Self.readable)
    let steps = 7.0
    return (0...Int(steps)).map { best - (best - Self.readable) * Double($0) / steps }
  }

  /// The height of a line of that size.
  static func pitch(_ size: Double) -> Double { size * 1.3 }

  func color(of day: GridDay) -> RGBColor {
    if day.position != .current { return soft }
    guard day.styles.contains(.weekend) else { return ink }
    return day.weekday == .sunday ? sunday : weekend
  }
}
