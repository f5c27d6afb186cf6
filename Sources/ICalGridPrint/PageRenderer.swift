public import ICalGrid

/// Lays months out on paper: a month a page, like a calendar for the wall.
///
/// It is a pure function of its arguments; what it gives is drawn as PDF, PNG or SVG. No event is lost: a crowded week gets more
/// height, then smaller letters down to a readable size, then "+n more" with the rest listed by day on a page that follows.
///
/// ```swift
/// let layout = PageRenderer(RenderOptions(), setup: PageSetup(), timeZone: "Europe/Berlin").layout([grid], measure: measure)
/// ```
public struct PageRenderer: Sendable {
  /// Of these the language, the theme, the calendars and the week numbers count.
  public let options: RenderOptions
  public let setup: PageSetup
  /// The display zone's name, as the pages state it.
  public let timeZone: String

  public init(_ options: RenderOptions = RenderOptions(), setup: PageSetup = PageSetup(), timeZone: String) {
    self.options = options
    self.setup = setup
    self.timeZone = timeZone
  }

  /// Months, each on a page of its own with what it continues on. All of them share one index.
  ///
  /// - Complexity: O(*n*) in the months' segments.
  public func layout(_ grids: [MonthGrid], measure: any TextMeasuring) -> PageLayout {
    let maker = maker(grids.flatMap(\.weeks), grids.first?.index ?? .empty, measure)
    for grid in grids { sheet(grid, hasNeighbours: true).draw(maker) }
    return maker.layout(title: title(of: grids.map(\.month)))
  }

  /// A year at a glance on a page, then its months.
  public func layout(_ year: YearGrid, measure: any TextMeasuring) -> PageLayout {
    let maker = maker(year.months.flatMap(\.weeks), year.months[0].index, measure)
    YearSheet(year: year).draw(maker)
    for grid in year.months { sheet(grid, hasNeighbours: true).draw(maker) }
    return maker.layout(title: String(year.year))
  }

  /// Days as unbroken weeks, six to a page.
  public func layout(
    _ strip: DayStrip, index: EventIndex = .empty, tags: DayTags = DayTags(), measure: any TextMeasuring
  ) -> PageLayout {
    let weeks = strip.weeks(index: index, tags: tags)
    let maker = maker(weeks, index, measure)
    var months: [Int: [YearMonth]] = [:]
    for month in strip.months { months[month.firstRow, default: []].append(month.month) }
    for start in stride(from: 0, to: weeks.count, by: 6) {
      let rows = start..<min(start + 6, weeks.count)
      let days = weeks[rows].flatMap(\.days).compactMap(\.date)
      let name = title(of: [days.first ?? strip.first, days.last ?? strip.last].map(\.yearMonth))
      MonthSheet(
        title: name, outline: name, weeks: Array(weeks[rows]), options: strip.options, index: index,
        today: tags.today, fronts: rows.map { front(of: weeks[$0], months[$0] ?? []) }, isStrip: true
      ).draw(maker)
    }
    return maker.layout(title: title(of: [strip.first.yearMonth, strip.last.yearMonth]))
  }

  private func maker(_ weeks: [GridWeek], _ index: EventIndex, _ measure: any TextMeasuring) -> PageMaker {
    PageMaker(
      options, setup, timeZone: timeZone,
      shown: weeks.lazy.flatMap(\.segments).map { index.occurrences[$0.occurrence].event }, measure: measure)
  }

  private func sheet(_ grid: MonthGrid, hasNeighbours: Bool) -> MonthSheet {
    let title = options.conventions.monthTitle(grid.month)
    let navigation = MonthNavigation(grid.month)
    let plain = GridOptions(
      weekStart: grid.options.weekStart, outside: .blank, weekend: grid.options.weekend,
      weekNumbers: grid.options.weekNumbers)
    return MonthSheet(
      title: title, year: grid.month.year, outline: title, weeks: grid.weeks, options: grid.options, index: grid.index,
      today: grid.tags.today,
      fronts: options.showsWeekNumbers ? grid.weeks.map { [$0.number.map(String.init) ?? ""] } : [],
      neighbours: [navigation.previous, navigation.next].compactMap(\.self).map {
        MonthGrid($0, options: plain, today: grid.tags.today)
      })
  }

  private func front(of week: GridWeek, _ months: [YearMonth]) -> [String] {
    let names = months.map(options.conventions.monthAbbreviation).joined(separator: "/")
    let number = options.showsWeekNumbers ? week.number.map(String.init) : nil
    return [names, number ?? ""].filter { !$0.isEmpty }
  }

  private func title(of months: [YearMonth]) -> String {
    guard let first = months.first, let last = months.last else { return "" }
    let names = [first, last].map(options.conventions.monthTitle)
    return first == last ? names[0] : "\(names[0]) – \(names[1])"
  }
}

/// A year's twelve months on a page.
private struct YearSheet {
  var year: YearGrid

  func draw(_ maker: PageMaker) {
    let title = String(year.year)
    maker.begin(outline: title)
    let style = maker.style
    let scale = style.scale
    let area = maker.area
    maker.text(
      title, in: PageRect(x: area.x, y: area.y, width: area.width, height: 34 * scale), size: 28 * scale, .bold,
      style.ink)
    let across = area.width > area.height ? 4 : 3
    let down = 12 / across
    let gap = 20 * scale
    let top = area.y + 42 * scale
    let height = area.maxY - Footer(maker).height - 6 * scale - top
    let box = PageRect(
      x: 0, y: 0, width: (area.width - gap * Double(across - 1)) / Double(across),
      height: (height - gap * 0.6 * Double(down - 1)) / Double(down))
    let levels = style.busyness.count
    let year = year
    for (place, grid) in year.months.enumerated() {
      SmallMonthBox(grid, size: min(8.5 * scale, box.height / 8 * 0.62)) { year.level(of: $0, levels: levels) }.draw(
        in: PageRect(
          x: area.x + Double(place % across) * (box.width + gap),
          y: top + Double(place / across) * (box.height + gap * 0.6), width: box.width, height: box.height), maker)
    }
    Footer(maker).draw(at: area.maxY)
  }
}
