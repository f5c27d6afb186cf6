/// A colour of the sRGB space, opaque.
public struct RGBColor: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour with that 24-bit number, such as `0x3366CC`.
  public init(_ number: UInt32) {
    red = UInt8(number >> 16 & 0xFF)
    green = UInt8(number >> 8 & 0xFF)
    blue = UInt8(number & 0xFF)
  }

  /// The colour that a calendar file or a user names: a CSS name (RFC 7986 §5.9), `#RGB`, `#RRGGBB` or Apple's `#RRGGBBAA`.
  ///
  /// An alpha value is left out of account. `nil` for any other text.
  public init?(_ text: some StringProtocol) {
    var bytes: [UInt8] = []
    for byte in text.utf8 where byte != 0x20 && byte != 0x09 {
      guard bytes.count < 32 else { return nil }
      bytes.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
    }
    if bytes.first == 0x23 {
      guard let color = Self(hexDigits: bytes.dropFirst()) else { return nil }
      self = color
    } else {
      guard let number = CSSColors.number(of: String(decoding: bytes, as: UTF8.self)) else { return nil }
      self.init(number)
    }
  }

  /// The text that a calendar states, where it is a colour's.
  static func stated(_ text: some StringProtocol) -> String? { RGBColor(text) == nil ? nil : String(text) }

  private init?(hexDigits: ArraySlice<UInt8>) {
    var values: [UInt8] = []
    for digit in hexDigits {
      switch digit {
      case 0x30...0x39: values.append(digit - 0x30)
      case 0x61...0x66: values.append(digit - 0x61 + 10)
      default: return nil
      }
    }
    switch values.count {
    case 3, 4: self.init(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
    case 6, 8:
      self.init(
        red: values[0] * 16 + values[1], green: values[2] * 16 + values[3], blue: values[4] * 16 + values[5])
    default: return nil
    }
  }

  public static let black = RGBColor(0x000000)
  public static let white = RGBColor(0xFFFFFF)

  /// `#rrggbb`
  public var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    let nibbles = [red >> 4, red & 15, green >> 4, green & 15, blue >> 4, blue & 15]
    return "#" + String(nibbles.map { digits[Int($0)] })
  }

  /// The relative luminance of WCAG 2.1: 0 for black, 1 for white.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of WCAG 2.1 between two colours: 1 (none) … 21 (black on white).
  public func contrast(with other: RGBColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (Swift.max(one, two) + 0.05) / (Swift.min(one, two) + 0.05)
  }

  /// Black or white, whichever can be read better on this colour: a contrast of at least 4.5.
  public var textColor: RGBColor {
    contrast(with: .black) >= contrast(with: .white) ? .black : .white
  }

  /// A colour of the same hue that can be told from a black and from a white background alike (contrast of 3 or more).
  public var readable: RGBColor {
    // A luminance of 0.1 has a contrast of 3 with black, one of 0.3 has it with white.
    var color = self
    for _ in 0..<24 {
      let luminance = color.luminance
      if luminance > 0.3 {
        color = color.mixed(with: .black, share: 0.08)
      } else if luminance < 0.13 {
        color = color.mixed(with: .white, share: 0.08)
      } else {
        break
      }
    }
    return color
  }

  /// This colour with a share (0…1) of another.
  public func mixed(with other: RGBColor, share: Double) -> RGBColor {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(Swift.min(Swift.max((Double(one) * (1 - share) + Double(two) * share).rounded(), 0), 255))
    }
    return RGBColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// Whether two colours could be taken for each other.
  func isClose(to other: RGBColor) -> Bool { distance(to: other) < 7_000 }

  /// How far apart two colours look: squares of the differences, weighted by what the eye makes of each part.
  func distance(to other: RGBColor) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }

  /// `pow` is not part of the standard library: the sRGB curve x^2.4 as (x^12)^(1/5) by Newton's method, once a level.
  private static let linearLevels: [Double] = (0...255).map { level in
    let share = Double(level) / 255
    guard share > 0.04045 else { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    let square = base * base
    let target = square * square * square * square * square * square
    var root = square
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root = (4 * root + target / fourth) / 5
    }
    return root
  }

  private static func linear(_ level: UInt8) -> Double { linearLevels[Int(level)] }
}
