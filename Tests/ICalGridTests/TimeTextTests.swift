import Testing

@testable import ICalGrid

@Suite("DATE and DATE-TIME texts")
struct TimeTextTests {
  private func value(_ text: String, tzid: String? = nil, asDate: Bool = false) -> TimeValue? {
    try? TimeText(text[...]).value(tzid: tzid, asDate: asDate)
  }

  private func wall(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int = 0
  ) throws -> CivilDateTime {
    CivilDateTime(
      try #require(CivilDate(year: year, month: month, day: day)), hour: hour, minute: minute, second: second)
  }

  @Test("The four forms of RFC 5545")
  func forms() throws {
    let nine = try wall(2024, 6, 12, 9, 0)
    #expect(value("20240612") == .date(nine.date))
    #expect(value("20240612T090000") == .floating(nine))
    #expect(value("20240612T090000Z") == .utc(Instant(nine, utcOffset: 0)))
    #expect(value("20240612T090000", tzid: "Europe/Berlin") == .zoned(nine, tzid: "Europe/Berlin"))
  }

  @Test("VALUE=DATE makes a day of midnight, any other time stands; Z wins over a TZID, and an empty TZID is none")
  func precedence() throws {
    let nine = try wall(2024, 6, 12, 9, 0)
    #expect(value("20240612T000000", tzid: "Europe/Berlin", asDate: true) == .date(nine.date))
    #expect(value("20240612T090000", asDate: true) == .floating(nine))
    #expect(value("20240612T090000Z", tzid: "Europe/Berlin", asDate: true) == .utc(Instant(nine, utcOffset: 0)))
    #expect(value("20240612", tzid: "Europe/Berlin") == .date(nine.date))
    #expect(value("20240612T090000Z", tzid: "Europe/Berlin") == .utc(Instant(nine, utcOffset: 0)))
    #expect(value("20240612T090000", tzid: "") == .floating(nine))
  }

  @Test(
    "Days and times that do not exist are told apart from what is no time at all",
    arguments: [
      ("20241301", TimeText.Fault.noSuchDay), ("20240001", .noSuchDay), ("20240100", .noSuchDay),
      ("20240230", .noSuchDay), ("20230229T090000Z", .noSuchDay), ("00000101", .noSuchDay),
      ("20240501T240000Z", .noSuchTime), ("20240501T250000", .noSuchTime), ("20240501T096000", .noSuchTime),
      ("20240501T090061", .noSuchTime), ("", .malformed), ("INVALID-DATE", .malformed), ("2024", .malformed),
      ("2024061", .malformed), ("20240612T", .malformed), ("20240612T09", .malformed),
      ("20240612T090000ZZ", .malformed),
      ("20240612X090000", .malformed), ("2024 6 1", .malformed), ("+2024061", .malformed),
      ("20240612T0900000", .malformed),
      ("20240612,20240613", .malformed), ("２０２４０６１２", .malformed), ("20240612T090000.Z", .malformed),
    ])
  func faults(_ text: String, _ fault: TimeText.Fault) {
    #expect(throws: fault) { try TimeText(text[...]) }
  }

  @Test("A leap second is read as the second before it")
  func leapSecond() throws {
    #expect(value("20240630T235960Z") == .utc(Instant(try wall(2024, 6, 30, 23, 59, 59), utcOffset: 0)))
    #expect(try !TimeText("20240630T235960Z"[...]).isLenient)
  }

  @Test(
    "What can be understood is read, and marked as lenient",
    arguments: [
      ("20240612T0900", "2024-06-12T09:00:00"), ("20240612T0900Z", "2024-06-12T09:00:00Z"),
      ("2024-06-12", "2024-06-12"), ("2024-06-12T09:00", "2024-06-12T09:00:00"),
      ("2024-06-12T09:00:00Z", "2024-06-12T09:00:00Z"), ("2024-06-12 09:00:00", "2024-06-12T09:00:00"),
      ("2024-06-12T09:00:00.000Z", "2024-06-12T09:00:00Z"), ("20240612T090000+0200", "2024-06-12T09:00:00+02:00"),
      ("2024-06-12T09:00:00-05:30", "2024-06-12T09:00:00-05:30"), ("20240612T090000-03", "2024-06-12T09:00:00-03:00"),
    ])
  func lenient(_ text: String, _ meaning: String) throws {
    let time = try TimeText(text[...])
    #expect(time.isLenient)
    #expect(time.description == meaning)
  }

  @Test("An offset makes an instant")
  func offset() throws {
    #expect(value("20240612T090000+0200") == .utc(Instant(try wall(2024, 6, 12, 7, 0), utcOffset: 0)))
    #expect(value("20240612T090000-0530") == .utc(Instant(try wall(2024, 6, 12, 14, 30), utcOffset: 0)))
  }

  @Test("Small letters and blanks round a time are no fault", arguments: ["20240612t090000z", " 20240612T090000Z\t"])
  func forgiven(_ text: String) throws {
    #expect(value(text) == .utc(Instant(try wall(2024, 6, 12, 9, 0), utcOffset: 0)))
    #expect(try !TimeText(text[...]).isLenient)
  }

  @Test("The first and the last second there is")
  func limits() throws {
    #expect(value("00010101T000000") == .floating(CivilDateTime(.min)))
    #expect(value("99991231T235959") == .floating(CivilDateTime(.max, hour: 23, minute: 59, second: 59)))
    #expect(throws: TimeText.Fault.noSuchDay) { try TimeText("100000101"[...]) }
  }
}
