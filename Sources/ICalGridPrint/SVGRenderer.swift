/// Writes laid-out pages as SVG with real text, one under the other.
///
/// It is a pure function of the layout and the measure. Text is escaped, links lead to http, https and mailto alone, and there is
/// no script and no style beyond attributes.
public struct SVGRenderer {
  private let widths: KnownWidths

  public init(measure: any TextMeasuring) { widths = KnownWidths(measure) }

  /// - Complexity: O(*n*) in the layout's elements.
  public func render(_ layout: PageLayout) -> [UInt8] {
    var svg = SVGWriter()
    let height = layout.paper.height * Double(max(layout.pages.count, 1))
    svg.open(width: layout.paper.width, height: height, language: layout.language, title: layout.title)
    for (number, page) in layout.pages.enumerated() {
      svg.group(down: layout.paper.height * Double(number)) { svg in
        for element in page.elements { write(element, &svg) }
      }
    }
    svg.close()
    return svg.bytes
  }

  private func write(_ element: PageElement, _ svg: inout SVGWriter) {
    switch element {
    case .fill(let rect, let radius, let color): svg.fill(rect, radius: radius, color)
    case .stroke(let rect, let radius, let width, let isDashed, let color):
      svg.stroke(rect, radius: radius, width: width, isDashed: isDashed, color)
    case .text(let text): svg.text(text, text.isCut ? cut(text) : text.text)
    case .link(let rect, let link): svg.link(rect, link)
    }
  }

  /// As much of a text as fits, and an ellipsis.
  private func cut(_ text: PageText) -> String {
    var room = text.frame.width / text.size - widths.width(of: "…", text.weight)
    var fitting = ""
    for character in text.text {
      room -= widths.width(of: String(character), text.weight)
      if room < 0 { break }
      fitting.append(character)
    }
    while fitting.last == " " { fitting.removeLast() }
    return fitting + "…"
  }
}
