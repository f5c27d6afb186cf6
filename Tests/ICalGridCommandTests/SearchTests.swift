import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct SearchTests {
  private let reader = HandMadeReader()

  private func instance(_ summary: String, on date: CivilDate) -> Occurrence {
    var occurrence = occurrence(summary, on: date)
    occurrence.recurrenceID = occurrence.start
    return occurrence
  }

  /// The titles found, in order.
  private func titles(_ arguments: String) -> [String] {
    let text = run("search \(arguments) --format json", in: .handMade(reader: reader)).outputText
    return text.split(separator: "\"summary\": \"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func everyWordMustStandSomewhere() {
    let event = ["Café with José", "Straße 3", "bring the ＡＢＣ"]
    for text in ["cafe", "CAFÉ", "jose caf", "straße", "abc", "with bring", "é"] {
      #expect(SearchTerms(text).match(event), "\(text)")
    }
    for text in ["coffee", "cafe tea", "withbring"] { #expect(!SearchTerms(text).match(event), "\(text)") }
    #expect(SearchTerms(" \t").isEmpty)
  }

  @Test func whatIsToComeStandsFirstThenThePastTheLatestFirst() {
    reader.answer.occurrences = [
      occurrence("Dentist A", on: day(2024, 1, 5)), occurrence("Dentist B", on: day(2024, 6, 12)),
      occurrence("Dentist C", on: day(2024, 9, 1)), occurrence("Dentist D", on: day(2024, 5, 1)),
      occurrence("Yoga", on: day(2024, 7, 1)),
    ]
    #expect(titles("dentist a.ics") == ["Dentist B", "Dentist C", "Dentist D", "Dentist A"])
  }

  @Test func aSeriesIsNamedOnceUnlessDaysAreGiven() {
    reader.answer.occurrences = [
      instance("Yoga", on: day(2024, 6, 4)), instance("Yoga", on: day(2024, 6, 18)),
      instance("Yoga", on: day(2024, 6, 25)),
      instance("Yoga club", on: day(2024, 5, 1)), instance("Yoga club", on: day(2024, 5, 8)),
    ]
    let text = run("search yoga a.ics --format json", in: .handMade(reader: reader)).outputText
    #expect(text.contains("2024-06-18T09") && text.contains("2024-05-08T09"))
    #expect(titles("yoga a.ics") == ["Yoga", "Yoga club"])
    #expect(titles("yoga a.ics --from 2024-05-01 --to 2024-07-01").count == 5)
  }

  @Test func looksFurtherWhereNothingIsNear() throws {
    let result = run("search dentist a.ics", in: .handMade(reader: reader))
    #expect(result.outputText == "No events with dentist\n")
    #expect(result.status == .done)
    let windows = reader.questions.map(\.window)
    #expect(windows.first?.first == day(2023, 6, 12))
    #expect(windows.first?.last == day(2025, 6, 13))
    #expect(windows.count == 2, "one look at everything shows that there is nothing")
    #expect(reader.questions.allSatisfy { $0.fields == .all })
  }

  /// Ten times as far as nothing was found in, a hundred times, …: what stands a little further than the nearest is found as well.
  @Test func looksAsFarAsTheNearest() {
    reader.answer.occurrences = [
      occurrence("Dentist A", on: day(2010, 1, 5)), occurrence("Dentist B", on: day(2017, 1, 5)),
      occurrence("Dentist C", on: day(2060, 9, 1)),
    ]
    #expect(titles("dentist a.ics") == ["Dentist B"])
    #expect(reader.questions.count == 3)
    #expect(reader.questions.last?.window.first == day(2024, 6, 12).advanced(by: -3_660))
    reader.answer.occurrences.remove(at: 1)
    #expect(titles("dentist a.ics") == ["Dentist C", "Dentist A"])
  }

  @Test func whatIsNotThereIsNotCutEither() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:daily
      DTSTART:20200101T090000Z
      RRULE:FREQ=HOURLY
      SUMMARY:Standup
      END:VEVENT
      BEGIN:VEVENT
      UID:once
      DTSTART:19500101T090000Z
      SUMMARY:Founding
      END:VEVENT
      END:VCALENDAR

      """, to: "a.ics")
    var surroundings = Surroundings.handMade()
    surroundings.reader = SystemReader(zones: SystemZones())
    let none = run("search zzz \(folder.path)/a.ics --strict", in: surroundings)
    #expect(none.outputText == "No events with zzz\n")
    #expect(none.errorText == "")
    #expect(none.status == .done)
    let far = run("search founding \(folder.path)/a.ics --strict", in: surroundings)
    #expect(far.outputText.contains("Founding"))
    #expect(far.errorText == "")
    #expect(far.status == .done)
    #expect(
      run("search zzz \(folder.path)/a.ics --from 2024-06-01 --to 2024-07-01", in: surroundings).outputText
        == "No events with zzz, 2024-06-01 – 2024-06-30\n")
  }

  @Test func needsATextAndASource() {
    #expect(run("search").status == .usage)
    #expect(run("search dentist").status == .unreadable)
    #expect(Command.run(["search", " ", "a.ics"], in: .handMade()).status == .usage)
  }
}
