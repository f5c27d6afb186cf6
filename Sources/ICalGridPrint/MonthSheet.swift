import ICalGrid

/// A page of weeks: a month, or a part of a strip.
struct MonthSheet {
  /// The name in large letters, and the year in light ones.
  var title: String
  var year: Int?
  var outline: String?
  var weeks: [GridWeek]
  var options: GridOptions
  var index: EventIndex
  var today: CivilDate?
  /// By row: what stands before it.
  var fronts: [[String]]
  /// The months before and after, small beside the title.
  var neighbours: [MonthGrid] = []
  /// Whether days beside the month, and each first, bear their month's name.
  var isStrip = false

  /// The height of the day numbers, in points on A4.
  private static let numberHeight = 16.0

  /// Draws the page and the lists of what doesn't fit on it.
  func draw(_ maker: PageMaker) {
    maker.begin(outline: outline)
    let style = maker.style
    let scale = style.scale
    let area = maker.area
    let hasNeighbours = !neighbours.isEmpty && area.width > 330 * scale
    let headHeight = (hasNeighbours ? 58 : 36) * scale
    let front = fronts.isEmpty ? 0 : (isStrip ? 34 : 17) * scale
    let footHeight = Footer(maker).height
    let weekdayHeight = 14 * scale
    let grid = PageRect(
      x: area.x + front, y: area.y + headHeight + weekdayHeight, width: area.width - front,
      height: area.height - headHeight - weekdayHeight - footHeight)
    drawHead(PageRect(x: area.x, y: area.y, width: area.width, height: headHeight), hasNeighbours, maker)
    drawWeekdays(PageRect(x: grid.x, y: grid.y - weekdayHeight, width: grid.width, height: weekdayHeight), maker)
    let texts = weeks.map { week in week.segments.map { SegmentText($0, index.occurrences[$0.occurrence], maker) } }
    let fitting = WeekFitting(
      weeks, texts, columnWidth: grid.width / 7, height: grid.height, head: Self.numberHeight * scale, style: style)
    drawCells(grid, fitting, maker)
    var y = grid.y
    for week in fitting.weeks {
      drawSegments(week, fitting.size, PageRect(x: grid.x, y: y, width: grid.width, height: week.height), maker)
      y += week.height
    }
    Footer(maker).draw(at: area.maxY)
    drawRest(fitting, maker)
  }

  private func drawHead(_ rect: PageRect, _ hasNeighbours: Bool, _ maker: PageMaker) {
    let style = maker.style
    let scale = style.scale
    let smallWidth = 74 * scale
    let smalls = hasNeighbours ? (smallWidth + 18 * scale) * Double(neighbours.count) : 0
    let size = 27 * scale
    let frame = PageRect(
      x: rect.x, y: rect.maxY - 42 * scale, width: rect.width - smalls, height: 36 * scale)
    var x = frame.x
    for part in titleParts {
      let width = maker.width(of: part.text, size: size, part.isYear ? .light : .bold)
      maker.text(
        part.text, in: PageRect(x: x, y: frame.y, width: min(width, frame.maxX - x), height: frame.height), size: size,
        part.isYear ? .light : .bold, part.isYear ? style.soft : style.ink)
      x += width
    }
    guard hasNeighbours else { return }
    for (place, month) in neighbours.enumerated() {
      let left =
        rect.maxX - Double(neighbours.count - place) * smallWidth
        - Double(neighbours.count - place - 1) * 18 * scale
      SmallMonthBox(month, size: 5.6 * scale).draw(
        in: PageRect(x: left, y: rect.y, width: smallWidth, height: rect.height - 6 * scale), maker)
    }
  }

  private var titleParts: [(text: String, isYear: Bool)] {
    guard let year, let range = title.firstRange(of: String(year)) else { return [(title, false)] }
    return [
      (String(title[..<range.lowerBound]), false), (String(title[range]), true),
      (String(title[range.upperBound...]), false),
    ].filter { !$0.0.isEmpty }
  }

  private func drawWeekdays(_ rect: PageRect, _ maker: PageMaker) {
    let style = maker.style
    let size = 8 * style.scale
    let names = maker.conventions.weekdays
    let column = rect.width / 7
    let fits = names.wide.allSatisfy { maker.width(of: $0, size: size, .medium) <= column - 8 * style.scale }
    for place in 0..<7 {
      let weekday = options.weekStart.advanced(by: place)
      let isWeekend = options.weekend.contains(weekday)
      maker.text(
        (fits ? names.wide : names.abbreviated)[weekday.rawValue - 1],
        in: PageRect(
          x: rect.x + Double(place) * column + 4 * style.scale, y: rect.y, width: column - 8 * style.scale,
          height: rect.height - 2 * style.scale), size: size, .medium,
        isWeekend ? (weekday == .sunday ? style.sunday : style.weekend) : style.soft)
    }
  }

  private func drawCells(_ grid: PageRect, _ fitting: WeekFitting, _ maker: PageMaker) {
    let style = maker.style
    let column = grid.width / 7
    var y = grid.y
    for (row, week) in weeks.enumerated() {
      let height = fitting.weeks[row].height
      for (place, day) in week.days.enumerated() where day.date != nil && day.styles.contains(.weekend) {
        maker.fill(PageRect(x: grid.x + Double(place) * column, y: y, width: column, height: height), style.tint)
      }
      y += height
    }
    y = grid.y
    for row in weeks.indices.dropLast() {
      y += fitting.weeks[row].height
      maker.stroke(PageRect(x: grid.x, y: y, width: grid.width, height: 0), style.line)
    }
    for place in 1..<7 {
      maker.stroke(PageRect(x: grid.x + Double(place) * column, y: grid.y, width: 0, height: grid.height), style.line)
    }
    maker.stroke(grid, radius: 4 * style.scale, width: 0.7, style.line)
    y = grid.y
    for (row, week) in weeks.enumerated() {
      drawNumbers(row, week, y, grid, maker)
      y += fitting.weeks[row].height
    }
  }

  private func drawNumbers(_ row: Int, _ week: GridWeek, _ y: Double, _ grid: PageRect, _ maker: PageMaker) {
    let style = maker.style
    let scale = style.scale
    let column = grid.width / 7
    if fronts.indices.contains(row) {
      let width = (isStrip ? 30 : 13) * scale
      for (line, text) in fronts[row].enumerated() {
        maker.text(
          text,
          in: PageRect(
            x: grid.x - width - 4 * scale, y: y + (2 + 9 * Double(line)) * scale, width: width, height: 12 * scale),
          size: (isStrip ? 7 : 6.5) * scale, style.soft, .right)
      }
    }
    for (place, day) in week.days.enumerated() {
      guard let date = day.date else { continue }
      let isToday = date == today
      let showsMonth =
        isStrip ? date.day == 1 || isToday : day.position != .current && (date.day == 1 || row == 0 && place == 0)
      let number = showsMonth ? maker.conventions.monthDay(date) : String(date.day)
      let size = 9 * scale
      let weight: TextWeight = day.position == .current ? .bold : .regular
      let width = max(maker.width(of: number, size: size, weight), 12 * scale)
      let frame = PageRect(
        x: grid.x + Double(place) * column + 4 * scale, y: y + 2 * scale, width: width, height: 13 * scale)
      if isToday {
        maker.fill(frame.inset(showsMonth ? -3 * scale : -0.5 * scale, 0), radius: 6.5 * scale, style.today)
      }
      maker.text(
        number, in: frame, size: size, weight, isToday ? style.today.textColor : style.color(of: day),
        isToday ? .center : .left)
      guard let label = day.secondLabel else { continue }
      let room = PageRect(
        x: frame.maxX + 4 * scale, y: frame.y, width: column - width - 12 * scale, height: frame.height)
      maker.text(drawable(label), in: room, size: 6.5 * scale, style.soft, .right)
    }
  }

  private func drawSegments(
    _ week: WeekFitting.Week, _ size: Double, _ rect: PageRect, _ maker: PageMaker
  ) {
    let scale = maker.style.scale
    let column = rect.width / 7
    let top = rect.y + Self.numberHeight * scale
    let pitch = PageStyle.pitch(size)
    for placed in week.placed {
      let segment = placed.text.segment
      let left = segment.continuesBefore ? 0 : 2 * scale
      let right = segment.continuesAfter ? 0 : 2 * scale
      let box = PageRect(
        x: rect.x + Double(segment.first) * column + left, y: top + placed.top,
        width: Double(segment.dayCount) * column - left - right, height: Double(placed.lines.count) * pitch)
      placed.text.draw(in: box, lines: placed.lines, size: size, maker)
    }
    for (place, count) in week.overflow.enumerated() where count > 0 {
      maker.text(
        maker.options.overflowText(count),
        in: PageRect(
          x: rect.x + Double(place) * column + 4 * scale, y: top + week.bottoms[place], width: column - 8 * scale,
          height: pitch), size: size, maker.style.soft)
    }
  }

  /// Lists what the weeks hide, by day, on pages of its own.
  private func drawRest(_ fitting: WeekFitting, _ maker: PageMaker) {
    var days: [DayListPages.Day] = []
    for (row, week) in fitting.weeks.enumerated() {
      var byColumn = [[Occurrence]](repeating: [], count: 7)
      for segment in week.hidden { byColumn[segment.first].append(index.occurrences[segment.occurrence]) }
      for (place, occurrences) in byColumn.enumerated() where !occurrences.isEmpty {
        guard let date = weeks[row].days[place].date else { continue }
        days.append(DayListPages.Day(date: date, occurrences: occurrences))
      }
    }
    guard !days.isEmpty else { return }
    DayListPages(title: title, days: days).draw(maker)
  }
}
