import Testing

@testable import ICalGrid

/// A month with titles of many scripts, as it was drawn when someone last looked at it.
///
/// With ICALGRID_RECORD in the environment the goldens are written anew; read them before they are kept.
@Suite struct RenderingGoldenTests {
  private enum Kind: String, CaseIterable {
    case plain, ascii, sixteen, truecolor

    func options(width: Int, height: Int?) -> RenderOptions {
      switch self {
      case .plain: RenderOptions(width: width, height: height)
      case .ascii: RenderOptions(width: width, height: height, isASCII: true)
      case .sixteen: RenderOptions(width: width, height: height, colorDepth: .sixteen)
      case .truecolor: RenderOptions(width: width, height: height, colorDepth: .trueColor)
      }
    }
  }

  @Test(arguments: [40, 60, 80, 100, 140, 200])
  func month(width: Int) throws {
    let index = EventIndex(try simpleOccurrences("rendering-many-scripts/input.ics"))
    let june = try #require(YearMonth(year: 2024, month: 6))
    let grid = MonthGrid(june, index: index, today: GridSamples.day("2024-06-12"))
    for kind in Kind.allCases {
      let text = MonthRenderer(kind.options(width: width, height: width == 80 ? 24 : nil)).render(grid)
      compare(text, "rendering-many-scripts/month-\(width)-\(kind.rawValue).txt")
    }
  }

  @Test func otherViews() throws {
    let index = EventIndex(try simpleOccurrences("rendering-many-scripts/input.ics"))
    let today = GridSamples.day("2024-06-12")
    let options = RenderOptions(width: 80)
    let window = try #require(DayWindow(from: GridSamples.day("2024-06-03"), through: GridSamples.day("2024-06-14")))
    let year = try #require(YearGrid(2024, index: index, tags: DayTags(today: today)))
    let strip = try DayStrip(from: GridSamples.day("2024-05-30"), through: GridSamples.day("2024-07-02"))
    compare(DayRenderer(options).render(index, day: today, today: today), "rendering-many-scripts/day-80.txt")
    compare(AgendaRenderer(options).render(index, window: window, today: today), "rendering-many-scripts/agenda-80.txt")
    compare(YearRenderer(options).render(year), "rendering-many-scripts/year-80.txt")
    compare(
      StripRenderer(options).render(strip, index: index, tags: DayTags(today: today)),
      "rendering-many-scripts/strip-80.txt")
  }

  private func compare(_ text: String, _ path: String) {
    if FixtureFile.isRecording {
      FixtureFile.write(text, to: path)
      return
    }
    guard let golden = FixtureFile.text(path) else {
      Issue.record("\(path) is missing")
      return
    }
    guard golden != text else { return }
    let had = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let has = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in 0..<max(had.count, has.count) {
      let (old, new) = (line < had.count ? had[line] : "", line < has.count ? has[line] : "")
      if old != new { Issue.record("\(path):\(line + 1)\n- \(old)\n+ \(new)") }
    }
  }
}
