import Testing

@testable import ICalGrid

@Suite struct HTMLWriterTests {
  private func written(_ body: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter()
    body(&html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain text", "plain text"), ("<b>&\"'`</b>", "&lt;b&gt;&amp;&quot;&#39;&#96;&lt;/b&gt;"), ("ä 日本 👨‍👩‍👧", "ä 日本 👨‍👩‍👧"),
    ("\u{0}\u{7}\u{7F}\u{9B}", "␀␇␡\u{FFFD}"), ("a\u{202E}b\u{2066}c\u{200F}d", "abcd"),
    ("one\ntwo\tthree", "one two three"),
    ("\u{FEFF}x\u{FFFE}", "x\u{FFFD}"),
  ])
  func textIsEscapedInElementsAndInAttributes(text: String, expected: String) {
    #expect(written { $0.element(.p, text: text) } == "<p>\(expected)</p>")
    #expect(written { $0.element(.p, .text(.title, text)) { _ in } } == "<p title=\"\(expected)\"></p>")
  }

  @Test func elementsNest() {
    let html = written { html in
      html.element(.ol, .classes(["ev"], [.color(3), .lane(0)])) { html in
        html.element(.li, .classes([]), .flag(.hidden), text: "one")
        html.element(.li, .anchor(.event(4)), .fixed(.dir, "auto"), text: "two")
      }
    }
    #expect(html == "<ol class=\"k3 r0 ev\"><li hidden>one</li><li href=\"#e4\" dir=\"auto\">two</li></ol>")
  }

  @Test(arguments: ["https://example.org/a?b=c&d", "HTTP://example.org", "mailto:ada@example.org"])
  func linksOfTheWebAndOfMailAreLinks(address: String) {
    #expect(SafeLink(address)?.target == address)
  }

  @Test(arguments: [
    ("https://user:pw@host.example/a@b", "https://host.example/a@b"),
    ("http://u@v@host.example", "http://host.example"),
    ("https://host.example?to=a@b.c", "https://host.example?to=a@b.c"),
    ("https://u:p@host.example?q", "https://host.example?q"),
  ])
  func theUserOfAnAddressIsNotInItsLink(address: String, target: String) {
    #expect(SafeLink(address)?.target == target)
    #expect(SafeLink("https://user:pw@") == nil && SafeLink("https://user:pw@/x") == nil)
    let html = written { $0.linkedText("At \(address).") }
    #expect(html.contains("href=\"\(target)\"") && html.contains(">\(target)</a>."))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " https://example.org", "java\nscript:x", "data:text/html,x",
    "https://",
    "vbscript:x", "file:///etc/passwd", "//example.org", "example.org", "", "https://exa\u{202E}mple.org",
    "https://a b",
    "mailto:", "https://a\u{0}",
  ])
  func anythingElseIsNone(address: String) {
    #expect(SafeLink(address) == nil)
  }

  @Test func addressesInATextAreLinked() {
    let html = written {
      $0.linkedText("See (https://a.example/x), or\nhttps://b.example. No javascript:x, https:// ok")
    }
    let rel = "rel=\"noopener noreferrer nofollow\""
    #expect(
      html == "See (<a href=\"https://a.example/x\" \(rel)>https://a.example/x</a>), or\n"
        + "<a href=\"https://b.example\" \(rel)>https://b.example</a>. No javascript:x, https:// ok")
  }

  @Test func theDigestIsSHA256() {
    func hexadecimal(_ text: String) -> String {
      SHA256.digest(Array(text.utf8)).map { digits16($0) }.joined()
    }
    #expect(hexadecimal("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hexadecimal("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hexadecimal("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(hexadecimal(String(repeating: "a", count: 1_000)).hasPrefix("41edece42d63e8d9"))
    #expect(SHA256.source([]) == "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
  }

  private func digits16(_ byte: UInt8) -> String { String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }
}
