import Foundation
import ICalGrid
import ICalGridStore
import Testing

/// Nothing of a component is lost on the way in and out.
@Suite struct LosslessTests {
  private let temporary: TemporaryStore

  init() throws { temporary = try TemporaryStore() }

  private func exported(_ name: String) throws -> String {
    String(decoding: try #require(try temporary.store().export(name)), as: UTF8.self)
  }

  private static let rich = calendar(
    "X-WR-CALNAME:Rich", "X-OWN:kept;too",
    "BEGIN:VTIMEZONE\r\nTZID:Odd\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0137\r\nTZOFFSETTO:+0137\r\n"
      + "END:STANDARD\r\nEND:VTIMEZONE",
    "BEGIN:VEVENT\r\nUID:a\r\nDTSTART;TZID=Odd:20240612T090000\r\nSUMMARY;X-P=\"a:b\":Folded in \r\n the middle\r\n"
      + "X-UNKNOWN:as it is\r\nBEGIN:VALARM\r\nACTION:AUDIO\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\nEND:VEVENT",
    "BEGIN:VTODO\r\nUID:t\r\nSUMMARY:To do\r\nEND:VTODO", "BEGIN:VJOURNAL\r\nUID:j\r\nEND:VJOURNAL",
    "BEGIN:X-THING\r\nX-A:1\r\nEND:X-THING", "BEGIN:VFREEBUSY\r\nUID:f\r\nEND:VFREEBUSY")

  @Test func aFileComesOutAsItWentIn() throws {
    try temporary.take(Self.rich)
    #expect(try exported("Rich") == Self.rich)
    try temporary.take(Self.rich)
    #expect(try exported("Rich") == Self.rich)
  }

  /// Each of the project's own calendars, component by component.
  @Test(arguments: StoredFixtures.files)
  func everyFixtureComesOutAsItWentIn(path: String) throws {
    let source = FileSource(path: path)
    try temporary.take(source, as: path, named: "X")
    let bytes = try #require(try temporary.store().export("X"))
    let before = try source.components(touching: nil)
    let after = try MemorySource(bytes: bytes, displayName: path).components(touching: nil)
    // A cut component gets the END lines that it lacks; all others keep their bytes.
    for (one, other) in zip(before.events, after.events) where one.isComplete { #expect(one.bytes == other.bytes) }
    #expect(before.events.count == after.events.count)
    #expect(before.otherComponents == after.otherComponents)
    #expect(!after.diagnostics.contains { $0.code == .truncatedFile })
    // What isn't closed inside a component is kept as it is; nothing else is left open.
    let wasOpen = before.diagnostics.contains { $0.code == .unterminatedComponent }
    #expect(wasOpen || !after.diagnostics.contains { $0.code == .unterminatedComponent })
    // And in again.
    #expect(try temporary.take(MemorySource(bytes: bytes, displayName: "x"), as: "/again").events == after.events.count)
  }

  @Test func severalSourcesComeOutAsOneCalendar() throws {
    let zone =
      "BEGIN:VTIMEZONE\r\nTZID:Z\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0100\r\n"
      + "TZOFFSETTO:+0100\r\nEND:STANDARD\r\nEND:VTIMEZONE"
    try temporary.take(calendar(zone, event("a", "20240612", "A")), as: "/a.ics", named: "All")
    try temporary.take(calendar(zone, event("b", "20240612", "B")), as: "/b.ics", named: "All")
    let text = try exported("All")
    #expect(text.components(separatedBy: "BEGIN:VCALENDAR").count == 2)
    #expect(text.components(separatedBy: "BEGIN:VTIMEZONE").count == 2)
    #expect(text.contains("SUMMARY:A") && text.contains("SUMMARY:B"))
    // Another zone of the same name, another calendar round it.
    let other = zone.replacing("+0100", with: "+0200")
    try temporary.take(calendar(other, event("c", "20240612", "C")), as: "/c.ics", named: "All")
    #expect(try exported("All").components(separatedBy: "BEGIN:VCALENDAR").count == 3)
  }

  @Test func whatIsCutComesOutValid() throws {
    try temporary.take(
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20240612\r\nBEGIN:VALARM\r\nACTION:AUDIO", named: "Cut")
    let text = try exported("Cut")
    #expect(
      text
        == "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//icalgrid//EN\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20240612\r\n"
        + "BEGIN:VALARM\r\nACTION:AUDIO\r\nEND:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
  }

  /// A component before, between or behind VCALENDARs belongs to none: it is no part of what is taken in.
  @Test func whatStandsInNoCalendarStaysOut() throws {
    let (one, other) = (calendar(event("a", "20240612", "A")), calendar(event("b", "20240613", "B")))
    let card = "BEGIN:VCARD\r\nFN:Ada\r\nEND:VCARD\r\n"
    for text in [card + one, one + card, card + one + card + other + card, "BEGIN:VCALE\rDAR\r\n" + one] {
      let summary = try temporary.take(text, named: "Mixed")
      #expect(summary.events == (text.contains("UID:b") ? 2 : 1))
      #expect(try !exported("Mixed").contains("Ada") && exported("Mixed").contains("UID:a"))
      #expect(try temporary.take(text, named: "Mixed").isUnchanged)
    }
    #expect(try temporary.titles("2024-06-12", "2024-06-13") == ["A"])
  }

  @Test func bytesThatAreNotUTF8StayAsTheyAre() throws {
    let text = Array(calendar(event("a", "20240612", "M\u{1}ller")).utf8).map { $0 == 1 ? 0xFC : $0 }
    try temporary.take(MemorySource(bytes: text, displayName: "x"), as: "/x.ics")
    #expect(try temporary.store().export("x") == text)
    #expect(try temporary.titles("2024-06-12", "2024-06-12") == ["Müller"])
  }
}

/// The project's sample files.
enum StoredFixtures {
  static let files: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: "\($0)/input.ics").path }.filter {
      FileManager.default.fileExists(atPath: $0)
        && (try? FileSource(path: $0).components(touching: nil)) != nil
    }
  }()
}
