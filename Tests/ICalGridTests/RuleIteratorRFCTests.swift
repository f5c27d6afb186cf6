import ICalGrid
import Testing

/// The examples of RFC 5545 §3.8.5.3 with the dates it lists. All begin at 9:00 in New York, on 2 September 1997 where nothing else is said.
@Suite struct RuleIteratorRFCTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var rule: String
    var start = "19970902T090000"
    /// How many instances there are; `nil` for rules without an end.
    var count: Int?
    /// The first instances, as days after each month: `1997-09: 2 3 4`; a time where it is not 9:00.
    var first: String
    var testDescription: String { rule }

    init(_ rule: String, from start: String = "19970902T090000", count: Int? = nil, _ first: String) {
      self.rule = rule
      self.start = start
      self.count = count
      self.first = first
    }
  }

  // UNTIL is 00:00Z in most examples, which is 20:00 the day before in New York in summer and 19:00 in winter.
  static let examples: [Example] = [
    Example("FREQ=DAILY;COUNT=10", count: 10, "1997-09: 2 3 4 5 6 7 8 9 10 11"),
    Example("FREQ=DAILY;UNTIL=19971223T190000", count: 113, "1997-09: 2 3 4 5 6"),
    Example("FREQ=DAILY;INTERVAL=2", "1997-09: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30; 1997-10: 2 4"),
    Example("FREQ=DAILY;INTERVAL=10;COUNT=5", count: 5, "1997-09: 2 12 22; 1997-10: 2 12"),
    Example(
      "FREQ=YEARLY;UNTIL=20000131T090000;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA", from: "19980101T090000", count: 93,
      "1998-01: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31; 1999-01: 1 2"),
    Example(
      "FREQ=DAILY;UNTIL=20000131T090000;BYMONTH=1", from: "19980101T090000", count: 93,
      "1998-01: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31; 1999-01: 1 2"),
    Example("FREQ=WEEKLY;COUNT=10", count: 10, "1997-09: 2 9 16 23 30; 1997-10: 7 14 21 28; 1997-11: 4"),
    Example(
      "FREQ=WEEKLY;UNTIL=19971223T190000", count: 17,
      "1997-09: 2 9 16 23 30; 1997-10: 7 14 21 28; 1997-11: 4 11 18 25; 1997-12: 2 9 16 23"),
    Example(
      "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
      "1997-09: 2 16 30; 1997-10: 14 28; 1997-11: 11 25; 1997-12: 9 23; 1998-01: 6 20; 1998-02: 3 17"),
    Example(
      "FREQ=WEEKLY;UNTIL=19971006T200000;WKST=SU;BYDAY=TU,TH", count: 10,
      "1997-09: 2 4 9 11 16 18 23 25 30; 1997-10: 2"),
    Example("FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH", count: 10, "1997-09: 2 4 9 11 16 18 23 25 30; 1997-10: 2"),
    Example(
      "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971223T190000;WKST=SU;BYDAY=MO,WE,FR", from: "19970901T090000", count: 25,
      "1997-09: 1 3 5 15 17 19 29; 1997-10: 1 3 13 15 17 27 29 31; 1997-11: 10 12 14 24 26 28; 1997-12: 8 10 12 22"),
    Example("FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH", count: 8, "1997-09: 2 4 16 18 30; 1997-10: 2 14 16"),
    Example(
      "FREQ=MONTHLY;COUNT=10;BYDAY=1FR", from: "19970905T090000", count: 10,
      "1997-09: 5; 1997-10: 3; 1997-11: 7; 1997-12: 5; 1998-01: 2; 1998-02: 6; 1998-03: 6; 1998-04: 3; 1998-05: 1; 1998-06: 5"
    ),
    Example(
      "FREQ=MONTHLY;UNTIL=19971223T190000;BYDAY=1FR", from: "19970905T090000", count: 4,
      "1997-09: 5; 1997-10: 3; 1997-11: 7; 1997-12: 5"),
    Example(
      "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU", from: "19970907T090000", count: 10,
      "1997-09: 7 28; 1997-11: 2 30; 1998-01: 4 25; 1998-03: 1 29; 1998-05: 3 31"),
    Example(
      "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", from: "19970922T090000", count: 6,
      "1997-09: 22; 1997-10: 20; 1997-11: 17; 1997-12: 22; 1998-01: 19; 1998-02: 16"),
    Example(
      "FREQ=MONTHLY;BYMONTHDAY=-3", from: "19970928T090000",
      "1997-09: 28; 1997-10: 29; 1997-11: 28; 1997-12: 29; 1998-01: 29; 1998-02: 26"),
    Example(
      "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15", count: 10,
      "1997-09: 2 15; 1997-10: 2 15; 1997-11: 2 15; 1997-12: 2 15; 1998-01: 2 15"),
    Example(
      "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1", from: "19970930T090000", count: 10,
      "1997-09: 30; 1997-10: 1 31; 1997-11: 1 30; 1997-12: 1 31; 1998-01: 1 31; 1998-02: 1"),
    Example(
      "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15", from: "19970910T090000", count: 10,
      "1997-09: 10 11 12 13 14 15; 1999-03: 10 11 12 13"),
    Example(
      "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
      "1997-09: 2 9 16 23 30; 1997-11: 4 11 18 25; 1998-01: 6 13 20 27; 1998-03: 3 10 17 24 31"),
    Example(
      "FREQ=YEARLY;COUNT=10;BYMONTH=6,7", from: "19970610T090000", count: 10,
      "1997-06: 10; 1997-07: 10; 1998-06: 10; 1998-07: 10; 1999-06: 10; 1999-07: 10; 2000-06: 10; 2000-07: 10; 2001-06: 10; 2001-07: 10"
    ),
    Example(
      "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3", from: "19970310T090000", count: 10,
      "1997-03: 10; 1999-01: 10; 1999-02: 10; 1999-03: 10; 2001-01: 10; 2001-02: 10; 2001-03: 10; 2003-01: 10; 2003-02: 10; 2003-03: 10"
    ),
    Example(
      "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200", from: "19970101T090000", count: 10,
      "1997-01: 1; 1997-04: 10; 1997-07: 19; 2000-01: 1; 2000-04: 9; 2000-07: 18; 2003-01: 1; 2003-04: 10; 2003-07: 19; 2006-01: 1"
    ),
    Example("FREQ=YEARLY;BYDAY=20MO", from: "19970519T090000", "1997-05: 19; 1998-05: 18; 1999-05: 17"),
    Example("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", from: "19970512T090000", "1997-05: 12; 1998-05: 11; 1999-05: 17"),
    Example(
      "FREQ=YEARLY;BYMONTH=3;BYDAY=TH", from: "19970313T090000",
      "1997-03: 13 20 27; 1998-03: 5 12 19 26; 1999-03: 4 11 18 25"),
    Example(
      "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8", from: "19970605T090000",
      """
      1997-06: 5 12 19 26; 1997-07: 3 10 17 24 31; 1997-08: 7 14 21 28; 1998-06: 4 11 18 25; 1998-07: 2 9 16 23 30; \
      1998-08: 6 13 20 27; 1999-06: 3 10 17 24; 1999-07: 1 8 15 22 29; 1999-08: 5 12 19 26
      """),
    Example(
      "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", from: "19970913T090000",
      "1997-09: 13; 1997-10: 11; 1997-11: 8; 1997-12: 13; 1998-01: 10; 1998-02: 7; 1998-03: 7; 1998-04: 11; 1998-05: 9; 1998-06: 13"
    ),
    Example(
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", from: "19961105T090000",
      "1996-11: 5; 2000-11: 7; 2004-11: 2"),
    Example(
      "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", from: "19970904T090000", count: 3,
      "1997-09: 4; 1997-10: 7; 1997-11: 6"),
    Example(
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", from: "19970929T090000",
      "1997-09: 29; 1997-10: 30; 1997-11: 27; 1997-12: 30; 1998-01: 29; 1998-02: 26; 1998-03: 30"),
    // The RFC's UNTIL of 17:00Z is 13:00 in New York: two instances, not the three it lists, as an erratum says.
    Example("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T130000", count: 2, "1997-09: 2T09:00 2T12:00"),
    Example(
      "FREQ=MINUTELY;INTERVAL=15;COUNT=6", count: 6,
      "1997-09: 2T09:00 2T09:15 2T09:30 2T09:45 2T10:00 2T10:15"),
    Example("FREQ=MINUTELY;INTERVAL=90;COUNT=4", count: 4, "1997-09: 2T09:00 2T10:30 2T12:00 2T13:30"),
    Example(
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", from: "19970805T090000", count: 4,
      "1997-08: 5 10 19 24"),
    Example(
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", from: "19970805T090000", count: 4,
      "1997-08: 5 17 19 31"),
    Example(
      "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", from: "20070115T090000", count: 5,
      "2007-01: 15 30; 2007-02: 15; 2007-03: 15 30"),
  ]

  @Test(arguments: examples) func hasTheDatesThatTheRFCLists(example: Example) throws {
    let expected = try wallTimes(example.first)
    let start = try #require(CivilDateTime(basic: example.start))
    let rule = try RecurrenceRule(parsing: example.rule)
    let instances = allInstances(of: rule, from: start, most: example.count.map { $0 + 5 } ?? expected.count)
    #expect(Array(instances.prefix(expected.count)) == expected)
    if let count = example.count { #expect(instances.count == count) }
  }

  // The RFC's own text, in UTC. Its 17:00Z is 13:00 in New York: 9:00 and 12:00.
  @Test(arguments: [
    ("FREQ=DAILY;UNTIL=19971224T000000Z", "19970902", 113),
    ("FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA", "19980101", 93),
    ("FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1", "19980101", 93),
    ("FREQ=WEEKLY;UNTIL=19971224T000000Z", "19970902", 17),
    ("FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH", "19970902", 10),
    ("FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR", "19970901", 25),
    ("FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR", "19970905", 4),
    ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z", "19970902", 2),
  ])
  func untilIsAnInstant(rule: String, start: String, count: Int) throws {
    let reading = try Expanding.reading(
      [["DTSTART;TZID=America/New_York:\(start)T090000", "RRULE:\(rule)"]], from: "1997-01-01", to: "2001-01-01")
    #expect(reading.occurrences.count == count)
    #expect(reading.diagnostics == [])
  }

  @Test func everyTwentyMinutesBetweenNineAndFiveIsTheSameByDaysAndByMinutes() throws {
    let start = try #require(CivilDateTime(basic: "19970902T090000"))
    let daily = try RecurrenceRule(parsing: "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40")
    let minutely = try RecurrenceRule(parsing: "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16")
    let instances = allInstances(of: daily, from: start, most: 100)
    #expect(instances == allInstances(of: minutely, from: start, most: 100))
    #expect(instances[23].description == "1997-09-02T16:40:00")
    #expect(instances[24].description == "1997-09-03T09:00:00")
  }

  @Test func fridayTheThirteenthWithoutTheExcludedStart() throws {
    // The RFC excludes DTSTART, which is no Friday, by an EXDATE.
    let start = try #require(CivilDateTime(basic: "19970902T090000"))
    let rule = try RecurrenceRule(parsing: "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13")
    let instances = allInstances(of: rule, from: start, most: 6)
    #expect(instances[0] == start)
    #expect(
      Array(instances[1...]) == (try wallTimes("1998-02: 13; 1998-03: 13; 1998-11: 13; 1999-08: 13; 2000-10: 13")))
  }

  private func wallTimes(_ text: String) throws -> [CivilDateTime] {
    try text.split(separator: ";").flatMap { month in
      let halves = month.split(separator: ":", maxSplits: 1)
      let name = halves[0].filter { $0 != " " }
      return try halves[1].split(separator: " ").map { day in
        let parts = day.split(whereSeparator: { $0 == "T" || $0 == ":" })
        let date = try #require(CivilDate(iso8601: "\(name)-\(parts[0].count == 1 ? "0" : "")\(parts[0])"))
        return CivilDateTime(
          date, hour: parts.count > 1 ? Int(parts[1]) ?? 0 : 9, minute: parts.count > 2 ? Int(parts[2]) ?? 0 : 0)
      }
    }
  }
}

extension CivilDateTime {
  /// `20240612` or `20240612T090000`.
  init?(basic text: String) {
    let digits = text.utf8.filter { (48...57).contains($0) }.map { Int($0) - 48 }
    func field(_ start: Int, _ length: Int) -> Int { digits[start..<start + length].reduce(0) { $0 * 10 + $1 } }
    guard digits.count == 8 || digits.count == 14,
      let date = CivilDate(year: field(0, 4), month: field(4, 2), day: field(6, 2))
    else { return nil }
    self =
      digits.count == 8
      ? CivilDateTime(date) : CivilDateTime(date, hour: field(8, 2), minute: field(10, 2), second: field(12, 2))
  }
}

/// The first instances of a rule, with the rule's own UNTIL read as wall time.
func allInstances(
  of rule: RecurrenceRule, from start: CivilDateTime, isAllDay: Bool = false, lower: CivilDateTime? = nil,
  includesStart: Bool = true, scale: (any CalendarScale)? = nil, most: Int
) -> [CivilDateTime] {
  var iterator = RuleIterator(
    rule, start: start, isAllDay: isAllDay, until: rule.until?.wall, from: lower, includesStart: includesStart,
    scale: scale)
  var instances: [CivilDateTime] = []
  while instances.count < most, let next = iterator.next() { instances.append(next) }
  return instances
}
