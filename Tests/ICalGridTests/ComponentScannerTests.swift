import Testing

@testable import ICalGrid

@Suite struct ComponentScannerTests {
  @Test func eventsCalendarsAndZonesStandWithTheirLines() throws {
    let found = try Scanning.scan(
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      X-WR-CALNAME:Ho
       me
      BEGIN:VEVENT
      UID:1
      DTSTART:20240612
      END:VEVENT
      BEGIN:VTODO
      END:VTODO
      METHOD:PUBLISH
      BEGIN:VTIMEZONE
      TZID:X
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:2
      DTSTART:20240613
      END:VEVENT
      END:VCALENDAR

      """)
    #expect(found.file == "a.ics")
    #expect(found.values("UID") == ["1", "2"])
    #expect(found.events.map(\.line) == [5, 15])
    #expect(found.events.allSatisfy { $0.kind == .event && $0.calendar == 0 && $0.isComplete })
    #expect(
      String(decoding: found.events[0].bytes, as: UTF8.self) == "BEGIN:VEVENT\nUID:1\nDTSTART:20240612\nEND:VEVENT\n")
    let calendar = try #require(found.calendars.first)
    #expect(found.calendars.count == 1)
    #expect(calendar.properties.map(\.name) == ["VERSION", "X-WR-CALNAME", "METHOD"])
    #expect(calendar.properties.map(\.line) == [2, 3, 11])
    #expect(calendar.value("X-WR-CALNAME") == "Home")
    #expect(calendar.timeZones.map(\.line) == [12])
    #expect(calendar.file == "a.ics")
    #expect(found.otherComponents == ["VTODO": 1])
    #expect(found.diagnostics.isEmpty)
  }

  @Test(arguments: ["\r\n", "\n", "\r", "\r\r\n", "\n\n\n"])
  func everyLineEndGivesTheSameEvents(lineEnd: String) throws {
    let lines = [
      "begin:vcalendar", "BEG", " IN:VEVENT", "UI", "\tD", " :a", " b", "dtstart", " ;VALUE=DATE", " :20240612",
      "Begin:VAlarm",
      "UID:alarm", "END:VALARM", "EN", " D:VEV", " ENT", "END:VCALENDAR",
    ]
    let text = lines.joined(separator: lineEnd)
    let all = try Scanning.scan(text)
    #expect(all.values("UID") == ["ab"])
    #expect(all.diagnostics.isEmpty)
    // One physical line a line end, but CR LF.
    let perLine = lineEnd == "\r\n" ? 1 : lineEnd == "\r\r\n" ? 2 : lineEnd.unicodeScalars.count
    #expect(all.events.map(\.line) == [perLine + 1])
    #expect(try Scanning.scan(text, touching: Scanning.window("2024-06-01", "2024-07-01")).events.count == 1)
    #expect(try Scanning.scan(text, touching: Scanning.window("2024-08-01", "2024-09-01")).events.isEmpty)
  }

  @Test func mixedLineEndsKeepLinesExact() throws {
    let found = try Scanning.scan(
      "BEGIN:VCALENDAR\r\nX-A:1\rX-B:2\nX-C:3\r\n\r\nBEGIN:VEVENT\rUID:1\r\n\nEND:VEVENT\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR"
    )
    #expect(found.calendars[0].properties.map(\.line) == [2, 3, 4])
    #expect(found.events.map(\.line) == [6, 10])
  }

  @Test func severalCalendarsKeepTheirOwn() throws {
    let found = try Scanning.scan(
      """
      BEGIN:VCALENDAR
      NAME:one
      BEGIN:VEVENT
      UID:1
      END:VEVENT
      END:VCALENDAR
      \u{FEFF}\u{FEFF}BEGIN:VCALENDAR
      NAME:two
      \u{FEFF}BEGIN:VEVENT
      UID:2
      END:VEVENT
      BEGIN:VTIMEZONE
      TZID:Z
      END:VTIMEZONE
      END:VCALENDAR
      """)
    #expect(found.calendars.map { $0.value("NAME") } == ["one", "two"])
    #expect(found.calendars.map(\.line) == [1, 7])
    #expect(found.events.map(\.line) == [3, 9])
    #expect(found.calendars.map(\.timeZones.count) == [0, 1])
    #expect(found.calendars[1].timeZones[0].calendar == 1)
    #expect(found.events.map(\.calendar) == [0, 1])
    #expect(found.diagnostics.isEmpty)
  }

  @Test func onlyCalendarsOfKeptEventsAreGivenAndTheFirst() throws {
    func calendar(_ name: String, _ day: String) -> String {
      "BEGIN:VCALENDAR\nNAME:\(name)\nBEGIN:VEVENT\nUID:\(name)\nDTSTART:\(day)\nEND:VEVENT\nEND:VCALENDAR\n"
    }
    let text =
      calendar("a", "20230101") + calendar("b", "20230101") + calendar("c", "20240612") + calendar("d", "20230101")
    let found = try Scanning.scan(text, touching: Scanning.window("2024-06-01", "2024-07-01"))
    #expect(found.calendars.map { $0.value("NAME") } == ["a", "c"])
    #expect(found.events.map(\.calendar) == [1])
    #expect(try Scanning.scan(text).calendars.count == 4)
  }

  @Test func componentsOutsideAnyCalendarAreReadWithANote() throws {
    let found = try Scanning.scan(
      "BEGIN:VTIMEZONE\nTZID:Z\nEND:VTIMEZONE\nBEGIN:VEVENT\nUID:1\nEND:VEVENT\n"
        + "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:2\nEND:VEVENT\nEND:VCALENDAR\nBEGIN:VEVENT\nUID:3\nEND:VEVENT\n")
    #expect(found.values("UID") == ["1", "2", "3"])
    #expect(found.events.map(\.calendar) == [0, 1, 2])
    #expect(found.calendars.map(\.line) == [1, 7, 12])
    #expect(found.calendars[0].timeZones.count == 1)
    #expect(found.codes == [.outsideCalendar, .outsideCalendar])
    #expect(found.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test func textRoundTheCalendarIsIgnoredWithANote() throws {
    let found = try Scanning.scan(
      "\r\nReceived: today\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nEND:VEVENT\nEND:VCALENDAR\n\n-- \nsent from afar\n")
    #expect(found.values("UID") == ["1"])
    #expect(found.events[0].line == 4)
    #expect(found.codes == [.textOutsideCalendar])
    #expect(found.diagnostics[0].line == 2)
  }

  @Test func proseThatBeginsLikeABoundaryIsNone() throws {
    let found = try Scanning.scan(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nBegin: at ten\nEND: late\nBEGIN:\nEnd:of a\nUID:1\nEND:VEVENT  \nEND:VCALENDAR\n")
    #expect(found.values("UID") == ["1"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test func aLostEndOfAnEventDoesNotSwallowTheNext() throws {
    let found = try Scanning.scan(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nBEGIN:VALARM\nBEGIN:VEVENT\nUID:2\nEND:VEVENT\nBEGIN:X-A\nBEGIN:VEVENT\nUID:3\n"
        + "END:VCALENDAR\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:4\nEND:VEVENT\nBEGIN:VCALENDAR\nEND:VCALENDAR\n")
    #expect(found.values("UID") == ["1", "2", "3", "4"])
    #expect(found.events.map(\.isComplete) == [false, true, false, true])
    #expect(found.events.map(\.calendar) == [0, 0, 0, 1])
    #expect(
      found.diagnostics.map { "\($0.line) \($0.message)" } == [
        "5 VEVENT of line 2 has no END:VEVENT; it ends before this BEGIN:VEVENT",
        "9 X-A of line 8 has no END:X-A; it ends before this BEGIN:VEVENT",
        "11 VEVENT of line 9 has no END:VEVENT; it ends before this END:VCALENDAR",
        "16 the VCALENDAR of line 12 has no END:VCALENDAR; it ends before this BEGIN:VCALENDAR",
      ])
    #expect(found.diagnostics.map(\.uid) == ["1", nil, "3", nil])
  }

  @Test func endsThatDoNotMatchAreReported() throws {
    let found = try Scanning.scan(
      "BEGIN:VCALENDAR\nEND:VEVENT\nBEGIN:VEVENT\nUID:1\nEND:VTODO\nBEGIN:VALARM\nTRIGGER:P1D\nEND:VEVENT\nEND:VCALENDAR\nEND:VCALENDAR\n"
    )
    #expect(found.values("UID") == ["1"])
    #expect(found.events[0].isComplete)
    #expect(found.codes == [.unmatchedEnd, .unmatchedEnd, .unterminatedComponent, .unmatchedEnd])
    #expect(found.diagnostics.map(\.line) == [2, 5, 8, 10])
  }

  @Test func whatACutFileHoldsIsKept() throws {
    let found = try Scanning.scan(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20240101\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\nDTSTART:20240101\nBEGIN:VALARM\nTRIGGER:-P",
      touching: Scanning.window("2030-01-01", "2030-02-01"))
    // Where it ends is not to be known, so the open one is kept in any window.
    #expect(found.values("UID") == ["2"])
    #expect(found.events[0].isComplete == false)
    #expect(
      found.diagnostics.map { "\($0.line) \($0.message)" }.last
        == "10 the file ends within VALARM, in the VEVENT that begins on line 6; what there is of it is read")
  }

  @Test func aCharacterCutAtTheEndIsLeftOut() throws {
    let found = try Scanning.scan(Array("BEGIN:VEVENT\nSUMMARY:caf".utf8) + [0xC3])
    #expect(found.values("SUMMARY") == ["caf"])
    #expect(!found.codes.contains(.invalidUTF8))
  }

  @Test func aFileCutBeforeItsLastLineSaysSo() throws {
    let found = try Scanning.scan("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nEND:VEVENT\n")
    #expect(found.values("UID") == ["1"])
    #expect(found.codes == [.truncatedFile])
    #expect(found.diagnostics[0].line == 4)
  }

  private static let sample = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    BEGIN:VTIMEZONE\r
    TZID:Z\r
    BEGIN:STANDARD\r
    DTSTART:19700101T000000\r
    END:STANDARD\r
    END:VTIMEZONE\r
    BEGIN:VEVENT\r
    UID:first\r
    DTSTART;TZID=Z:20240612T090000\r
    SUMMARY:fö\r
     lded €\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:second\r
    DTST\r
     ART:20240613\r
    BEGIN:VALARM\r
    TRIGGER:-PT5M\r
    END:VALARM\r
    END:VEVENT\r
    END:VCALENDAR\r

    """

  @Test func aCutAtAnyByteKeepsEveryCompleteEvent() throws {
    let bytes = Array(Self.sample.utf8)
    let ends = ["UID:first", "UID:second"].map { uid -> Int in
      let uidEnd = Self.sample.range(of: uid)
      return uidEnd + Self.sample.utf8.dropFirst(uidEnd).starts(at: "END:VEVENT") + "END:VEVENT".utf8.count
    }
    for cut in 1...bytes.count {
      let front = Array(bytes[..<cut])
      guard let found = try? Scanning.scan(front) else {
        #expect(cut < "BEGIN:VCALENDAR".utf8.count)
        continue
      }
      let uids = found.values("UID")
      #expect(ends[0] > cut || uids.first == "first", "cut at \(cut)")
      #expect(ends[1] > cut || uids == ["first", "second"], "cut at \(cut)")
      let isWhole = cut >= bytes.count - 2
      // A line that is cut before its colon is no property.
      #expect(found.codes.filter { $0 != .junkLine } == (isWhole ? [] : [.truncatedFile]), "cut at \(cut)")
    }
  }

  @Test func chunksOfAnySizeGiveTheSame() throws {
    var texts = [Self.sample, Self.sample.replacing("\r\n", with: "\r"), Self.sample.replacing("\r\n", with: "\r\r\n")]
    texts.append("\u{FEFF}" + Self.sample.lowercased())
    texts.append(Self.sample.replacing("END:VEVENT\r\n", with: "END:VTODO\n") + "trailing\n\n\n text")
    texts.append("junk\n" + Self.sample.replacing("\r\n", with: "\n\n\n") + Self.sample)
    texts.append(String(Self.sample.dropLast(70)))
    for window in [nil, Scanning.window("2024-06-15", "2024-06-16"), Scanning.window("2025-01-01", "2025-02-01")] {
      for text in texts {
        let whole = try Scanning.scan(text, touching: window).transcript
        for chunk in 1...64 {
          let found = try Scanning.scan(text, touching: window, options: Scanning.options(chunkBytes: chunk)).transcript
          if found != whole { Issue.record("chunks of \(chunk) in \(text): \(found) instead of \(whole)") }
        }
      }
    }
  }

  /// Whatever stands in the bytes, the scan ends, and the places of the chunks don't matter to it.
  @Test(arguments: UInt64(0)..<40)
  func damagedBytesGiveTheSameInChunksOfAnySize(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "BEGIN:VEVENT\r\n", "END:VEVENT\n", "BEGIN:VCALENDAR\r", "END:VCALENDAR\n", "\n ", "\r\n\t", "BEGIN:X\n",
      "END:X\n", "\"", ":",
      "DTSTART:20240612\n", "RDATE", "UID:a\n", "\u{FEFF}", "é", "\0", "BEGIN:VTIMEZONE\n", "END:VTIMEZONE\n",
    ]
    for _ in 0..<6 {
      var bytes = Array(RandomCalendar(seed: random.next()).text.utf8.prefix(1500))
      for _ in 0..<Int.random(in: 1...12, using: &random) where bytes.count > 30 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
        default: bytes.insert(contentsOf: Array(pieces.randomElement(using: &random)!.utf8), at: place)
        }
      }
      var options = Scanning.options(chunkBytes: 1 << 18)
      if random.chance(30) {
        options.limits.lineBytes = Int.random(in: 10...60, using: &random)
        options.limits.componentBytes = Int.random(in: 30...300, using: &random)
        options.limits.nesting = Int.random(in: 1...3, using: &random)
        options.limits.calendarPropertyBytes = Int.random(in: 10...100, using: &random)
      }
      let window = random.chance(50) ? nil : Scanning.window("2024-06-01", "2024-07-01")
      let whole = Result { try Scanning.scan(bytes, touching: window, options: options).transcript }
      for chunk in [1, 2, 5, 17, 64, 300] {
        options.chunkBytes = chunk
        options.memoryBytes = Int.random(in: 0...2000, using: &random)
        let found = Result { try Scanning.scan(bytes, touching: window, options: options).transcript }
        let piped = Result { try Scanning.scanPiped(bytes, touching: window, options: options).transcript }
        for found in [found, piped] where (try? found.get()) != (try? whole.get()) {
          Issue.record("chunks of \(chunk): \(String(decoding: bytes, as: UTF8.self))\n\(found)\ninstead of\n\(whole)")
        }
      }
    }
  }

  @Test func otherComponentsAreCounted() throws {
    let found = try Scanning.scan(
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nEND:VTODO\nBEGIN:vtodo\nEND:vtodo\nBEGIN:VJOURNAL\nEND:VJOURNAL\nBEGIN:VFREEBUSY\n"
        + "END:VFREEBUSY\nBEGIN:X-MINE\nBEGIN:X-INNER\nEND:X-INNER\nEND:X-MINE\nEND:VCALENDAR\n")
    #expect(found.otherComponents == ["VTODO": 2, "VJOURNAL": 1, "VFREEBUSY": 1, "X-MINE": 1])
  }

  @Test func linesThatAreNotUTF8AreReadAsWindows1252WithOneDiagnostic() throws {
    var bytes = Array("BEGIN:VCALENDAR\nX-A:ü\nBEGIN:VEVENT\nUID:1\nSUMMARY:Caf".utf8) + [0xE9, 0x0A]
    bytes += Array("LOCATION:Zürich\nDESCRIPTION:caf".utf8) + [0xC3] + Array("\n ".utf8) + [0xA9]
    bytes += Array("\nX-B:".utf8) + [0x80] + Array("\n\tx\nEND:VEVENT\nEND:VCALENDAR\n".utf8)
    let found = try Scanning.scan(bytes)
    #expect(found.values("SUMMARY") == ["Café"])
    #expect(found.values("LOCATION") == ["Zürich"])
    #expect(found.values("DESCRIPTION") == ["café"])
    #expect(found.values("X-B") == ["€x"])
    #expect(found.codes == [.invalidUTF8])
    #expect(found.diagnostics[0].line == 5)
  }

  @Test func byteOrderMarksDecide() throws {
    let text = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:ü😀\r\nDTSTART:20240612\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    let marked = [
      text.utf16Bytes(littleEndian: true), text.utf16Bytes(littleEndian: false), Array("\u{FEFF}\(text)".utf8),
    ]
    for bytes in marked {
      for chunk in [1, 2, 3, 5, 1 << 18] {
        let found = try Scanning.scan(bytes, options: Scanning.options(chunkBytes: chunk))
        #expect(found.values("UID") == ["ü😀"])
        #expect(found.events.map(\.line) == [2])
        #expect(found.diagnostics.isEmpty)
        let piped = try Scanning.scanPiped(bytes, options: Scanning.options(chunkBytes: chunk))
        #expect(piped.transcript == found.transcript)
        let elsewhere = Scanning.window("2025-01-01", "2025-02-01")
        #expect(
          try Scanning.scan(bytes, touching: elsewhere, options: Scanning.options(chunkBytes: chunk)).events.isEmpty)
      }
    }
  }
}

extension String {
  /// The offset in UTF-8 at which a text begins.
  fileprivate func range(of text: String) -> Int { self.utf8.starts(at: text) }
}

extension Collection<UInt8> {
  /// The number of octets before the first occurrence of a text.
  fileprivate func starts(at text: String) -> Int {
    var rest = self[...]
    while !rest.isEmpty && !rest.starts(with: text.utf8) { rest = rest.dropFirst() }
    return count - rest.count
  }
}
