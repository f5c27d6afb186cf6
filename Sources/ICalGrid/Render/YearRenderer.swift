/// Draws a year as text: twelve small months side by side, each day on a ground that tells how busy it is.
///
/// ```swift
/// print(YearRenderer().render(YearGrid(2024, index: index)!), terminator: "")
/// ```
public struct YearRenderer: Sendable {
  public let options: RenderOptions
  private let glyphs: Glyphs

  /// The columns of a month, and those between two.
  private static let monthWidth = 20
  private static let gap = 3

  public init(_ options: RenderOptions = RenderOptions()) {
    self.options = options
    glyphs = Glyphs(isASCII: options.isASCII)
  }

  /// How many months stand side by side: four, three or fewer, so that rows are whole.
  public var monthsAcross: Int {
    let front = showsWeekNumbers ? 3 : 0
    // The sign of a day's shade stands behind its number, also at the right edge.
    let fitting = (options.columns - 1 + Self.gap) / (Self.monthWidth + front + Self.gap)
    return fitting >= 4 ? 4 : max(fitting, 1)
  }

  private var showsWeekNumbers: Bool {
    options.showsWeekNumbers && options.columns >= MonthRenderer.leastWidthWithWeekNumbers
  }

  /// The year, ending in a line end.
  ///
  /// - Complexity: O(1) beyond the days' tags, which the grid has.
  public func render(_ year: YearGrid) -> String {
    var writer = TextWriter(options, capacity: 16_384)
    let across = monthsAcross
    let front = showsWeekNumbers ? 3 : 0
    let pitch = Self.monthWidth + front + Self.gap
    let width = across * pitch - Self.gap
    let title = CellText(leading: String(year.year))
    writer.pad(to: max((min(width, options.columns) - title.width) / 2, 0))
    writer.put(title, options.theme.title)
    writer.endLine()
    for row in stride(from: 0, to: 12, by: across) {
      writer.endLine()
      let months = Array(year.months[row..<min(row + across, 12)])
      for (place, month) in months.enumerated() {
        let name = CellText(monthName(month.month), limit: Self.monthWidth, ellipsis: glyphs.ellipsis)
        writer.pad(to: place * pitch + front + max((Self.monthWidth - name.width) / 2, 0))
        writer.put(name, options.theme.title)
      }
      writer.endLine()
      for (place, month) in months.enumerated() {
        writeWeekdays(month, from: place * pitch + front, &writer)
      }
      writer.endLine()
      for week in 0..<(months.map(\.weeks.count).max() ?? 0) {
        for (place, month) in months.enumerated() where week < month.weeks.count {
          write(month.weeks[week], year, from: place * pitch, front: front, &writer)
        }
        writer.endLine()
      }
    }
    writeLegend(year, width: width, &writer)
    return writer.text
  }

  private func monthName(_ month: YearMonth) -> String {
    let names = options.conventions.months.wide
    return names.indices.contains(month.month - 1) ? names[month.month - 1] : String(month.month)
  }

  private func writeWeekdays(_ month: MonthGrid, from start: Int, _ writer: inout TextWriter) {
    let names = WeekdayNames(short: options.conventions)
    for column in 0..<7 {
      let name = CellText(names[month.options.weekStart.advanced(by: column)])
      writer.place(at: start + 3 * column + max(2 - name.width, 0))
      writer.put(name, options.theme.secondary)
    }
  }

  private func write(_ week: GridWeek, _ year: YearGrid, from start: Int, front: Int, _ writer: inout TextWriter) {
    if front > 0, let number = week.number {
      writer.pad(to: start)
      writer.put(ascii: number < 10 ? " \(number)" : String(number), options.theme.secondary)
    }
    for (column, day) in week.days.enumerated() {
      guard let date = day.date else { continue }
      let level = year.level(of: day, levels: options.theme.busyness.count)
      let isToday = day.styles.contains(.today)
      var look = options.theme.look(of: day.styles.filter { $0 == .today || $0 == .sunday || $0 == .weekend })
      if level > 0, !isToday, showsGrounds { look = Look(background: options.theme.busyness[level - 1]) }
      writer.pad(to: start + front + 3 * column)
      writer.put(ascii: date.day < 10 ? " \(date.day)" : String(date.day), look)
      // Without enough colours a sign stands in the gap after the day. Today's is a mark, whose shade the legend tells; on a ground
      // of its own, today has its shade there.
      guard writer.column < max(options.columns, Self.monthWidth) else { continue }
      if isToday, options.colorDepth == .none {
        writer.put(glyphs.todayMark)
      } else if level > 0, !showsGrounds {
        writeShade(level, &writer)
      } else if level > 0, isToday {
        writer.put(" ", Look(background: options.theme.busyness[level - 1]))
      }
    }
  }

  /// Whether there are colours enough to tell the grounds apart.
  private var showsGrounds: Bool { options.colorDepth >= .indexed }

  private func writeShade(_ level: Int, _ writer: inout TextWriter) {
    let color = options.theme.busyness[level - 1].readable
    writer.put(glyphs.shades[min(level, glyphs.shades.count) - 1], Look(foreground: color))
  }

  private func writeLegend(_ year: YearGrid, width: Int, _ writer: inout TextWriter) {
    writer.endLine()
    let levels = options.theme.busyness.count
    let room = min(width, options.columns)
    for level in 1...max(levels, 1) where level <= levels {
      // The counts that a level stands for: the inverse of YearGrid.level(of:).
      let low = (level - 1) * year.greatestCount / levels + 1
      let high = level * year.greatestCount / levels
      guard low <= high else { continue }
      let counts = low == high ? "\(low)" : "\(low)\(glyphs.dash)\(high)"
      let text = CellText(options.phrases.events(counts, high), limit: max(room - 4, 1))
      if writer.column > 0, writer.column + 3 + 3 + text.width > room { writer.endLine() }
      if writer.column > 0 { writer.pad(to: writer.column + 3) }
      if !showsGrounds {
        writeShade(level, &writer)
      } else {
        writer.put(ascii: "  ", Look(background: options.theme.busyness[level - 1]))
      }
      writer.put(" ")
      writer.put(text, options.theme.secondary)
    }
    if year.greatestCount == 0 {
      writer.put(CellText(options.phrases.noEvents, limit: options.columns), options.theme.secondary)
    }
    let today = year.months.lazy.flatMap(\.days).first { $0.styles.contains(.today) }
    if options.colorDepth == .none, let today { writeToday(today, year, room: room, &writer) }
    writer.endLine()
  }

  /// The mark of today with the shade of the day, which the mark stands in place of.
  private func writeToday(_ day: GridDay, _ year: YearGrid, room: Int, _ writer: inout TextWriter) {
    let level = year.level(of: day, levels: options.theme.busyness.count)
    let text = CellText(options.phrases.today, limit: max(room - 4, 1))
    if writer.column > 0, writer.column + 3 + 4 + text.width > room { writer.endLine() }
    if writer.column > 0 { writer.pad(to: writer.column + 3) }
    writer.put(glyphs.todayMark)
    if level > 0 { writeShade(level, &writer) }
    writer.put(" ")
    writer.put(text, options.theme.secondary)
  }
}
