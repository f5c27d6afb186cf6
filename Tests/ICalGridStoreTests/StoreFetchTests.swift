import Foundation
import ICalGrid
import Synchronization
import Testing

@testable import ICalGridCommand

/// Addresses as sources of the command.
@Suite struct StoreFetchTests {
  private let temporary: TemporaryStore

  init() throws { temporary = try TemporaryStore() }

  private static func text(_ title: String) -> [UInt8] {
    Array(calendar("X-WR-CALNAME:Feed", event("a", "20240612", title)).utf8)
  }

  @Test func anAddressIsASourceOfAnyVerb() throws {
    let server = try LoopbackServer { _ in .init(body: Self.text("Fetched")) }
    for verb in ["view --width 200", "day", "agenda", "search fetched"] {
      let result = temporary.run("\(verb) \(server.address("/feed.ics"))")
      #expect(result.status == .done, "\(result.errorText)")
      #expect(result.outputText.contains("Fetched"), "\(verb)")
    }
    #expect(temporary.run("check \(server.address("/feed.ics"))").outputText == "no problems\n")
    let json = temporary.run("day \(server.address("/feed.ics", user: "ada:secret")) --format json").outputText
    #expect(json.contains("\"file\": \"\(server.address("/feed.ics"))\""))
    let file = try temporary.write(String(decoding: Self.text("Local"), as: UTF8.self), to: "a b.ics")
    #expect(temporary.run("day file://\(file.replacing(" ", with: "%20"))").outputText.contains("Local"))
  }

  @Test func refreshAsksWhetherThereIsANewerVersion() throws {
    let title = Mutex("First")
    let server = try LoopbackServer { request in
      let title = title.withLock { $0 }
      return request.headers["if-none-match"] == title
        ? .init(status: 304) : .init(headers: ["ETag": title], body: Self.text(title))
    }
    #expect(temporary.run("import \(server.address("/f"))").outputText == "Feed: 1 event: 1 new\n")
    #expect(temporary.run("calendars refresh").outputText == "Feed: 1 event: unchanged\n")
    #expect(server.requests.last?.headers["if-none-match"] == "First")
    title.withLock { $0 = "Second" }
    #expect(temporary.run("calendars refresh Feed").outputText == "Feed: 1 event: 1 changed\n")
    #expect(temporary.run("day").outputText.contains("Second"))
    #expect(temporary.run("calendars refresh").outputText == "Feed: 1 event: unchanged\n")
  }

  @Test func aFailedRefreshKeepsTheOldState() throws {
    let status = Mutex(200)
    let server = try LoopbackServer { _ in .init(status: status.withLock { $0 }, body: Self.text("Kept")) }
    _ = temporary.run("import \(server.address("/f"))")
    status.withLock { $0 = 503 }
    let result = temporary.run("calendars refresh")
    #expect(result.status == .unreadable)
    #expect(result.errorText.contains("503"))
    #expect(temporary.run("day").outputText.contains("Kept"))
    #expect(temporary.run("calendars").outputText.contains("since then: cannot be read: the server has a fault"))
  }

  /// User and password serve the refresh and are shown nowhere.
  @Test func credentialsAreKeptAndNeverShown() throws {
    let server = try LoopbackServer { request in
      request.headers["authorization"] == "Basic YWRhOnNlY3JldA=="
        ? .init(body: Self.text("Private")) : .init(status: 401)
    }
    let address = server.address("/f", user: "ada:secret")
    var said = ""
    for command in [
      "import \(address)", "calendars", "calendars --format json", "calendars refresh", "day --format json",
      "export Feed",
      "import \(address)x\u{1}", "view \(address) --frobnicate", "calendars remove Feed \(address)",
      "day \(address) \(address)x",
      "import \(server.address("/f", user: "ada:wrong-secret"))", "\(address)",
    ] {
      let result = temporary.run(command)
      said += result.outputText + result.errorText
    }
    #expect(
      said.contains("Feed: 1 event: 1 new") && said.contains("Feed: 1 event: unchanged") && said.contains("Private"))
    #expect(!said.contains("secret"), "\(said)")
    #expect(said.contains("http://127.0.0.1:\(server.port)/f"))
  }

  @Test func whatTheLoaderSays() throws {
    #if os(Linux)
      // The dynamic loader tells which libraries it opens.
      func libraries(_ arguments: [String]) throws -> String {
        try ChildCommand(arguments, store: temporary.path, environment: ["LD_DEBUG": "files"]).finish().text
      }
      let file = try temporary.write(String(decoding: Self.text("Local"), as: UTF8.self), to: "a.ics")
      let plain = try libraries(["view", file, "--month", "2024-06"])
      #expect(plain.contains("libical"))
      #expect(!plain.contains("libcurl") && !plain.contains("libssl"))
      let server = try LoopbackServer { _ in .init(body: Self.text("Fetched")) }
      #expect(try libraries(["view", server.address("/f"), "--month", "2024-06"]).contains("libcurl"))
    #endif
  }

  @Test func hiddenCredentials() {
    func hidden(_ text: String) -> String { HiddenCredentials.hidden(in: text) }
    #expect(hidden("see https://ada:p@ss@example.org/a@b and x@y") == "see https://…@b and x@y")
    #expect(hidden("http://a:b@c http://d:e@f") == "http://…@c http://…@f")
    #expect(hidden("mail ada@example.org") == "mail ada@example.org")
    // What may be the end of a password isn't told from a path.
    #expect(hidden("https://example.org/?m=a@b") == "https://…@b")
  }
}
