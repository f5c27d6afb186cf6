/// Writes a day's occurrences as lines: time, colour mark, title, and what else is to be said.
struct EventList {
  let options: RenderOptions
  let glyphs: Glyphs
  let marks: CalendarMarks
  let today: CivilDate?
  /// The first day of the list: what began before it says so there, and not again on each later day.
  let firstDay: CivilDate?

  private var width: Int { options.columns }

  private var theme: Theme { options.theme }
  private var conventions: LocaleConventions { options.conventions }
  private var phrases: Phrases { options.phrases }
  /// Whether there are columns for both times.
  private var showsEnd: Bool { width >= 50 }

  /// Writes the day's name and its occurrences, those of whole days first.
  func write(_ day: CivilDate, _ occurrences: [Occurrence], _ writer: inout TextWriter) {
    writeHeading(day, &writer)
    writeLines(day, occurrences, &writer)
  }

  func writeHeading(_ day: CivilDate, label: String? = nil, _ writer: inout TextWriter) {
    let name = CellText(conventions.fullDate(day), limit: width, ellipsis: glyphs.ellipsis)
    writer.put(name, day == today ? theme.look(of: [.today]) : theme.heading)
    var notes = label.map { [$0] } ?? []
    if day == today { notes.append(phrases.today) }
    for note in notes {
      let text = CellText(note, limit: width - writer.column - 3, ellipsis: glyphs.ellipsis)
      guard text.width > 0 else { continue }
      writer.put(" ")
      writer.put(glyphs.dot, theme.secondary)
      writer.put(" ")
      writer.put(text, theme.secondary)
    }
    writer.endLine()
  }

  func writeLines(_ day: CivilDate, _ occurrences: [Occurrence], _ writer: inout TextWriter) {
    let conflicts = Conflicts(occurrences) { $0.isBusy && !options.isDeclined($0) }
    let order =
      occurrences.indices.filter { isWholeDay(occurrences[$0], day) }
      + occurrences.indices.filter { !isWholeDay(occurrences[$0], day) }
    for position in order {
      write(occurrences[position], day, isInConflict: conflicts.contains(position), &writer)
    }
  }

  private func isWholeDay(_ occurrence: Occurrence, _ day: CivilDate) -> Bool {
    occurrence.isAllDay || occurrence.firstDay < day && occurrence.lastDay > day
  }

  /// The columns of the times, the same for all lines.
  private var timeWidth: Int {
    let late = CivilDateTime(.min, hour: 22, minute: 30)
    let allDay = CellText(phrases.allDay).width
    guard showsEnd else { return max(CellText(conventions.shortTime(late)).width + 2, allDay) }
    let time = conventions.time(late)
    return max(2 * CellText(time).width + 3, CellText(phrases.untilTime(time)).width, allDay)
  }

  private func write(_ occurrence: Occurrence, _ day: CivilDate, isInConflict: Bool, _ writer: inout TextWriter) {
    let text = OccurrenceText(occurrence: occurrence, day: day, options: options, glyphs: glyphs)
    let isDeclined = options.isDeclined(occurrence)
    let indent = width >= 30 ? 2 : 0
    let time = CellText(showsEnd ? text.time : text.shortTime, limit: max(width - indent, 1), ellipsis: glyphs.ellipsis)
    writer.pad(to: indent)
    writer.put(time, isDeclined || occurrence.isCancelled ? theme.secondary : .plain)
    var titleColumn = indent + max(timeWidth, time.width) + 4
    if width - titleColumn < 8 {
      // Too few columns for both: the title gets a line of its own.
      writer.endLine()
      titleColumn = min(3, width - 1)
    }
    let markColumn = titleColumn - 2
    if isInConflict, markColumn > 0 {
      writer.pad(to: markColumn - 1)
      writer.put(glyphs.conflict, theme.conflict)
    }
    if markColumn >= 0 {
      writer.place(at: markColumn)
      let mark = marks.mark(of: occurrence.event)
      writer.put(mark.glyph, mark.look)
    }
    writer.pad(to: titleColumn)
    let title = CellText(
      EventLine.title(of: occurrence, options, glyphs), limit: width - titleColumn, ellipsis: glyphs.ellipsis)
    writer.put(title, EventLine.look(of: occurrence, options))
    writeFacts(facts(text, isInConflict: isInConflict, isDeclined: isDeclined), from: titleColumn, &writer)
    writer.endLine()
    if options.showsDetails { writeDetails(occurrence, from: titleColumn, &writer) }
  }

  private func facts(_ text: OccurrenceText, isInConflict: Bool, isDeclined: Bool) -> [String] {
    let occurrence = text.occurrence
    var facts: [String] = []
    if let location = occurrence.event.details.location, !location.isEmpty { facts.append(location) }
    if let duration = text.duration { facts.append(duration) }
    facts += text.span(isRepeated: occurrence.firstDay < text.day && firstDay.map { $0 < text.day } ?? false)
    if isInConflict { facts.append(phrases.conflict) }
    switch occurrence.status {
    case .cancelled: facts.append(phrases.cancelled)
    case .tentative: facts.append(phrases.tentative)
    default: break
    }
    if isDeclined { facts.append(phrases.declined) }
    if marks.isNeeded, !occurrence.event.calendar.name.isEmpty { facts.append(occurrence.event.calendar.name) }
    return facts
  }

  /// Writes facts after the title where all of them fit, else in lines under it; one that is too long is cut.
  private func writeFacts(_ facts: [String], from column: Int, _ writer: inout TextWriter) {
    guard !facts.isEmpty else { return }
    let texts = facts.map { CellText($0, limit: width - column, ellipsis: glyphs.ellipsis) }.filter { $0.width > 0 }
    let needed = texts.reduce(-3) { $0 + $1.width + 3 }
    var isFirst = true
    if writer.column + 2 + needed <= width {
      writer.pad(to: writer.column + 2)
    } else {
      writer.endLine()
      writer.pad(to: column)
    }
    for text in texts {
      if !isFirst {
        if writer.column + 3 + text.width <= width {
          writer.put(" ")
          writer.put(glyphs.dot, theme.secondary)
          writer.put(" ")
        } else {
          writer.endLine()
          writer.pad(to: column)
        }
      }
      writer.put(text, theme.secondary)
      isFirst = false
    }
  }

  private func writeDetails(_ occurrence: Occurrence, from column: Int, _ writer: inout TextWriter) {
    let room = max(width - column, 1)
    for paragraph in EventDetailsText(occurrence, options: options).paragraphs {
      for line in WrappedText(paragraph, width: room).lines {
        writer.pad(to: column)
        writer.put(line, theme.secondary)
        writer.endLine()
      }
    }
  }
}
