public import ICalGrid

/// A box on a page, in points from its top left corner.
public struct PageRect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }

  func inset(_ x: Double, _ y: Double) -> PageRect {
    PageRect(x: self.x + x, y: self.y + y, width: width - 2 * x, height: height - 2 * y)
  }
}

/// One line of text in its box.
public struct PageText: Hashable, Sendable {
  public enum Alignment: Sendable { case left, center, right }

  public var text: String
  /// The room it has; it stands on the baseline at ``baseline``.
  public var frame: PageRect
  public var size: Double
  public var weight: TextWeight
  public var color: RGBColor
  public var alignment: Alignment
  public var isStruck: Bool
  /// Whether it doesn't fit and ends in an ellipsis.
  public var isCut: Bool

  /// The line that the letters stand on.
  public var baseline: Double { frame.y + (frame.height + 0.72 * size) / 2 }
}

/// What a page is made of, in the order in which it is drawn.
public enum PageElement: Hashable, Sendable {
  case fill(PageRect, radius: Double, RGBColor)
  /// A frame, or a line where the box has no height or no width.
  case stroke(PageRect, radius: Double, width: Double, isDashed: Bool, RGBColor)
  case text(PageText)
  /// A link over a box.
  case link(PageRect, SafeLink)
}

/// One sheet.
public struct Page: Hashable, Sendable {
  public var elements: [PageElement] = []
  /// The name by which the outline leads here; `nil` for a page that continues another.
  public var outline: String?
}

/// A calendar laid out on sheets of one size.
public struct PageLayout: Hashable, Sendable {
  public var paper: PaperSize
  public var title: String
  /// The language of its texts, as BCP 47 names it.
  public var language: String
  public var pages: [Page]
}
