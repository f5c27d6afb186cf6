import ICalGrid
import ICalGridPrint

extension Request {
  /// What is shown, drawn on sheets of paper.
  func drawn(
    _ shown: MonthsShown, _ index: EventIndex, _ grid: GridOptions, _ tags: DayTags, _ look: RenderOptions,
    _ viewpoint: Viewpoint
  ) throws(CommandFailure) -> [UInt8] {
    let renderer = PageRenderer(look, setup: try pageSetup(), timeZone: viewpoint.zone.identifier)
    do throws(PrintError) {
      let printer = try PagePrinter(language: look.conventions.identifier)
      let layout: PageLayout
      switch shown {
      case .months, .sections: layout = renderer.layout(shown.grids(index, grid, tags), measure: printer)
      case .year(let number):
        guard let year = YearGrid(number, index: index, options: grid, tags: tags) else { return [] }
        layout = renderer.layout(year, measure: printer)
      case .strip(let strip): layout = renderer.layout(strip, index: index, tags: tags, measure: printer)
      }
      return switch format {
      case .pdf: try printer.pdf(layout, created: moment(viewpoint.today))
      case .png: try printer.png(layout, dotsPerInch: options.dotsPerInch ?? 150)
      default: SVGRenderer(measure: printer).render(layout)
      }
    } catch {
      if case .tooLarge(let width, let height, let largest) = error {
        // The option takes no fewer than ten.
        throw .usage(.tooManyDots(width: width, height: height, largestDPI: largest < 10 ? nil : largest))
      }
      throw .cannotDraw(error)
    }
  }

  private func pageSetup() throws(CommandFailure) -> PageSetup {
    try refuseConflicts(among: [
      ("--landscape", given.landscape ?? false), ("--portrait", given.portrait ?? false),
    ])
    var paper = options.paper ?? .a4.landscape
    // The command line's word counts before the configuration's.
    if given.landscape ?? false || options.landscape ?? false && given.portrait != true {
      paper = paper.landscape
    } else if options.portrait ?? false {
      paper = paper.portrait
    }
    return PageSetup(paper: paper, margin: options.margin ?? 28)
  }

  /// The moment that a PDF states as that of its making: SOURCE_DATE_EPOCH's, else today's midnight in UTC, so that a day's
  /// files are the same.
  private func moment(_ today: CivilDate) -> Instant {
    if let text = surroundings.variable("SOURCE_DATE_EPOCH"), let seconds = Int(text), seconds >= 0 {
      return Instant(unixSeconds: seconds)
    }
    return Instant(CivilDateTime(today), utcOffset: 0)
  }
}

extension PrintError {
  /// What is missing, and what to install.
  var lines: [String] {
    switch self {
    case .missingLibrary(let name):
      [
        "pages are drawn by Pango and Cairo, of which \(name) is missing; nothing was written",
        "on Debian: apt-get install libpangocairo-1.0-0; on Fedora: dnf install pango; with Homebrew: brew install pango",
      ]
    case .noFonts:
      [
        "there is no font to draw pages with; nothing was written",
        "on Debian: apt-get install fonts-noto-core (fonts-noto-cjk and fonts-noto-color-emoji for more scripts)",
      ]
    case .tooLarge(let width, let height, _): ["a picture of \(width) x \(height) dots is larger than can be made"]
    case .failed: ["the page could not be drawn; memory may be short"]
    }
  }
}
