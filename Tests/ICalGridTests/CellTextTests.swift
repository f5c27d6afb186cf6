import Testing

@testable import ICalGrid

@Suite struct CellTextTests {
  @Test(
    "A title is cut between clusters and ends in an ellipsis",
    arguments: [
      ("Stand-up", 8, "Stand-up"), ("Stand-up", 7, "Stand-…"), ("Stand up", 7, "Stand…"), ("Stand-up", 1, "…"),
      ("Stand-up", 0, ""),
      ("東京会議", 8, "東京会議"), ("東京会議", 7, "東京会…"), ("東京会議", 6, "東京…"), ("東京会議", 2, "…"),
      ("👨‍👩‍👧‍👦 Family", 5, "👨‍👩‍👧‍👦 F…"), ("👨‍👩‍👧‍👦 Family", 4, "👨‍👩‍👧‍👦…"), ("👨‍👩‍👧‍👦 Family", 2, "…"), ("🇯🇵🇩🇪", 3, "🇯🇵…"),
      ("Cafe\u{301}s", 4, "Caf…"), ("Cafe\u{301}s", 5, "Cafe\u{301}s"), ("Cafe\u{301} bar", 5, "Cafe\u{301}…"),
      ("हिन्दी कक्षा", 4, "हि…"),
    ])
  func cut(title: String, limit: Int, shown: String) {
    let text = CellText(title, limit: limit)
    #expect(text.string.unicodeScalars.elementsEqual(shown.unicodeScalars), "\(text.string)")
    #expect(text.width <= limit)
    #expect(text.width == CellWidth.width(of: shown))
  }

  @Test(
    "What could act on a terminal is made visible or left out",
    arguments: [
      ("a\u{1B}[31mb", "a␛[31mb"), ("a\u{7F}b", "a␡b"), ("a\u{9B}b", "a�b"), ("a\u{0}b", "a␀b"),
      ("one\ntwo\r\n\tthree", "one two three"), ("a\u{85}b\u{2028}c\u{2029}d", "a b c d"), ("\n\n", ""),
      ("a\u{202E}b\u{202C}c", "abc"), ("a\u{2066}b\u{2069}c\u{61C}d\u{200E}e\u{200F}f", "abcdef"),
      ("a\u{200B}\u{AD}\u{FEFF}\u{2060}b", "ab"), ("  padded  ", "padded"), ("\u{301}a", "◌\u{301}a"),
      ("\u{903}", "◌\u{903}"), ("a\u{200D}b", "ab"), ("\u{FFFE}", "�"),
    ])
  func sanitised(title: String, shown: String) {
    let text = CellText(title)
    #expect(text.string.unicodeScalars.elementsEqual(shown.unicodeScalars), "\(text.string.debugDescription)")
    #expect(text.width == CellWidth.width(of: shown))
  }

  @Test func anyTextTakesTheColumnsItSaysAndNoMoreThanAllowed() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5_000 {
      let title = GridSamples.title(&generator)
      let limit = Int.random(in: 1...20, using: &generator)
      for ellipsis in [CellText.Ellipsis.character, .dots] {
        let text = CellText(title, limit: limit, ellipsis: ellipsis)
        let drawn = "|" + text.string + (text.needsIsolation ? "\u{2069}" : "") + "|"
        if CellWidth.width(of: drawn) != text.width + 2 || text.width > limit {
          Issue.record("\(title.debugDescription) in \(limit): \(text.string.debugDescription), \(text.width)")
        }
      }
    }
  }

  @Test func joinersStayWhereTheyJoin() {
    for title in ["👩‍🚀", "क्\u{200D}ष", "می‌خواهم", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣"] { #expect(CellText(title).string == title) }
  }

  @Test func aTowerOfMarksIsBounded() {
    let tower = "a" + String(repeating: "\u{301}", count: 100_000)
    let text = CellText(tower, limit: 10)
    #expect(text.width == 1)
    #expect(text.bytes.count < 40)
    let marks = CellText(String(repeating: "\u{301}", count: 1_000), limit: 10)
    #expect(marks.width == 1)
    #expect(marks.bytes.count < 40)
    let conjunct = CellText(String(repeating: "क्", count: 10_000), limit: 10)
    #expect(conjunct.width <= 10)
    #expect(conjunct.bytes.count < 400)
    let family = CellText(String(repeating: "👩\u{200D}", count: 10_000), limit: 10)
    #expect(family.width <= 10)
    #expect(family.bytes.count < 400)
  }

  @Test(
    "What takes no columns is bounded also where each begins a cluster or is wide elsewhere",
    arguments: [
      "\u{3164}", "\u{FFA0}", "\u{3164}\u{FFA0}", "\u{3164}\u{301}", "\u{1F3FB}", "\u{1F3FB}\u{3164}",
      "\u{1F3FF}\u{FE0F}", "\u{3164}\u{200D}", "\u{200D}\u{1F3FB}", "\u{1160}", "\u{E0061}",
    ])
  func aFloodWithoutColumnsIsBounded(part: String) {
    for base in ["a", "👋", "漢", "한"] {
      let text = CellText(base + String(repeating: part, count: 5_000) + "b", limit: 10)
      #expect(text.width <= 10)
      #expect(text.string.unicodeScalars.count <= text.width + 2 * FloodBounds.marks, "\(text.string.debugDescription)")
    }
  }

  @Test func noCharacterFloodsACell() {
    for value in Array(0x20...0x1FFFF) + Array(0xE0000...0xE0FFF) {
      guard let scalar = Unicode.Scalar(value), CellWidth.width(ofScalar: scalar.value) == 0 else { continue }
      let text = CellText("漢" + String(repeating: Character(scalar), count: 12), limit: 4)
      let count = text.string.unicodeScalars.count
      if count > text.width + FloodBounds.marks { Issue.record("\(scalar.escaped(asASCII: true)): \(count) scalars") }
    }
  }

  @Test func whatPeopleWriteIsWhole() {
    for title in ["👩🏻‍❤️‍💋‍👩🏿", "👨🏻‍👩🏼‍👧🏽‍👦🏾", "कार्त्स्न्य", "홍ㅤ길동", "👋🏻👋🏿", "ᄒᆞᆫ글", "ẹ́̈ㅤb"] {
      #expect(CellText(title).string == title)
    }
  }

  @Test func aLongTitleCostsWhatIsShown() {
    let text = CellText(String(repeating: "漢", count: 10_000), limit: 11)
    #expect(text.string == "漢漢漢漢漢…")
    #expect(text.isCut)
  }

  @Test func rightToLeftTextIsSetApart() {
    #expect(CellText("שלום").needsIsolation)
    #expect(CellText("اجتماع 3").needsIsolation)
    #expect(!CellText("hello 東京").needsIsolation)
    // A virama at the end would join whatever follows.
    #expect(CellText("தமிழ்").needsIsolation)
  }

  @Test func wordsWrapAndNothingIsLost() {
    let text = "Bring the slides,\nthe projector and 東京の地図 to Donaudampfschifffahrtsgesellschaft"
    for width in 1...30 {
      let lines = WrappedText(text, width: width).lines
      #expect(lines.allSatisfy { $0.width <= max(width, 2) })
      let letters = lines.map(\.string).joined().filter { !$0.isWhitespace }
      if width > 1 { #expect(letters == text.filter { !$0.isWhitespace }) }
    }
  }
}
