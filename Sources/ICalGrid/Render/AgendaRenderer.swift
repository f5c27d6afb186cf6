/// Draws a window of days as text: each day that has occurrences, with them.
///
/// ```swift
/// let june = DayWindow(from: first, to: end)!
/// print(AgendaRenderer().render(index, window: june, today: today), terminator: "")
/// ```
public struct AgendaRenderer: Sendable {
  public let options: RenderOptions

  public init(_ options: RenderOptions = RenderOptions()) { self.options = options }

  /// Every occurrence of a window on each of its days there; a line that says so where there is none.
  ///
  /// - Complexity: O(*d* log *n* + *k* log *k*) for *d* days with occurrences and *k* lines.
  public func render(_ index: EventIndex, window: DayWindow, today: CivilDate? = nil) -> String {
    let glyphs = Glyphs(isASCII: options.isASCII)
    var writer = TextWriter(options)
    let shown = index.positions(touching: window).lazy.map { index.occurrences[$0].event }
    let list = EventList(
      options: options, glyphs: glyphs, marks: CalendarMarks(options, glyphs: glyphs, shown: shown), today: today,
      firstDay: window.first)
    var day: CivilDate? = window.first
    if let first = day, !index.hasOccurrences(on: first) { day = index.nearestDay(after: first) }
    while let current = day, window.contains(current) {
      if !writer.bytes.isEmpty { writer.endLine() }
      list.write(current, index.occurrences(on: current), &writer)
      day = current < .max ? index.nearestDay(after: current) : nil
    }
    if writer.bytes.isEmpty {
      let conventions = options.conventions
      let days =
        window.dayCount == 1
        ? conventions.weekdayDate(window.first)
        : "\(conventions.weekdayDate(window.first)) \(glyphs.dash) \(conventions.weekdayDate(window.last))"
      let text = CellText(options.phrases.noEventsOn(days), limit: options.columns, ellipsis: glyphs.ellipsis)
      writer.put(text, options.theme.secondary)
      writer.endLine()
    }
    return writer.text
  }

  /// Some occurrences in the order given, each once, under the day on which it begins: what a search has found.
  public func render(_ occurrences: [Occurrence], today: CivilDate? = nil) -> String {
    let glyphs = Glyphs(isASCII: options.isASCII)
    var writer = TextWriter(options)
    let marks = CalendarMarks(options, glyphs: glyphs, shown: occurrences.lazy.map(\.event))
    let list = EventList(options: options, glyphs: glyphs, marks: marks, today: today, firstDay: nil)
    var rest = occurrences[...]
    while let first = rest.first {
      let sameDay = rest.prefix { $0.firstDay == first.firstDay }
      if !writer.bytes.isEmpty { writer.endLine() }
      list.write(first.firstDay, Array(sameDay), &writer)
      rest = rest.dropFirst(sameDay.count)
    }
    return writer.text
  }
}
