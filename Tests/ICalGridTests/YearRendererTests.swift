import Testing

@testable import ICalGrid

@Suite struct YearRendererTests {
  private func render(_ occurrences: [Occurrence] = [], _ options: RenderOptions) throws -> String {
    let tags = DayTags(today: GridSamples.day("2024-06-12"))
    return YearRenderer(options).render(try #require(YearGrid(2024, index: EventIndex(occurrences), tags: tags)))
  }

  @Test(arguments: [(20, 1), (43, 2), (66, 3), (80, 3), (89, 4), (300, 4), (1, 1)])
  func monthsStandSideBySideAsTheWidthAllows(width: Int, across: Int) throws {
    #expect(YearRenderer(RenderOptions(width: width)).monthsAcross == across)
    let text = lines(try render([], RenderOptions(width: width)))
    if width >= 20 { #expect(text.allSatisfy { CellWidth.width(of: $0) <= width }) }
  }

  @Test func everyMonthHasItsDays() throws {
    let text = lines(try render([], RenderOptions(width: 89)))
    for name in LocaleConventions.english.months.wide { #expect(text.contains { $0.contains(name) }) }
    #expect(text.joined(separator: " ").split(separator: " ").filter { $0 == "29" }.count == 12)
    #expect(text.last == "No events")
  }

  @Test func daysAreShadedByWhatTheyHold() throws {
    let events =
      [GridSamples.allDay("One", "2024-03-05")]
      + (0..<4).map { GridSamples.timed("\($0)", "2024-03-07T1\($0):00", "2024-03-07T1\($0):30") }
    let text = lines(try render(events, RenderOptions(width: 89)))
    #expect(text.contains { $0.contains(" 5░ 6  7█ 8") })
    #expect(text.contains { $0.contains("12◂") })
    #expect(text.last?.contains("░ 1 event") == true && text.last?.contains("█ 4 events") == true)
    let color = try render(events, RenderOptions(width: 89, colorDepth: .trueColor))
    #expect(color.contains("48;2;15;122;60;38;2;255;255;255m 7"))
  }
}
