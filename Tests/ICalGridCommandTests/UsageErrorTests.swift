import Testing

@testable import ICalGridCommand

@Suite struct UsageErrorTests {
  @Test func saysWhatWasWrongAndTheNearestRightThing() {
    let cases: [(UsageError, String)] = [
      (.unknownVerb("veiw", suggestion: "view"), "veiw is neither a verb nor a file; did you mean view?"),
      (.unknownVerb("xyz", suggestion: nil), "xyz is neither a verb nor a file; icalgrid help lists the verbs"),
      (.unknownOption("--mnth", suggestion: "--month"), "there is no option --mnth; did you mean --month?"),
      (.unknownOption("-x", suggestion: nil), "there is no option -x"),
      (.missingValue(option: "--month"), "--month needs a value"),
      (
        .invalidValue(option: "--month", value: "2024-13", InvalidValue(expected: "a month", suggestion: "2024-12")),
        "--month 2024-13: must be a month; did you mean 2024-12?"
      ),
      (.invalidValue(option: "--tz", value: "", InvalidValue(expected: "a zone")), "--tz '': must be a zone"),
      (.unexpectedArgument("day"), "day is one argument too many"),
      (.missingArgument("TEXT"), "TEXT is missing"),
      (.conflict("--month", "--year"), "--month and --year can't both be given"),
      (.needs("--strip", "--from"), "--strip needs --from"),
      (
        .noDays(from: "2024-06-02", to: "2024-06-01"),
        "there is no day from 2024-06-02 to 2024-06-01: the first day must be before the end, which is not shown"
      ),
      (.tooManyMonths(1_201, limit: 1_200), "1201 months are more than can be shown at once; 1200 are the most"),
      (
        .formatNotOffered("json", verb: "help", formats: [.text]), "help can't be written as json, only as text"
      ),
      (
        .unknownZone(option: "--tz", name: "Europe/Berln", suggestions: ["Europe/Berlin"]),
        "--tz Europe/Berln: there is no such time zone; did you mean Europe/Berlin?"
      ),
      (
        .unknownZone(option: "--tz", name: "Mars/Base", suggestions: []),
        "--tz Mars/Base: there is no such time zone; the names are those of the IANA database, such as Europe/Berlin, America/New_York or UTC"
      ),
      (
        .unknownZone(option: "--tz", name: "X", suggestions: ["A", "B", "C"]),
        "--tz X: there is no such time zone; did you mean A, B or C?"
      ),
      (
        .unknownCalendar("Wrok", known: ["Work", "Home"], suggestion: "Work"),
        "there is no calendar Wrok; did you mean Work?"
      ),
      (
        .unknownCalendar("X", known: ["Work", "Home"], suggestion: nil), "there is no calendar X; there are: Work, Home"
      ),
      (.unknownCalendar("X", known: [], suggestion: nil), "there is no calendar X"),
      (.repeatedStandardInput, "standard input (-) can be read only once"),
    ]
    for (error, text) in cases { #expect(error.description == text) }
  }

  @Test func daysThatEndBeforeTheyBeginAreNamedAsGiven() {
    for verb in ["view", "agenda", "search x"] {
      let result = run("\(verb) a.ics --from 2016-03-05 --through 2016-03-04")
      #expect(result.status == .usage)
      #expect(result.errorText.hasPrefix("icalgrid: there is no day from 2016-03-05 through 2016-03-04: "))
    }
    #expect(
      run("view a.ics --from 2016-03-05 --to 2016-03-05").errorText
        .hasPrefix("icalgrid: there is no day from 2016-03-05 to 2016-03-05: "))
  }
}
