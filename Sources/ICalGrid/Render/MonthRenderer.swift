/// Draws months as text: as full grids with the events in the cells, or as small ones with the events listed under them.
///
/// It is a pure function of its arguments. All lines of a full grid, head and frame included, take the same number of
/// columns; no control character of a calendar's text reaches the output; every event of the month is drawn or counted.
///
/// ```swift
/// let grid = MonthGrid(june, index: index, today: today)
/// print(MonthRenderer(RenderOptions(width: 100)).render(grid), terminator: "")
/// ```
public struct MonthRenderer: Sendable {
  public let options: RenderOptions
  private let glyphs: Glyphs

  public init(_ options: RenderOptions = RenderOptions()) {
    self.options = options
    glyphs = Glyphs(isASCII: options.isASCII)
  }

  /// How a month is drawn at a width.
  public enum Shape: Sendable {
    /// Events in the cells.
    case full
    /// Marks on the days of a small grid, and a list.
    case compact
    /// The list alone.
    case list
  }

  /// The columns from which on a full month is drawn of itself.
  static let fullWidth = 70
  /// The columns that a full month needs where it is asked for.
  static let leastFullWidth = 36
  /// The columns that a small month needs, with and without week numbers.
  static let leastWidthWithWeekNumbers = 23
  static let leastCompactWidth = 20

  /// How a month is drawn with these options.
  public var shape: Shape {
    let width = options.columns
    if width < Self.leastCompactWidth { return .list }
    return switch options.style {
    case .auto: width >= Self.fullWidth ? .full : .compact
    case .full: width >= Self.leastFullWidth ? .full : .compact
    case .compact: .compact
    }
  }

  /// What a reader should know about the way the month is drawn: that there are too few columns for what was asked.
  public var note: String? {
    let width = options.columns
    if width < Self.leastCompactWidth, options.style != .auto {
      return "a month needs \(Self.leastCompactWidth) columns, there are \(width): its events are listed"
    }
    if options.style == .full, shape != .full {
      return "the full style needs \(Self.leastFullWidth) columns, there are \(width): the compact one is shown"
    }
    return nil
  }

  /// A month, ending in a line end.
  ///
  /// - Complexity: O(*n*) in the month's occurrences.
  public func render(_ grid: MonthGrid) -> String { render([grid]) }

  /// Several months, one under the other, with one legend.
  public func render(_ grids: [MonthGrid]) -> String {
    var writer = TextWriter(options, capacity: 8_192 * max(grids.count, 1))
    let marks = CalendarMarks(options, glyphs: glyphs, shown: grids.lazy.flatMap { Self.events(of: $0) })
    for (place, grid) in grids.enumerated() {
      if place > 0 { writer.endLine() }
      switch shape {
      case .full: writeFull(grid, marks, legendFollows: place == grids.count - 1, &writer)
      case .compact: writeCompact(grid, marks, &writer)
      case .list: writeTitle(grid, &writer)
      }
      if shape == .list || shape == .compact || options.showsList { writeList(grid, marks, &writer) }
    }
    return writer.text
  }

  private static func events(of grid: MonthGrid) -> some Sequence<Event> {
    grid.weeks.lazy.flatMap(\.segments).map { grid.index.occurrences[$0.occurrence].event }
  }

  private func writeFull(
    _ grid: MonthGrid, _ marks: CalendarMarks, legendFollows: Bool, _ writer: inout TextWriter
  ) {
    let weekdays = (0..<7).map { grid.options.weekStart.advanced(by: $0) }
    let geometry = GridGeometry(
      width: options.columns, front: options.showsWeekNumbers ? 3 : 0, weekdays: weekdays,
      weekend: grid.options.weekend)
    let legend = legendFollows ? marks.legendHeight(width: options.columns) : 0
    let lanes = GridHeight(options.height).lanes(of: grid.weeks, besides: 3 + legend)
    let full = FullGrid(
      options: options, glyphs: glyphs, geometry: geometry, marks: marks, index: grid.index, lanes: lanes)
    writer.setWrapping(false)
    MonthHead(grid, options: options, glyphs: glyphs).write(width: options.columns, pads: true, &writer)
    full.writeWeekdays(weekdays, weekend: grid.options.weekend, &writer)
    for (row, week) in grid.weeks.enumerated() {
      full.write(week, isFirst: row == 0, front: front(of: week, lanes: lanes), &writer)
    }
    full.writeBottom(&writer)
    if legendFollows { marks.writeLegend(&writer, width: options.columns, pads: true) }
    writer.setWrapping(true)
  }

  /// The week's number before its first line, spaces before the others.
  private func front(of week: GridWeek, lanes: Int) -> [CellText] {
    guard options.showsWeekNumbers else { return [] }
    let number = week.number.map { $0 < 10 ? " \($0)" : String($0) } ?? ""
    return [CellText(leading: number)]
  }

  private func writeCompact(_ grid: MonthGrid, _ marks: CalendarMarks, _ writer: inout TextWriter) {
    let numbers = options.showsWeekNumbers && options.columns >= Self.leastWidthWithWeekNumbers
    let small = SmallMonth(
      options: options, glyphs: glyphs, marks: marks, available: options.columns, front: numbers ? 3 : 0)
    MonthHead(grid, options: options, glyphs: glyphs).write(width: small.width, pads: false, &writer)
    small.write(grid, showsWeekNumbers: numbers, &writer)
    marks.writeLegend(&writer, width: options.columns, pads: false)
  }

  private func writeTitle(_ grid: MonthGrid, _ writer: inout TextWriter) {
    writer.put(
      CellText(options.conventions.monthTitle(grid.month), limit: options.columns, ellipsis: glyphs.ellipsis),
      options.theme.title)
    writer.endLine()
  }

  /// The events of the days whose events the grid shows: all of a full one, where "+n more" may stand for some of them; those
  /// of its own month in a small one, which marks no others.
  private func writeList(_ grid: MonthGrid, _ marks: CalendarMarks, _ writer: inout TextWriter) {
    let days = grid.weeks.lazy.flatMap(\.days).filter { $0.position == .current || shape == .full && $0.date != nil }
    let list = EventList(
      options: options, glyphs: glyphs, marks: marks, today: grid.tags.today, firstDay: days.first?.date)
    if days.allSatisfy(\.occurrences.isEmpty) {
      writer.endLine()
      writer.put(
        CellText(options.phrases.noEvents, limit: options.columns, ellipsis: glyphs.ellipsis), options.theme.secondary)
      writer.endLine()
    }
    for day in days where !day.occurrences.isEmpty {
      guard let date = day.date else { continue }
      writer.endLine()
      list.write(date, day.occurrences.map { grid.index.occurrences[$0] }, &writer)
    }
  }
}

/// How many lines the cells of a grid have.
struct GridHeight {
  /// The lines that the whole grid may take; `nil`: as many as it needs.
  let height: Int?

  init(_ height: Int?) { self.height = height }

  /// Fewer than this look cramped, more need a screen of their own.
  static let usual = 3...10

  /// The lines of every cell: the same for all weeks. `besides` are the lines that are not weeks.
  func lanes(of weeks: [GridWeek], besides: Int) -> Int {
    let needed = (weeks.lazy.flatMap(\.segments).map(\.lane).max() ?? -1) + 1
    guard let height else { return min(max(needed, Self.usual.lowerBound), Self.usual.upperBound) }
    let room = (max(height, 0) - besides) / max(weeks.count, 1) - 1
    return min(max(room, 1), max(needed, 12))
  }
}
