import Testing

@testable import ICalGridBench

@Suite struct MeasurementTests {
  @Test(arguments: [
    (0.0, "0.00"), (1.005, "1.00"), (2.546, "2.55"), (12.34, "12.3"), (99.96, "100"), (1234.5, "1235"), (0.049, "0.05"),
  ])
  func numbersHaveThreeDigits(value: Double, text: String) { #expect(decimal(value) == text) }

  @Test func countsAreGrouped() {
    #expect(grouped(999) == "999")
    #expect(grouped(1_000) == "1,000")
    #expect(grouped(1_000_000) == "1,000,000")
    #expect(grouped(10_042) == "10,042")
  }

  @Test func goalsAreJudged() {
    let left = Cost(cpu: 0.02, wall: 0.03, peakMemory: 0)
    let right = Cost(cpu: 0.5, wall: 0.5, peakMemory: 0)
    #expect(Measurement.faster("a", than: "b", left, right, atLeast: 20).isMet == true)
    #expect(Measurement.faster("a", than: "b", left, right, atLeast: 30).isMet == false)
    #expect(Measurement.costing("a", "b", right, left, atMost: 25).isMet == true)
    #expect(Measurement.costing("a", "b", right, left, atMost: 24).isMet == false)
  }

  @Test func theTableIsMarkdown() {
    let cost = Cost(cpu: 0.001, wall: 0.002, peakMemory: 0)
    let table = Table(rows: [.costing("a month", "`cat`", cost, cost, atMost: 4)])
    #expect(table.markdown.hasSuffix("| a month | `cat` | 1.00 × | 1.00 × | ≤ 4.00 × | met | 1.00 ms : 1.00 ms |\n"))
  }
}
