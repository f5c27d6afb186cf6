// A month in a terminal and in a web page, drawn with nothing but the grid.

import ICalGrid

/// A month as text: each cell has its day and `lines` lines of bars.
struct TerminalMonth {
  var grid: MonthGrid
  var width = 10
  var lines = 3

  func text() -> String {
    grid.weeks.map(week).joined(separator: "\n")
  }

  private func week(_ week: GridWeek) -> String {
    let days = week.days.map { day in
      padded(day.date.map { day.styles.contains(.today) ? "[\($0.day)]" : "\($0.day)" } ?? "", width)
    }
    let layout = week.layout(limit: lines)
    let bars = (0..<layout.height).map { line in
      var row = ""
      for column in 0..<7 {
        if let segment = layout.visible.first(where: { $0.lane == line && $0.covers(column) }) {
          if segment.first == column { row += bar(segment) }
        } else if line == layout.overflowLane, layout.overflow[column] > 0 {
          row += padded("+\(layout.overflow[column]) more", width)
        } else {
          row += padded("", width)
        }
      }
      return row
    }
    return ([days.joined()] + bars).joined(separator: "\n")
  }

  private func bar(_ segment: Segment) -> String {
    let title = grid.index.occurrences[segment.occurrence].summary ?? "Untitled"
    let cells = width * segment.dayCount - 1
    return (segment.continuesBefore ? "<" : "[") + padded(title, cells - 2) + (segment.continuesAfter ? ">" : "]") + " "
  }

  /// Counts characters; a real terminal wants cells.
  private func padded(_ text: String, _ width: Int) -> String {
    String(text.prefix(width)) + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// A month as a grid of a web page: days and bars name their columns and rows, and the browser does the rest.
struct WebMonth {
  var grid: MonthGrid

  func html() -> String {
    var html = "<div style='display: grid; grid-template-columns: repeat(7, 1fr)'>\n"
    var row = 1
    for week in grid.weeks {
      let layout = week.layout(limit: 4)
      for (column, day) in week.days.enumerated() {
        let classes = ([day.position.rawValue] + day.styles.map(\.rawValue)).joined(separator: " ")
        let number = day.date.map { "\($0.day)" } ?? ""
        html += "<time class='\(classes)' style='grid-area: \(row) / \(column + 1)'>\(number)</time>\n"
      }
      for segment in layout.visible {
        let area = "\(row + 1 + segment.lane) / \(segment.first + 1) / auto / span \(segment.dayCount)"
        html += "<a style='grid-area: \(area)'>\(escaped(title(of: segment)))</a>\n"
      }
      for (column, hidden) in layout.overflow.enumerated() where hidden > 0 {
        html += "<a style='grid-area: \(row + 1 + layout.overflowLane) / \(column + 1)'>+\(hidden) more</a>\n"
      }
      row += 1 + layout.height
    }
    return html + "</div>"
  }

  private func title(of segment: Segment) -> String {
    grid.index.occurrences[segment.occurrence].summary ?? "Untitled"
  }

  private func escaped(_ text: String) -> String {
    text.map { ["&": "&amp;", "<": "&lt;", ">": "&gt;"][$0] ?? String($0) }.joined()
  }
}

func occurrence(_ title: String, from first: CivilDate, days: Int) -> Occurrence {
  var details = EventDetails()
  details.summary = title
  return Occurrence(
    event: Event(uid: title, start: .date(first), details: details), isAllDay: true,
    start: LocalTime(wall: CivilDateTime(first)), end: LocalTime(wall: CivilDateTime(first.advanced(by: days))))
}

let june = YearMonth(year: 2024, month: 6)!
let today = june.firstDay.advanced(by: 11)
let index = EventIndex([
  occurrence("Summer trip", from: today.advanced(by: 2), days: 6), occurrence("Ada's birthday", from: today, days: 1),
  occurrence("Fair", from: today.advanced(by: -1), days: 3), occurrence("Inventory", from: today, days: 1),
  occurrence("Dentist", from: today, days: 1),
])
let grid = MonthGrid(june, index: index, today: today)
print(TerminalMonth(grid: grid).text())
print(WebMonth(grid: grid).html())
