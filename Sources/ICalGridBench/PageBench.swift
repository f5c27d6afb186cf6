import Foundation
import ICalGrid
import ICalGridPrint

/// A year of many events as pages: HTML, and PDF where there are Pango and a font.
struct PageBench {
  let occurrences: Int
  let rounds: Int

  func run() throws -> [Measurement] {
    let few = try Self.year(occurrences / 2)
    let many = try Self.year(occurrences)
    let renderer = HTMLRenderer(timeZone: "Europe/Berlin")
    let html = Clock.median(rounds: rounds) { consume(renderer.render(many).count) }
    let empty = renderer.render(try Self.year(0)).count
    let sizes = [few, many].map { Double(renderer.render($0).count - empty) }
    let name = "a year of \(grouped(occurrences)) events"
    var rows = [
      Measurement(
        what: "\(name) as HTML", against: "", value: html * 1e3, unit: .milliseconds, goal: .atMost(200), medians: ""),
      Measurement(
        what: "its size, from half the events", against: "linear growth", value: log(sizes[1] / sizes[0]) / log(2),
        unit: .exponent, goal: .atMost(1.1),
        medians: "\(grouped(Int(sizes[0]) / 1_000)) kB : \(grouped(Int(sizes[1]) / 1_000)) kB"),
    ]
    guard let printer = try? PagePrinter(language: "en") else {
      complain("  a PDF needs Pango and a font, which are not there\n")
      return rows
    }
    let pages = PageRenderer(timeZone: "Europe/Berlin")
    let pdf = Clock.median(rounds: rounds) {
      let layout = pages.layout(many, measure: printer)
      consume((try? printer.pdf(layout, created: Instant(unixSeconds: 0)).count) ?? 0)
    }
    rows.append(
      Measurement(
        what: "\(name) as PDF", against: "", value: pdf * 1e3, unit: .milliseconds, goal: .atMost(1_000), medians: ""))
    return rows
  }

  /// The events of a busy month of the grid's bench, spread over the year.
  private static func year(_ count: Int) throws -> YearGrid {
    let spread = GridBench.events(count).enumerated().map { number, occurrence in
      var moved = occurrence
      let shift = (number % 12 - 5) * 30 * 86_400
      moved.start.wall = moved.start.wall.advanced(bySeconds: shift)
      moved.end.wall = moved.end.wall.advanced(bySeconds: shift)
      return moved
    }
    guard let year = YearGrid(2024, index: EventIndex(spread)) else { throw BenchError("there is no year 2024") }
    return year
  }
}
