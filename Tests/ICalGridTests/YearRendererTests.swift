import Testing

@testable import ICalGrid

@Suite struct YearRendererTests {
  private func render(_ occurrences: [Occurrence] = [], _ options: RenderOptions) throws -> String {
    let tags = DayTags(today: GridSamples.day("2024-06-12"))
    return YearRenderer(options).render(try #require(YearGrid(2024, index: EventIndex(occurrences), tags: tags)))
  }

  @Test(arguments: [(20, 1), (43, 1), (44, 2), (66, 2), (67, 3), (80, 3), (90, 4), (300, 4), (1, 1)])
  func monthsStandSideBySideAsTheWidthAllows(width: Int, across: Int) throws {
    #expect(YearRenderer(RenderOptions(width: width)).monthsAcross == across)
    let text = lines(try render([], RenderOptions(width: width)))
    if width >= 20 { #expect(text.allSatisfy { CellWidth.width(of: $0) <= width }) }
    // A busy Sunday at the right edge has its sign there.
    let events = (0..<31).map { GridSamples.allDay("Day", GridSamples.day("2024-03-01").advanced(by: $0).description) }
    #expect(
      lines(try render(events, RenderOptions(width: width))).allSatisfy { CellWidth.width(of: $0) <= max(width, 20) })
  }

  @Test func everyMonthHasItsDays() throws {
    let text = lines(try render([], RenderOptions(width: 90)))
    for name in LocaleConventions.english.months.wide { #expect(text.contains { $0.contains(name) }) }
    #expect(text.joined(separator: " ").split(separator: " ").filter { $0 == "29" }.count == 12)
    #expect(text.last == "No events   ◂ today")
  }

  @Test func daysAreShadedByWhatTheyHold() throws {
    let events =
      [GridSamples.allDay("One", "2024-03-05")]
      + (0..<4).map { GridSamples.timed("\($0)", "2024-03-07T1\($0):00", "2024-03-07T1\($0):30") }
    let text = lines(try render(events, RenderOptions(width: 90)))
    #expect(text.contains { $0.contains(" 5░ 6  7█ 8") })
    #expect(text.contains { $0.contains("12◂") } && text.last?.hasSuffix("   ◂ today") == true)
    #expect(text.last?.contains("░ 1 event") == true && text.last?.contains("█ 4 events") == true)
    let color = try render(events, RenderOptions(width: 90, colorDepth: .trueColor))
    #expect(color.contains("48;2;0;135;0;38;2;255;255;255m 7"))
  }

  @Test func todayKeepsItsShadeBesideItsMark() throws {
    let events = [GridSamples.allDay("One", "2024-06-12"), GridSamples.allDay("Two", "2024-06-12")]
    let plain = try render(events, RenderOptions(width: 90))
    #expect(plain.contains("12◂") && lines(plain).last?.hasSuffix("   ◂█ today") == true)
    #expect(lines(try render(events, RenderOptions(width: 90, isASCII: true))).last?.hasSuffix("   <# today") == true)
    // In colours the mark is on the number, the shade right after it.
    #expect(try render(events, RenderOptions(width: 90, colorDepth: .trueColor)).contains("m12\u{1B}[0;48;2;0;135;0"))
    #expect(try render(events, RenderOptions(width: 90, colorDepth: .sixteen)).contains { $0 == "█" })
  }
}
