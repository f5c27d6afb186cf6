import Foundation
import LibicalBridge
import Testing

@testable import ICalGrid

/// What libical can be made to do by a file, and the guard that keeps each out of reach.
@Suite("libical's pitfalls")
struct LibicalPitfallTests {
  private static let bridge = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/LibicalBridge")

  /// The functions of libical that a file of the bridge names.
  private func calls(_ file: String) throws -> Set<String> {
    let source = try String(contentsOf: Self.bridge.appending(path: file), encoding: .utf8)
    return Set(source.matches(of: /\b(ical[a-z]*_\w+)\(/).map { String($0.output.1) })
  }

  @Test("The product calls these functions of libical and no others: not merge, not timegm, no zone, no serialising")
  func calls() throws {
    #expect(
      try calls("LibicalBridge.c") == [
        "icalcomponent_free", "icalcomponent_get_first_property", "icalcomponent_get_next_property",
        "icalerror_set_errors_are_fatal", "icalmemory_free_buffer", "icalparser_add_line", "icalparser_free",
        "icalparser_new", "icalproperty_get_parameter_as_string_r", "icalproperty_get_value_as_string_r",
        "icalproperty_isa",
      ])
  }

  @Test("The oracles neither merge nor reckon with time_t, and leave TZIDs alone")
  func oracleCalls() throws {
    let calls = try calls("Oracles.c")
    #expect(!calls.contains { $0.contains("merge") || $0.contains("timet") || $0.contains("span") })
    #expect(calls.filter { $0.hasPrefix("icaltimezone") } == ["icaltimezone_get_utc_timezone"])
  }

  @Test("BYWEEKNO, which writes out of bounds when iterated, reaches our own engine only")
  func weekNumbers() throws {
    let event = try #require(readEvent("DTSTART:20150103T100000Z", "RRULE:FREQ=YEARLY;BYWEEKNO=-53").event)
    #expect(event.recurrence.rules.map(\.byWeekNumber) == [[-53]])
    #expect(throws: LibicalRefusal.self) {
      _ = try LibicalRule("FREQ=YEARLY;byweekno=-53", start: wall("2015-01-03T10:00:00"))
    }
  }

  @Test("RSCALE, likewise")
  func calendarScales() {
    let rule = "RSCALE=CHINESE;FREQ=MONTHLY;INTERVAL=52;BYMONTHDAY=29,-14;BYSETPOS=12,333;SKIP=BACKWARD"
    #expect(throws: LibicalRefusal.self) { _ = try LibicalRule(rule, start: wall("2015-01-03T10:00:00")) }
  }

  @Test("REQUEST-STATUS, whose text libical keeps in memory that ends with the thread, stays a content line")
  func requestStatus() async throws {
    let lines = ["DTSTART:20240501T100000Z"] + (0..<3_000).map { "REQUEST-STATUS:3.7;Invalid user;ATTENDEE:\($0)" }
    let event = try #require(await Task.detached { readEvent(lines: lines).event }.value)
    #expect(event.details.properties.count == 3_001)
    #expect(event.details.properties.last?.value == "3.7;Invalid user;ATTENDEE:2999")
  }

  @Test("Impossible months, which index tables out of bounds, end in our own reading")
  func impossibleMonths() {
    #expect(readEvent("DTSTART:20249801T100000Z").diagnostics.map(\.code) == [.invalidTime])
    #expect(readEvent("DTSTART:20240001T100000Z").diagnostics.map(\.code) == [.invalidTime])
  }

  @Test("A TZID, which libical would open as a file, is never put to it")
  func timeZoneIDs() throws {
    let tzid = "../../../../../../dev/stdin"
    let event = try #require(readEvent("DTSTART;TZID=\(tzid):20240501T100000").event)
    #expect(event.start == .zoned(wall("2024-05-01T10:00:00"), tzid: tzid))
  }

  @Test("Components that pretend to be properties don't unbalance libical's tree")
  func pretenders() throws {
    let lines = ["BEGIN", "END", "begin", "X-END"].map { ContentLine(name: $0, value: "VEVENT", line: 11) }
    let component = RawComponent(
      name: "VEVENT",
      lines: lines + [ContentLine(name: "DTSTART", value: "20240501", line: 12)] + lines + [
        ContentLine(name: "STATUS", value: "TENTATIVE", line: 13)
      ], line: 10)
    let reading = EventReader(file: "work.ics").read(component, calendar: CalendarInfo())
    #expect(reading.event?.status == .tentative)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("A line end inside a value doesn't begin a line")
  func lineEnds() throws {
    let component = RawComponent(
      name: "VEVENT",
      lines: [
        ContentLine(name: "DTSTART", value: "20240501", line: 11),
        ContentLine(name: "SUMMARY", value: "a\r\nEND:VEVENT\nSTATUS:CANCELLED", line: 12),
        ContentLine(name: "URL", value: "b\nEND:VEVENT", line: 13),
        ContentLine(name: "STATUS", value: "TENTATIVE", line: 14),
      ], line: 10)
    let event = try #require(EventReader(file: "work.ics").read(component, calendar: CalendarInfo()).event)
    #expect(event.status == .tentative)
    #expect(event.summary == "a\r\nEND:VEVENT\nSTATUS:CANCELLED")
    #expect(event.details.url == "b\nEND:VEVENT")
  }

  @Test("Sixteen megabytes in a line are read in linear time")
  func longLine() throws {
    let text = String(repeating: "x", count: 16 << 20)
    let event = try #require(readEvent("DTSTART:20240501T100000Z", "DESCRIPTION:" + text, "URL:" + text).event)
    #expect(event.details.description?.utf8.count == 16 << 20)
    #expect(event.details.url?.utf8.count == 16 << 20)
  }
}
