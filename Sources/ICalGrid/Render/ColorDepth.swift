/// How many colours an output can show.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// No escape sequence at all: plain text.
  case none
  /// The eight colours of ECMA-48, with their bright twins for text.
  case sixteen
  /// The 256 colours of xterm.
  case indexed
  /// 24 bits.
  case trueColor

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }

  /// The parameters of an SGR sequence that set `color` as text or as background; empty for ``none``.
  func parameters(of color: RGBColor, isBackground: Bool) -> String {
    switch self {
    case .none: ""
    case .sixteen: String((isBackground ? 40 : 30) + Self.basicIndex(nearestTo: color))
    case .indexed: "\(isBackground ? 48 : 38);5;\(Self.index(nearestTo: color))"
    case .trueColor: "\(isBackground ? 48 : 38);2;\(color.red);\(color.green);\(color.blue)"
    }
  }

  /// The colour that the terminal will show for `color`, by xterm's palette; the colour itself for ``none``.
  public func shown(_ color: RGBColor) -> RGBColor {
    switch self {
    case .none, .trueColor: color
    case .sixteen: Self.basicColors[Self.basicIndex(nearestTo: color)]
    case .indexed: Self.indexedColor(Self.index(nearestTo: color))
    }
  }

  /// xterm's first eight colours.
  static let basicColors: [RGBColor] = [
    RGBColor(0x000000), RGBColor(0xCD0000), RGBColor(0x00CD00), RGBColor(0xCDCD00), RGBColor(0x0000EE),
    RGBColor(0xCD00CD), RGBColor(0x00CDCD), RGBColor(0xE5E5E5),
  ]

  /// The one of the eight basic colours that a person would call `color` by: by hue where it has one, else by lightness.
  static func basicIndex(nearestTo color: RGBColor) -> Int {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    if high - low < 40 || (high - low) * 5 < high { return high > 96 ? 7 : 0 }
    // A part counts as lit from the middle between the strongest and the weakest on.
    let middle = (high + low + 1) / 2
    return (red >= middle ? 1 : 0) | (green >= middle ? 2 : 0) | (blue >= middle ? 4 : 0)
  }

  /// The nearest of the colours 16…255 (a cube of 6×6×6 and 24 greys), which no terminal theme changes. A grey stands for what is
  /// nearly one, and for no other: a dark green is a green.
  static func index(nearestTo color: RGBColor) -> Int {
    let high = Int(max(color.red, color.green, color.blue))
    let isGreyish = (high - Int(min(color.red, color.green, color.blue))) * 4 < max(high, 64)
    let candidates = (16..<256).lazy.map { (index: $0, color: indexedColor($0)) }.filter { candidate in
      isGreyish || candidate.color.red != candidate.color.green || candidate.color.green != candidate.color.blue
    }
    return candidates.min { distance($0.color, color) < distance($1.color, color) }?.index ?? 16
  }

  /// The colour with that index, 16…255; the basic ones below.
  static func indexedColor(_ index: Int) -> RGBColor {
    if index < 16 { return basicColors[index % 8] }
    if index >= 232 {
      let level = UInt8(clamping: 8 + (index - 232) * 10)
      return RGBColor(red: level, green: level, blue: level)
    }
    func part(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(clamping: 55 + step * 40) }
    let cube = index - 16
    return RGBColor(red: part(cube / 36), green: part(cube / 6 % 6), blue: part(cube % 6))
  }

  /// Squares of the differences of the parts, and of those between parts, which make the hue.
  private static func distance(_ one: RGBColor, _ two: RGBColor) -> Int {
    let red = Int(one.red) - Int(two.red)
    let green = Int(one.green) - Int(two.green)
    let blue = Int(one.blue) - Int(two.blue)
    func square(_ number: Int) -> Int { number * number }
    return 4 * (square(red) + square(green) + square(blue)) + square(red - green) + square(green - blue)
      + square(blue - red)
  }
}
