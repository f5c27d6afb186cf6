extension HTMLPage {
  /// A year at a glance: twelve small months, each day on a ground that tells how busy it is.
  func overview(_ year: YearGrid, _ html: inout HTMLWriter) {
    html.element(.section, .id(.overview), .classes(["year"])) { html in
      html.element(.h2, text: String(year.year))
      html.element(.div, .classes(["small"])) { html in
        for grid in year.months { small(grid, year, &html) }
      }
    }
    html.lineBreak()
  }

  private func small(_ grid: MonthGrid, _ year: YearGrid, _ html: inout HTMLWriter) {
    let month = grid.month
    html.element(.table) { html in
      html.element(.caption) { html in
        html.element(.a, .anchor(.month(month)), text: conventions.months.wide[month.month - 1])
      }
      html.element(.thead) { html in
        html.element(.tr) { html in
          for column in 0..<7 {
            let place = grid.options.weekStart.advanced(by: column).rawValue - 1
            html.element(.th, .fixed(.scope, "col")) { html in
              html.element(.span, .classes(["h"]), text: conventions.weekdays.wide[place])
              html.element(.span, .fixed(.ariaHidden, "true"), text: conventions.weekdays.narrow[place])
            }
          }
        }
      }
      html.element(.tbody) { html in
        for week in grid.weeks {
          html.element(.tr) { html in
            for day in week.days { small(day, year, &html) }
          }
        }
      }
    }
    html.lineBreak()
  }

  private func small(_ day: GridDay, _ year: YearGrid, _ html: inout HTMLWriter) {
    guard let date = day.date else { return html.element(.td) { _ in } }
    let level = year.level(of: day, levels: options.theme.busyness.count)
    var classes: [StaticString] = []
    if level > 0 { classes.append("busy") }
    if level == 0, day.styles.contains(.weekend) { classes.append(day.weekday == .sunday ? "su" : "we") }
    if date == today { classes.append("today") }
    html.element(.td, .classes(classes, level > 0 ? [.level(level)] : [])) { html in
      html.text(String(date.day))
      let count = day.occurrences.count
      if count > 0 { html.element(.span, .classes(["h"]), text: ", \(options.phrases.events(String(count), count))") }
    }
  }
}
