/// Draws a month as small as `cal` does: two columns a day, and under each day up to three marks for its events.
struct SmallMonth {
  let options: RenderOptions
  let glyphs: Glyphs
  let marks: CalendarMarks
  /// The columns of a day with the gap after it: 3 where there is no room, 4 or 5 where there is.
  let pitch: Int
  /// The columns in front, for week numbers or months.
  let front: Int

  private var theme: Theme { options.theme }

  init(options: RenderOptions, glyphs: Glyphs, marks: CalendarMarks, available: Int, front: Int) {
    self.options = options
    self.glyphs = glyphs
    self.marks = marks
    self.front = front
    pitch = min(max((available - front + 1) / 7, 3), 5)
  }

  /// The columns of the grid.
  var width: Int { front + 7 * pitch - 1 - (pitch - 3) }

  /// Writes the weekdays, and two lines a week.
  ///
  /// - Parameter showsWeekNumbers: Whether the columns in front hold week numbers.
  func write(_ grid: MonthGrid, showsWeekNumbers: Bool, _ writer: inout TextWriter) {
    writeWeekdays(weekStart: grid.options.weekStart, weekend: grid.options.weekend, &writer)
    for week in grid.weeks {
      let number = showsWeekNumbers ? week.number.map { $0 < 10 ? " \($0)" : String($0) } : nil
      write(week, grid.index, front: number.map { [CellText(leading: $0)] } ?? [], &writer)
    }
  }

  /// Writes the two lines of a week: numbers and marks.
  func write(_ week: GridWeek, _ index: EventIndex, front: [CellText], _ writer: inout TextWriter) {
    if let text = front.first { writer.put(text, theme.secondary) }
    writeNumbers(week, &writer)
    if front.count > 1 { writer.put(front[1], theme.secondary) }
    writeMarks(week, index, &writer)
  }

  private func column(_ day: Int) -> Int { front + day * pitch }

  func writeWeekdays(weekStart: Weekday, weekend: Set<Weekday>, _ writer: inout TextWriter) {
    let names = WeekdayNames(short: options.conventions)
    for column in 0..<7 {
      let weekday = weekStart.advanced(by: column)
      let styles: [EventStyle] =
        (weekend.contains(weekday) ? [.weekend] : []) + (weekday == .sunday ? [.sunday] : [])
      let name = CellText(names[weekday])
      writer.pad(to: self.column(column) + max(2 - name.width, 0))
      writer.put(name, theme.heading.overlaid(by: theme.look(of: styles)))
    }
    writer.endLine()
  }

  private func writeNumbers(_ week: GridWeek, _ writer: inout TextWriter) {
    for (place, day) in week.days.enumerated() {
      guard let date = day.date else { continue }
      // Without a dim look the neighbours' days could be taken for the month's own.
      let isOutside = day.position != .current
      if isOutside, options.colorDepth == .none { continue }
      var look = theme.look(of: day.styles)
      if isOutside { look = look.dimmed }
      let isToday = day.styles.contains(.today)
      let text = date.day < 10 ? " \(date.day)" : String(date.day)
      let start = column(place)
      if isToday, options.colorDepth == .none {
        // The bracket takes the gap before the number, and the next number's gap after it.
        if start > front || front > 0 {
          writer.pad(to: start - 1)
          writer.put("[")
        }
        writer.pad(to: start)
        writer.put(ascii: text)
        if place < 6 || writer.column < options.columns { writer.put("]") }
      } else {
        writer.pad(to: start)
        writer.put(ascii: text, look)
      }
    }
    writer.endLine()
  }

  private func writeMarks(_ week: GridWeek, _ index: EventIndex, _ writer: inout TextWriter) {
    for (place, day) in week.days.enumerated() where day.position == .current && !day.occurrences.isEmpty {
      let shown = min(day.occurrences.count, pitch == 3 ? 2 : 3)
      // One mark stands under the number's last digit, three begin under its first.
      writer.pad(to: column(place) + (shown == 1 ? 1 : 0))
      for position in day.occurrences.prefix(shown) {
        let mark = marks.dot(of: index.occurrences[position].event)
        writer.put(mark.glyph, mark.look)
      }
    }
    writer.endLine()
  }
}
