/// Draws week rows as a full grid: a frame with the days' numbers in its lines, and the events in the cells.
struct FullGrid {
  let options: RenderOptions
  let glyphs: Glyphs
  let geometry: GridGeometry
  let marks: CalendarMarks
  let index: EventIndex
  /// The lines of a cell.
  let lanes: Int

  private var theme: Theme { options.theme }

  /// Writes the weekdays' names over their columns.
  func writeWeekdays(_ weekdays: [Weekday], weekend: Set<Weekday>, _ writer: inout TextWriter) {
    let names = WeekdayNames(options.conventions, fitting: geometry.narrowest - 1)
    for (column, weekday) in weekdays.enumerated() {
      writer.place(at: geometry.start(column) + 1)
      let styles: [EventStyle] = (weekend.contains(weekday) ? [.weekend] : []) + (weekday == .sunday ? [.sunday] : [])
      let name = CellText(names[weekday], limit: geometry.cellWidth(column) - 1, ellipsis: glyphs.ellipsis)
      writer.put(name, theme.heading.overlaid(by: theme.look(of: styles)))
    }
    writer.place(at: geometry.width)
    writer.endLine()
  }

  /// Writes a week: its line with the day numbers, then its cells.
  ///
  /// - Parameters:
  ///   - front: What stands in front of each of the row's lines.
  ///   - namesMonths: Whether each month's first day, and today, have the month's name.
  func write(
    _ week: GridWeek, isFirst: Bool, front: [CellText], namesMonths: Bool = false,
    _ writer: inout TextWriter
  ) {
    writeFront(front, 0, &writer)
    for column in 0..<7 {
      writer.place(at: geometry.borders[column])
      let corner: StaticString =
        switch (isFirst, column == 0) {
        case (true, true): glyphs.topLeft
        case (true, false): glyphs.topMiddle
        case (false, true): glyphs.middleLeft
        case (false, false): glyphs.cross
        }
      writer.put(corner, theme.frame)
      writeNumber(week, column, namesMonths: namesMonths, &writer)
      writer.put(glyphs.horizontal, theme.frame, count: geometry.end(column) - writer.column)
    }
    writer.place(at: geometry.borders[7])
    writer.put(isFirst ? glyphs.topRight : glyphs.middleRight, theme.frame)
    writer.endLine()

    let layout = week.layout(limit: lanes)
    var slots = Array(repeating: Array(repeating: -1, count: 7), count: lanes)
    for (place, segment) in layout.visible.enumerated() {
      for column in segment.first...segment.last { slots[segment.lane][column] = place }
    }
    for lane in 0..<lanes {
      writeFront(front, lane + 1, &writer)
      var column = 0
      while column < 7 {
        writer.place(at: geometry.borders[column])
        writer.put(glyphs.vertical, theme.frame)
        if lane == layout.overflowLane, layout.overflow[column] > 0 {
          writeOverflow(layout.overflow[column], column, &writer)
        } else if slots[lane][column] >= 0 {
          let segment = layout.visible[slots[lane][column]]
          write(segment, in: week, &writer)
          column = segment.last
        }
        column += 1
      }
      writer.place(at: geometry.borders[7])
      writer.put(glyphs.vertical, theme.frame)
      writer.endLine()
    }
  }

  /// Writes the grid's last line.
  func writeBottom(_ writer: inout TextWriter) {
    for column in 0..<7 {
      writer.place(at: geometry.borders[column])
      writer.put(column == 0 ? glyphs.bottomLeft : glyphs.bottomMiddle, theme.frame)
      writer.put(glyphs.horizontal, theme.frame, count: geometry.cellWidth(column))
    }
    writer.put(glyphs.bottomRight, theme.frame)
    writer.endLine()
  }

  private func writeFront(_ front: [CellText], _ line: Int, _ writer: inout TextWriter) {
    guard line < front.count else { return }
    writer.put(front[line], theme.secondary)
  }

  private func writeNumber(
    _ week: GridWeek, _ column: Int, namesMonths: Bool, _ writer: inout TextWriter
  ) {
    let day = week.days[column]
    guard let date = day.date else { return }
    let width = geometry.cellWidth(column)
    let isOutside = day.position != .current
    let isToday = day.styles.contains(.today)
    // A neighbour's days begin with its name, so that they can be told apart without colours too.
    let namesMonth =
      date.day == 1 && isOutside || day.position == .previous && column == 0
      || namesMonths && (date.day == 1 || isToday)
    var text = String(date.day)
    if namesMonth {
      let named = CellText(options.conventions.monthDay(date))
      if named.width + 3 <= width { text = named.string }
    }
    var look = theme.look(of: day.styles)
    if isOutside { look = look.overlaid(by: theme.secondary) }
    if !isToday, !isOutside { look.isBold = true }
    let number = CellText(text, limit: max(width - 1, 1))
    if isToday {
      let opens: StaticString = options.colorDepth == .none ? "[" : " "
      let closes: StaticString = options.colorDepth == .none ? "]" : " "
      writer.put(opens, look)
      writer.put(number, look)
      if writer.column < geometry.end(column) { writer.put(closes, look) }
    } else {
      writer.put(" ", theme.frame)
      writer.put(number, look)
      if writer.column < geometry.end(column) { writer.put(" ", theme.frame) }
    }
    writeSecondLabel(day, column, isOutside, &writer)
  }

  private func writeSecondLabel(_ day: GridDay, _ column: Int, _ isOutside: Bool, _ writer: inout TextWriter) {
    let room = geometry.end(column) - writer.column
    guard let label = day.secondLabel, room >= 4, let text = secondLabel(label, width: room - 3) else { return }
    writer.put(glyphs.horizontal, theme.frame, count: room - text.width - 2)
    writer.put(" ", theme.frame)
    writer.put(text, theme.secondary)
    writer.place(at: geometry.end(column) - 1, theme.frame)
    writer.put(" ", theme.frame)
  }

  /// A label as far as it fits: whole, with its name cut (`1 Tish…`), or the number before the name alone.
  private func secondLabel(_ label: String, width: Int) -> CellText? {
    let cut = CellText(label, limit: width, ellipsis: glyphs.ellipsis)
    if !cut.isCut { return cut.width > 0 ? cut : nil }
    guard let number = label.split(separator: " ").first, number.count < label.count else { return nil }
    let alone = CellText(String(number), limit: width, ellipsis: glyphs.ellipsis)
    guard !alone.isCut, alone.width > 0 else { return nil }
    // At least two letters of the name, or it says nothing.
    return cut.width >= alone.width + 4 ? cut : alone
  }

  /// Whether a time leaves three columns to the title in the narrowest cell; else titles stand alone everywhere.
  private var showsTimes: Bool {
    let time = CellText(options.conventions.shortTime(CivilDateTime(.min, hour: 10)))
    return geometry.narrowest >= 1 + time.width + 1 + 3
  }

  /// Whether "+n more" fits in words, in the narrowest cell, so that it is said in one way everywhere.
  private var hasRoomForWords: Bool { CellText(options.phrases.more(8)).width < geometry.narrowest }

  private func writeOverflow(_ count: Int, _ column: Int, _ writer: inout TextWriter) {
    let width = geometry.cellWidth(column)
    // Thousands, rounded down, still fit in the narrowest cell there is.
    let forms = [" +\(count)", "+\(count)", "+\(count / 1_000)k", "+"]
    for text in (hasRoomForWords ? [" \(options.phrases.more(count))"] : []) + forms {
      let text = CellText(leading: text)
      guard text.width <= width else { continue }
      writer.put(text, theme.overflow)
      return
    }
  }

  private func write(_ segment: Segment, in week: GridWeek, _ writer: inout TextWriter) {
    let occurrence = index.occurrences[segment.occurrence]
    let isOutside = (segment.first...segment.last).allSatisfy { week.days[$0].position != .current }
    let isOneDay = segment.first == segment.last && !segment.continuesBefore && !segment.continuesAfter
    if isOneDay, !occurrence.isAllDay {
      writeTimed(occurrence, segment.first, isOutside, &writer)
    } else if options.colorDepth == .none || isOutside || standsBack(occurrence) {
      writeLine(occurrence, segment, isOutside, &writer)
    } else {
      writeBar(occurrence, segment, &writer)
    }
  }

  /// Whether an occurrence is not going to take place, or not with the reader.
  private func standsBack(_ occurrence: Occurrence) -> Bool { occurrence.isCancelled || options.isDeclined(occurrence) }

  private func writeTimed(_ occurrence: Occurrence, _ column: Int, _ isOutside: Bool, _ writer: inout TextWriter) {
    let width = geometry.cellWidth(column)
    let mark = marks.mark(of: occurrence.event)
    writer.put(mark.glyph, isOutside ? mark.look.dimmed : mark.look)
    let line = EventLine(occurrence, showsTime: showsTimes, limit: width - 1, options: options, glyphs: glyphs)
    if let time = line.time {
      writer.put(time, theme.secondary)
      if line.title.width > 0 { writer.put(" ") }
    }
    writer.put(line.title, isOutside ? line.look.dimmed : line.look)
  }

  /// A bar on the event's colour.
  private func writeBar(_ occurrence: Occurrence, _ segment: Segment, _ writer: inout TextWriter) {
    let end = geometry.end(segment.last)
    let look = Look(background: marks.color(of: occurrence.event))
    let tail = segment.continuesAfter ? 1 : 0
    let line = barText(occurrence, segment, limit: end - writer.column - 1 - tail)
    if !line.title.isASCII { writer.ground(to: end, look) }
    writer.put(segment.continuesBefore ? glyphs.continuesBefore : " ", look)
    if let time = line.time {
      writer.put(time, look)
      if line.title.width > 0 { writer.put(" ", look) }
    }
    writer.put(line.title, look)
    writer.place(at: end - tail, look)
    if segment.continuesAfter { writer.put(glyphs.continuesAfter, look) }
  }

  /// A bar drawn as a line: where there are no colours, and for what stands back.
  private func writeLine(
    _ occurrence: Occurrence, _ segment: Segment, _ isOutside: Bool, _ writer: inout TextWriter
  ) {
    let end = geometry.end(segment.last)
    var look = Look.plain
    if options.colorDepth != .none { look.foreground = marks.color(of: occurrence.event).readable }
    if isOutside || standsBack(occurrence) { look.isDim = true }
    writer.put(segment.continuesBefore ? glyphs.continuesBefore : glyphs.barStart, look)
    if options.colorDepth == .none, marks.isNeeded { writer.put(marks.sign(of: occurrence.event.calendar)) }
    let line = barText(occurrence, segment, limit: end - writer.column - 1)
    let textLook = isOutside ? line.look.dimmed : line.look
    if line.width + 2 <= end - writer.column { writer.put(" ") }
    if let time = line.time {
      writer.put(time, theme.secondary)
      if line.title.width > 0 { writer.put(" ") }
    }
    writer.put(line.title, textLook)
    if writer.column + 1 < end { writer.put(" ") }
    writer.put(glyphs.barLine, look, count: end - 1 - writer.column)
    if writer.column < end { writer.put(segment.continuesAfter ? glyphs.continuesAfter : glyphs.barEnd, look) }
  }

  private func barText(_ occurrence: Occurrence, _ segment: Segment, limit: Int) -> EventLine {
    EventLine(
      occurrence, showsTime: !occurrence.isAllDay && !segment.continuesBefore && (showsTimes || segment.dayCount > 1),
      limit: limit, options: options,
      glyphs: glyphs)
  }
}
