import Testing

@testable import ICalGrid

@Suite("TEXT values")
struct ContentTextTests {
  @Test(
    "Escapes of RFC 5545 are decoded, any other backslash stands for itself",
    arguments: [
      (#"plain"#, "plain"), (#"a\nb\Nc"#, "a\nb\nc"), (#"a\, b\; c"#, "a, b; c"), (#"a\\nb"#, #"a\nb"#),
      (#"C:\\Program Files\\new"#, #"C:\Program Files\new"#), (#"C:\Program Files\tools"#, #"C:\Program Files\tools"#),
      (#"\t\r\b\x\""#, #"\t\r\b\x\""#), (#"ends in \"#, #"ends in \"#), (#"\\"#, #"\"#), (#"\\\n"#, "\\\n"), ("", ""),
      (#"\é\n日本\,"#, "\\é\n日本,"), ("  blanks stay\t", "  blanks stay\t"), (#"not; split, here"#, "not; split, here"),
    ])
  func unescaped(_ value: String, _ text: String) {
    #expect(ContentText.unescaped(value) == text)
  }

  @Test(
    "Lists are divided at commas that are not escaped; empty places count for nothing",
    arguments: [
      ("a,b,c", ["a", "b", "c"]), (#"a\,b,c"#, [#"a\,b"#, "c"]), (#"a\\,b"#, [#"a\\"#, "b"]), (",a,,b,", ["a", "b"]),
      ("", []), (",", []), (#"a\"#, [#"a\"#]), ("日,本", ["日", "本"]),
    ])
  func list(_ value: String, _ parts: [String]) {
    #expect(ContentText.list(value).map(String.init) == parts)
  }

  @Test("A long text costs linear time and comes out whole")
  func long() {
    let value = String(repeating: #"line\n"#, count: 200_000)
    #expect(ContentText.unescaped(value) == String(repeating: "line\n", count: 200_000))
  }
}
