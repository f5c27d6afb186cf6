/// Draws one day as text: its occurrences, those of whole days first, each with its time, place and length.
///
/// ```swift
/// print(DayRenderer().render(index, day: day, today: today), terminator: "")
/// ```
public struct DayRenderer: Sendable {
  public let options: RenderOptions

  public init(_ options: RenderOptions = RenderOptions()) { self.options = options }

  /// The day, ending in a line end. A `label` is the day in another calendar.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) where *k* occurrences touch the day.
  public func render(_ index: EventIndex, day: CivilDate, today: CivilDate? = nil, label: String? = nil) -> String {
    let occurrences = index.occurrences(on: day)
    let glyphs = Glyphs(isASCII: options.isASCII)
    var writer = TextWriter(options)
    let marks = CalendarMarks(options, glyphs: glyphs, shown: occurrences.lazy.map(\.event))
    let list = EventList(options: options, glyphs: glyphs, marks: marks, today: today, firstDay: day)
    list.writeHeading(day, label: label, &writer)
    if occurrences.isEmpty {
      writer.put(
        CellText(options.phrases.noEvents, limit: options.columns, ellipsis: glyphs.ellipsis), options.theme.secondary)
      writer.endLine()
    }
    list.writeLines(day, occurrences, &writer)
    return writer.text
  }
}
