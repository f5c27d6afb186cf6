import Foundation
import ICalGrid
import ICalGridStore
import Testing

@testable import ICalGridFetch

@Suite struct FetchTests {
  private static let text = calendar("X-WR-CALNAME:Feed", event("a", "20240612", "Fetched"))

  private func fetch(
    _ address: String, _ limits: Fetcher.Limits = Fetcher.Limits(), unless validators: Fetcher.Validators = .init()
  ) throws -> Fetcher.Outcome {
    try Fetcher(limits: limits).fetch(try #require(WebAddress(address)), unless: validators)
  }

  /// Why a fetch is refused.
  private func reason(_ address: String, _ limits: Fetcher.Limits = Fetcher.Limits()) throws -> String {
    do {
      _ = try fetch(address, limits)
      return "none"
    } catch let error as SourceError {
      guard case .unreadable(let file, let reason) = error else { return "\(error)" }
      #expect(!file.contains("secret") && !reason.contains("secret"))
      return reason
    }
  }

  private func titles(_ outcome: Fetcher.Outcome) throws -> [String] {
    guard case .fetched(let source, _) = outcome else { return [] }
    let window = DayWindow(day: day("2024-06-12"))
    return CalendarReader().read([source], window: window, zone: .utc).occurrences.map { $0.summary ?? "" }
  }

  @Test func aCalendarIsFetched() throws {
    let server = try LoopbackServer { _ in
      .init(headers: ["ETag": "\"1\"", "Last-Modified": "Wed"], body: Array(Self.text.utf8))
    }
    let outcome = try fetch(server.address("/feed.ics?key=1"))
    #expect(try titles(outcome) == ["Fetched"])
    guard case .fetched(_, let validators) = outcome else { return }
    #expect(validators == Fetcher.Validators(entityTag: "\"1\"", modified: "Wed"))
    #expect(server.requests.map(\.path) == ["/feed.ics?key=1"])
    #expect(server.requests[0].headers["if-none-match"] == nil)
  }

  @Test func whatIsUnchangedIsNotSentAgain() throws {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == "\"1\"" || request.headers["if-modified-since"] == "Wed"
        ? .init(status: 304) : .init(body: Array(Self.text.utf8))
    }
    for validators in [Fetcher.Validators(entityTag: "\"1\""), Fetcher.Validators(modified: "Wed")] {
      guard case .unchanged = try fetch(server.address("/"), unless: validators) else {
        Issue.record("fetched again")
        return
      }
    }
    #expect(try titles(fetch(server.address("/"), unless: .init(entityTag: "\"0\""))) == ["Fetched"])
  }

  @Test func redirectionsAreFollowed() throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/one": .init(status: 301, headers: ["Location": "/two"])
      case "/two": .init(status: 307, headers: ["Location": "three?x=y"])
      default: .init(body: Array(Self.text.utf8))
      }
    }
    #expect(try titles(fetch(server.address("/one"))) == ["Fetched"])
    #expect(server.requests.map(\.path) == ["/one", "/two", "/three?x=y"])
  }

  @Test func redirectionsEnd() throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/circle": .init(status: 302, headers: ["Location": "/circle2"])
      case "/circle2": .init(status: 302, headers: ["Location": "/circle"])
      case "/nowhere": .init(status: 302, headers: [:])
      case "/file": .init(status: 302, headers: ["Location": "file:///etc/passwd"])
      default: .init(status: 302, headers: ["Location": request.path + "x"])
      }
    }
    #expect(try reason(server.address("/circle")) == "the server redirects in a circle")
    #expect(try reason(server.address("/for-ever")) == "the server redirects more than 10 times")
    #expect(server.requests.count == 13)
    #expect(try reason(server.address("/nowhere")).contains("no address of the web"))
    #expect(try reason(server.address("/file")).contains("no address of the web"))
  }

  @Test func credentialsStayWithTheirHost() throws {
    var chain = RedirectionChain(try #require(WebAddress("https://ada:secret@one.example/a")), limit: 5)
    try chain.follow("https://one.example/b")
    #expect(chain.current.credentials == "ada:secret")
    try chain.follow("https://two.example/b")
    #expect(chain.current.credentials == nil)
    #expect(throws: RedirectionChain.Refusal.self) { try chain.follow("http://two.example/c") }
    var plain = RedirectionChain(try #require(WebAddress("http://one.example/a")), limit: 5)
    try plain.follow("https://one.example/a")
    #expect(plain.current.isSecure)
  }

  @Test func aServerMayAskForAUser() throws {
    let server = try LoopbackServer { request in
      // ada:se cret
      request.headers["authorization"] == "Basic YWRhOnNlIGNyZXQ="
        ? .init(body: Array(Self.text.utf8)) : .init(status: 401)
    }
    #expect(try reason(server.address("/")).contains("wants a user and a password (401)"))
    #expect(try reason(server.address("/", user: "ada:secret")).contains("neither this user nor this password"))
    #expect(try titles(fetch(server.address("/", user: "ada:se%20cret"))) == ["Fetched"])
  }

  @Test(arguments: [
    (403, "refuses"), (404, "nothing at this address"), (410, "no longer"), (429, "too often"), (503, "503"),
  ])
  func statusesAreExplained(status: Int, words: String) throws {
    let server = try LoopbackServer { _ in .init(status: status, body: Array(Self.text.utf8)) }
    #expect(try reason(server.address("/")).contains(words))
  }

  @Test func whatIsTooLargeIsRefused() throws {
    var limits = Fetcher.Limits()
    limits.bytes = 100_000
    let server = try LoopbackServer { request in
      request.path == "/bomb"
        ? .init(headers: ["Content-Encoding": "gzip"], body: Samples.bomb)
        : .init(body: [UInt8](repeating: 0x20, count: 1 << 20))
    }
    #expect(try reason(server.address("/"), limits).contains("more than 100000 bytes"))
    // Counted as it will lie in memory, not as it comes.
    #expect(Samples.bomb.count < 10_000)
    #expect(try reason(server.address("/bomb"), limits).contains("more than 100000 bytes"))
  }

  @Test func whatTakesTooLongIsRefused() throws {
    var limits = Fetcher.Limits()
    limits.seconds = 1
    let server = try LoopbackServer { _ in .init(body: Array(Self.text.utf8), delay: 0.5) }
    #expect(try reason(server.address("/"), limits) == "the server took too long: more than 1 s")
  }

  @Test func aSlowServerIsToldFromASilentOne() throws {
    var limits = Fetcher.Limits()
    limits.stallSeconds = 1
    limits.stallBytes = 1_000
    let server = try LoopbackServer { _ in
      .init(body: Array(Self.text.utf8), delay: 0.5)
    }
    #expect(
      try reason(server.address("/"), limits)
        == "the server is too slow: it sent fewer than 1000 bytes a second for 1 s")
    let silent = try LoopbackServer { _ in
      Thread.sleep(forTimeInterval: 4)
      return .init()
    }
    #expect(try reason(silent.address("/"), limits) == "the server was silent for 1 s")
  }

  @Test func aStatedLengthIsRefusedAtOnce() throws {
    var limits = Fetcher.Limits()
    limits.bytes = 100_000
    let server = try LoopbackServer { _ in .init(body: Array(Self.text.utf8), delay: 2, statedLength: 200_000) }
    let start = Date()
    #expect(try reason(server.address("/"), limits).contains("more than 100000 bytes"))
    #expect(Date().timeIntervalSince(start) < 5)
  }

  @Test func whatEndsTooSoonIsRefused() throws {
    let server = try LoopbackServer { _ in .init(body: Array(Self.text.utf8.prefix(60)), statedLength: 500) }
    #expect(try reason(server.address("/")) != "none")
  }

  @Test func gzipIsUnpacked() throws {
    let server = try LoopbackServer { request in
      request.headers["accept-encoding"]?.contains("gzip") == true
        ? .init(headers: ["Content-Encoding": "gzip"], body: Samples.gzip) : .init(status: 500)
    }
    #expect(try titles(fetch(server.address("/"))) == ["Unzipped"])
  }

  /// What it is decides, not what the server calls it.
  @Test func theTypeIsNotBelieved() throws {
    let server = try LoopbackServer { request in
      request.path == "/page"
        ? .init(headers: ["Content-Type": "text/calendar"], body: Array("<!DOCTYPE html><html></html>".utf8))
        : .init(headers: ["Content-Type": "application/octet-stream"], body: Array(Self.text.utf8))
    }
    #expect(try titles(fetch(server.address("/feed"))) == ["Fetched"])
    guard case .fetched(let source, _) = try fetch(server.address("/page")) else { return }
    #expect(throws: SourceError.notICalendar(file: server.address("/page"), appearance: "an HTML page")) {
      _ = try source.components(touching: nil)
    }
  }

  @Test func nobodyThereIsSaid() throws {
    #expect(try reason("http://127.0.0.1:1/").contains("connect"))
    #expect(try reason("http://ada:secret@no-such-host.invalid/") != "none")
  }

  @Test func addressesAreRead() throws {
    let address = try #require(WebAddress("WebCal://Ada:p%40ss@Example.ORG:8443/a b/ü.ics?x=1#part"))
    #expect(address.text == "https://example.org:8443/a%20b/%C3%BC.ics?x=1")
    #expect(address.credentials == "Ada:p@ss")
    #expect(WebAddress("http://a@b@example.org")?.text == "http://example.org/")
    #expect(WebAddress("https://example.org?x=1")?.text == "https://example.org/?x=1")
    for text in [
      "work.ics", "ftp://example.org/", "file:///a.ics", "https://", "https://ada:secret@", "://x", "",
      "https://ada:pa/ss@h/", "https://ada:12#3@h/", "https://ada:pa?ss@h/", "https://:80/",
    ] {
      #expect(WebAddress(text) == nil, "\(text)")
    }
    #expect(FileAddress.path("file:///a%20b.ics") == "/a b.ics")
    #expect(FileAddress.path("FILE://localhost/a.ics") == "/a.ics")
    #expect(FileAddress.path("file://elsewhere/a.ics") == "file://elsewhere/a.ics")
    #expect(FileAddress.path("a.ics") == "a.ics")
  }
}

/// Bodies that are hard to write down.
enum Samples {
  /// A calendar with one event, `Unzipped`.
  static let gzip = bytes(
    """
    H4sIAAAAAAACA0WOvQoCMRCE+4V9lJgYRDBdziwSMDnZ/KhXe4WNHHjVPb1BRaeaYr6Z6ejgo6l7e6ToLCNU4uT7aPRKIZy4d94ZIeU8PmcpKS
    JcxJlFy0cbyAz3aRpvCN2nhirFjFAasyC4nLLlbLTSG7Vd66x2qmlASCUEy1dTHsu3oK3/8Lf/P3oB8cnaEKMAAAA=
    """)
  /// Three megabytes in three kilobytes.
  static let bomb = bytes(
    """
    H4sIAAAAAAACA+3FsQ2AIBAAwJ6EUVyA7hViTAgFBbF1/yV0D++a29t5jbKO6G3UmDndW5QHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD4jZzaqGUd0b9j
    5vQCidpSBubGLQA=
    """)

  private static func bytes(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}
