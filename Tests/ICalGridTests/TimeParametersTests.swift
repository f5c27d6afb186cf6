import Testing

@testable import ICalGrid

@Suite("TZID and VALUE of a line with times")
struct TimeParametersTests {
  private func parameters(_ value: String, _ parameters: [String: String]) -> TimeParameters {
    TimeParameters(
      ContentLine(
        name: "DTSTART", parameters: parameters.map { .init(name: $0.key, values: [$0.value]) }, value: value, line: 1))
  }

  @Test("A TZID is cleared of blanks and quotes; an empty one is none")
  func tzid() {
    #expect(parameters("20240612T090000", ["TZID": " Europe/Berlin "]).tzid == "Europe/Berlin")
    #expect(parameters("20240612T090000", ["TZID": #""Europe/Berlin""#]).tzid == "Europe/Berlin")
    #expect(parameters("20240612T090000", ["TZID": ""]).tzid == nil)
    #expect(parameters("20240612T090000", ["TZID": "  "]).tzid == nil)
    #expect(parameters("20240612T090000", [:]).tzid == nil)
  }

  @Test("VALUE=DATE in any letter case")
  func date() {
    #expect(parameters("20240612", ["VALUE": "date"]).isDate)
    #expect(!parameters("20240612", ["VALUE": "DATE-TIME"]).isDate)
    #expect(!parameters("20240612", [:]).isDate)
  }

  @Test(
    "A TZID with colons that nobody quoted is put together again",
    arguments: [
      ("GMT+05", "30:20120904T020000", "GMT+05:30", "20120904T020000", false),
      ("tzone", "//Microsoft/Custom:20240101T100000", "tzone://Microsoft/Custom", "20240101T100000", false),
      ("GMT+05", "30;VALUE=DATE-TIME:20120904T020000", "GMT+05:30", "20120904T020000", false),
      ("GMT+05", "30;VALUE=DATE:20120904", "GMT+05:30", "20120904", true),
      ("GMT+05", "30:20120904T020000,20120905T020000", "GMT+05:30", "20120904T020000,20120905T020000", false),
      ("UTC", "2012-09-04T02:00:00", "UTC", "2012-09-04T02:00:00", false),
      ("GMT+05", "nonsense:more", "GMT+05", "nonsense:more", false),
    ])
  func colons(_ tzid: String, _ value: String, _ wholeID: String, _ rest: String, _ isDate: Bool) {
    let result = parameters(value, ["TZID": tzid])
    #expect(result.tzid == wholeID)
    #expect(result.value == rest)
    #expect(result.isDate == isDate)
  }

  @Test("Without a TZID a colon in the value stays a fault of the value")
  func noTZID() {
    #expect(parameters("x:20120904T020000", [:]).value == "x:20120904T020000")
  }
}
