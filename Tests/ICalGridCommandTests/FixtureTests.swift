import Foundation
import ICalGrid
import Testing

@testable import ICalGridCommand

/// Every folder of `Fixtures/` against what it says must come of it (see `Fixtures/README.md`).
@Suite struct FixtureTests {
  @Test(arguments: FixtureQuestion.all)
  func givesWhatItMust(question: FixtureQuestion) throws {
    let result = question.answer()
    #expect(Int(result.status.rawValue) == question.status, "\(result.errorText)")
    let answer = try JSONDocument(result.outputFromRoot)
    #expect(answer["timeZone"].text == question.shownZone)
    #expect(answer["truncated"].flag == question.isTruncated)
    expectSame(
      "events",
      answer["events"].items.filter { question.only == nil || $0["summary"].text == question.only },
      question.events)
    // A source that fails is told as a diagnostic of its own; the status stands for it here.
    if question.status == 0 {
      expectSame("diagnostics", byLine(answer["diagnostics"].items), byLine(question.diagnostics))
    }
  }

  @Test func behavioursAreMany() {
    #expect(Set(FixtureQuestion.all.map(\.behaviour)).count >= 100)
  }

  /// The whole month, every key of it.
  @Test func june2024IsAsWorkedOutByHand() throws {
    let result = FixtureQuestion.run([
      "agenda", "Fixtures/june-2024/input.ics", "--from", "2024-06-01", "--to", "2024-07-01", "--tz", "Europe/Berlin",
    ])
    #expect(result.status == .done)
    let answer = try JSONDocument(result.outputFromRoot)
    let expected = try JSONDocument(
      Array(Data(contentsOf: FixtureQuestion.root.appending(path: "Fixtures/june-2024/expected-agenda.json"))))
    for key in ["from", "to", "timeZone", "truncated"] { #expect(answer[key] == expected[key]) }
    #expect(answer.keys == expected.keys)
    #expect(answer["events"].items.count == expected["events"].items.count)
    for (got, wanted) in zip(answer["events"].items, expected["events"].items) { #expect(got == wanted) }
    #expect(answer["diagnostics"].items.count == expected["diagnostics"].items.count)
    // The messages' words are theirs; here only what a script goes by.
    for (got, wanted) in zip(answer["diagnostics"].items, expected["diagnostics"].items) {
      #expect(got.narrowed(to: wanted) == wanted)
    }
  }

  private func byLine(_ diagnostics: [JSONDocument]) -> [JSONDocument] {
    diagnostics.sorted { ($0["line"].number ?? 0) < ($1["line"].number ?? 0) }
  }

  /// Each side to the keys that the expectation states, so that a failure shows just what differs.
  private func expectSame(_ what: String, _ got: [JSONDocument], _ wanted: [JSONDocument]) {
    let stated = zip(got, wanted).map { $0.narrowed(to: $1) } + got.dropFirst(wanted.count)
    #expect(
      stated == wanted,
      """
      \(what), stated:
      \(wanted.map { "  \($0)" }.joined(separator: "\n"))
      given:
      \(got.map { "  \($0)" }.joined(separator: "\n"))
      """)
  }
}

/// One `expected*.json`: a question to a fixture, and the answer it must get.
struct FixtureQuestion: CustomTestStringConvertible, Sendable {
  var behaviour: String
  var name: String
  var expected: JSONDocument

  var testDescription: String { name == "expected" ? behaviour : "\(behaviour) (\(name.dropFirst(9)))" }
  var status: Int { expected["status"].number ?? 0 }
  var shownZone: String? { expected["shownZone"].text ?? expected["timeZone"].text }
  var isTruncated: Bool { expected["truncated"].flag ?? false }
  var only: String? { expected["only"].text }
  var events: [JSONDocument] { expected["events"].items }
  var diagnostics: [JSONDocument] { expected["diagnostics"].items }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let all: [FixtureQuestion] = {
    let fixtures = root.appending(path: "Fixtures")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: fixtures.path)) ?? []
    return files.sorted().compactMap { file in
      let parts = file.split(separator: "/")
      guard parts.count == 2, parts[1].hasPrefix("expected"), parts[1] != "expected-agenda.json",
        let data = try? Data(contentsOf: fixtures.appending(path: file)), let expected = try? JSONDocument(Array(data))
      else { return nil }
      return FixtureQuestion(behaviour: String(parts[0]), name: String(parts[1].dropLast(5)), expected: expected)
    }
  }()

  /// The files named, else the folder `input`, else `input.ics`.
  var sources: [String] {
    let named = expected["sources"].items.compactMap(\.text)
    let folder = Self.root.appending(path: "Fixtures/\(behaviour)/input").path
    let found = named.isEmpty ? [FileManager.default.fileExists(atPath: folder) ? "input" : "input.ics"] : named
    return found.map { "Fixtures/\(behaviour)/\($0)" }
  }

  var from: String { expected["from"].text ?? "" }
  var zone: String { expected["timeZone"].text ?? "" }
  /// The option that ends the question's days, and its value.
  var end: [String] { expected["through"].text.map { ["--through", $0] } ?? ["--to", expected["to"].text ?? ""] }

  func answer(as format: String = "json") -> Command.Result {
    Self.run(["agenda"] + sources + ["--from", from, "--tz", zone] + end, as: format)
  }

  /// Runs the command in process, as from the project's folder.
  static func run(_ arguments: [String], as format: String = "json") -> Command.Result {
    let zones = SystemZones.standard()
    return Command.run(
      arguments.map { $0.hasPrefix("Fixtures/") ? root.appending(path: $0).path : $0 } + ["--format", format],
      in: Surroundings(
        environment: ["TZ": "UTC"], now: Instant(unixSeconds: 1_718_193_600), zones: zones,
        reader: SystemReader(zones: zones)))
  }
}

extension Command.Result {
  /// The output with paths as from the project's folder.
  var outputFromRoot: [UInt8] {
    Array(outputText.replacing(FixtureQuestion.root.path + "/", with: "").utf8)
  }
}
