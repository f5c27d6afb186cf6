import ICalGrid
import Testing

@testable import ICalGridStore

/// A window's answer costs what it holds, however much lies around it.
@Suite struct WindowQueryTests {
  /// Events of one and of some days over ten years, with rules that end.
  private static func years(_ count: Int) -> String {
    let first = day("2015-01-01")
    func date(_ day: CivilDate) -> String { day.description.replacing("-", with: "") }
    return calendar(
      (0..<count).map { number in
        let start = first.advanced(by: number * 3_650 / count)
        return switch number % 10 {
        case 0: event("e\(number)", date(start), "Rule", "RRULE:FREQ=WEEKLY;COUNT=5")
        case 1:
          "BEGIN:VEVENT\r\nUID:e\(number)\r\nDTSTART;VALUE=DATE:\(date(start))\r\n"
            + "DTEND;VALUE=DATE:\(date(start.advanced(by: 1 + number % 40)))\r\nEND:VEVENT"
        default: event("e\(number)", date(start), "Single")
        }
      }.joined(separator: "\r\n"))
  }

  @Test func visitsOnlyRowsThatCanMatch() throws {
    let temporary = try TemporaryStore()
    let count = 4_000
    try temporary.take(Self.years(count))
    let store = try temporary.store()
    let source = try #require(try store.sources().first)
    for name in ["2016-03-01", "2019-12-31", "2024-06-12"] {
      let before = store.rowsVisited
      let found = try source.components(touching: DayWindow(day: day(name)))
      let visited = store.rowsVisited - before
      #expect((1...60).contains(found.events.count))
      // For each event its span, its row and its group; the spans passed by in each class; the calendar's own rows.
      #expect(visited <= 4 * found.events.count + 60, "\(visited) rows for \(found.events.count) events")
    }
    let before = store.rowsVisited
    #expect(try source.components(touching: DayWindow(day: day("1990-01-01"))).events.isEmpty)
    #expect(store.rowsVisited - before < 10)
  }

  @Test func aGroupComesWholeAndInTheOrderOfTheSource() throws {
    let temporary = try TemporaryStore()
    try temporary.take(
      calendar(
        event("a", "20200101", "Moved away", "RECURRENCE-ID:20240612T090000Z"), event("b", "20240612", "Alone"),
        event("a", "20240610", "Daily", "RRULE:FREQ=DAILY;COUNT=5"), event("a", "20190101", "Revision", "SEQUENCE:-1")))
    let source = try #require(try temporary.store().sources().first)
    let found = try source.components(touching: DayWindow(day: day("2024-06-12")))
    #expect(found.events.map(\.line) == [4, 12, 19, 27])
    #expect(try temporary.titles("2024-06-12", "2024-06-12") == ["Alone"])
    #expect(try temporary.titles("2020-01-01", "2020-01-01") == ["Moved away"])
  }

  /// Every length of span, at every place round a window: in the class's stretch exactly where it touches, or passed in Swift.
  @Test func classesMissNothing() {
    for length in Array(0...70) + [1_000, 3_652_058] {
      for first in -80...20 {
        let (last, days) = (first + length, 0...6)
        let spanClass = SpanClass.of(first: first, last: last)
        #expect(SpanClass.bounded.contains(spanClass))
        if first <= 6, last >= 0 { #expect(SpanClass.firstDays(of: spanClass, touching: days).contains(first)) }
        // And no stretch is longer than twice what its class needs.
        #expect(SpanClass.firstDays(of: spanClass, touching: days).count <= 7 + 2 * max(length, 1))
      }
    }
    #expect(SpanClass.of(first: 5, last: .max) == SpanClass.endless)
    #expect(SpanClass.of(first: .min, last: 5) == SpanClass.endless)
    #expect(SpanClass.firstDays(of: SpanClass.endless, touching: 0...6).contains(.min))
  }

  @Test func rowsAreReadFromOneState() throws {
    let temporary = try TemporaryStore()
    try temporary.take(calendar(event("a", "20240612", "Old")))
    let source = try #require(try temporary.store().sources().first)
    try temporary.take(calendar(event("a", "20240612", "New")))
    let found = try source.components(touching: nil)
    #expect(String(decoding: try #require(found.events.first).bytes, as: UTF8.self).contains("SUMMARY:New"))
  }
}
