/// Draws a range of days as unbroken weeks, with the months in a column beside them.
///
/// ```swift
/// let strip = try DayStrip(from: first, through: last)
/// print(StripRenderer().render(strip, index: index), terminator: "")
/// ```
public struct StripRenderer: Sendable {
  public let options: RenderOptions
  private let glyphs: Glyphs

  public init(_ options: RenderOptions = RenderOptions()) {
    self.options = options
    glyphs = Glyphs(isASCII: options.isASCII)
  }

  /// The strip, ending in a line end.
  ///
  /// - Complexity: O(*n*) in the strip's occurrences and rows.
  public func render(_ strip: DayStrip, index: EventIndex = .empty, tags: DayTags = DayTags()) -> String {
    let weeks = strip.weeks(index: index, tags: tags)
    let events = weeks.lazy.flatMap(\.segments).map { index.occurrences[$0.occurrence].event }
    let marks = CalendarMarks(options, glyphs: glyphs, shown: events)
    var writer = TextWriter(options, capacity: 2_048 * max(weeks.count, 1))
    let months = labels(strip)
    let isFull = isFull(months)
    if isFull {
      writeFull(strip, weeks, months, marks, index, &writer)
    } else {
      writeSmall(strip, weeks, months, marks, index, &writer)
    }
    let list = EventList(options: options, glyphs: glyphs, marks: marks, today: tags.today, firstDay: strip.first)
    guard options.showsList || !isFull else { return writer.text }
    for day in weeks.lazy.flatMap(\.days) where !day.occurrences.isEmpty {
      guard let date = day.date else { continue }
      writer.endLine()
      list.write(date, day.occurrences.map { index.occurrences[$0] }, &writer)
    }
    return writer.text
  }

  /// Whether a full grid fits beside the months.
  private func isFull(_ months: [Int: [YearMonth]]) -> Bool {
    let front = labelWidth(months) + 1 + (options.showsWeekNumbers ? 3 : 0)
    return MonthRenderer(options).shape == .full && options.columns - front >= MonthRenderer.leastFullWidth - 3
  }

  /// By row: the month that begins there, with its year in the first and in each January.
  private func labels(_ strip: DayStrip) -> [Int: [YearMonth]] {
    var labels: [Int: [YearMonth]] = [:]
    for month in strip.months { labels[month.firstRow, default: []].append(month.month) }
    return labels
  }

  /// The two lines of a label: months, and the year where it is new.
  private func lines(_ months: [YearMonth], isFirst: Bool, width: Int) -> [CellText] {
    let names = months.map { options.conventions.monthAbbreviation($0) }.joined(separator: "/")
    let year = months.first { isFirst || $0.month == 1 }.map { String($0.year) }
    return [names, year ?? ""].map { CellText($0, limit: width, ellipsis: glyphs.ellipsis) }
  }

  private func labelWidth(_ months: [Int: [YearMonth]]) -> Int {
    let widest = months.values.map { months in
      CellText(months.map { options.conventions.monthAbbreviation($0) }.joined(separator: "/")).width
    }.max()
    return min(max(widest ?? 0, 4), 12)
  }

  private func writeFull(
    _ strip: DayStrip, _ weeks: [GridWeek], _ months: [Int: [YearMonth]], _ marks: CalendarMarks, _ index: EventIndex,
    _ writer: inout TextWriter
  ) {
    let weekdays = (0..<7).map { strip.options.weekStart.advanced(by: $0) }
    let label = labelWidth(months)
    let numbers = options.showsWeekNumbers ? 3 : 0
    let geometry = GridGeometry(
      width: options.columns, front: label + 1 + numbers, weekdays: weekdays, weekend: strip.options.weekend)
    let lanes = GridHeight(options.height).lanes(
      of: weeks, besides: 2 + marks.legendHeight(width: options.columns))
    let full = FullGrid(
      options: options, glyphs: glyphs, geometry: geometry, marks: marks, index: index, lanes: lanes)
    writer.setWrapping(false)
    full.writeWeekdays(weekdays, weekend: strip.options.weekend, &writer)
    for (row, week) in weeks.enumerated() {
      var front = months[row].map { lines($0, isFirst: row == 0, width: label) } ?? []
      if numbers > 0 {
        let text = front.first ?? CellText("")
        let padding = String(repeating: " ", count: label + 1 - text.width)
        let number = week.number.map { digits($0, 1) } ?? ""
        front = [CellText(leading: text.string + padding + (number.count < 2 ? " " : "") + number)] + front.dropFirst()
      }
      full.write(week, isFirst: row == 0, front: front, namesMonths: true, &writer)
    }
    full.writeBottom(&writer)
    marks.writeLegend(&writer, width: options.columns, pads: true)
    writer.setWrapping(true)
  }

  private func writeSmall(
    _ strip: DayStrip, _ weeks: [GridWeek], _ months: [Int: [YearMonth]], _ marks: CalendarMarks, _ index: EventIndex,
    _ writer: inout TextWriter
  ) {
    let label = labelWidth(months) + 1
    guard options.columns >= MonthRenderer.leastCompactWidth + label else { return }
    let small = SmallMonth(
      options: options, glyphs: glyphs, marks: marks, available: options.columns, front: label)
    small.writeWeekdays(weekStart: strip.options.weekStart, weekend: strip.options.weekend, &writer)
    for (row, week) in weeks.enumerated() {
      let front = months[row].map { lines($0, isFirst: row == 0, width: label - 1) } ?? []
      small.write(week, index, front: front, &writer)
    }
    marks.writeLegend(&writer, width: options.columns, pads: false)
  }
}
