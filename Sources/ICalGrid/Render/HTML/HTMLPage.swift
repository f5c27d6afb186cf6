/// A page in the making: what all its sections share.
struct HTMLPage {
  let options: RenderOptions
  let timeZone: String
  let index: EventIndex
  let today: CivilDate?
  let marks: CalendarMarks
  /// The colours of the events shown.
  private let colors: [RGBColor]
  /// By occurrence: the place of its colour; -1 for one that isn't shown.
  private let colorPlaces: [Int]
  private let lanes: Int
  private let calendarColors: [Int]

  init(options: RenderOptions, timeZone: String, index: EventIndex, weeks: [GridWeek], today: CivilDate?) {
    self.options = options
    self.timeZone = timeZone
    self.index = index
    self.today = today
    var isShown = [Bool](repeating: false, count: index.occurrences.count)
    var lanes = HTMLRenderer.laneLimit
    for segment in weeks.lazy.flatMap(\.segments) {
      isShown[segment.occurrence] = true
      lanes = max(lanes, segment.lane + 1)
    }
    for position in weeks.lazy.flatMap(\.days).flatMap(\.occurrences) { isShown[position] = true }
    let events = isShown.indices.lazy.filter { isShown[$0] }.map { index.occurrences[$0].event }
    let marks = CalendarMarks(options, glyphs: .unicode, shown: events)
    var colors: [RGBColor] = []
    var places: [RGBColor: Int] = [:]
    func place(of color: RGBColor) -> Int {
      if let known = places[color] { return known }
      places[color] = colors.count
      colors.append(color)
      return colors.count - 1
    }
    var byEvent: [ObjectIdentifier: Int] = [:]
    colorPlaces = isShown.indices.map { position in
      guard isShown[position] else { return -1 }
      let event = index.occurrences[position].event
      if let known = byEvent[ObjectIdentifier(event)] { return known }
      let found = place(of: marks.color(of: event))
      byEvent[ObjectIdentifier(event)] = found
      return found
    }
    calendarColors = marks.calendars.map { place(of: marks.color(of: $0)) }
    self.marks = marks
    self.colors = colors
    self.lanes = lanes
  }

  var conventions: LocaleConventions { options.conventions }

  /// The place of an occurrence's colour.
  func color(of position: Int) -> HTMLWriter.Attribute.NumberedClass { .color(max(colorPlaces[position], 0)) }

  /// The whole page around its sections.
  func document(
    title: String, overview: Int? = nil, months: [YearMonth], _ sections: (inout HTMLWriter) -> Void
  ) -> [UInt8] {
    let style = HTMLStyleSheet(options.theme, colors: colors, lanes: lanes)
    let hasScript = months.count > 1
    let script: [UInt8] = HTMLScript.navigation.withUTF8Buffer { Array($0) }
    let scripts = hasScript ? "script-src '\(SHA256.source(script))'; " : ""
    let policy =
      "default-src 'none'; style-src '\(SHA256.source(style.bytes))'; \(scripts)base-uri 'none'; form-action 'none'"
    var html = HTMLWriter()
    html.doctype()
    html.element(.html, .text(.lang, conventions.languageTag), .fixed(.dir, conventions.isRightToLeft ? "rtl" : "ltr"))
    { html in
      html.element(.head) { html in
        html.charset()
        html.meta("Content-Security-Policy", policy, isHeader: true)
        html.meta("viewport", "width=device-width, initial-scale=1")
        html.meta("referrer", "no-referrer")
        html.meta("color-scheme", "light dark")
        html.element(.title, text: name.map { "\(title) · \($0)" } ?? title)
        html.lineBreak()
        html.style(style)
      }
      html.element(.body) { html in
        if months.count > 1 { head(title, overview, months, &html) }
        html.element(.main) { html in sections(&html) }
        html.element(.footer) { html in
          html.element(.p) { html in
            if let name { html.element(.bdi, text: name) }
            html.text(name == nil ? timeZone : " · \(timeZone)")
          }
        }
        cards(&html)
        if hasScript { html.script(HTMLScript.navigation) }
      }
    }
    html.lineBreak()
    return html.bytes
  }

  /// The name of the one calendar shown.
  private var name: String? {
    marks.calendars.count == 1 && !marks.calendars[0].name.isEmpty ? marks.calendars[0].name : nil
  }

  /// The bar over several months: their names, and the buttons of the script.
  private func head(_ title: String, _ overview: Int?, _ months: [YearMonth], _ html: inout HTMLWriter) {
    html.element(.header, .classes(["top"])) { html in
      html.element(.h1) { html in html.element(.bdi, text: name ?? title) }
      html.element(.nav, .classes(["months"]), .text(.ariaLabel, options.phrases.months)) { html in
        guard months.count <= 24 else { return }
        if let overview { html.element(.a, .anchor(.overview), text: String(overview)) }
        let years = Set(months.map(\.year))
        for month in months {
          let name = conventions.monthAbbreviation(month)
          let isNewYear = years.count > 1 && (month == months.first || month.month == 1)
          html.element(.a, .anchor(.month(month)), text: isNewYear ? "\(name) \(month.year)" : name)
        }
      }
      html.element(.div, .classes(["turn"]), .flag(.hidden)) { html in
        html.element(.button, .fixed(.type, "button"), .text(.ariaLabel, options.phrases.previousMonth)) { html in
          html.element(.span, .classes(["flip"]), .fixed(.ariaHidden, "true"), text: "‹")
        }
        html.element(.button, .fixed(.type, "button"), text: options.phrases.todayButton)
        html.element(.button, .fixed(.type, "button"), .text(.ariaLabel, options.phrases.nextMonth)) { html in
          html.element(.span, .classes(["flip"]), .fixed(.ariaHidden, "true"), text: "›")
        }
      }
    }
    html.lineBreak()
  }

  /// The colours of the calendars, where there are several.
  func legend(_ html: inout HTMLWriter) {
    guard marks.isNeeded else { return }
    html.element(.ul, .classes(["legend"])) { html in
      for (place, calendar) in marks.calendars.enumerated() {
        html.element(.li, .classes(["key"], [.color(calendarColors[place])])) { html in
          html.element(.bdi, text: calendar.name.isEmpty ? options.phrases.unnamed : calendar.name)
        }
      }
    }
  }

  /// The events' details, one card each, opened from wherever the event is shown.
  private func cards(_ html: inout HTMLWriter) {
    var details = EventDetailsCache(options)
    for (position, occurrence) in index.occurrences.enumerated() where colorPlaces[position] >= 0 {
      HTMLEvent(occurrence, position, page: self).card(details.paragraphs(of: occurrence), &html)
    }
  }
}

/// The details of events, made once for all occurrences of a series.
struct EventDetailsCache {
  private let options: RenderOptions
  private var known: [ObjectIdentifier: [String]] = [:]

  init(_ options: RenderOptions) { self.options = options }

  mutating func paragraphs(of occurrence: Occurrence) -> [String] {
    if let paragraphs = known[ObjectIdentifier(occurrence.event)] { return paragraphs }
    let paragraphs = EventDetailsText(occurrence, options: options).paragraphs
    known[ObjectIdentifier(occurrence.event)] = paragraphs
    return paragraphs
  }
}
