internal import CPangoCairo
public import ICalGrid

/// Why a page can't be drawn.
public enum PrintError: Error, Hashable {
  /// A library that drawing needs is not there, or has not the function of that name.
  case missingLibrary(String)
  /// There is no font to draw with.
  case noFonts
  /// A picture of that many pixels is larger than can be made; the most dots per inch with which it can, 0 where there are none.
  case tooLarge(width: Int, height: Int, largestDotsPerInch: Int)
  /// Drawing failed, as where memory runs short.
  case failed
}

/// Draws laid-out pages as PDF and PNG, by Pango and Cairo, which are loaded when the first printer is made.
public struct PagePrinter: TextMeasuring {
  private let measuring: Pen

  /// - Parameter language: As BCP 47 names it; it decides between the forms that languages have of the same characters.
  public init(language: String) throws(PrintError) {
    if let missing = ig_print_load() { throw .missingLibrary(String(cString: missing)) }
    guard ig_print_font_family_count() > 0 else { throw .noFonts }
    measuring = try Pen(ig_print_measure(language))
  }

  public func width(of text: String, weight: TextWeight) -> Double {
    var text = text
    return text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) {
        ig_print_text_width(measuring.print, $0.baseAddress, Int32($0.count), weight.drawn)
      }
    }
  }

  /// The layout as a PDF: real text, links, a title, an outline by month. The same layout gives the same bytes.
  ///
  /// - Parameter created: The moment that it states as that of its making.
  public func pdf(_ layout: PageLayout, created: Instant) throws(PrintError) -> [UInt8] {
    let pen = try Pen(
      ig_print_pdf(layout.paper.width, layout.paper.height, layout.title, created.description, layout.language))
    for (number, page) in layout.pages.enumerated() {
      if let name = page.outline { ig_print_outline(pen.print, name, Int32(number + 1)) }
      pen.draw(page, hasLinks: true)
      ig_print_end_page(pen.print)
    }
    return try pen.finish()
  }

  /// The most pixels that a picture's side can have.
  public static let largestSide = 32_767

  /// The most pixels that a picture can have: drawing one takes four bytes of memory each.
  public static let mostPixels = 120_000_000

  /// The layout as a picture, its pages one under the other.
  ///
  /// - Throws: ``PrintError/tooLarge(width:height:largestDotsPerInch:)`` beyond ``largestSide`` and ``mostPixels``.
  public func png(_ layout: PageLayout, dotsPerInch: Int) throws(PrintError) -> [UInt8] {
    let scale = Double(dotsPerInch) / 72
    let (width, height) = Self.pixels(of: layout, dotsPerInch)
    guard Self.fits(width, height) else {
      let largest = (1..<max(dotsPerInch, 1)).last {
        let (width, height) = Self.pixels(of: layout, $0)
        return Self.fits(width, height)
      }
      throw .tooLarge(width: width, height: height, largestDotsPerInch: largest ?? 0)
    }
    let pen = try Pen(ig_print_image(Int32(width), Int32(height), scale, layout.language))
    let step = Double(height / max(layout.pages.count, 1)) / scale
    for page in layout.pages {
      pen.draw(page, hasLinks: false)
      ig_print_move_down(pen.print, step)
    }
    return PNGResolution.stated(try pen.finish(), dotsPerInch: dotsPerInch)
  }

  private static func pixels(of layout: PageLayout, _ dotsPerInch: Int) -> (width: Int, height: Int) {
    let scale = Double(dotsPerInch) / 72
    return (
      Int((layout.paper.width * scale).rounded()),
      Int((layout.paper.height * scale).rounded()) * max(layout.pages.count, 1)
    )
  }

  private static func fits(_ width: Int, _ height: Int) -> Bool {
    width <= largestSide && height <= largestSide && width * height <= mostPixels
  }
}

/// The owner of a drawing.
private final class Pen {
  let print: OpaquePointer

  init(_ print: OpaquePointer?) throws(PrintError) {
    guard let print else { throw .failed }
    self.print = print
  }

  deinit { ig_print_free(print) }

  func finish() throws(PrintError) -> [UInt8] {
    var size = 0
    guard !ig_print_failed(print), let bytes = ig_print_finish(print, &size) else { throw .failed }
    return Array(UnsafeBufferPointer(start: bytes, count: size))
  }

  func draw(_ page: Page, hasLinks: Bool) {
    for element in page.elements {
      switch element {
      case .fill(let rect, let radius, let color):
        let (red, green, blue) = color.shares
        ig_print_fill(print, rect.x, rect.y, rect.width, rect.height, radius, red, green, blue)
      case .stroke(let rect, let radius, let width, let isDashed, let color):
        let (red, green, blue) = color.shares
        ig_print_stroke(
          print, rect.x, rect.y, rect.width, rect.height, radius, width, isDashed, red, green, blue)
      case .text(let text): draw(text)
      case .link(let rect, let link):
        // The address stands between apostrophes, in which a backslash would escape.
        let address = link.target.replacing("\\", with: "%5C").replacing("'", with: "%27")
        if hasLinks { ig_print_link(print, rect.x, rect.y, rect.width, rect.height, address) }
      }
    }
  }

  private func draw(_ text: PageText) {
    let (red, green, blue) = text.color.shares
    let hasEmoji = text.text.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    var string = text.text
    string.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { characters in
        var line = ig_print_text(
          text: characters.baseAddress, length: Int32(characters.count), x: text.frame.x, width: text.frame.width,
          baseline: text.baseline, size: text.size, weight: text.weight.drawn, alignment: text.alignment.drawn,
          red: red, green: green, blue: blue, is_struck: text.isStruck, is_cut: text.isCut, has_emoji: hasEmoji)
        ig_print_draw_text(print, &line)
      }
    }
  }
}

extension TextWeight {
  fileprivate var drawn: ig_print_weight {
    switch self {
    case .light: IG_PRINT_LIGHT
    case .regular: IG_PRINT_REGULAR
    case .medium: IG_PRINT_MEDIUM
    case .bold: IG_PRINT_BOLD
    }
  }
}

extension PageText.Alignment {
  fileprivate var drawn: ig_print_alignment {
    switch self {
    case .left: IG_PRINT_LEFT
    case .center: IG_PRINT_CENTER
    case .right: IG_PRINT_RIGHT
    }
  }
}

extension RGBColor {
  fileprivate var shares: (Double, Double, Double) { (Double(red) / 255, Double(green) / 255, Double(blue) / 255) }
}
