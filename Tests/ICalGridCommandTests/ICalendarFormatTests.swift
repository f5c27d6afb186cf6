import Foundation
import ICalGrid
import Testing

@testable import ICalGridCommand

/// `--format ics`: what a window shows, as a calendar that stands alone.
@Suite struct ICalendarFormatTests {
  /// Read again, every fixture's window holds the same occurrences, and there is nothing to say against it.
  @Test(arguments: FixtureQuestion.all)
  func readAgainItGivesTheSameOccurrences(question: FixtureQuestion) throws {
    let had = try JSONDocument(question.answer().output)["events"].items
    let written = question.answer(as: "ics")
    guard question.status == 0 else {
      #expect(had.isEmpty == written.output.isEmpty)
      return
    }
    let folder = try TemporaryFolder()
    try folder.write(written.outputText, to: "again.ics")
    let file = "\(folder.path)/again.ics"
    let result = FixtureQuestion.run(
      ["agenda", file, "--from", question.from, "--tz", question.shownZone ?? "UTC"] + question.end)
    let has = try JSONDocument(result.output)["events"].items
    #expect(Self.told(has) == Self.told(had))
    #expect(Set(has.compactMap { $0["uid"].text }).count == has.count)
    let check = FixtureQuestion.run(["check", file])
    #expect(check.status == .done)
    let problems = try JSONDocument(check.output)
    #expect(problems["errors"].number == 0 && problems["warnings"].number == 0, "\(check.outputText)")
  }

  /// What is the same on both sides: all but UIDs, zones of origin, sources and what only a single calendar's colour says.
  private static func told(_ events: [JSONDocument]) -> [String] {
    let keys = [
      "summary", "start", "end", "allDay", "floating", "status", "transparent", "location", "description", "url",
      "categories",
    ]
    return events.map { event in
      keys.map { "\($0): \(Self.withoutControls(event[$0].description))" }.joined(separator: "\n")
    }.sorted()
  }

  /// Controls other than tab and line end can't stand in an iCalendar text.
  private static func withoutControls(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control }))
  }

  @Test func linesAreFoldedAtSeventyFiveOctetsBetweenCharacters() throws {
    let title = String(repeating: "ä📅", count: 40)
    let reader = HandMadeReader()
    reader.answer.occurrences = [occurrence(title, on: day(2024, 6, 12))]
    let bytes = run("day a.ics --format ics", in: .handMade(reader: reader)).output
    let text = try #require(String(validating: bytes, as: UTF8.self))
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.last == "" && !text.replacing("\r\n", with: "").contains { $0 == "\n" || $0 == "\r" })
    for line in lines { #expect(line.utf8.count <= 75) }
    #expect(text.replacing("\r\n ", with: "").contains("SUMMARY:\(title)\r\n"))
  }

  @Test func instancesOfASeriesHaveUIDsThatStayTheSame() throws {
    let source = "Fixtures/june-2024/input.ics"
    func identifiers(_ arguments: [String]) throws -> Set<String> {
      let result = FixtureQuestion.run(arguments + ["--tz", "Europe/Berlin"], as: "ics")
      let lines = result.outputText.replacing("\r\n ", with: "").components(separatedBy: "\r\n")
      return Set(lines.filter { $0.hasPrefix("UID:") })
    }
    let month = try identifiers(["agenda", source, "--from", "2024-06-01", "--to", "2024-07-01"])
    let day = try identifiers(["day", "2024-06-12", source])
    #expect(day.count == 6)
    #expect(month.isSuperset(of: day))
    #expect(day.contains("UID:ny-sync@work.example-20240612T000000Z"))
  }

  @Test func specialCharactersAreEscaped() {
    let reader = HandMadeReader()
    reader.answer.occurrences = [occurrence("a;b,c\\d\ne\u{7}", on: day(2024, 6, 12))]
    let text = run("search a a.ics --format ics", in: .handMade(reader: reader)).outputText
    #expect(text.contains("\r\nSUMMARY:a\\;b\\,c\\\\d\\ne\r\n"))
  }
}
