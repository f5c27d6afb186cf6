/// The size of a sheet, in points of 1/72 inch.
public struct PaperSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let a3 = PaperSize(millimetres: 297, 420)
  public static let a4 = PaperSize(millimetres: 210, 297)
  public static let a5 = PaperSize(millimetres: 148, 210)
  public static let letter = PaperSize(width: 612, height: 792)
  public static let legal = PaperSize(width: 612, height: 1_008)
  public static let tabloid = PaperSize(width: 792, height: 1_224)

  private init(millimetres width: Double, _ height: Double) {
    self.init(width: width * Self.pointsAMillimetre, height: height * Self.pointsAMillimetre)
  }

  static let pointsAMillimetre = 72 / 25.4

  /// The smallest and the largest side that there is a layout for: 70 mm and 2 m.
  public static let sides = (70 * pointsAMillimetre)...(2_000 * pointsAMillimetre)

  /// The names that ``init(_:)`` knows.
  public static let names = ["A3", "A4", "A5", "letter", "legal", "tabloid"]

  /// A size by its name, in any letter case, or as width and height such as `210x297mm`, `8.5x11in` or `600x800pt`.
  ///
  /// `nil` for any other text and where a side is not in ``sides``.
  public init?(_ text: String) {
    let text = text.lowercased()
    switch text {
    case "a3": self = .a3
    case "a4": self = .a4
    case "a5": self = .a5
    case "letter": self = .letter
    case "legal": self = .legal
    case "tabloid": self = .tabloid
    default:
      let unit = String(text.suffix(2))
      let sides = text.dropLast(2).split(separator: "x", omittingEmptySubsequences: false)
      guard sides.count == 2, let width = Self.points(String(sides[0]) + unit),
        let height = Self.points(String(sides[1]) + unit), Self.sides.contains(width), Self.sides.contains(height)
      else { return nil }
      self.init(width: width, height: height)
    }
  }

  /// A length such as `10mm`, `1cm`, `0.5in` or `36pt` in points; `nil` for any other text.
  public static func points(_ text: String) -> Double? {
    let text = text.lowercased()
    let number = text.dropLast(2)
    guard !number.isEmpty, number.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }), let value = Double(number)
    else { return nil }
    switch text.suffix(2) {
    case "mm": return value * pointsAMillimetre
    case "cm": return value * pointsAMillimetre * 10
    case "in": return value * 72
    case "pt": return value
    default: return nil
    }
  }

  /// The sheet with its longer side across.
  public var landscape: PaperSize { PaperSize(width: max(width, height), height: min(width, height)) }
  /// The sheet with its longer side upright.
  public var portrait: PaperSize { PaperSize(width: min(width, height), height: max(width, height)) }
}

/// The sheet that a calendar is laid out on.
public struct PageSetup: Hashable, Sendable {
  public var paper: PaperSize
  /// The blank border on each side, in points; at most a quarter of the shorter side is taken.
  public var margin: Double

  public init(paper: PaperSize = PaperSize.a4.landscape, margin: Double = 28) {
    self.paper = paper
    self.margin = margin
  }

  /// The margin as it is taken.
  var border: Double { min(max(margin, 0), min(paper.width, paper.height) / 4) }
}
