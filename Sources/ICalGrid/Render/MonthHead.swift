/// The line over a month: its name, between the names of the months before and after it.
struct MonthHead {
  private let title: String
  private let previous: String
  private let next: String
  private let theme: Theme
  private let glyphs: Glyphs

  init(_ grid: MonthGrid, options: RenderOptions, glyphs: Glyphs) {
    let conventions = options.conventions
    title = conventions.monthTitle(grid.month)
    let navigation = grid.options.range.map { MonthNavigation(grid.month, within: $0) } ?? MonthNavigation(grid.month)
    previous = navigation.previous.map { "\(glyphs.previous) \(conventions.monthAbbreviation($0))   " } ?? ""
    next = navigation.next.map { "   \(conventions.monthAbbreviation($0)) \(glyphs.next)" } ?? ""
    theme = options.theme
    self.glyphs = glyphs
  }

  /// Writes the line, the title in the middle of `width` columns; the neighbours where there is room for both.
  func write(width: Int, pads: Bool, _ writer: inout TextWriter) {
    let name = CellText(title, limit: width, ellipsis: glyphs.ellipsis)
    let before = CellText(leading: previous)
    let after = CellText(leading: next)
    let start = max((width - name.width) / 2, 0)
    let hasRoom = start >= before.width && width - start - name.width >= after.width
    if hasRoom, before.width > 0 {
      writer.pad(to: start - before.width)
      writer.put(before, theme.secondary)
    }
    writer.pad(to: start)
    writer.put(name, theme.title)
    if hasRoom { writer.put(after, theme.secondary) }
    if pads { writer.place(at: width) }
    writer.endLine()
  }
}
