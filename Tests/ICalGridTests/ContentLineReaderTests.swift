import Testing

@testable import ICalGrid

@Suite struct ContentLineReaderTests {
  private func lines(_ text: String, firstLine: Int = 1) -> (lines: [ContentLine], diagnostics: [Diagnostic]) {
    var reader = ContentLineReader(file: "a.ics")
    let lines = reader.contentLines(Array(text.utf8), firstLine: firstLine)
    return (lines, reader.diagnostics)
  }

  private func component(_ text: String, line: Int = 1) -> RawComponent {
    var reader = ContentLineReader(file: "a.ics")
    return reader.component(ComponentSlice(kind: .event, bytes: Array(text.utf8), line: line, calendar: 0))
  }

  @Test func namesComeInUpperCaseAndValuesAsWritten() {
    let (found, diagnostics) = lines("summary:Tea\\, then: cake \r\n")
    #expect(found == [ContentLine(name: "SUMMARY", value: "Tea\\, then: cake ", line: 1)])
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: ["\r\n", "\n", "\r", "\r\r\n"])
  func everyLineEndUnfolds(lineEnd: String) {
    let text = ["DTSTART", " ;VALUE=DATE", "\t:2005", " 0101", "SUMMARY:a", "  b"].joined(separator: lineEnd) + lineEnd
    let (found, _) = lines(text)
    let value = ContentLine.Parameter(name: "VALUE", values: ["DATE"])
    #expect(found.map(\.name) == ["DTSTART", "SUMMARY"])
    #expect(found.first?.value == "20050101")
    #expect(found.first?.parameters == [value])
    #expect(found.last?.value == "a b")
    // CR CR LF is a line and a blank one.
    #expect(found.map(\.line) == (lineEnd == "\r\r\n" ? [1, 9] : [1, 5]))
  }

  @Test func aCharacterMayBeSplitByAFold() {
    var reader = ContentLineReader(file: "a.ics")
    let bytes = Array("SUMMARY:caf".utf8) + [0xC3] + Array("\r\n ".utf8) + [0xA9] + Array("\r\n".utf8)
    #expect(reader.contentLines(bytes, firstLine: 1).map(\.value) == ["café"])
    #expect(reader.firstLineNotUTF8 == nil)
  }

  @Test func aLineThatIsNotUTF8IsWindows1252AndTheOthersStayUTF8() {
    var reader = ContentLineReader(file: "a.ics")
    let bytes = Array("SUMMARY:é\n".utf8) + Array("LOCATION:Caf".utf8) + [0xE9, 0x20, 0x80, 0x0A]
    #expect(reader.contentLines(bytes, firstLine: 7).map(\.value) == ["é", "Café €"])
    #expect(reader.firstLineNotUTF8 == 8)
  }

  @Test func parametersLoseTheirQuotesAndEscapes() {
    let (found, _) = lines(#"ATTENDEE;CN="Doe, Jane: a;b";member="a,b",c;X-NOTE=^'hi^'^n^^^x:mailto:jane"#)
    #expect(found.first?.value == "mailto:jane")
    #expect(
      found.first?.parameters == [
        ContentLine.Parameter(name: "CN", values: ["Doe, Jane: a;b"]),
        ContentLine.Parameter(name: "MEMBER", values: ["a,b", "c"]),
        ContentLine.Parameter(name: "X-NOTE", values: ["\"hi\"\n^^x"]),
      ])
    #expect(found.first?.parameter("MEMBER") == "a,b")
  }

  @Test func emptyAndBareParametersAreTolerated() {
    let (found, diagnostics) = lines("DTSTART;;VALUE=DATE:20240101\nDESCRIPTION;QUOTED-PRINTABLE:a=20b\nX;:v\n")
    #expect(found.map(\.value) == ["20240101", "a=20b", "v"])
    #expect(found[0].parameters == [ContentLine.Parameter(name: "VALUE", values: ["DATE"])])
    #expect(found[1].parameters == [ContentLine.Parameter(name: "QUOTED-PRINTABLE", values: [])])
    #expect(diagnostics.isEmpty)
  }

  @Test func aQuoteThatIsNeverClosedDoesNotSwallowTheValue() {
    let (found, _) = lines("DTSTART;TZID=\"Europe/Paris:20240101T090000")
    #expect(found.first?.value == "20240101T090000")
    #expect(found.first?.parameter("TZID") == "Europe/Paris")
  }

  @Test func aLineThatIsNoPropertyIsLeftOutAndReported() {
    let (found, diagnostics) = lines("X\nSUMMARY:a\nPlease join: now\n:b\nLOCATION:c\n", firstLine: 10)
    #expect(found.map(\.name) == ["SUMMARY", "LOCATION"])
    #expect(diagnostics.map(\.line) == [10, 12, 13])
    #expect(diagnostics.allSatisfy { $0.code == .junkLine && $0.file == "a.ics" })
    #expect(diagnostics.first?.message == "“X” is no property (no colon); the line is left out")
  }

  @Test func messagesHoldNoControlCharacters() {
    let (_, diagnostics) = lines("a\u{1B}[2J\u{202E}b")
    #expect(diagnostics.first?.message.hasPrefix("“a\u{FFFD}[2J\u{FFFD}b”") == true)
  }

  @Test func controlCharactersStayInValues() {
    #expect(lines("SUMMARY:a\u{1B}\u{0}b").lines.first?.value == "a\u{1B}\u{0}b")
  }

  @Test func componentsFormATree() {
    let event = component(
      "BEGIN:VEVENT\nUID:1\n\nBEGIN:valarm\nTRIGGER:-PT5M\nEND:VALARM\nSUMMARY:a\nBEGIN:VALARM\nEND:VALARM\nEND:VEVENT\n",
      line: 20)
    #expect(event.name == "VEVENT")
    #expect(event.line == 20)
    #expect(event.lines.map(\.name) == ["UID", "SUMMARY"])
    #expect(event.lines.map(\.line) == [21, 26])
    #expect(event.children.map(\.name) == ["VALARM", "VALARM"])
    #expect(event.children.map(\.line) == [23, 27])
    #expect(event.children.first?.first("TRIGGER")?.value == "-PT5M")
    #expect(event.first("SUMMARY")?.line == 26)
  }

  @Test func missingEndsCloseWhatIsOpen() {
    let cut = component("BEGIN:VEVENT\nUID:1\nBEGIN:VALARM\nTRIGGER:-PT5M")
    #expect(cut.children.first?.lines.count == 1)
    let lost = component("BEGIN:VEVENT\nBEGIN:VALARM\nBEGIN:X-A\nEND:VALARM\nEND:X-B\nUID:1\nEND:VEVENT\n")
    #expect(lost.lines.map(\.name) == ["UID"])
    #expect(lost.children.first?.children.map(\.name) == ["X-A"])
  }

  @Test func nestingIsBounded() {
    let text =
      "BEGIN:VEVENT\n" + String(repeating: "BEGIN:X\n", count: 100_000) + "A:inner\n"
      + String(repeating: "END:X\n", count: 100_000) + "UID:1\nEND:VEVENT\n"
    let event = component(text)
    #expect(event.lines.map(\.name) == ["UID"])
    var depth = 1
    var level = event
    while let child = level.children.first { (level, depth) = (child, depth + 1) }
    #expect(depth == ScanLimits().nesting)
  }
}
