import Foundation
import ICalGrid
import Testing

@testable import ICalGridPrint

@Suite struct SVGRendererTests {
  private func svg(_ occurrences: [Occurrence]) -> String {
    String(decoding: SVGRenderer(measure: PlainMeasure()).render(layout(occurrences)), as: UTF8.self)
  }

  @Test func itIsRealTextOnAPageOfItsSize() throws {
    let text = svg([event("Talk & <b>\u{7}", 12) { $0.url = "https://example.org/?a&b" }])
    #expect(text.contains(#"width="841.89pt" height="595.28pt" viewBox="0 0 841.89 595.28" xml:lang="en""#))
    #expect(text.contains(">Talk &amp; &lt;b&gt;␇</text>"))
    #expect(text.contains(#"<a href="https://example.org/?a&amp;b">"#))
    #expect(try XMLShape(text).elements.isSubset(of: ["svg", "title", "g", "rect", "path", "text", "a"]))
  }

  @Test func pagesStandOneUnderTheOther() throws {
    let occurrences = crowded(500)
    let text = svg(occurrences)
    let pages = layout(occurrences).pages.count
    #expect(text.ranges(of: "<g transform").count == pages)
    #expect(text.contains("height=\"\(String(format: "%g", (595.275_59 * Double(pages) * 100).rounded() / 100))"))
    for occurrence in occurrences { #expect(text.contains(">\(occurrence.summary ?? "")</text>")) }
  }

  @Test func whatIsTooLongEndsInAnEllipsis() {
    let text = svg(
      (0..<60).map { event("Abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz \($0)", 12, hour: $0 % 24) })
    #expect(text.firstMatch(of: />Abcdefgh[a-z]*…<\/text>/) != nil)
  }

  /// The names of a document's elements; it throws where the document is not well-formed.
  private struct XMLShape {
    var elements: Set<String> = []

    init(_ text: String) throws {
      var open: [String] = []
      for match in text.matches(of: /<(\/?)([a-z]+)(?: [A-Za-z:-]+="[^"<]*")*(\/?)>/) {
        let name = String(match.output.2)
        elements.insert(name)
        if !match.output.1.isEmpty {
          #expect(open.popLast() == name)
        } else if match.output.3.isEmpty {
          open.append(name)
        }
      }
      #expect(open.isEmpty)
      let rest = text.replacing(/<\/?[a-z]+(?: [A-Za-z:-]+="[^"<]*")*\/?>/, with: "")
        .replacing("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", with: "")
      #expect(!rest.contains("<") && !rest.contains(">"))
    }
  }
}
