import Testing

@testable import ICalGrid

@Suite struct ScanLimitsTests {
  private func scan(
    _ text: String, touching window: DayWindow? = nil, _ change: (inout ScanLimits) -> Void = { _ in }
  ) throws -> ScannedSource {
    var options = ScanOptions()
    change(&options.limits)
    let whole = try Scanning.scan(text, touching: window, options: options)
    for chunk in [1, 7, 50] {
      options.chunkBytes = chunk
      #expect(
        try Scanning.scan(text, touching: window, options: options).transcript == whole.transcript, "chunks of \(chunk)"
      )
      let piped = try Scanning.scanPiped(Array(text.utf8), touching: window, options: options)
      #expect(piped.transcript == whole.transcript, "piped in chunks of \(chunk)")
    }
    return whole
  }

  @Test func aLineThatIsTooLongIsCut() throws {
    let found = try scan(
      "BEGIN:VCALENDAR\nX-LONG:\(String(repeating: "y", count: 90))\n more\nNAME:n\nBEGIN:VEVENT\nUID:1\n"
        + "SUMMARY:\(String(repeating: "ü", count: 50))\nLOCATION:here\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\nEND:VEVENT\nEND:VCALENDAR\n",
      touching: Scanning.window("2024-01-01", "2024-01-02")
    ) { $0.lineBytes = 41 }
    #expect(found.values("SUMMARY").first == String(repeating: "ü", count: 16))
    #expect(found.values("LOCATION").first == "here")
    #expect(found.values("UID") == ["1", "2"])
    #expect(found.events.map(\.line) == [5, 10])
    #expect(found.calendars[0].properties.map(\.name) == ["NAME"])
    #expect(found.codes == [.lineTooLong, .lineTooLong])
    #expect(found.diagnostics.map(\.line) == [2, 7])
  }

  @Test func aComponentThatIsTooLargeIsCut() throws {
    let lines = (0..<30).map { "X-\($0):some text\n" }.joined()
    let found = try scan(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n\(lines)BEGIN:VALARM\nEND:VALARM\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\nEND:VEVENT\nEND:VCALENDAR\n"
    ) { $0.componentBytes = 200 }
    #expect(found.values("UID") == ["1", "2"])
    #expect(found.events.map(\.isComplete) == [false, true])
    #expect(found.events[0].bytes.count <= 200)
    #expect(found.events.map(\.line) == [2, 37])
    #expect(found.codes == [.componentTooLarge])
    #expect(found.diagnostics[0].uid == "1")
  }

  @Test func deepNestingIsCutAndWhatStandsRoundItKept() throws {
    let depth = 500
    let text =
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n" + String(repeating: "BEGIN:X-A\n", count: depth) + "X-B:inside\n"
      + String(repeating: "END:X-A\n", count: depth)
      + "SUMMARY:round\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\nEND:VEVENT\nEND:VCALENDAR\n"
    let found = try scan(text)
    #expect(found.values("UID") == ["1", "2"])
    #expect(found.values("SUMMARY").first == "round")
    #expect(found.codes == [.nestingTooDeep])
    #expect(found.diagnostics[0].line == 3 + ScanLimits().nesting)
    #expect(found.events[1].line == 3 + 2 * depth + 4)
    let begins = String(decoding: found.events[0].bytes, as: UTF8.self).split(separator: "\n").filter {
      $0.hasPrefix("BEGIN")
    }
    #expect(begins.count == ScanLimits().nesting)
  }

  @Test func eventsInOneAnotherFromTheirFirstLineOnAreNestingToo() throws {
    let text =
      "BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:VEVENT\n", count: 2000)
      + String(repeating: "END:VEVENT\n", count: 2000)
      + "BEGIN:VEVENT\nUID:2\nEND:VEVENT\nEND:VCALENDAR\n"
    let found = try scan(text)
    #expect(found.codes == [.nestingTooDeep])
    #expect(found.values("UID") == ["", "2"])
  }

  @Test func aFrontThatIsTooLongIsNotReadToItsEnd() throws {
    var options = ScanOptions()
    options.limits.leadingBytes = 1000
    options.chunkBytes = 64
    let calendar = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nEND:VEVENT\nEND:VCALENDAR\n"
    let text = String(repeating: "no calendar here\n", count: 1000) + calendar
    #expect(throws: SourceError.notICalendar(file: "a.ics", appearance: "plain text")) {
      try Scanning.scan(text, options: options)
    }
    #expect(try Scanning.scan(text).calendars.count == 1)
  }

  @Test func endlessBytesWithoutALineEndAreNotReadToTheirEnd() throws {
    let zeros = [UInt8](repeating: 0, count: 8 << 20)
    #expect(throws: SourceError.notICalendar(file: "a.ics", appearance: "binary data")) { try Scanning.scan(zeros) }
  }

  @Test func tooManyPropertiesOfACalendarAreCut() throws {
    let lines = (0..<100).map { "X-\($0):some text\n" }.joined()
    let found = try scan("BEGIN:VCALENDAR\nBEGIN:VTODO\nEND:VTODO\n\(lines)END:VCALENDAR\n") {
      $0.calendarPropertyBytes = 300
    }
    #expect(found.codes == [.calendarTooLarge])
    #expect(found.otherComponents == ["VTODO": 1])
  }

  @Test func aComponentOfTooManyPropertiesIsCut() throws {
    let lines = (0..<100).map { "X-\($0):text\r\n" }.joined()
    var limits = ScanLimits()
    limits.properties = 60
    var reader = ContentLineReader(file: "a.ics", limits: limits)
    let bytes = Array("BEGIN:VEVENT\r\nUID:1\r\n\(lines)BEGIN:VALARM\r\nX-Y:z\r\nEND:VALARM\r\nEND:VEVENT\r\n".utf8)
    let component = reader.component(ComponentSlice(kind: .event, bytes: bytes, line: 1, calendar: 0))
    #expect(component.lines.count == 60)
    #expect(component.children.map(\.lines.count) == [0])
    #expect(reader.diagnostics.map(\.code) == [.tooManyProperties])
    #expect(reader.diagnostics.map(\.line) == [62])
  }

  @Test func manyDiagnosticsOfAKindAreSummedUp() throws {
    let text = "BEGIN:VCALENDAR\n" + String(repeating: "END:VEVENT\n", count: 1000) + "END:VCALENDAR\n"
    let found = try scan(text) { $0.diagnosticsPerCode = 10 }
    #expect(found.diagnostics.count == 11)
    #expect(
      found.diagnostics.last?.message
        == "END:VEVENT ends nothing that has begun; it is ignored; 989 more like it aren't listed")
    #expect(found.diagnostics.last?.unlisted == 989)
  }
}
