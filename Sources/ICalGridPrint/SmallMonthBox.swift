import ICalGrid

/// A small month: numbers alone, each day on a ground that tells how busy it is where that is known.
struct SmallMonthBox {
  private let grid: MonthGrid
  private let size: Double
  private let levels: (@Sendable (GridDay) -> Int)?

  init(_ grid: MonthGrid, size: Double, levels: (@Sendable (GridDay) -> Int)? = nil) {
    self.grid = grid
    self.size = size
    self.levels = levels
  }

  func draw(in rect: PageRect, _ maker: PageMaker) {
    let style = maker.style
    let rows = 8.0
    let pitch = rect.height / rows
    let column = rect.width / 7
    let isLarge = levels != nil
    let title =
      isLarge ? maker.conventions.months.wide[grid.month.month - 1] : maker.conventions.monthTitle(grid.month)
    maker.text(
      title, in: PageRect(x: rect.x, y: rect.y, width: rect.width, height: pitch), size: size * 1.25, .bold, style.ink,
      isLarge ? .left : .center)
    for place in 0..<7 {
      let weekday = grid.options.weekStart.advanced(by: place)
      maker.text(
        maker.conventions.weekdays.narrow[weekday.rawValue - 1],
        in: PageRect(x: rect.x + Double(place) * column, y: rect.y + pitch, width: column, height: pitch),
        size: size * 0.9, style.soft, .center)
    }
    for (row, week) in grid.weeks.enumerated() {
      for (place, day) in week.days.enumerated() {
        guard let date = day.date else { continue }
        let cell = PageRect(
          x: rect.x + Double(place) * column, y: rect.y + pitch * Double(row + 2), width: column, height: pitch)
        let level = levels?(day) ?? 0
        var color = style.color(of: day)
        if level > 0 {
          let ground = style.busyness[level - 1]
          maker.fill(cell.inset(0.6, 0.6), radius: 2 * style.scale, ground)
          color = ground.textColor
        }
        let isToday = day.styles.contains(.today)
        if isToday { maker.stroke(cell.inset(0.9, 0.9), radius: 2 * style.scale, width: 1.1, style.today) }
        maker.text(String(date.day), in: cell, size: size, isToday ? .bold : .regular, color, .center)
      }
    }
  }
}
