import Foundation
import ICalGrid
import Testing

@testable import ICalGridCommand

/// What the README shows is what the command prints.
@Suite struct ReadmeTests {
  /// Each `$ icalgrid …` of a console block, as on 12 June 2024 in Berlin, and the lines that stand under it.
  @Test(arguments: Readme.sessions)
  func printsWhatTheReadmeShows(session: Readme.Session) throws {
    let result = try session.run()
    #expect(result.status == session.status, "\(result.errorText)")
    guard !session.output.isEmpty else { return }
    let lines = session.isWhole ? result.printedLines : Array(result.printedLines.prefix(session.output.count))
    #expect(lines == session.output, "\(lines.joined(separator: "\n"))")
  }

  @Test func theMonthIsShownOnScreensOfAllSizes() {
    for width in ["50", "80", "100", "200"] {
      #expect(Readme.sessions.contains { $0.command.contains("--width \(width)") && $0.output.count > 10 })
    }
  }

  @Test(arguments: Verb.all.map(\.name))
  func everyVerbHasAnExample(verb: String) {
    #expect(Readme.sessions.contains { $0.command.hasPrefix("icalgrid \(verb) ") })
  }

  /// The library's example is a snippet, which every build compiles.
  @Test func swiftExampleIsTheSnippet() throws {
    let snippet = try String(
      contentsOf: FixtureQuestion.root.appending(path: "Snippets/MonthGrid.swift"), encoding: .utf8)
    let blocks = Readme.blocks(of: "swift")
    #expect(blocks.count == 1)
    #expect(blocks.first.map { $0.joined(separator: "\n") + "\n" } == snippet)
  }

  /// Files and folders that the README links to are there.
  @Test func linksLeadSomewhere() throws {
    let links = Readme.text.matches(of: /\]\(([^)#:]+)\)/).map { String($0.output.1) }
    #expect(!links.isEmpty)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: FixtureQuestion.root.appending(path: link).path), "\(link)")
    }
  }
}

enum Readme {
  static let text = (try? String(contentsOf: FixtureQuestion.root.appending(path: "README.md"), encoding: .utf8)) ?? ""

  /// The lines inside each fenced block of that language.
  static func blocks(of language: String) -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in text.components(separatedBy: "\n") {
      if let lines = block {
        if line == "```" {
          blocks.append(lines)
          block = nil
        } else {
          block = lines + [line]
        }
      } else if line == "```" + language {
        block = []
      }
    }
    return blocks
  }

  static let sessions: [Session] = blocks(of: "console").flatMap { lines in
    var sessions: [Session] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        sessions.append(Session(command: String(line.dropFirst(2))))
      } else if line == "…" {
        sessions[sessions.count - 1].isWhole = false
      } else {
        sessions[sessions.count - 1].output.append(line)
      }
    }
    return sessions.filter { $0.command.hasPrefix("icalgrid ") || $0.command.contains("| icalgrid ") }
  }

  /// A command line of the README and what stands under it.
  struct Session: Sendable, CustomTestStringConvertible {
    var command: String
    var output: [String] = []
    /// Whether the output is shown to its end, and not cut by a line `…`.
    var isWhole = true

    var testDescription: String { command }

    /// A comment behind the command tells a status other than 0: `# exit status 64`.
    var status: ICalGridCommand.ExitStatus {
      let stated = command.split(separator: "# exit status ").dropFirst().first.flatMap { Int32($0) }
      return ICalGridCommand.ExitStatus(rawValue: stated ?? 0) ?? .done
    }

    func run() throws -> Command.Result {
      // What the sessions above it have imported is there.
      let folder = try TemporaryFolder()
      let earlier = Readme.sessions.prefix { $0.command != command || $0.output != output }
      for session in earlier where ["import", "calendars"].contains(session.verb) { _ = session.run(in: folder) }
      return run(in: folder)
    }

    private var verb: Substring? { command.split(separator: " ").dropFirst().first }

    private func run(in folder: TemporaryFolder) -> Command.Result {
      let words = command.split(separator: "#")[0].split(separator: " ").dropFirst().map(String.init)
      let zones = SystemZones.standard()
      let store = "\(folder.path)/calendars.sqlite"
      return Command.run(
        words.map { $0.hasPrefix("Fixtures/") ? FixtureQuestion.root.appending(path: $0).path : $0 },
        in: Surroundings(
          environment: ["TZ": "Europe/Berlin", "ICALGRID_STORE": store], now: Instant(unixSeconds: 1_718_186_400),
          zones: zones,
          reader: SystemReader(zones: zones, storePath: store)))
    }
  }
}

extension Command.Result {
  /// What stands on the screen: the output, then the errors, without the blanks at line ends, paths as from the project's folder.
  fileprivate var printedLines: [String] {
    let text = (outputText + errorText).replacing(FixtureQuestion.root.path + "/", with: "")
      .replacing("\r\n", with: "\n")
    var lines = text.components(separatedBy: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
