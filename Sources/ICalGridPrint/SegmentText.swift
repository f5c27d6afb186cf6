import ICalGrid

/// What is written into a segment: its time, where it begins there, and its title.
struct SegmentText {
  let segment: Segment
  let occurrence: Occurrence
  /// Whether it is drawn as a bar, and not as a dot with a text beside it.
  let isBar: Bool
  private let time: String
  /// In ems.
  private let timeWidth: Double
  private let title: TitleLines

  /// The space around a text, in points on A4.
  static let inset = 4.0
  static let dot = 7.0

  init(_ segment: Segment, _ occurrence: Occurrence, _ maker: PageMaker) {
    self.segment = segment
    self.occurrence = occurrence
    isBar = occurrence.isAllDay || occurrence.dayCount > 1
    let showsTime = !occurrence.isAllDay && !segment.continuesBefore
    time = showsTime ? maker.conventions.shortTime(occurrence.start.wall) : ""
    timeWidth = showsTime ? maker.widths.width(of: time + " ", .regular) : 0
    title = TitleLines(maker.options.drawableTitle(of: occurrence), isBar ? .medium : .regular, maker.widths)
  }

  /// The lines of the title in a box of that width.
  func lines(size: Double, width: Double, limit: Int, scale: Double) -> [TitleLines.Line] {
    let room = width - leading(scale) - Self.inset * scale / 2
    return title.lines(size: size, first: room - timeWidth * size, width: room, limit: limit)
  }

  private func leading(_ scale: Double) -> Double { (isBar ? Self.inset : Self.dot + 2) * scale }

  /// Draws it into its box.
  func draw(in box: PageRect, lines: [TitleLines.Line], size: Double, _ maker: PageMaker) {
    let style = maker.style
    let scale = style.scale
    let colors = maker.colors(of: occurrence.event)
    let isOff = occurrence.isCancelled || maker.options.isDeclined(occurrence)
    let pitch = PageStyle.pitch(size)
    let isTentative = occurrence.status == .tentative
    if isBar {
      let radius = 2 * scale
      if isOff {
        maker.stroke(box.inset(0.25, 0.25), radius: radius, style.line)
      } else {
        maker.fill(box, radius: radius, colors.ground)
      }
      if !segment.continuesBefore {
        maker.fill(
          PageRect(x: box.x, y: box.y, width: 2 * scale, height: box.height), isOff ? style.line : colors.mark)
      }
    } else {
      let side = min(4.2 * scale, pitch * 0.6)
      maker.fill(
        PageRect(x: box.x + 2 * scale, y: box.y + (pitch - side) / 2, width: side, height: side), radius: side / 2,
        isOff ? style.line : colors.mark)
    }
    if isTentative { maker.stroke(box.inset(0.3, 0.3), radius: 2 * scale, width: 0.6, isDashed: true, colors.mark) }
    let ink = isOff ? style.soft : isBar ? colors.ink : style.ink
    let left = box.x + leading(scale)
    let room = box.maxX - Self.inset * scale / 2 - left
    for (number, line) in lines.enumerated() {
      let y = box.y + Double(number) * pitch
      var frame = PageRect(x: left, y: y, width: room, height: pitch)
      if number == 0, !time.isEmpty {
        let width = timeWidth * size
        maker.text(
          time, in: PageRect(x: left, y: y, width: min(width, room), height: pitch), size: size,
          isBar && !isOff ? colors.ink : style.soft, isCut: width > room)
        frame.x += width
        frame.width -= width
      }
      maker.text(
        line.text, in: frame, size: size, isBar ? .medium : .regular, ink, isStruck: occurrence.isCancelled,
        isCut: line.isCut)
    }
    if let link = occurrence.event.details.url.flatMap(SafeLink.init) { maker.link(box, link) }
  }
}
