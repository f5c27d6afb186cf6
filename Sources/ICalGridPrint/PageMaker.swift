import ICalGrid

/// The pages in the making, and what is needed to fill them.
final class PageMaker {
  let options: RenderOptions
  let setup: PageSetup
  let timeZone: String
  let style: PageStyle
  let widths: KnownWidths
  let calendars: [CalendarInfo]
  let theme: Theme
  private(set) var pages: [Page] = []
  private var colors: [RGBColor: EventColors] = [:]

  init(
    _ options: RenderOptions, _ setup: PageSetup, timeZone: String, shown: some Sequence<Event>,
    measure: any TextMeasuring
  ) {
    self.options = options
    self.setup = setup
    self.timeZone = timeZone
    style = PageStyle(options.theme, setup.paper)
    widths = KnownWidths(measure)
    var names: Set<String> = []
    var calendars: [CalendarInfo] = []
    for calendar in options.calendars where names.insert(calendar.name).inserted { calendars.append(calendar) }
    var last: CalendarInfo?
    for event in shown where event.calendar !== last {
      last = event.calendar
      if names.insert(event.calendar.name).inserted { calendars.append(event.calendar) }
    }
    self.calendars = calendars
    theme = options.calendars.isEmpty ? options.theme.assigning(calendars) : options.theme
  }

  var conventions: LocaleConventions { options.conventions }
  /// The page without its border.
  var area: PageRect {
    let border = setup.border
    return PageRect(
      x: border, y: border, width: setup.paper.width - 2 * border, height: setup.paper.height - 2 * border)
  }

  func colors(of event: Event) -> EventColors { colors(of: theme.color(of: event)) }

  func colors(of color: RGBColor) -> EventColors {
    if let known = colors[color] { return known }
    let made = EventColors(color, on: PageStyle.paper)
    colors[color] = made
    return made
  }

  func begin(outline: String? = nil) { pages.append(Page(outline: outline)) }

  func fill(_ rect: PageRect, radius: Double = 0, _ color: RGBColor) { add(.fill(rect, radius: radius, color)) }

  func stroke(_ rect: PageRect, radius: Double = 0, width: Double = 0.5, isDashed: Bool = false, _ color: RGBColor) {
    add(.stroke(rect, radius: radius, width: width, isDashed: isDashed, color))
  }

  func link(_ rect: PageRect, _ link: SafeLink) { add(.link(rect, link)) }

  func text(
    _ text: String, in frame: PageRect, size: Double, _ weight: TextWeight, _ color: RGBColor,
    _ alignment: PageText.Alignment = .left, isStruck: Bool = false, isCut: Bool? = nil
  ) {
    guard !text.isEmpty, frame.width > 0 else { return }
    let isCut = isCut ?? (width(of: text, size: size, weight) > frame.width + 0.01)
    add(
      .text(
        PageText(
          text: text, frame: frame, size: size, weight: weight, color: color, alignment: alignment, isStruck: isStruck,
          isCut: isCut)))
  }

  func text(
    _ text: String, in frame: PageRect, size: Double, _ color: RGBColor, _ alignment: PageText.Alignment = .left,
    isCut: Bool? = nil
  ) {
    self.text(text, in: frame, size: size, .regular, color, alignment, isCut: isCut)
  }

  func width(of text: String, size: Double, _ weight: TextWeight = .regular) -> Double {
    widths.width(of: text, weight) * size
  }

  /// The pages, turned round where the language is written from right to left.
  func layout(title: String) -> PageLayout {
    PageLayout(
      paper: setup.paper, title: title, language: conventions.languageTag,
      pages: conventions.isRightToLeft ? pages.map { $0.mirrored(width: setup.paper.width) } : pages)
  }

  private func add(_ element: PageElement) { pages[pages.count - 1].elements.append(element) }
}

extension Page {
  fileprivate func mirrored(width: Double) -> Page {
    func turned(_ rect: PageRect) -> PageRect {
      PageRect(x: width - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
    }
    var page = self
    page.elements = elements.map { element in
      switch element {
      case .fill(let rect, let radius, let color): return .fill(turned(rect), radius: radius, color)
      case .stroke(let rect, let radius, let line, let isDashed, let color):
        return .stroke(turned(rect), radius: radius, width: line, isDashed: isDashed, color)
      case .link(let rect, let link): return .link(turned(rect), link)
      case .text(var text):
        text.frame = turned(text.frame)
        text.alignment = text.alignment == .left ? .right : text.alignment == .right ? .left : .center
        return .text(text)
      }
    }
    return page
  }
}
