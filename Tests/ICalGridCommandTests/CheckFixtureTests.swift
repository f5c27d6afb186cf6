import Foundation
import ICalGrid
import Testing

@testable import ICalGridCommand

/// The folders of `Fixtures` that say what `check` must find: each problem's line, severity and code, all of them and in order.
@Suite struct CheckFixtureTests {
  @Test(arguments: CheckFixture.all)
  func findsEachProblemOnItsLine(fixture: CheckFixture) throws {
    let result = FixtureQuestion.run(["check", fixture.input])
    let found = try JSONDocument(result.outputFromRoot)["diagnostics"].items.map { diagnostic in
      "\(diagnostic["line"].number ?? -1) \(diagnostic["severity"].text ?? "") \(diagnostic["code"].text ?? "")"
    }
    #expect(found == fixture.expected)
    let hasErrors = fixture.expected.contains { $0.contains(" error ") }
    #expect(result.status == (hasErrors ? .problems : .done))
  }

  @Test func thereIsOneForEachSubject() { #expect(CheckFixture.all.count >= 11) }

  @Test func everyKindThatCanBeReportedHasAFixture() throws {
    let fixtures = Set(
      CheckFixture.all.flatMap(\.expected).compactMap { $0.split(separator: " ").last.map(String.init) })
    #expect(try Set(DiagnosticCodes.declared()).subtracting(fixtures).sorted() == Self.testedElsewhere.keys.sorted())
    for (text, file) in Self.testedElsewhere.values {
      let tests = FixtureQuestion.root.appending(path: "Tests/ICalGridTests/\(file).swift")
      #expect(try String(contentsOf: tests, encoding: .utf8).contains(text), "\(file) doesn't test \(text)")
    }
  }

  /// Kinds that no small file alone can show, and the tests that do.
  private static let testedElsewhere = [
    "calendar-too-large": (".calendarTooLarge", "ScanLimitsTests"),
    "changed-while-read": (".changedWhileRead", "FileSourceTests"),
    "component-too-large": (".componentTooLarge", "ScanLimitsTests"),
    "line-too-long": (".lineTooLong", "ScanLimitsTests"),
    "not-icalendar": (".notICalendar", "FolderSourceTests"),
    "read-failure": (".readFailure", "FileSourceTests"),
    "too-many-properties": (".tooManyProperties", "ScanLimitsTests"),
    "truncated": (".truncated", "ExpansionLimitsTests"),
    "unreadable-file": ("unreadable-file", "FolderSourceTests"),
  ]

  @Test func everyKindIsExplained() throws {
    let page = try String(
      contentsOf: FixtureQuestion.root.appending(path: "Sources/ICalGrid/ICalGrid.docc/Diagnostics.md"), encoding: .utf8
    )
    let explained = page.matches(of: /(?m)^### `([a-z0-9-]+)`$/).map { String($0.output.1) }
    #expect(explained == explained.sorted())
    #expect(try explained == DiagnosticCodes.declared().sorted())
    // Each says what it means, and how it is put right.
    let parts = page.components(separatedBy: "\n### ").dropFirst()
    for part in parts { #expect(part.contains("\n**Fix:**"), "\(part.prefix(30))") }
  }
}

/// One `check.txt`, a problem a line: `7 error invalid-time`.
struct CheckFixture: CustomTestStringConvertible, Sendable {
  var behaviour: String
  var expected: [String]

  var testDescription: String { behaviour }
  var input: String { "Fixtures/\(behaviour)/input.ics" }

  static let all: [CheckFixture] = {
    let fixtures = FixtureQuestion.root.appending(path: "Fixtures")
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
    return folders.sorted().compactMap { folder in
      guard let text = try? String(contentsOf: fixtures.appending(path: "\(folder)/check.txt"), encoding: .utf8) else {
        return nil
      }
      return CheckFixture(behaviour: folder, expected: text.split(separator: "\n").map(String.init))
    }
  }()
}

/// The codes as the sources declare them.
enum DiagnosticCodes {
  static func declared() throws -> [String] {
    let sources = FixtureQuestion.root.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    return try files.flatMap { file in
      try String(contentsOf: sources.appending(path: file), encoding: .utf8)
        .matches(of: /public static let \w+ = (?:Self|Diagnostic\.Code)\("([a-z0-9-]+)"\)/).map { String($0.output.1) }
    }
  }
}
