import Foundation
import Testing

@testable import ICalGrid

/// How many problems of a kind a check counts where it doesn't list all.
@Suite struct CheckCountTests {
  @Test func countsThoseThatItDoesNotList() throws {
    let event = "BEGIN:VEVENT\r\nDTSTART:20240612T090000Z\r\nPRIORITY:x\r\nEND:VEVENT\r\n"
    let text = "BEGIN:VCALENDAR\r\n" + String(repeating: event, count: 10_050) + "END:VCALENDAR\r\n"
    let reading = CalendarReader(zones: SystemZones()).check([
      MemorySource(bytes: Array(text.utf8), displayName: "a.ics")
    ])
    let found = reading.diagnostics.filter { $0.code == .invalidValue }
    #expect(found.count == 10_001)
    #expect(found.reduce(0) { $0 + 1 + $1.unlisted } == 10_050)
    let last = try #require(found.last)
    #expect(last.message.hasSuffix("; 49 more like it aren't listed"))
    #expect(last.message.components(separatedBy: "like it").count == 2)
  }

  @Test func oneBeyondTheBoundIsListed() {
    var list = DiagnosticList(limit: 2)
    for line in 1...3 { list.append(Diagnostic(.note, .blankLine, "empty", file: "a.ics", line: line)) }
    #expect(list.finished().map(\.message) == ["empty", "empty", "empty"])
    list.append(Diagnostic(.note, .blankLine, "empty", file: "a.ics", line: 4))
    #expect(list.finished().map(\.message) == ["empty", "empty", "empty; 1 more like it isn't listed"])
    #expect(list.finished().map(\.unlisted) == [0, 0, 1])
  }
}
