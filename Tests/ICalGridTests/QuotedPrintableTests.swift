import Testing

@testable import ICalGrid

@Suite("Quoted-printable texts of vCalendar 1.0")
struct QuotedPrintableTests {
  @Test(
    "Octets, joined lines and stray signs",
    arguments: [
      ("M=C3=BCller", "Müller"), ("M=FCller", "Müller"), ("a=0D=0Ab", "a\nb"), ("a=0Ab", "a\nb"), ("a=3D=3db", "a==b"),
      ("joined =", "joined "), ("50 = 50", "50 = 50"), ("=G1", "=G1"), ("=4", "=4"), ("", ""), ("日=E6=9C=AC", "日本"),
    ])
  func decoded(_ value: String, _ text: String) {
    #expect(QuotedPrintable.decoded(value) == text)
  }

  @Test("Only where the line says so")
  func line() throws {
    let event = try #require(
      readEvent(
        "DTSTART:20240501T100000Z", "SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Gr=C3=BC=C3=9Fe", "LOCATION:=C3=BC"
      ).event)
    #expect(event.summary == "Grüße")
    #expect(event.details.location == "=C3=BC")
  }

  @Test(
    "In the character set that CHARSET names; one that isn't known is guessed",
    arguments: [
      ("KOI8-R", "=F0=D2=C9=D7=C5=D4", "Привет"), ("windows-1251", "=CF=F0=E8=E2=E5=F2", "Привет"),
      ("SHIFT_JIS", "=93=FA=96=7B", "日本"), ("ISO-8859-2", "=A3=F3d=BC", "Łódź"), ("UTF-8", "=C3=BC", "ü"),
      ("../../evil", "=C3=BC", "ü"), ("KOI8-R,", "=FC", "ü"),
    ])
  func characterSets(name: String, value: String, text: String) {
    #expect(QuotedPrintable.decoded(value, characterSet: name) == text)
  }

  @Test("Over several lines, which no blank begins")
  func softBreaks() throws {
    let text =
      "BEGIN:VEVENT\r\nDTSTART:20240501T100000Z\r\nSUMMARY;ENCODING=QUOTED-PRINTABLE:one =\r\ntwo=\r\nEND:three=\r\n\r\nLOCATION:here=\r\nX-A:b\r\nEND:VEVENT\r\n"
    var reader = ContentLineReader(file: "a.ics")
    let component = reader.component(ComponentSlice(kind: .event, bytes: Array(text.utf8), line: 1, calendar: 0))
    #expect(component.lines.map(\.name) == ["DTSTART", "SUMMARY", "LOCATION", "X-A"])
    #expect(component.lines.map(\.value) == ["20240501T100000Z", "one twoEND:three", "here=", "b"])
    #expect(component.lines.map(\.line) == [2, 3, 7, 8])
  }

  @Test(
    "The line behind a soft break is taken as it stands, where it begins with a blank, is empty or ends in CR CR LF",
    arguments: [
      ("one=\r\n two=\r\n\tthree\r\n", "one two\tthree"), ("one=\n two\n", "one two"), ("one=\r two\r", "one two"),
      ("one=\r\n\r\nLOCATION:here\r\n", "one"), ("one=\r\n\r\n two\r\n", "onetwo"),
      ("one=\r\r\ntwo=\r\r\n three\r\r\n", "onetwo three"), ("one=\r\rX:b\r", "one"),
      // A fold where there is no soft break.
      ("one\r\n  two=\r\nthree\r\n", "one twothree"), ("one =3D\r\n  two\r\n", "one = two"),
      ("one=", "one"), ("one=\r\n", "one"),
    ])
  func softBreakForms(rest: String, text: String) throws {
    let line = "SUMMARY;ENCODING=\r\n QUOTED-PRINTABLE;CHARSET=\r\n UTF-8:" + rest
    var reader = ContentLineReader(file: "a.ics")
    let lines = reader.contentLines(Array(line.utf8), firstLine: 1)
    #expect(lines.first?.text == text)
    #expect(reader.diagnostics.isEmpty)
    // A search reads the same.
    var texts: [String] = []
    Array("BEGIN:VEVENT\r\n\(line)".utf8).withUnsafeBufferPointer { EventText.forEach(in: $0) { texts.append($0) } }
    #expect(texts.first == text)
  }

  /// Whether it is quoted-printable isn't asked anew for each of a hundred thousand lines that end in `=`.
  @Test(.timeLimit(.minutes(5))) func manyEqualsSigns() {
    let text = "ATTACH;X=" + String(repeating: "\r\n =", count: 200_000) + ":a"
    var reader = ContentLineReader(file: "a.ics")
    #expect(reader.contentLines(Array(text.utf8), firstLine: 1).first?.name == "ATTACH")
  }
}

@Suite struct VCalendarRuleTests {
  @Test(arguments: [
    ("D1 #10", "FREQ=DAILY;COUNT=10"), ("D2", "FREQ=DAILY;INTERVAL=2;COUNT=2"),
    ("W2 MO WE #0", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE"),
    ("W1 TU 20241231T000000Z", "FREQ=WEEKLY;UNTIL=20241231T000000Z;BYDAY=TU"),
    ("MP1 1+ 2- FR #3", "FREQ=MONTHLY;COUNT=3;BYDAY=1FR,-2FR"),
    ("MD1 7 LD #0", "FREQ=MONTHLY;BYMONTHDAY=7,-1"), ("YM1 6 12 #5", "FREQ=YEARLY;COUNT=5;BYMONTH=6,12"),
    ("YD1 1 100 #5", "FREQ=YEARLY;COUNT=5;BYYEARDAY=1,100"),
  ])
  func meansTheRule(text: String, rule: String) throws {
    #expect(VCalendarRule(text)?.rule == (try RecurrenceRule(parsing: rule)))
  }

  @Test(arguments: [
    "", "FREQ=DAILY", "W1 XX #1", "MP1 #1 1+", "MD1 32", "YM1 13", "D0", "D1 D1", "W", "YD1 400",
    "D99999999999999999999",
  ])
  func nothingElseIsOne(text: String) { #expect(VCalendarRule(text) == nil) }
}
