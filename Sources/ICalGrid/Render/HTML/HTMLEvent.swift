/// An occurrence as a page shows it: in a cell, in a list, on a card of its own.
struct HTMLEvent {
  private let occurrence: Occurrence
  private let position: Int
  private let page: HTMLPage
  private let isDeclined: Bool

  init(_ occurrence: Occurrence, _ position: Int, page: HTMLPage) {
    self.occurrence = occurrence
    self.position = position
    self.page = page
    isDeclined = page.options.isDeclined(occurrence)
  }

  private var conventions: LocaleConventions { page.conventions }
  private var title: String { EventLine.title(of: occurrence, page.options.phrases) }

  private var stateClasses: [StaticString] {
    if occurrence.isCancelled { return ["off"] }
    if isDeclined { return ["no"] }
    return occurrence.status == .tentative ? ["maybe"] : []
  }

  private var state: String? {
    if occurrence.isCancelled { return page.options.phrases.cancelled }
    if isDeclined { return page.options.phrases.declined }
    return occurrence.status == .tentative ? page.options.phrases.tentative : nil
  }

  /// The event in the first cell that its segment covers.
  func segment(_ segment: Segment, isOver: Bool, _ html: inout HTMLWriter) {
    let isBar = occurrence.isAllDay || occurrence.dayCount > 1
    var classes: [StaticString] = [isBar ? "bar" : "pt"] + stateClasses
    if segment.continuesBefore { classes.append("f") }
    if segment.continuesAfter { classes.append("l") }
    if isOver { classes.append("over") }
    var numbered = [page.color(of: position), .lane(segment.lane)]
    if segment.dayCount > 1 { numbered.append(.width(segment.dayCount)) }
    html.element(.li, .classes(classes, numbered)) { html in
      html.element(.button, .fixed(.type, "button"), .opens(.event(position))) { html in
        if !occurrence.isAllDay, !segment.continuesBefore {
          time(occurrence.start, text: conventions.shortTime(occurrence.start.wall), &html)
          html.text(" ")
        }
        html.element(.bdi, text: title)
        hiddenNote(isBar ? [state, span].compactMap(\.self) : [state].compactMap(\.self), &html)
      }
    }
  }

  /// What the eye sees in a cell and a screen reader must be told.
  private func hiddenNote(_ parts: [String], _ html: inout HTMLWriter) {
    guard !parts.isEmpty else { return }
    html.element(.span, .classes(["h"]), text: parts.reduce("") { "\($0), \($1)" })
  }

  /// The days of an occurrence of several.
  private var span: String? {
    guard occurrence.dayCount > 1 else { return nil }
    return "\(conventions.monthDay(occurrence.firstDay)) – \(conventions.monthDay(occurrence.lastDay))"
  }

  /// The event in a day's list.
  func line(on day: CivilDate, _ html: inout HTMLWriter) {
    let text = OccurrenceText(occurrence: occurrence, day: day, options: page.options, glyphs: .unicode)
    html.element(.li, .classes(stateClasses, [page.color(of: position)])) { html in
      html.element(.button, .fixed(.type, "button"), .opens(.event(position))) { html in
        html.element(.span, .classes(["t"]), text: text.time)
        html.element(.bdi, text: title)
        hiddenNote([state].compactMap(\.self), &html)
        if let location = occurrence.event.details.location, !location.isEmpty {
          html.element(.bdi, .classes(["where"]), text: location)
        }
      }
    }
  }

  /// All that there is to say of the event.
  func card(_ paragraphs: [String], _ html: inout HTMLWriter) {
    html.element(
      .div, .id(.event(position)), .classes(["card"] + stateClasses, [page.color(of: position)]), .flag(.popover),
      .fixed(.role, "dialog"), .labelledBy(.eventName(position))
    ) { html in
      html.element(.h2, .id(.eventName(position))) { html in html.element(.bdi, text: title) }
      html.element(.p, .classes(["when"])) { html in when(&html) }
      if let state { html.element(.p, .classes(["state"]), text: state) }
      let calendar = occurrence.event.calendar.name
      if page.marks.isNeeded, !calendar.isEmpty {
        html.element(.p, .classes(["soft"])) { html in html.element(.bdi, text: calendar) }
      }
      if let location = occurrence.event.details.location, !location.isEmpty { paragraph(location, &html) }
      for text in paragraphs { paragraph(text, &html) }
      html.element(
        .button, .fixed(.type, "button"), .classes(["close"]), .closes(.event(position)),
        .text(.ariaLabel, page.options.phrases.close), text: "×")
    }
    html.lineBreak()
  }

  private func paragraph(_ text: String, _ html: inout HTMLWriter) {
    html.element(.p, .fixed(.dir, "auto")) { html in html.linkedText(text) }
  }

  /// Its days and times in words.
  private func when(_ html: inout HTMLWriter) {
    let isOneDay = occurrence.dayCount == 1
    let first = isOneDay ? conventions.fullDate(occurrence.firstDay) : conventions.weekdayDate(occurrence.firstDay)
    if occurrence.isAllDay {
      time(occurrence.start, text: first, &html)
      guard !isOneDay else { return }
      html.text(" – ")
      html.element(.time, .text(.datetime, "\(occurrence.lastDay)"), text: conventions.fullDate(occurrence.lastDay))
      return
    }
    time(occurrence.start, text: "\(first), \(conventions.time(occurrence.start.wall))", &html)
    guard occurrence.seconds > 0 else { return }
    html.text(" – ")
    let end = occurrence.end.wall
    let day = isOneDay ? "" : conventions.fullDate(end.date) + ", "
    time(occurrence.end, text: day + conventions.time(end), &html)
  }

  private func time(_ time: LocalTime, text: String, _ html: inout HTMLWriter) {
    html.element(.time, .text(.datetime, Self.machineReadable(time)), text: text)
  }

  /// As HTML's `time` element takes it: `2024-06-12`, `2024-06-12T09:00+02:00`, `2024-06-12T09:00` for a floating time.
  static func machineReadable(_ time: LocalTime) -> String {
    let wall = time.wall
    guard !time.isDate else { return wall.date.description }
    let clock = "\(wall.date)T\(digits(wall.hour, 2)):\(digits(wall.minute, 2))"
    return clock + (time.utcOffset.map(offsetText) ?? "")
  }
}

extension HTMLWriter {
  /// Text whose words that are addresses of the web or of mail are links.
  mutating func linkedText(_ text: String) {
    var rest = Substring(text)
    while let place = Self.linkStart(rest) {
      self.text(String(rest[..<place]), keepsLines: true)
      let word = rest[place...].prefix { !$0.isWhitespace && !"<>\"".contains($0) }
      var address = word
      while let last = address.last, ".,;:!?)]'".contains(last) { address = address.dropLast() }
      if let link = SafeLink(String(address)) {
        element(.a, .link(link), .fixed(.rel, "noopener noreferrer nofollow"), text: link.target)
        rest = rest[address.endIndex...]
      } else {
        self.text(String(word), keepsLines: true)
        rest = rest[word.endIndex...]
      }
    }
    self.text(String(rest), keepsLines: true)
  }

  /// Where the next address begins; `nil` where there is none.
  private static func linkStart(_ text: Substring) -> Substring.Index? {
    guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
    return ["https://", "http://", "mailto:"].compactMap { text.firstRange(of: $0)?.lowerBound }.min()
  }
}
