import Testing

@testable import ICalGrid

@Suite struct StripRendererTests {
  private let index = EventIndex(GridSamples.june)

  private func strip(_ from: String, _ through: String) throws -> DayStrip {
    try DayStrip(from: GridSamples.day(from), through: GridSamples.day(through))
  }

  @Test func theMonthsStandBesideTheirRows() throws {
    let text = lines(StripRenderer(RenderOptions(width: 90)).render(try strip("2023-12-20", "2024-02-03")))
    let rules = text.filter { $0.contains("┼") || $0.contains("┬") }
    #expect(rules.map { String($0.prefix(4)) } == ["Dec ", "    ", "Jan ", "    ", "    ", "    ", "Feb "])
    #expect(text.filter { $0.hasPrefix("2023") }.count == 1 && text.filter { $0.hasPrefix("2024") }.count == 1)
    #expect(text.contains { $0.contains("┼ 1 Feb ─") })
    #expect(text.allSatisfy { CellWidth.width(of: $0) == 90 })
  }

  @Test func aMonthWithoutARowJoinsTheLast() throws {
    let text = lines(StripRenderer(RenderOptions(width: 90)).render(try strip("2024-05-27", "2024-06-01")))
    #expect(text[1].hasPrefix("May/Jun ┌ 27 ─"))
  }

  @Test func aNarrowStripIsSmallAndListsItsEvents() throws {
    let text = lines(
      StripRenderer(RenderOptions(width: 40)).render(try strip("2024-06-03", "2024-06-16"), index: index))
    #expect(text[1] == "Jun   3    4    5    6    7    8    9")
    #expect(text.contains { $0.contains("Conference Lisbon") })
    #expect(text.allSatisfy { CellWidth.width(of: $0) <= 40 })
  }
}
