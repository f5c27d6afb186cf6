import Foundation
import ICalGrid
import Testing

@testable import ICalGridPrint

private let canReadPages =
  (try? PagePrinter(language: "en")) != nil
  && ["pdftotext", "pdfinfo"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }

/// Pages as Pango and Cairo draw them, read again by Poppler's tools, where both are installed.
@Suite(.enabled(if: canReadPages, "Pango, a font and Poppler's tools are needed"))
struct PagePrinterTests {
  private static let created = Instant(unixSeconds: 1_718_150_400)

  private func pdf(_ occurrences: [Occurrence], _ setup: PageSetup = PageSetup()) throws -> (PageLayout, [UInt8]) {
    let printer = try PagePrinter(language: "en")
    let layout = PageRenderer(setup: setup, timeZone: "Europe/Berlin").layout([grid(occurrences)], measure: printer)
    return (layout, try printer.pdf(layout, created: Self.created))
  }

  /// What a tool of Poppler's says of a PDF.
  private func ask(_ tool: String, _ arguments: [String], of bytes: [UInt8]) throws -> String {
    let file = NSTemporaryDirectory() + "icalgrid-\(UUID().uuidString).pdf"
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(tool)")
    process.arguments = arguments + [file] + (tool == "pdftotext" ? ["-"] : [])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: [30, 500])
  func everyTitleIsThereAsOftenAsItHasSegments(count: Int) throws {
    let occurrences = crowded(count)
    let text = try ask("pdftotext", ["-layout"], of: pdf(occurrences).1)
    let grid = grid(occurrences)
    for (position, occurrence) in grid.index.occurrences.enumerated() {
      let segments = grid.weeks.flatMap(\.segments).count { $0.occurrence == position }
      #expect(text.ranges(of: occurrence.summary ?? "").count == segments, "\(occurrence.summary ?? "")")
    }
  }

  @Test(arguments: [PageSetup(), PageSetup(paper: .letter), PageSetup(paper: .a3)])
  func pagesHaveTheirSizeAndTheFileItsTitle(setup: PageSetup) throws {
    let (layout, bytes) = try pdf(crowded(500), setup)
    let told = try ask("pdfinfo", ["-isodates"], of: bytes).split(separator: "\n").reduce(into: [String: String]()) {
      let parts = $1.split(separator: ":", maxSplits: 1)
      $0[String(parts[0])] = parts.dropFirst().joined().trimmingCharacters(in: .whitespaces)
    }
    #expect(told["Title"] == "June 2024")
    #expect(told["Pages"] == String(layout.pages.count))
    #expect(told["CreationDate"]?.hasPrefix("2024-06-12T00:00:00") == true)
    let size = told["Page size"]?.split(separator: " ").compactMap { Double($0) } ?? []
    #expect(size.count >= 2 && abs(size[0] - setup.paper.width) < 0.1 && abs(size[1] - setup.paper.height) < 0.1)
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let occurrences = [event("Lena 🎂", 12), event("東京と打ち合わせ", 13), event("عيد", 14, days: 2)]
    #expect(try pdf(occurrences).1 == pdf(occurrences).1)
  }

  @Test func linksAndOutlineAreInTheFile() throws {
    let (_, bytes) = try pdf([event("Talk", 12) { $0.url = "https://example.org/it's\\x" }])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("/URI"))
    #expect(text.contains("https://example.org/it%27s%5Cx"))
    #expect(text.contains("/Outlines"))
  }

  @Test func aPictureHasItsDots() throws {
    let printer = try PagePrinter(language: "en")
    let layout = PageRenderer(timeZone: "UTC").layout([grid([event("Talk", 12)])], measure: printer)
    let bytes = try printer.png(layout, dotsPerInch: 72)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    func number(_ place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(16) == 842 && number(20) == 595)
    // 72 dots an inch are 2,835 a metre.
    #expect(Array(bytes[37..<41]) == Array("pHYs".utf8) && number(41) == 2_835)
    #expect(PNGResolution.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(throws: PrintError.tooLarge(width: 35_079, height: 24_803, largestDotsPerInch: 1_114)) {
      try printer.png(layout, dotsPerInch: 3_000)
    }
  }

  @Test func aTextIsMeasuredInEms() throws {
    let printer = try PagePrinter(language: "en")
    let (one, two) = (printer.width(of: "month", weight: .regular), printer.width(of: "monthmonth", weight: .regular))
    #expect(one > 2 && one < 4 && abs(two - 2 * one) < 0.05)
    #expect(printer.width(of: "month", weight: .bold) > one)
    #expect(printer.width(of: "", weight: .regular) == 0)
  }
}
