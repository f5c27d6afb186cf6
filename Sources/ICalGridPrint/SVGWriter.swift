import ICalGrid

/// Writes SVG from front to back; every text is escaped.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []

  private static let fonts =
    "'Noto Sans',Inter,'Helvetica Neue','Liberation Sans','DejaVu Sans',system-ui,sans-serif"

  mutating func open(width: Double, height: Double, language: String, title: String) {
    append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    append(
      "\(number(width))pt\" height=\"\(number(height))pt\" viewBox=\"0 0 \(number(width)) \(number(height))\" xml:lang=\""
    )
    escaped(drawable(language))
    append("\" font-family=\"\(Self.fonts)\">\n<title>")
    escaped(drawable(title))
    append("</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n")
  }

  mutating func close() { append("</svg>\n") }

  mutating func group(down: Double, _ content: (inout SVGWriter) -> Void) {
    append("<g transform=\"translate(0 \(number(down)))\">\n")
    content(&self)
    append("</g>\n")
  }

  mutating func fill(_ rect: PageRect, radius: Double, _ color: RGBColor) {
    box(rect, radius: radius)
    append(" fill=\"\(color.hexadecimal)\"/>\n")
  }

  mutating func stroke(_ rect: PageRect, radius: Double, width: Double, isDashed: Bool, _ color: RGBColor) {
    if rect.width == 0 || rect.height == 0 {
      append("<path d=\"M\(number(rect.x)) \(number(rect.y))L\(number(rect.maxX)) \(number(rect.maxY))\"")
    } else {
      box(rect, radius: radius)
      append(" fill=\"none\"")
    }
    append(" stroke=\"\(color.hexadecimal)\" stroke-width=\"\(number(width))\"")
    if isDashed { append(" stroke-dasharray=\"2 1.5\"") }
    append("/>\n")
  }

  mutating func text(_ text: PageText, _ shown: String) {
    let (x, anchor) =
      switch text.alignment {
      case .left: (text.frame.x, "start")
      case .center: (text.frame.x + text.frame.width / 2, "middle")
      case .right: (text.frame.maxX, "end")
      }
    append("<text x=\"\(number(x))\" y=\"\(number(text.baseline))\" font-size=\"\(number(text.size))\"")
    if anchor != "start" { append(" text-anchor=\"\(anchor)\"") }
    if text.weight != .regular { append(" font-weight=\"\(text.weight.number)\"") }
    if text.isStruck { append(" text-decoration=\"line-through\"") }
    append(" fill=\"\(text.color.hexadecimal)\">")
    escaped(drawable(shown))
    append("</text>\n")
  }

  mutating func link(_ rect: PageRect, _ link: SafeLink) {
    append("<a href=\"")
    escaped(link.target)
    append("\">")
    box(rect, radius: 0)
    append(" fill=\"#000\" fill-opacity=\"0\"/></a>\n")
  }

  private mutating func box(_ rect: PageRect, radius: Double) {
    append("<rect x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\"")
    append(" height=\"\(number(rect.height))\"")
    if radius > 0 { append(" rx=\"\(number(radius))\"") }
  }

  /// With two decimal places at most.
  private func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func escaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "'"): append("&#39;")
      default: bytes.append(byte)
      }
    }
  }
}

extension TextWeight {
  fileprivate var number: Int {
    switch self {
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .bold: 700
    }
  }
}
