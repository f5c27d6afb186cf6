import Testing

@testable import ICalGridBench

/// What the bench measures on must be the same for everybody, and like what people have.
@Suite struct SyntheticCalendarTests {
  @Test(arguments: SyntheticCalendar.Density.allCases)
  func isTheSameEachTime(density: SyntheticCalendar.Density) {
    let calendar = SyntheticCalendar(count: 300, density: density)
    #expect(calendar.text == calendar.text)
    var other = calendar
    other.seed += 1
    #expect(other.text != calendar.text)
  }

  /// One event in a hundred recurs, or one in ten; a few of them, or half, without an end.
  @Test func densitiesRecurAsTheySay() {
    let sparse = SyntheticCalendar(count: 10_000, density: .sparse)
    #expect((70...130).contains(sparse.lines("RRULE:").count))
    #expect((75...99).contains(sparse.lines("RRULE:").percentage { $0.contains("UNTIL") }))
    let dense = SyntheticCalendar(count: 10_000, density: .dense)
    #expect((900...1_100).contains(dense.lines("RRULE:").count))
    #expect((45...55).contains(dense.lines("RRULE:").percentage { $0.contains("UNTIL") }))
  }

  /// Two stores are to answer the same: what the larger one has more ends before the other's years begin.
  @Test func otherYearsEndBeforeTheUsualOnes() {
    var others = SyntheticCalendar(count: 3_000, density: .bounded)
    (others.firstYear, others.years) = (1850, 150)
    // The first two are the zone's.
    let rules = others.lines("RRULE:").dropFirst(2).map(\.self)
    #expect(rules.count > 10 && rules.percentage { $0.contains("UNTIL") } == 100)
    let dates = others.lines("DTSTART") + others.lines("DTEND") + rules
    let years = dates.compactMap {
      $0.firstMatch(of: /(?:[A-Z]:|UNTIL=|[a-z]:)([0-9]{4})/).flatMap { Int($0.output.1) }
    }
    #expect(years.count == dates.count)
    #expect(years.allSatisfy { (1850..<2002).contains($0) })
    #expect(SyntheticCalendar(count: 10, density: .bounded).firstYear > 2002)
  }

  @Test func holdsWhatRealEventsHold() {
    let calendar = SyntheticCalendar(count: 1_000, density: .sparse)
    #expect(calendar.lines("BEGIN:VEVENT").count == 1_000)
    #expect(calendar.lines(" ").count > 200, "folded lines")
    for front in ["DESCRIPTION:", "ATTENDEE;", "LOCATION:", "BEGIN:VALARM"] {
      #expect(calendar.lines(front).count > 100, "\(front)")
    }
    #expect((250...400).contains(calendar.text.utf8.count / 1_000), "bytes an event")
  }

  /// A million events span ten times the years, so that a month of them holds no more than one of 100,000.
  @Test func aMonthOfAMillionHoldsNoMore() {
    let (large, usual) = (
      SyntheticCalendar(count: 1_000_000, density: .sparse), SyntheticCalendar(count: 100_000, density: .sparse)
    )
    #expect(large.count / large.years == usual.count / usual.years)
    #expect(large.firstYear + large.years == usual.firstYear + usual.years)
  }
}

extension SyntheticCalendar {
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The physical lines that begin so.
  func lines(_ front: String) -> [Substring] { text.split(separator: "\r\n").filter { $0.hasPrefix(front) } }
}

extension [Substring] {
  func percentage(_ isSuch: (Substring) -> Bool) -> Int { filter(isSuch).count * 100 / count }
}
