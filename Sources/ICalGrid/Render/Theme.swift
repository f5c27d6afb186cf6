/// What things look like: the day styles, the calendars' colours, the parts of a grid. Every format draws from it.
public struct Theme: Sendable {
  /// The looks of day styles; a day takes those of its styles in their order, later ones on top.
  public var dayLooks: [EventStyle: Look]
  /// The month's name and the weekdays.
  public var title: Look
  public var heading: Look
  /// The lines of the grid.
  public var frame: Look
  /// What stands back: the neighbouring months, places, durations, week numbers.
  public var secondary: Look
  /// "+2 more"
  public var overflow: Look
  /// The mark of a conflict.
  public var conflict: Look
  /// What is added to an event that is cancelled, or that the reader declined.
  public var cancelled, declined: Look
  /// The colours that calendars without one of their own get, by their names.
  public var palette: [RGBColor]
  /// The ground of a day by how busy it is, from the least to the most; of the standard ones, 256 colours show each as it is.
  public var busyness: [RGBColor]

  private var assigned: [String: RGBColor] = [:]

  /// The standard theme, in which `calendars` have colours of their own: two without a stated colour get different ones.
  public init(calendars: [CalendarInfo] = []) {
    dayLooks = [
      .weekend: Look(foreground: RGBColor(0x4F8FD0)),
      .sunday: Look(foreground: RGBColor(0xD8604F)),
      .outOfRange: Look(isDim: true),
      .selected: Look(isBold: true, isUnderlined: true),
      .rangeStart: Look(isUnderlined: true),
      .rangeInner: Look(isUnderlined: true),
      .rangeEnd: Look(isUnderlined: true),
      .today: Look(foreground: .white, background: RGBColor(0xCC2222), isBold: true),
    ]
    title = Look(isBold: true)
    heading = Look(isBold: true)
    frame = Look(foreground: RGBColor(0x767676))
    secondary = Look(isDim: true)
    overflow = Look(foreground: RGBColor(0x8A8A8A))
    conflict = Look(foreground: RGBColor(0xD8604F), isBold: true)
    cancelled = Look(isDim: true, isStruck: true)
    declined = Look(isDim: true)
    palette = [
      0x3D7FD9, 0x2E9E6B, 0xD0662E, 0x9457C9, 0xBF9B30, 0xC7457F, 0x2CA0B0, 0x6E8F2A, 0x8F8FE0, 0x9C4A44, 0x7A8794,
    ].map { RGBColor($0) }
    busyness = [0xAFD7AF, 0x87D787, 0x5FAF5F, 0x008700].map { RGBColor($0) }
    assign(calendars)
  }

  /// The look of a day with these styles.
  public func look(of styles: [EventStyle]) -> Look {
    styles.reduce(.plain) { look, style in dayLooks[style].map { look.overlaid(by: $0) } ?? look }
  }

  /// The colour of an event: its own (COLOR), else its calendar's.
  public func color(of event: Event) -> RGBColor {
    event.details.color.flatMap { RGBColor($0) } ?? color(of: event.calendar)
  }

  /// The colour of a calendar: the one that it states or the user chose, else a stable one by its name.
  public func color(of calendar: CalendarInfo) -> RGBColor {
    if let stated = calendar.color.flatMap({ RGBColor($0) }) { return stated }
    if let assigned = assigned[calendar.name] { return assigned }
    return palette.isEmpty ? .black : palette[paletteIndex(of: calendar.name)]
  }

  /// This theme with colours of their own for `calendars`, so that no two without a stated colour look alike.
  public func assigning(_ calendars: [CalendarInfo]) -> Theme {
    var theme = self
    theme.assigned = [:]
    theme.assign(calendars)
    return theme
  }

  /// Gives calendars without a stated colour one of the palette: by name, or the next one that no other comes close to.
  private mutating func assign(_ calendars: [CalendarInfo]) {
    var taken = calendars.compactMap { $0.color.flatMap { RGBColor($0) } }
    for calendar in calendars where assigned[calendar.name] == nil && calendar.color.flatMap({ RGBColor($0) }) == nil {
      let first = paletteIndex(of: calendar.name)
      let candidates = palette[first...] + palette[..<first]
      guard let named = candidates.first else { return }
      // Where all come close to another calendar's, the one that comes least close.
      let color =
        candidates.first { candidate in taken.allSatisfy { !$0.isClose(to: candidate) } }
        ?? candidates.max { one, other in
          (taken.map { $0.distance(to: one) }.min() ?? 0) < (taken.map { $0.distance(to: other) }.min() ?? 0)
        } ?? named
      taken.append(color)
      assigned[calendar.name] = color
    }
  }

  /// FNV-1a over the name's bytes: the same in every run and on every machine.
  private func paletteIndex(of name: String) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash % UInt32(max(palette.count, 1)))
  }
}
