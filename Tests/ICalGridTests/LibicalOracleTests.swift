import LibicalBridge
import Testing

@testable import ICalGrid

@Suite("libical as a second opinion")
struct LibicalOracleTests {
  @Test("Its iterator gives the instances of a sound rule")
  func rule() throws {
    var rule = try LibicalRule("FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3", start: wall("2024-06-03T09:00:00"))
    var instances: [CivilDateTime] = []
    while let next = rule.next() { instances.append(next) }
    #expect(instances == [wall("2024-06-03T09:00:00"), wall("2024-06-05T09:00:00"), wall("2024-06-10T09:00:00")])
    #expect(throws: LibicalRefusal.self) { _ = try LibicalRule("FREQ=SOMETIMES", start: wall("2024-06-03T09:00:00")) }
  }

  @Test("A whole file through its parser says of each event what the event alone does")
  func wholeFile() throws {
    let events = [
      [
        "UID:1", "DTSTAMP:20240101T000000Z", "DTSTART;TZID=Europe/Berlin:20240501T100000", "DURATION:PT1H",
        #"SUMMARY:Plan\, then do; 東京"#, "RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=5",
        "EXDATE;TZID=Europe/Berlin:20240508T100000",
        "CATEGORIES:Work", "STATUS:TENTATIVE", "SEQUENCE:2", "PRIORITY:5", "CLASS:PRIVATE",
        "ATTENDEE;CN=Ada;PARTSTAT=DECLINED;ROLE=CHAIR:mailto:ada@example.org", "URL:https://example.org/1",
      ],
      [
        "UID:2", "DTSTAMP:20240101T000000Z", "DTSTART;VALUE=DATE:20240501", "DTEND;VALUE=DATE:20240503",
        "SUMMARY:" + String(repeating: "long words ", count: 30) + "end", #"DESCRIPTION:one\ntwo\\three"#,
        "TRANSP:TRANSPARENT", "RDATE;VALUE=DATE:20240601,20240701",
      ],
    ]
    let body = events.map { (["BEGIN:VEVENT"] + $0 + ["END:VEVENT"]).map { $0 + "\r\n" }.joined() }.joined()
    let file = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//icalgrid//tests//EN\r\n\(body)END:VCALENDAR\r\n"
    // Two calendars in one file come under a root of libical's own.
    for text in [file, file + file] {
      var tree = try LibicalTree(text)
      var seen = 0
      while let lines = tree.nextEvent() {
        let whole = try #require(readEvent(lines: lines.map { String($0.dropLast()) }).event)
        let slice = try #require(readEvent(lines: events[seen % 2]).event)
        #expect(whole.uid == slice.uid && whole.sequence == slice.sequence)
        #expect(whole.start == slice.start && whole.end == slice.end && whole.recurrence == slice.recurrence)
        #expect(whole.details.summary == slice.details.summary)
        #expect(whole.details.description == slice.details.description)
        #expect(whole.details.categories == slice.details.categories && whole.status == slice.status)
        #expect(whole.details.attendees == slice.details.attendees && whole.details.url == slice.details.url)
        #expect(whole.details.isTransparent == slice.details.isTransparent)
        #expect(whole.details.classification == slice.details.classification)
        #expect(whole.details.priority == slice.details.priority)
        seen += 1
      }
      #expect(seen == (text == file ? 2 : 4))
    }
  }

  @Test("A file without its last END is nothing to libical")
  func unterminated() {
    #expect(throws: LibicalRefusal.self) { _ = try LibicalTree("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\n") }
    #expect(throws: LibicalRefusal.self) { _ = try LibicalTree("") }
  }
}
