import ICalGrid
import Testing

@testable import ICalGridPrint

/// Titles that are floods of characters, and what of them reaches the drawer, whose time grows with the square of a cluster's length.
@Suite struct FloodTests {
  private static let floods = [
    "a" + String(repeating: "\u{301}", count: 40_000), String(repeating: "x", count: 1 << 20),
    String(repeating: "👩\u{200D}", count: 50_000), "👋" + String(repeating: "🏻", count: 50_000),
    String(repeating: "क्", count: 50_000), String(repeating: "\u{3164}", count: 50_000),
    "a" + String(repeating: "\u{202E}", count: 1 << 20) + "b", String(repeating: "z\u{327}\u{308} ", count: 50_000),
  ]

  /// A measure that remembers the longest text and the fullest cluster it was asked about.
  private final class Witness: TextMeasuring {
    private(set) var longest = 0
    private(set) var fullest = 0

    func width(of text: String, weight: TextWeight) -> Double {
      longest = max(longest, text.unicodeScalars.count)
      fullest = max(fullest, text.reduce(0) { max($0, $1.unicodeScalars.count) })
      return PlainMeasure().width(of: text, weight: weight)
    }
  }

  @Test(arguments: floods.indices)
  func aFloodIsBoundedBeforeItIsDrawn(number: Int) {
    let flood = Self.floods[number]
    let calendar = CalendarInfo(name: flood)
    let occurrences = [
      event(flood, 3, calendar: calendar), event(flood, 12, days: 9, calendar: calendar), event("Talk", 13),
    ]
    let witness = Witness()
    let layout = PageRenderer(timeZone: flood).layout([grid(occurrences)], measure: witness)
    #expect(witness.longest <= FloodBounds.paperText)
    #expect(witness.fullest <= 1 + FloodBounds.marks + FloodBounds.joins)
    let texts = layout.pages.flatMap(\.texts).map(\.text)
    #expect(texts.contains("Talk"))
    #expect(texts.allSatisfy { $0.unicodeScalars.count <= FloodBounds.paperText })
    let svg = SVGRenderer(measure: witness).render(layout)
    #expect(svg.count < 100_000)
    #expect(witness.longest <= FloodBounds.paperText)
  }

  @Test(arguments: floods.indices)
  func whatIsDrawableStaysAsItIs(number: Int) {
    let once = drawable(Self.floods[number])
    #expect(once.unicodeScalars.elementsEqual(drawable(once).unicodeScalars))
  }

  @Test func ordinaryTextsAreWhole() {
    let longest = String(repeating: "x", count: FloodBounds.paperText)
    for text in [
      "Zoë", "👨🏻‍👩🏼‍👧🏽‍👦🏾", "👩🏻‍❤️‍💋‍👩🏿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "می‌خواهم", "कार्त्स्न्य", "הַשָּׁנָה", "홍ㅤ길동", longest,
    ] { #expect(drawable(text).unicodeScalars.elementsEqual(text.unicodeScalars)) }
    #expect(drawable(longest + "é") == longest.dropLast() + "…")
    #expect(drawable("a\nb\u{202E}c\u{7}") == "a bc␇")
  }

  @Test func aLongLinkIsWhole() {
    let address = "https://example.org/?" + String(repeating: "a", count: 2 * FloodBounds.paperText)
    let svg = SVGRenderer(measure: PlainMeasure()).render(layout([event("Talk", 12) { $0.url = address }]))
    #expect(String(decoding: svg, as: UTF8.self).contains("<a href=\"\(address)\">"))
  }
}
