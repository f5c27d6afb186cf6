import Testing

@testable import ICalGrid

@Suite struct CellWidthTests {
  @Test(
    "A cluster takes the columns that terminals give it",
    arguments: [
      ("", 0), ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｱ", 1), ("Ａ", 2), ("한글", 4), ("각", 2), ("…", 1),
      ("👨‍👩‍👧‍👦", 2), ("👩🏽‍🚀", 2), ("👍🏽", 2), ("🇩🇪", 2), ("🇩🇪🇫", 4), ("❤", 1), ("❤️", 2), ("❤️‍🔥", 2), ("🏳️‍🌈", 2),
      ("1️⃣", 2), ("☎︎", 1), ("⌚︎", 1), ("🫩", 2), ("☷", 2), ("हिन्दी", 4), ("क्षि", 2), ("தமிழ்", 4), ("สวัสดี", 4),
      ("שָׁלוֹם", 4), ("مَرْحَبًا", 5), ("ﷺ", 1), ("│", 1), ("\u{200B}", 0), ("\u{301}", 0), ("a\u{7}b", 2),
    ])
  func clusters(text: String, width: Int) {
    #expect(CellWidth.width(of: text) == width)
  }

  /// Three thousand random texts of many scripts, as `Tests/Oracle/width.py` measured them.
  @Test func equalsTheReference() throws {
    let table = try #require(FixtureFile.text("cell-widths/clusters.txt"))
    var count = 0
    for line in table.split(separator: "\n") {
      let numbers = line.split(separator: " ")
      var text = String.UnicodeScalarView()
      for code in numbers.dropFirst() {
        text.append(try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)))
      }
      let width = CellWidth.width(of: String(text))
      if width != Int(numbers[0]) { Issue.record("\(line): \(width)") }
      count += 1
    }
    #expect(count == 3_000)
  }
}
