import ICalGrid
import Testing

@testable import ICalGridCommand
@testable import ICalGridStore

/// A search of the store finds what a search of the files finds.
@Suite struct StoreSearchTests {
  private let temporary: TemporaryStore
  private let file: String

  init() throws {
    temporary = try TemporaryStore()
    file = try temporary.write(
      calendar(
        event("a", "20240620", "Café with José", "LOCATION:Straße 3\\, Hof"),
        event("b", "20240601", "Football", "DESCRIPTION:bring the \"ball\" OR NEAR* (C++)\\nhttps://example.org/x"),
        event("c", "20240610", "Daily", "RRULE:FREQ=DAILY;COUNT=40"),
        event("c", "20240615", "Birthday 🎂", "RECURRENCE-ID:20240615T090000Z"),
        event("d", "19500101", "Founding of the 会社"),
        event("e", "20240613", "=?", "SUMMARY;ENCODING=QUOTED-PRINTABLE:M=C3=BCller"),
        event("f", "20240614", "Long", "DESCRIPTION:folded in the mid\r\n dle of a word"),
        "BEGIN:VTODO\r\nUID:t\r\nSUMMARY:Café to do\r\nEND:VTODO"), to: "a.ics")
    try temporary.take(FileSource(path: file), as: file)
  }

  @Test(arguments: [
    "café", "CAFE", "caf jose", "strasse", "straße", "hof", "ball", "BALL", "oot", "c++", "(c++)", "near*", "or", "会",
    "会社",
    "🎂", "birthday", "daily", "founding", "mueller", "müller", "muller", "middle", "example.org/x", "\"ball\"", "e",
    "zzz",
    "café zzz", "*", "%", "_", "'", "\\",
  ])
  func findsTheSameAsInTheFile(text: String) {
    let words = ["search"] + [text]
    let stored = temporary.run(words + ["--format", "json"])
    let scanned = temporary.run(words + [file, "--format", "json"])
    #expect(stored.status == .done, "\(stored.errorText)")
    func events(_ text: String) -> Substring? { text.split(separator: "\"diagnostics\"").first }
    #expect(events(stored.outputText) == events(scanned.outputText))
  }

  @Test func findsSomethingAtAll() {
    #expect(temporary.run("search ball").outputText.contains("Football"))
    #expect(temporary.run("search cafe").outputText.contains("José"))
    #expect(temporary.run("search zzz").outputText == "No events with zzz\n")
  }

  @Test func looksOnlyAtWhatHoldsTheWord() throws {
    try temporary.take(
      calendar((0..<2_000).map { event("x\($0)", "20240612", "Other \($0 % 7)") }.joined(separator: "\r\n")),
      as: "/many.ics")
    let store = try temporary.store()
    let before = store.rowsVisited
    let counts = try store.sources().map { source in
      var source = source
      source.words = [SearchText.folded("Founding")]
      return try source.components(touching: nil).events.count
    }
    #expect(counts == [1, 0])
    #expect(store.rowsVisited - before < 50)
  }

  @Test func aChangedEventIsFoundByItsNewWordsOnly() throws {
    try temporary.take(calendar(event("a", "20240620", "Tea with José")), as: "/work.ics")
    try temporary.take(calendar(event("a", "20240620", "Juice with José")), as: "/work.ics")
    let store = try temporary.store()
    #expect(try WordQuery(store.database).components(with: ["tea"])?.isEmpty == true)
    #expect(try WordQuery(store.database).components(with: ["juice"])?.count == 1)
  }

  @Test(arguments: ["Ｗｉｄｅ", "ÀÉÎ", "ASCII only", "İstanbul", "ΑΣΑΣ", "ﬁ", "", "\u{0}"])
  func foldingTwiceChangesNothing(text: String) {
    let folded = SearchText.folded(text)
    #expect(SearchText.folded(folded) == folded)
  }
}
