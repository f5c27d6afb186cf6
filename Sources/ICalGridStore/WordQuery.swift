/// Finds the components whose titles, places and notes hold words, as part of a word or whole.
///
/// FTS5 finds whole words, so its vocabulary is looked through for those that hold the one that is asked for.
final class WordQuery {
  private let vocabulary: Statement
  private let matches: Statement

  /// A word that so many others hold narrows little, and costs more than it spares.
  private static let mostTerms = 2_000

  init(_ database: borrowing Database) throws(StoreError) {
    vocabulary = try database.prepare("SELECT term FROM vocabulary WHERE instr(term, ?) > 0")
    matches = try database.prepare("SELECT rowid FROM words WHERE words MATCH ?")
  }

  /// The components that hold all of the words, at least; `nil` where the words tell nothing.
  func components(with words: [String]) throws(StoreError) -> Set<Int>? {
    var found: Set<Int>?
    for word in words {
      var terms: [String] = []
      try vocabulary.eachRow(word) { if terms.count <= Self.mostTerms { terms.append($0.text(0)) } }
      guard terms.count <= Self.mostTerms else { continue }
      var rows: Set<Int> = []
      for term in terms { try matches.eachRow(Self.quoted(term)) { rows.insert($0.int(0)) } }
      found = found.map { $0.intersection(rows) } ?? rows
    }
    return found
  }

  /// A term as a string of FTS5's query language, in which only quotes mean something.
  private static func quoted(_ term: String) -> String {
    "\"" + term.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
