import Foundation
import Testing

@testable import ICalGrid

/// The page that names every bound against the bounds.
@Suite struct LimitsPageTests {
  @Test func namesEachBoundWithItsDefault() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Sources/ICalGrid/ICalGrid.docc/Limits.md"), encoding: .utf8)
    let rows = page.matches(of: /(?m)^\| `(\w+)` \| (\d+) \|/).map { "\($0.output.1) \($0.output.2)" }
    let bounds = [Mirror(reflecting: ScanLimits()), Mirror(reflecting: ExpansionLimits())].flatMap { mirror in
      mirror.children.map { "\($0.label ?? "") \($0.value)" }
    }
    #expect(rows == bounds)
    #expect(page.contains("\(ObservanceClock.maximumOnsets) onsets"))
    #expect(page.contains("\(FloodBounds.marks) marks"))
    #expect(page.contains("\(FloodBounds.joins) joined parts"))
    #expect(page.contains("\(FloodBounds.paperText) characters"))
  }
}
