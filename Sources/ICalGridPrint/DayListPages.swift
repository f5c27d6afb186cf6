import ICalGrid

/// Pages that list events by day, in columns: what a month's own page has no room for.
struct DayListPages {
  struct Day {
    var date: CivilDate
    var occurrences: [Occurrence]
  }

  /// The name of what they continue.
  var title: String
  var days: [Day]

  func draw(_ maker: PageMaker) {
    let style = maker.style
    let scale = style.scale
    let size = max(7.5 * scale, PageStyle.readable)
    let pitch = PageStyle.pitch(size)
    let area = maker.area
    let columns = max(Int(area.width / (190 * max(scale, 0.6))), 1)
    let gap = 14 * scale
    let width = (area.width - gap * Double(columns - 1)) / Double(columns)
    let top = area.y + 30 * scale
    let bottom = area.maxY - Footer(maker).height
    var number = 1
    var column = columns
    var y = bottom

    /// Moves to where so many lines stand together, and says whether that is in another column.
    func reserve(_ height: Double) -> Bool {
      guard y + height > bottom else { return false }
      column += 1
      if column >= columns {
        column = 0
        number += 1
        beginPage(number, maker)
      }
      y = top
      return true
    }

    func heading(_ date: CivilDate) {
      maker.text(
        maker.conventions.fullDate(date),
        in: PageRect(x: x, y: y, width: width, height: pitch * 1.2), size: size * 1.05, .bold, style.ink)
      y += pitch * 1.4
    }

    var x: Double { area.x + Double(column) * (width + gap) }

    for day in days {
      if !reserve(pitch * 3.2), y > top { y += pitch * 0.6 }
      heading(day.date)
      for occurrence in day.occurrences {
        let time = maker.options.timeText(of: occurrence, on: day.date)
        let timeWidth = min(maker.width(of: time, size: size) + 6 * scale, width * 0.5)
        let indent = 9 * scale
        let lines = TitleLines(maker.options.drawableTitle(of: occurrence), .regular, maker.widths)
          .lines(size: size, first: width - indent - timeWidth, width: width - indent, limit: 4)
        if reserve(pitch * Double(lines.count)) { heading(day.date) }
        let side = 4.2 * scale
        let isOff = occurrence.isCancelled || maker.options.isDeclined(occurrence)
        maker.fill(
          PageRect(x: x + scale, y: y + (pitch - side) / 2, width: side, height: side), radius: side / 2,
          isOff ? style.line : maker.colors(of: occurrence.event).mark)
        maker.text(
          time, in: PageRect(x: x + indent, y: y, width: timeWidth - 2 * scale, height: pitch), size: size, style.soft)
        for (place, line) in lines.enumerated() {
          let left = place == 0 ? indent + timeWidth : indent
          maker.text(
            line.text, in: PageRect(x: x + left, y: y, width: width - left, height: pitch), size: size, .regular,
            isOff ? style.soft : style.ink, isStruck: occurrence.isCancelled, isCut: line.isCut)
          y += pitch
        }
      }
    }
  }

  private func beginPage(_ number: Int, _ maker: PageMaker) {
    maker.begin()
    let area = maker.area
    let scale = maker.style.scale
    maker.text(
      "\(title) · \(number)", in: PageRect(x: area.x, y: area.y, width: area.width, height: 20 * scale),
      size: 14 * scale, .bold, maker.style.ink)
    Footer(maker).draw(at: area.maxY)
  }
}
