/// Draws months as one self-contained page of HTML, to look at, to print and to mail.
///
/// The page needs nothing from anywhere else: its style and its small script are inside, named by their hashes in a
/// Content-Security-Policy that allows nothing more. Nothing of a calendar's text can become markup, style, script or a link to
/// anything but http, https and mailto. It is drawn light or dark as the reader's system has it, prints one month a page, and
/// becomes a list of days on a narrow screen. Without script all months are there, one under the other.
///
/// ```swift
/// let page = HTMLRenderer(RenderOptions(showsWeekNumbers: true), timeZone: "Europe/Berlin")
/// let bytes = page.render([MonthGrid(june, index: index, today: today)])
/// ```
public struct HTMLRenderer: Sendable {
  /// Of these the language, the theme, the calendars and what is shown count; size and colour depth are a terminal's.
  public let options: RenderOptions
  /// The display zone's name, as the page states it.
  public let timeZone: String

  /// The lines of a cell on a screen; a day with more ends in "+n more". On paper all of them are shown.
  static let laneLimit = 6

  public init(_ options: RenderOptions = RenderOptions(), timeZone: String) {
    self.options = options
    self.timeZone = timeZone
  }

  /// A page of months, each a section of its own. All of them share one index.
  ///
  /// - Complexity: O(*n*) in the months' segments.
  public func render(_ grids: [MonthGrid]) -> [UInt8] {
    let page = HTMLPage(
      options: options, timeZone: timeZone, index: grids.first?.index ?? .empty, weeks: grids.flatMap(\.weeks),
      today: grids.first?.tags.today)
    return page.document(title: title(of: grids.map(\.month)), months: grids.map(\.month)) { html in
      for (place, grid) in grids.enumerated() { page.section(grid, place, isOnly: grids.count == 1, &html) }
    }
  }

  /// A page of a year: the year at a glance, each day on a ground that tells how busy it is, then its months.
  public func render(_ year: YearGrid) -> [UInt8] {
    let page = HTMLPage(
      options: options, timeZone: timeZone, index: year.months[0].index, weeks: year.months.flatMap(\.weeks),
      today: year.months[0].tags.today)
    return page.document(title: String(year.year), overview: year.year, months: year.months.map(\.month)) { html in
      page.overview(year, &html)
      for (place, grid) in year.months.enumerated() { page.section(grid, place, isOnly: false, &html) }
    }
  }

  /// A page of days as unbroken weeks, with the months' names beside them.
  public func render(_ strip: DayStrip, index: EventIndex = .empty, tags: DayTags = DayTags()) -> [UInt8] {
    let weeks = strip.weeks(index: index, tags: tags)
    let page = HTMLPage(options: options, timeZone: timeZone, index: index, weeks: weeks, today: tags.today)
    let title = title(of: [strip.first.yearMonth, strip.last.yearMonth])
    return page.document(title: title, months: []) { html in page.section(strip, weeks, title: title, &html) }
  }

  private func title(of months: [YearMonth]) -> String {
    guard let first = months.first, let last = months.last else { return "" }
    let names = [first, last].map(options.conventions.monthTitle)
    return first == last ? names[0] : "\(names[0]) – \(names[1])"
  }
}
