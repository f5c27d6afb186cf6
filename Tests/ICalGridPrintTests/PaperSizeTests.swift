import Testing

@testable import ICalGridPrint

@Suite struct PaperSizeTests {
  @Test func sizesAreNamedOrStated() {
    #expect(PaperSize("a4") == .a4 && PaperSize("A4") == .a4 && PaperSize("Letter") == .letter)
    #expect(PaperSize("8.5x11in") == .letter)
    #expect(PaperSize("600x800pt") == PaperSize(width: 600, height: 800))
    #expect(PaperSize("21x29.7cm").map { abs($0.width - PaperSize.a4.width) < 0.001 } == true)
    for name in PaperSize.names { #expect(PaperSize(name) != nil) }
  }

  @Test(arguments: [
    "", "a", "A44", "210x297", "x297mm", "210xmm", "-1x100mm", "10x10mm", "3000x100mm", "1e9x100mm", "1x2x3in",
    "nanxnanpt",
  ])
  func anythingElseIsNone(text: String) {
    #expect(PaperSize(text) == nil)
  }

  @Test func lengthsHaveUnits() {
    #expect(PaperSize.points("1in") == 72 && PaperSize.points("36PT") == 36)
    #expect(PaperSize.points("2.54cm").map { abs($0 - 72) < 0.001 } == true)
    for text in ["10", "mm", "-3mm", "1 mm", "1.2.3mm", "1px"] { #expect(PaperSize.points(text) == nil) }
  }

  @Test func aMarginLeavesRoom() {
    #expect(PageSetup(paper: .a4, margin: 10_000).border == PaperSize.a4.width / 4)
    #expect(PageSetup(paper: .a4, margin: 10).border == 10)
  }
}
