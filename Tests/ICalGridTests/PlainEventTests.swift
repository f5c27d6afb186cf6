import Testing

@testable import ICalGrid

/// The short cut over plain events sees what the scanner's usual way sees, and takes only what is plain.
@Suite struct PlainEventTests {
  /// The number of bytes and lines of the plain event that a text begins with.
  private func plain(_ text: String) -> (count: Int, lines: Int, marks: EventMarks)? {
    let bytes = Array(text.utf8) + [UInt8](repeating: 0, count: 128)
    return bytes.withUnsafeBufferPointer { bytes in
      let start = bytes.baseAddress!
      guard PlainEvent.begins(at: start) else { return nil }
      var lines = LineStarts(in: start, from: 0, before: text.utf8.count)
      var (marks, lineCount) = (EventMarks(), 1)
      let count = PlainEvent.count(at: 0, in: start, &lines, &marks, &lineCount)
      return count > 0 ? (count, lineCount, marks) : nil
    }
  }

  private static let meeting = """
    BEGIN:VEVENT\r
    DTSTAMP:20240101T000000Z\r
    UID:1@example.com\r
    DTSTART;TZID=Europe/Berlin:20240612T090000\r
    DTEND;TZID=Europe/Berlin:20240612T100000\r
    RRULE:FREQ=DAILY;COUNT=3\r
    SUMMARY:Meeting with a title that is long enough to be folded over more than\r
      one line\r
    BEGIN:VALARM\r
    DURATION:PT5M\r
    END:VALARM\r
    END:VEVENT\r

    """

  @Test func noticesWhatDecides() throws {
    let event = try #require(plain(Self.meeting + "END:VCALENDAR\r\n"))
    #expect(event.count == Self.meeting.utf8.count)
    #expect(event.lines == 12)
    let marks = event.marks
    for (mark, line) in [
      (marks.uid, "UID:1@example.com"), (marks.start, "DTSTART;TZID=Europe/Berlin:20240612T090000"),
      (marks.end, "DTEND;TZID=Europe/Berlin:20240612T100000"), (marks.rule, "RRULE:FREQ=DAILY;COUNT=3"),
    ] {
      try #require(mark.isSet)
      let octets = Array(Self.meeting.utf8)[Int(mark.start)..<Int(mark.end)]
      #expect(String(decoding: octets, as: UTF8.self) == line)
    }
    #expect(!marks.duration.isSet, "an alarm's own properties are none of the event's")
    #expect(!marks.isBeyondJudgement)
    #expect(try #require(plain(Self.meeting.replacing("\r\n", with: "\n") + "END:VCALENDAR\n")).lines == 12)
  }

  @Test(arguments: [
    ("END:VEVENT", "END:VEVENT "), ("END:VEVENT", "End:VEVENT"), ("END:VEVENT", "END:VTODO"),
    ("END:VEVENT", "END:VEVEN\r\n T"), ("BEGIN:VEVENT", "BEGIN:VEVENTS"), ("BEGIN:VEVENT", "BEGIN:VEVENT\r\n S"),
    ("BEGIN:VALARM", "BEGIN:X-ALARM"),
    ("BEGIN:VALARM", "begin:valarm"), ("BEGIN:VALARM", "BEGIN:VALARM\r\nBEGIN:VALARM"), ("END:VALARM\r\n", ""),
    ("BEGIN:VALARM\r\n", ""), ("UID:1", "UID:2\r\nUID:1"), ("DTSTART", "DTST\r\n ART"), ("DTSTAMP", "D\r\n TSTAMP"),
    ("UID:", "U\r\n\tID:"), ("RRULE", "BE\r\n GIN"), ("RRULE", "B\r\n\r\n EGIN:X"),
    ("SUMMARY", "BEGIN:\r\n VALARM\r\nX"),
    ("SUMMARY:Meeting", "SUMMARY:Meeting\rLOCATION:"), ("\r\n", "\r"), ("\r\n", "\r\r\n"),
  ])
  func leavesWhatIsUnusual(part: String, other: String) {
    #expect(plain(Self.meeting.replacing(part, with: other) + "END:VCALENDAR\r\n") == nil)
  }

  /// Where lines end in CR alone each event would be searched for an LF to the end of the buffer.
  @Test func searchesNoFurtherThanALoneReturn() {
    let lines = "BEGIN:VEVENT\rSUMMARY:" + String(repeating: "x", count: 100)
    for (text, found) in [(lines, nil), (lines.replacing("\r", with: "\r\n"), 14)] {
      let bytes = Array((text + "\nEND:VEVENT\n").utf8) + [UInt8](repeating: 0, count: 128)
      bytes.withUnsafeBufferPointer { bytes in
        var starts = LineStarts(in: bytes.baseAddress!, from: 0, before: bytes.count - 128)
        #expect(starts.next() == found)
      }
    }
  }

  @Test func leavesWhatEndsWithTheBuffer() {
    #expect(plain(Self.meeting) == nil, "the next line may go on with END:VEVENT")
    for count in 0..<Self.meeting.utf8.count {
      #expect(plain(String(decoding: Self.meeting.utf8.prefix(count), as: UTF8.self)) == nil)
    }
  }

  private static let pieces = [
    "SUMMARY:Lunch", "DTSTAMP:20240101T000000Z", "DESCRIPTION:One\r\n  two", "LOCATION:", "", "EXDATE:20240612",
    "RDATE:20240612", "RECURRENCE-ID:20240611", "RECURRENCE-ID;RANGE=THISANDFUTURE:20200101", "DURATION:P1D", "BUSY:1",
    "DURATION:P600W", "RRULE:FREQ=DAILY", "RRULE:FREQ=DAILY;UNTIL=20200101", "DTEND:20250101", "DTE\n ND:20250101",
    "BEGIN:VALARM\r\nDTSTART:20240612\r\nEND:VALARM", "BEGIN:VALARM\nBEGIN:X\nEND:X\nEND:VALARM", "END:VALARM",
    "BEGIN:VALARM", "BEGIN:VEVENT", "END:VEVENT", "END:VTODO",
    "END:VEVENT\nEND:VCALENDAR\nBEGIN:VCALENDAR\nBEGIN:VEVENT",
    "UID:c", "ATTENDEE:mailto:a@example.com\rROLE:x", "dtstart:20240612", "DTSTART:20240612", "URL:x", "END",
    "E\n ND:VEVENT",
  ]

  /// A buffer of single bytes never holds a whole event, so that all of them go the usual way.
  @Test(arguments: UInt64(0)..<60)
  func goesNoOtherWayThanUsual(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let lineEnd = random.chance(50) ? "\r\n" : "\n"
      var lines = ["BEGIN:VCALENDAR"]
      for number in 0..<Int.random(in: 1...6, using: &random) {
        var event = ["UID:\(["a", "b", "\(number)"].randomElement(using: &random)!)"]
        event.append("DTSTART;TZID=Europe/Berlin:20\(random.chance(20) ? "24" : "19")0612T090000")
        event.append("DTEND;TZID=Europe/Berlin:20190612T100000")
        for _ in 0..<Int.random(in: 0...4, using: &random) where random.chance(60) {
          event.append(Self.pieces.randomElement(using: &random)!)
        }
        event.shuffle(using: &random)
        lines += ["BEGIN:VEVENT"] + event + ["END:VEVENT"]
      }
      let text = lines.joined(separator: lineEnd) + (random.chance(80) ? "\(lineEnd)END:VCALENDAR\(lineEnd)" : "")
      let window = Scanning.window("2024-06-01", "2024-07-01")
      let found = try Scanning.scan(text, touching: window).transcript
      let usual = try Scanning.scan(text, touching: window, options: Scanning.options(chunkBytes: 1)).transcript
      if found != usual { Issue.record("\(text)\n\(found)\ninstead of\n\(usual)") }
    }
  }
}
