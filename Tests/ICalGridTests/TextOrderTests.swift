import Testing

@testable import ICalGrid

/// The front of a text orders it as the whole of it does, as far as it tells it from others.
@Suite struct TextOrderTests {
  private static let texts =
    ["", "a", "ab", "b", "über", "打ち合わせ", "🎂", "a\0", "a\0b", "\0", "Meeting", "Meeting ", "Meeting 1"]
    + (7...9).flatMap { count in ["a", "b", "\0", "é"].map { String(repeating: "x", count: count) + $0 } }
    + (14...18).flatMap { count in ["", "a", "b", "\0", "é"].map { String(repeating: "x", count: count) + $0 } }

  @Test(arguments: texts)
  func frontsOrderAsTextsDo(text: String) {
    for other in Self.texts {
      let fronts = TextOrder.front(text).compare(TextOrder.front(other))
      let whole = TextOrder.compare(text, other)
      #expect(whole.signum() == (text.utf8.lexicographicallyPrecedes(other.utf8) ? -1 : text == other ? 0 : 1))
      #expect(fronts == 0 || fronts == whole.signum(), "\(text), \(other)")
    }
  }

  @Test func frontsTellTitlesApartThatBeginAlike() {
    #expect(TextOrder.front("Meeting 17, room 4").compare(TextOrder.front("Meeting 18, room 4")) < 0)
    #expect(TextOrder.front("Meeting with Ann").compare(TextOrder.front("Meeting with Ann and Bo")) == 0)
  }
}
