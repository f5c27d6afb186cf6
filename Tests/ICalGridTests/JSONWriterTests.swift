import Testing

@testable import ICalGrid

@Suite struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func putsMembersInRowsAndOnLines() {
    let text = written { json in
      json.object(.rows) { json in
        json.key("empty")
        json.array(.rows) { _ in }
        json.key("line")
        json.object { json in
          json.key("a")
          json.number(-1)
          json.key("b")
          json.array(.rows) { json in
            json.bool(true)
            json.null()
          }
        }
        json.key("rows")
        json.array(.rows) { json in
          json.string("x")
          json.array { _ in }
        }
      }
      json.end()
    }
    #expect(
      text == """
        {
          "empty": [],
          "line": {"a": -1, "b": [true, null]},
          "rows": [
            "x",
            []
          ]
        }

        """)
  }

  @Test func escapesWhatATerminalMustNotSee() {
    #expect(written { $0.string("\"\\/") } == #""\"\\/""#)
    #expect(written { $0.string("\u{0}\t\n\r\u{1B}\u{1F}\u{7F}") } == #""\u0000\u0009\u000a\u000d\u001b\u001f\u007f""#)
    #expect(written { $0.string("\u{80}\u{9F}\u{A0}") } == "\"\\u0080\\u009f\u{A0}\"")
    for scalar in [0x200E, 0x200F, 0x202A, 0x202E, 0x2066, 0x2069].compactMap(Unicode.Scalar.init) {
      #expect(written { $0.string("a\(scalar)b") } == "\"a\\u\(String(scalar.value, radix: 16))b\"")
    }
  }

  @Test func leavesAllOtherTextAsItIs() {
    let text = "Grüße, 世界 👩‍👩‍👧 \u{200D}\u{2010}\u{2029}\u{206A}\u{2065}\u{200B}\u{E2}"
    #expect(written { $0.string(text) } == "\"\(text)\"")
    for scalar in (0x20...0x2FFF).compactMap(Unicode.Scalar.init) {
      let isEscaped =
        scalar == "\"" || scalar == "\\" || (0x7F...0x9F).contains(scalar.value)
        || [0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069].contains { $0.contains(scalar.value) }
      let raw = "\"\(scalar)\""
      if (written { $0.string("\(scalar)") } == raw) == isEscaped {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (0.5, "0.5"), (1 / 24, "0.0417"), (1 / 3, "0.3333"), (0.1, "0.1"), (0.00004, "0"),
    (0.99999, "1"), (0.0005, "0.0005"), (-1, "0"), (7, "1"), (.nan, "0"), (.infinity, "1"),
  ])
  func writesSharesInShort(share: Double, text: String) {
    #expect(written { $0.share(share) } == text)
  }

  @Test func writesTimesWithTheirOffset() throws {
    let wall = CivilDateTime(try #require(CivilDate(year: 987, month: 6, day: 1)), hour: 9, minute: 5, second: 7)
    let cases: [(Int?, String)] = [
      (7_200, "+02:00"), (-12_600, "-03:30"), (0, "+00:00"), (nil, ""), (3_208, "+00:53:28"), (-3_208, "-00:53:28"),
    ]
    for (offset, suffix) in cases {
      let time = LocalTime(wall: wall, utcOffset: offset)
      #expect(written { $0.time(time) } == "\"0987-06-01T09:05:07\(suffix)\"")
    }
    #expect(written { $0.time(LocalTime(wall: wall, isDate: true)) } == "\"0987-06-01\"")
    #expect(written { $0.time(LocalTime(wall: wall), isDate: true) } == "\"0987-06-01\"")
    #expect(written { $0.date(.max) } == "\"9999-12-31\"")
    #expect(written { $0.month(.min) } == "\"0001-01\"")
  }
}
