import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct ParsedArgumentsTests {
  private func parse(_ text: String) throws(UsageError) -> ParsedArguments {
    try ParsedArguments(text.split(separator: " ").map(String.init), options: OptionSpec.all)
  }

  @Test func takesValuesInEveryWriting() throws {
    for text in ["--output a.txt", "--output=a.txt", "-o a.txt", "-oa.txt"] {
      #expect(try parse(text).options.output == "a.txt")
    }
    #expect(try parse("--calendar=a=b").options.calendars == ["a=b"])
  }

  @Test func mixesOptionsAndPositionalsInAnyOrder() throws {
    let parsed = try parse("a.ics --month 2024-06 b.ics --list - -q")
    #expect(parsed.positionals == ["a.ics", "b.ics", "-"])
    #expect(parsed.options.list == true)
    #expect(parsed.options.quiet == true)
    #expect(parsed.options.month == .month(try #require(YearMonth(year: 2024, month: 6))))
  }

  @Test func takesSignedNumbersForValuesAndPositionals() throws {
    #expect(try parse("--month -1").options.month == .offset(-1))
    #expect(try parse("--month +1").options.month == .offset(1))
    #expect(try parse("-1 a.ics").positionals == ["-1", "a.ics"])
  }

  @Test func takesEverythingAfterTwoDashesForPositionals() throws {
    let parsed = try parse("--list -- --month -x --")
    #expect(parsed.positionals == ["--month", "-x", "--"])
    #expect(parsed.options.month == nil)
  }

  @Test func letsTheLastValueStandAndCollectsCalendars() throws {
    let parsed = try parse("--width 40 --calendar Work --width 60 --calendar Home")
    #expect(parsed.options.width == 60)
    #expect(parsed.options.calendars == ["Work", "Home"])
  }

  @Test func letsAFlagBeDenied() throws {
    #expect(try parse("--list=no").options.list == false)
    #expect(try parse("--list=yes").options.list == true)
  }

  @Test func saysWhatIsWrong() {
    let cases: [(String, UsageError)] = [
      ("--mnth 2024-06", .unknownOption("--mnth", suggestion: "--month")),
      ("--qqqqqqq", .unknownOption("--qqqqqqq", suggestion: nil)),
      ("-x", .unknownOption("-x", suggestion: nil)),
      ("-qx", .unknownOption("-qx", suggestion: nil)),
      ("--month", .missingValue(option: "--month")),
      ("--month --width 40", .missingValue(option: "--month")),
      ("-o", .missingValue(option: "-o")),
      (
        "--style big",
        .invalidValue(
          option: "--style", value: "big", InvalidValue(expected: "full, compact or auto", suggestion: nil))
      ),
      (
        "--style ful",
        .invalidValue(
          option: "--style", value: "ful", InvalidValue(expected: "full, compact or auto", suggestion: "full"))
      ),
      (
        "--width 0",
        .invalidValue(
          option: "--width", value: "0", InvalidValue(expected: "a number 1…10000", suggestion: "1"))
      ),
      (
        "--width 99999999999999999999",
        .invalidValue(
          option: "--width", value: "99999999999999999999",
          InvalidValue(expected: "a number 1…10000", suggestion: "10000"))
      ),
      (
        "--list=maybe",
        .invalidValue(
          option: "--list", value: "maybe",
          InvalidValue(expected: "yes, no, true, false, on or off", suggestion: nil))
      ),
    ]
    for (text, expected) in cases {
      let error = #expect(throws: UsageError.self, "\(text)") { try parse(text) }
      #expect(error == expected, "\(text)")
    }
  }

  @Test func readsEveryKindOfValue() throws {
    let options = try parse(
      "--week-start sunday --weekend fri,sat --rows six --outside blank --cancelled hide --color never --tz local --days 3"
    ).options
    #expect(options.weekStart == .sunday)
    #expect(options.weekend == [.friday, .saturday])
    #expect(options.rows == .fixed(6))
    #expect(options.outside == .blank)
    #expect(options.cancelled == .hide)
    #expect(options.color == .never)
    #expect(options.zone == .local)
    #expect(options.days == 3)
    #expect(try parse("--weekend none").options.weekend == [])
    #expect(try parse("--rows 5").options.rows == .fixed(5))
    #expect(try parse("--tz calendar").options.zone == .calendar)
    #expect(try parse("--tz Asia/Tokyo").options.zone == .named("Asia/Tokyo"))
  }
}
