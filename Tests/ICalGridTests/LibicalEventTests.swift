import LibicalBridge
import Testing

@testable import ICalGrid

@Suite("One event through libical")
struct LibicalEventTests {
  private func line(_ name: String, _ value: String, _ parameters: [(String, String)] = []) -> ContentLine {
    ContentLine(
      name: name, parameters: parameters.map { .init(name: $0.0, values: [$0.1]) }, value: value, line: 1)
  }

  /// libical's answers to these lines, put to it together.
  private func answers(_ asked: [(ig_kind, ContentLine)]) -> [LibicalEvent.Answer] {
    var lines = LibicalLines()
    for (index, (kind, line)) in asked.enumerated() { lines.add(kind, line, index: index) }
    var event = LibicalEvent(lines)
    var answers: [LibicalEvent.Answer] = []
    for question in lines.questions { answers.append(event.answer(to: question, about: asked[question.index].1)) }
    return answers
  }

  @Test("The bridge was built against a libical it knows")
  func version() {
    #expect((3...4).contains(ig_libical_major()))
  }

  @Test("No lines, no answers")
  func empty() {
    #expect(answers([]).isEmpty)
  }

  @Test("A line that libical refuses is told from its neighbours, also of the same kind")
  func refusals() {
    let taken = answers([
      (IG_GEO, line("GEO", "nonsense")), (IG_SUMMARY, line("SUMMARY", "S")), (IG_GEO, line("GEO", "1.5;2.5")),
      (IG_GEO, line("GEO", "1.5")), (IG_URL, line("URL", "https://example.org")), (IG_GEO, line("GEO", "1.5,2.5")),
      (IG_STATUS, line("STATUS", "confirmed")),
    ])
    #expect(taken.map(\.isTaken) == [false, true, true, false, true, false, true])
    #expect(taken[4].value == "https://example.org")
    #expect(taken[6].value == "CONFIRMED")
  }

  @Test("Values with the characters that divide content lines arrive whole")
  func separators() {
    let values = ["a:b;c,d=e\"f", ":", ";x", "\"open", "\\", "\\:", "mailto:a@b;PARTSTAT=X:y"]
    let taken = answers(values.map { (IG_URL, line("URL", $0)) })
    #expect(taken.map(\.value) == values)
  }

  @Test("Parameters of people are fed only where they are plain words")
  func parameters() {
    let taken = answers([
      (IG_ATTENDEE, line("ATTENDEE", "mailto:a@example.org", [("PARTSTAT", "declined"), ("ROLE", "x-boss")])),
      (
        IG_ATTENDEE, line("ATTENDEE", "mailto:b@example.org", [("PARTSTAT", "a;b:c\"d"), ("TZID", "../../etc/passwd")])
      ),
      (IG_ATTENDEE, line("ATTENDEE", "mailto:c@example.org")),
    ])
    #expect(taken.map(\.value) == ["mailto:a@example.org", "mailto:b@example.org", "mailto:c@example.org"])
    #expect(taken.map(\.participation) == ["DECLINED", nil, nil])
    #expect(taken.map(\.role) == ["X-BOSS", nil, nil])
  }

  @Test("What a C string can't hold, and what is long beyond use, is taken as it stands")
  func unasked() {
    let long = String(repeating: "x", count: LibicalLines.longestValue + 1)
    let taken = answers([
      (IG_URL, line("URL", "a\u{0}b")), (IG_URL, line("URL", long)), (IG_URL, line("URL", "c")),
    ])
    #expect(taken.map(\.isTaken) == [true, true, true])
    #expect(taken.map(\.value) == ["a\u{0}b", long, "c"])
  }

  @Test("Times: wherever both read a text of RFC 5545's form, they read the same")
  func times() throws {
    var generator = SeededGenerator(seed: 5545)
    for _ in 0..<5_000 {
      let day = CivilDate(dayNumber: Int.random(in: -719_162...2_932_896, using: &generator))
      let wall = CivilDateTime(day).advanced(bySeconds: Int.random(in: 0..<86_400, using: &generator))
      let date = "\(day)".replacing("-", with: "")
      let time = "\(wall)".replacing("-", with: "").replacing(":", with: "")
      for text in [date, time, time + "Z"] {
        var fields = ig_time()
        #expect(ig_time_parse(text, &fields))
        let ours = try TimeText(text[...])
        #expect(fields.wall == CivilDateTime(ours.date).advanced(bySeconds: ours.secondOfDay ?? 0))
        #expect(fields.is_date == (ours.secondOfDay == nil))
        #expect(fields.is_utc == (ours.utcOffset == 0))
      }
    }
  }
}
