import Foundation
import ICalGrid
import Testing

@testable import ICalGridCommand

/// Passwords stay hidden however an address is written or mistyped.
@Suite struct HiddenCredentialsTests {
  private let temporary: TemporaryStore

  init() throws { temporary = try TemporaryStore() }

  static let addresses = [
    "https://ada:Qx/SSWORD@127.0.0.1:1/x", "https://ada:Qx?SSWORD@127.0.0.1:1/x", "https://ada:Qx#SSWORD@127.0.0.1:1/x",
    "https://ada:Qx SSWORD@127.0.0.1:1/x", "https://ada:Qx'SSWORD@127.0.0.1:1/x", "https://ada:12#SSWORD@127.0.0.1:1/x",
    "http:/ada:QxSSWORD@h/x", "http:ada:QxSSWORD@h/x", "https//ada:QxSSWORD@h/x", "https/ada:QxSSWORD@h/x",
    "//ada:QxSSWORD@h/x", "ada:QxSSWORD@h/x", "ada@example.org:QxSSWORD@h/x", "webcal:/ada:QxSSWORD@h/x",
    "webcal://ada:Qx/SSWORD@h:y/x", "ftp://ada:QxSSWORD@h/x", "file://ada:QxSSWORD@h/x", "https://ada:QxSSWORD@",
  ]

  @Test(arguments: addresses) func noVerbShowsThem(address: String) {
    for arguments in [
      ["day", address], ["day", address, "--format", "json"], ["check", address, "--format", "json"], [address],
      ["import", address], ["import", address, "--quiet"], ["view", address, "--frobnicate"],
      ["calendars", "refresh", address], ["calendars", "remove", "x", address], ["view", "--month=\(address)"],
      ["day", address, address + "x"],
    ] {
      let result = temporary.run(arguments)
      let said = result.outputText + result.errorText
      let isShown = said.contains("SSWORD") || said.lowercased().contains("qx")
      #expect(!isShown, "\(arguments): \(said)")
      #expect(result.status != .done)
    }
  }

  @Test func whatIsNoAddressStays() {
    for word in ["work.ics", "a@b.ics", "/home/a/x:y@z.ics", "./a:b@c", "https://example.org/a.ics", "12:30", "--x=1"] {
      #expect(HiddenCredentials.masked(word) == word)
    }
    #expect(HiddenCredentials.masked("https://ada:p@ss@example.org/a@b") == "https://…@b")
    #expect(HiddenCredentials.masked("http:/ada:p@h/x") == "http:/…@h/x")
    #expect(HiddenCredentials.masked("ada:p@h/x") == "…@h/x")
  }

  @Test func addressesThatAreNoneSaySo() {
    func text(_ source: String) -> String { temporary.run(["day", source]).errorText }
    #expect(text("http://") == "http://: error: cannot be read: \(Self.noHost("http"))\n")
    #expect(text("https:///x.ics").contains(Self.noHost("https")))
    #expect(
      text("ftp://example.org/a.ics")
        == "ftp://example.org/a.ics: error: cannot be read: ftp addresses aren't read, only http, https, webcal and file\n"
    )
    #expect(text("file://elsewhere/a.ics").contains("a file address is file:///PATH, on this machine"))
    #expect(text("https://ada:a/b@h/").contains("in a user or password / is written %2F"))
    #expect(
      temporary.run(["import", "ftp://example.org/a.ics"]).errorText.contains("only http, https, webcal and file"))
    #expect(text("none.ics").contains("No such file"))
  }

  private static func noHost(_ scheme: String) -> String {
    "the address has no host, as example.org in \(scheme)://example.org/calendar.ics"
  }
}
