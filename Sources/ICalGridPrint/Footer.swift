import ICalGrid

/// The line under a page: the calendars with their colours, and the zone of the times.
struct Footer {
  private let maker: PageMaker

  init(_ maker: PageMaker) { self.maker = maker }

  private var scale: Double { maker.style.scale }

  var height: Double { 14 * scale }

  func draw(at bottom: Double) {
    let area = maker.area
    let size = 6.8 * scale
    let frame = PageRect(x: area.x, y: bottom - 10 * scale, width: area.width, height: 10 * scale)
    let zone = drawable(maker.timeZone)
    let zoneWidth = min(maker.width(of: zone, size: size), area.width / 3)
    maker.text(
      zone, in: PageRect(x: area.maxX - zoneWidth, y: frame.y, width: zoneWidth, height: frame.height), size: size,
      maker.style.soft, .right)
    var x = area.x
    let end = area.maxX - zoneWidth - 12 * scale
    let isLegend = maker.calendars.count > 1
    for (place, calendar) in maker.calendars.enumerated() {
      let name = maker.options.drawableName(of: calendar)
      let mark = isLegend ? 8 * scale : 0
      let width = min(maker.width(of: name, size: size), 160 * scale)
      // What has no room is counted.
      let isLast = place == maker.calendars.count - 1
      if x + mark + width + (isLast ? 0 : 30 * scale) > end {
        maker.text(
          "+\(maker.calendars.count - place)",
          in: PageRect(x: x, y: frame.y, width: max(end - x, 0), height: frame.height), size: size, maker.style.soft)
        return
      }
      if isLegend {
        let side = 4.8 * scale
        maker.fill(
          PageRect(x: x, y: frame.y + (frame.height - side) / 2, width: side, height: side), radius: side / 2,
          maker.colors(of: maker.theme.color(of: calendar)).mark)
      }
      maker.text(
        name, in: PageRect(x: x + mark, y: frame.y, width: width, height: frame.height), size: size, maker.style.soft)
      x += mark + width + 12 * scale
    }
  }
}
