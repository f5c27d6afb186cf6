/// Which calendars an output shows, and by which mark and colour each is told from the others.
struct CalendarMarks: Sendable {
  /// The calendars of the legend, one of each name.
  let calendars: [CalendarInfo]
  private let theme: Theme
  private let depth: ColorDepth
  private let glyphs: Glyphs
  private let unnamed: String
  private let places: [String: Int]

  init(_ options: RenderOptions, glyphs: Glyphs, shown events: some Sequence<Event>) {
    var calendars: [CalendarInfo] = []
    var places: [String: Int] = [:]
    func add(_ calendar: CalendarInfo) {
      guard places[calendar.name] == nil else { return }
      places[calendar.name] = calendars.count
      calendars.append(calendar)
    }
    for calendar in options.calendars { add(calendar) }
    // Names are compared once a calendar, not once an event.
    var seen: Set<ObjectIdentifier> = []
    var last: CalendarInfo?
    for event in events where event.calendar !== last {
      last = event.calendar
      if seen.insert(ObjectIdentifier(event.calendar)).inserted { add(event.calendar) }
    }
    self.calendars = calendars
    self.places = places
    // A theme that was not told of the calendars can give two of them one colour.
    theme = options.calendars.isEmpty ? options.theme.assigning(calendars) : options.theme
    depth = options.colorDepth
    self.glyphs = glyphs
    unnamed = options.phrases.unnamed
  }

  /// Whether there are several calendars to tell apart.
  var isNeeded: Bool { calendars.count > 1 }

  /// The colour of an event.
  func color(of event: Event) -> RGBColor { theme.color(of: event) }

  /// The colour of a calendar.
  func color(of calendar: CalendarInfo) -> RGBColor { theme.color(of: calendar) }

  /// The mark before an event: its calendar's colour; without colours a sign for the calendar, where there are several.
  func mark(of event: Event) -> (glyph: StaticString, look: Look) {
    guard depth == .none else {
      return (glyphs.colorMark, Look(foreground: theme.color(of: event).readable))
    }
    return (isNeeded ? sign(of: event.calendar) : " ", .plain)
  }

  /// The mark of an event on a small day.
  func dot(of event: Event) -> (glyph: StaticString, look: Look) {
    guard depth == .none else { return (glyphs.bullet, Look(foreground: theme.color(of: event).readable)) }
    return (isNeeded ? sign(of: event.calendar) : glyphs.bullet, .plain)
  }

  /// The sign that stands for a calendar where there are no colours.
  func sign(of calendar: CalendarInfo) -> StaticString {
    glyphs.calendarMarks[(places[calendar.name] ?? 0) % glyphs.calendarMarks.count]
  }

  /// Writes the legend in lines of `width` columns; nothing where there is but one calendar.
  func writeLegend(_ writer: inout TextWriter, width: Int, pads: Bool) {
    guard isNeeded else { return }
    for line in legendLines(width: width) {
      for (place, entry) in line.enumerated() {
        writer.pad(to: writer.column + (place == 0 ? 1 : 3))
        let color = theme.color(of: entry.calendar)
        if depth == .none {
          writer.put(sign(of: entry.calendar))
        } else {
          writer.put(glyphs.legendMark, Look(foreground: color.readable))
        }
        writer.pad(to: writer.column + 1)
        writer.put(entry.name)
      }
      if pads { writer.place(at: width) }
      writer.endLine()
    }
  }

  /// The number of lines of the legend.
  func legendHeight(width: Int) -> Int { isNeeded ? legendLines(width: width).count : 0 }

  private func legendLines(width: Int) -> [[(calendar: CalendarInfo, name: CellText)]] {
    var lines: [[(calendar: CalendarInfo, name: CellText)]] = []
    var column = width
    for calendar in calendars {
      let text = calendar.name.isEmpty ? unnamed : calendar.name
      let name = CellText(text, limit: max(1, min(width - 4, 40)), ellipsis: glyphs.ellipsis)
      let needed = 2 + name.width
      if column + 3 + needed > width {
        lines.append([])
        column = 1
      } else {
        column += 3
      }
      lines[lines.count - 1].append((calendar, name))
      column += needed
    }
    return lines
  }
}
