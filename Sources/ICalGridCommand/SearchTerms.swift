import ICalGridStore

/// The words of a search, as they are compared: without regard to letter case, accents and the width of letters.
struct SearchTerms {
  /// Folded.
  let words: [String]

  init(_ text: String) { words = SearchText.folded(text).split(whereSeparator: \.isWhitespace).map(String.init) }

  var isEmpty: Bool { words.isEmpty }

  /// Whether every word stands in one of the texts, as part of a word or whole.
  func match(_ texts: some Sequence<String>) -> Bool {
    let folded = texts.map(SearchText.folded)
    return words.allSatisfy { word in folded.contains { $0.contains(word) } }
  }
}
