import Foundation
import Testing

/// The grid's articles show code that exists: each block is lines of a snippet, which every build compiles.
@Suite struct GridArticlesTests {
  private static let articles = [
    "AMonthInYourOwnView", "AskingForDays", "DayStyles", "Lanes", "Languages", "MonthGrids", "Navigation", "Pages",
    "SecondCalendars", "Sections", "Selection", "Strips", "WeekNumbers", "Years",
  ]

  @Test(arguments: articles)
  func everyBlockOfCodeIsInASnippet(article: String) throws {
    let text = try lines(of: "Sources/ICalGrid/ICalGrid.docc/\(article).md")
    let snippets = try ["GridEngines", "Languages", "MonthInYourOwnView", "Pages"].map {
      try lines(of: "Snippets/\($0).swift")
    }
    let blocks = text.split(separator: "```swift").dropFirst().map { $0.prefix { $0 != "```" } }
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(snippets.contains { $0.contains(Array(block)) }, "no snippet has \(block.first ?? "")…")
    }
  }

  /// The lines of a file without their indentation.
  private func lines(of path: String) throws -> [String] {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
