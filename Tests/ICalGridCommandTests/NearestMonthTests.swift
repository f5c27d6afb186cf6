import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct NearestMonthTests {
  private func lastLine(_ occurrences: [Occurrence], _ arguments: String = "--month 2024-06") -> String? {
    let reader = HandMadeReader()
    reader.answer.occurrences = occurrences
    let text = run("view a.ics \(arguments)", in: .handMade(reader: reader)).outputText
    return text.split(separator: "\n").last.map(String.init)
  }

  @Test func anEmptyMonthNamesTheNearestWithEvents() {
    #expect(
      lastLine([occurrence("A", on: day(2024, 3, 30)), occurrence("B", on: day(2024, 8, 2))])
        == "June 2024: no events. The nearest are in August 2024: --month 2024-08")
    #expect(
      lastLine([occurrence("A", on: day(2024, 5, 1)), occurrence("B", on: day(2024, 8, 2))])
        == "June 2024: no events. The nearest are in May 2024: --month 2024-05")
    #expect(
      lastLine([occurrence("A", on: day(1969, 7, 20))])
        == "June 2024: no events. The nearest are in July 1969: --month 1969-07")
    #expect(lastLine([]) == "June 2024: no events.")
    #expect(lastLine([], "--month 2024-06 --months 2") == "June 2024 – July 2024: no events.")
  }

  @Test func theFramesOfASCIIReachTheLineBelow() {
    #expect(lastLine([], "--month 2024-06 --months 2 --ascii") == "June 2024 - July 2024: no events.")
  }

  @Test func anEmptyAgendaNamesTheNearestDayWithEvents() {
    let reader = HandMadeReader()
    reader.answer.occurrences = [occurrence("A", on: day(2024, 3, 30)), occurrence("B", on: day(2024, 8, 2))]
    #expect(
      run("agenda a.ics", in: .handMade(reader: reader)).outputText
        == "No events, Wed 12 Jun – Tue 18 Jun\nThe nearest are in August 2024: --from 2024-08-02\n")
    reader.answer.occurrences = []
    #expect(run("agenda a.ics", in: .handMade(reader: reader)).outputText == "No events, Wed 12 Jun – Tue 18 Jun\n")
  }

  @Test func aMonthWithEventsSaysNothing() {
    #expect(lastLine([occurrence("A", on: day(2024, 6, 30))])?.contains("no events") == false)
  }
}
