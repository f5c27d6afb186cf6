import Testing

@testable import ICalGrid

/// The days that the store keeps of an event are those by which the scanner judges it.
@Suite struct EventReachTests {
  private final class Listener: ComponentListener {
    var reaches: [Int: EventReach] = [:]
    func add(_ component: borrowing ListedComponent) {
      if component.isEvent { reaches[component.line] = component.reach }
    }
  }

  private func reaches(_ text: String) throws -> [Int: EventReach] {
    let listener = Listener()
    let listing = try SourceListing(MemorySource(bytes: Array(text.utf8), displayName: "a.ics"))
    _ = try listing.list(file: 0, to: listener)
    return listener.reaches
  }

  private func reach(_ lines: String...) throws -> EventReach? {
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\n" + lines.joined(separator: "\n") + "\nEND:VEVENT\nEND:VCALENDAR\n"
    return try reaches(text)[2]
  }

  private func days(_ first: String, _ last: String?) -> EventReach {
    EventReach(
      first: CivilDate(iso8601: first)!.dayNumber, last: last.map { CivilDate(iso8601: $0)!.dayNumber } ?? .max)
  }

  @Test func isReadFromTheText() throws {
    #expect(try reach("DTSTART:20240612") == days("2024-06-12", "2024-06-12"))
    #expect(try reach("DTSTART:20240612", "DTEND:20240620") == days("2024-06-12", "2024-06-20"))
    #expect(try reach("DTSTART:20240612T100000Z", "DURATION:P1D") == days("2024-06-12", "2024-06-14"))
    #expect(try reach("DTSTART:20240612", "RRULE:FREQ=DAILY") == days("2024-06-12", nil))
    #expect(try reach("DTSTART:20240612", "RRULE:FREQ=DAILY;UNTIL=20240701") == days("2024-06-12", "2024-07-01"))
    #expect(try reach("DTSTART:soon") == .anyDay)
    #expect(try reach("SUMMARY:No start") == .anyDay)
    #expect(try reach("DTSTART:20240612", "RDATE:20300101") == .anyDay)
    var moved = days("2024-06-12", "2024-06-12")
    moved.replacedDay = CivilDate(iso8601: "2024-07-01")!.dayNumber
    #expect(try reach("DTSTART:20240612", "RECURRENCE-ID:20240701") == moved)
    #expect(try reach("DTSTART:20240612", "RECURRENCE-ID;RANGE=THISANDFUTURE:20240701") == .anyDay)
  }

  /// Over random calendars each component touches exactly the windows for which the filter keeps it.
  @Test(arguments: UInt64(0)..<100)
  func touchesTheWindowsForWhichTheFilterKeepsIt(seed: UInt64) throws {
    var calendar = RandomCalendar(seed: seed)
    // With UIDs of their own, so that none is kept for another's sake.
    var number = 0
    let text = calendar.events.map { event in
      event.text.map { line in
        guard line.uppercased().hasPrefix("UID:") else { return line }
        number += 1
        return "UID:\(number)"
      }.joined(separator: "\n")
    }.joined(separator: "\n")
    let whole = "BEGIN:VCALENDAR\n\(text)\nEND:VCALENDAR\n"
    let reaches = try reaches(whole)
    for _ in 0..<20 {
      let first = CivilDate(year: 2024, month: 1, day: 1)!.advanced(
        by: Int.random(in: -300...300, using: &calendar.random))
      let window = DayWindow(from: first, to: first.advanced(by: Int.random(in: 1...45, using: &calendar.random)))!
      let kept = Set(try Scanning.scan(whole, touching: window).events.map(\.line))
      #expect(kept == Set(reaches.filter { $0.value.touches(window) }.keys))
    }
  }
}
