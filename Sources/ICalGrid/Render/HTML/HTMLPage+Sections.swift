extension HTMLPage {
  /// A month as a section of the page.
  func section(_ grid: MonthGrid, _ section: Int, isOnly: Bool, _ html: inout HTMLWriter) {
    let isNow = today.map { $0.yearMonth == grid.month } ?? false
    html.element(.section, .id(.month(grid.month)), .classes(isNow ? ["now"] : [])) { html in
      let hasNumbers = options.showsWeekNumbers
      html.element(.table) { html in
        html.element(.caption) { html in
          html.element(isOnly ? .h1 : .h2) { html in title(grid.month, &html) }
        }
        weekdays(grid.options, front: hasNumbers ? "wk" : nil, &html)
        html.element(.tbody) { html in
          for (row, week) in grid.weeks.enumerated() {
            html.element(.tr) { html in
              if hasNumbers { number(of: week, &html) }
              cells(week, section, names: row == 0 ? .first : .none, &html)
            }
            html.lineBreak()
          }
        }
      }
      legend(&html)
      days(of: grid.weeks, section, heading: isOnly ? .h2 : .h3, &html)
    }
    html.lineBreak()
  }

  /// Unbroken weeks as the page's only section.
  func section(_ strip: DayStrip, _ weeks: [GridWeek], title: String, _ html: inout HTMLWriter) {
    var months: [Int: [YearMonth]] = [:]
    for month in strip.months { months[month.firstRow, default: []].append(month.month) }
    html.element(.section, .id(.strip)) { html in
      html.element(.table) { html in
        html.element(.caption) { html in html.element(.h1, text: title) }
        weekdays(strip.options, front: "mo", &html)
        html.element(.tbody) { html in
          for (row, week) in weeks.enumerated() {
            html.element(.tr) { html in
              html.element(.th, .fixed(.scope, "row"), .classes(["mo"])) { html in
                for month in months[row] ?? [] {
                  html.element(.div) { html in
                    html.text(conventions.monthAbbreviation(month))
                    if row == 0 || month.month == 1 {
                      html.element(.span, .classes(["y"]), text: " \(month.year)")
                    }
                  }
                }
                if options.showsWeekNumbers, let number = week.number {
                  html.element(.div, .classes(["soft"]), text: String(number))
                }
              }
              cells(week, 0, names: .months, &html)
            }
            html.lineBreak()
          }
        }
      }
      legend(&html)
      days(of: weeks, 0, heading: .h2, &html)
    }
  }

  /// A month's name, its year set apart.
  private func title(_ month: YearMonth, _ html: inout HTMLWriter) {
    let title = conventions.monthTitle(month)
    guard let year = title.firstRange(of: String(month.year)) else { return html.text(title) }
    html.text(String(title[..<year.lowerBound]))
    html.element(.span, .classes(["y"]), text: String(title[year]))
    html.text(String(title[year.upperBound...]))
  }

  private func weekdays(_ grid: GridOptions, front: StaticString?, _ html: inout HTMLWriter) {
    html.element(.thead) { html in
      html.element(.tr) { html in
        if let front {
          html.element(.td, .classes([front])) { _ in }
        }
        for column in 0..<7 {
          let weekday = grid.weekStart.advanced(by: column)
          let names = conventions.weekdays
          let place = weekday.rawValue - 1
          html.element(
            .th, .fixed(.scope, "col"), .classes(Self.classes(of: weekday, weekend: grid.weekend))
          ) { html in
            html.element(.span, .classes(["wide"]), text: names.wide[place])
            html.element(.span, .classes(["short"]), .fixed(.ariaHidden, "true"), text: names.narrow[place])
          }
        }
      }
    }
    html.lineBreak()
  }

  private static func classes(of weekday: Weekday, weekend: Set<Weekday>) -> [StaticString] {
    weekend.contains(weekday) ? [weekday == .sunday ? "su" : "we"] : []
  }

  private func number(of week: GridWeek, _ html: inout HTMLWriter) {
    html.element(.th, .fixed(.scope, "row"), .classes(["wk"])) { html in
      guard let number = week.number else { return }
      html.element(.span, .classes(["h"]), text: options.phrases.week + " ")
      html.text(String(number))
    }
  }

  /// Which days bear their month's name beside their number.
  private enum DayNames {
    case none
    /// The first of a row and each first of a month.
    case first
    /// Each first of a month.
    case months
  }

  private func cells(_ week: GridWeek, _ section: Int, names: DayNames, _ html: inout HTMLWriter) {
    let layout = week.layout(limit: HTMLRenderer.laneLimit)
    var byColumn = [[(segment: Segment, isOver: Bool)]](repeating: [], count: 7)
    for segment in layout.visible { byColumn[segment.first].append((segment, false)) }
    for segment in layout.hidden { byColumn[segment.first].append((segment, true)) }
    for (column, day) in week.days.enumerated() {
      guard let date = day.date else {
        html.element(.td, .classes(["none"])) { _ in }
        continue
      }
      var classes: [StaticString] = []
      if day.styles.contains(.weekend) { classes.append(day.weekday == .sunday ? "su" : "we") }
      if day.position != .current { classes.append("out") }
      if date == today { classes.append("today") }
      html.element(.td, .classes(classes)) { html in
        let showsMonth =
          switch names {
          case .none: day.position == .next && date.day == 1
          case .first: day.position != .current && (date.day == 1 || column == 0)
          case .months: date.day == 1 || date == today
          }
        head(day, date, section, showsMonth: showsMonth, &html)
        guard !byColumn[column].isEmpty || !day.occurrences.isEmpty else { return }
        html.element(.ol, .classes(["ev"])) { html in
          for (segment, isOver) in byColumn[column] {
            HTMLEvent(index.occurrences[segment.occurrence], segment.occurrence, page: self)
              .segment(segment, isOver: isOver, &html)
          }
          if layout.overflow[column] > 0 {
            html.element(.li, .classes(["more"], [.lane(layout.overflowLane)])) { html in
              html.element(.button, .fixed(.type, "button"), .opens(.day(date, section: section))) { html in
                html.element(.bdi, text: options.phrases.more(layout.overflow[column]))
              }
            }
          }
        }
        dots(day, &html)
      }
    }
  }

  /// A day's number: where it has events, the way to their list.
  private func head(
    _ day: GridDay, _ date: CivilDate, _ section: Int, showsMonth: Bool, _ html: inout HTMLWriter
  ) {
    let number = showsMonth ? conventions.monthDay(date) : String(date.day)
    let count = day.occurrences.count
    var name = conventions.longMonthDay(date)
    if date == today { name += ", \(options.phrases.today)" }
    if count > 0 { name += ", \(options.phrases.events(String(count), count))" }
    html.element(.div, .classes(["dh"])) { html in
      if count > 0 {
        html.element(
          .button, .fixed(.type, "button"), .classes(["n"]), .opens(.day(date, section: section)),
          .text(.ariaLabel, name)
        ) { html in html.element(.time, .text(.datetime, date.description), text: number) }
        html.element(.a, .classes(["n"]), .anchor(.day(date, section: section)), .text(.ariaLabel, name), text: number)
      } else {
        html.element(.time, .classes(["n"]), .text(.datetime, date.description)) { html in
          html.element(.span, .fixed(.ariaHidden, "true"), text: number)
          html.element(.span, .classes(["h"]), text: name)
        }
      }
      if let label = day.secondLabel { html.element(.bdi, .classes(["second"]), text: label) }
    }
  }

  /// The marks of a day's events, where there is no room for more.
  private func dots(_ day: GridDay, _ html: inout HTMLWriter) {
    guard !day.occurrences.isEmpty else { return }
    html.element(.div, .classes(["dots"]), .fixed(.ariaHidden, "true")) { html in
      for position in day.occurrences.prefix(4) {
        html.element(.i, .classes([], [color(of: position)])) { _ in }
      }
    }
  }

  /// The lists of the days with events: shown for "+n more", and under the month on a narrow screen.
  private func days(of weeks: [GridWeek], _ section: Int, heading: HTMLWriter.Tag, _ html: inout HTMLWriter) {
    html.element(.div, .classes(["days"])) { html in
      for day in weeks.lazy.flatMap(\.days) where !day.occurrences.isEmpty {
        guard let date = day.date else { continue }
        var classes: [StaticString] = ["day"]
        if day.position != .current { classes.append("beside") }
        if date == today { classes.append("now") }
        html.element(
          .div, .id(.day(date, section: section)), .classes(classes), .flag(.popover), .fixed(.role, "group"),
          .labelledBy(.dayName(date, section: section))
        ) { html in
          html.element(heading, .id(.dayName(date, section: section))) { html in
            html.element(.time, .text(.datetime, date.description), text: conventions.fullDate(date))
          }
          html.element(.ol, .classes(["list"])) { html in
            let allDay = day.occurrences.filter { index.occurrences[$0].isAllDay }
            for position in allDay + day.occurrences.filter({ !index.occurrences[$0].isAllDay }) {
              HTMLEvent(index.occurrences[position], position, page: self).line(on: date, &html)
            }
          }
          html.element(
            .button, .fixed(.type, "button"), .classes(["close"]), .closes(.day(date, section: section)),
            .text(.ariaLabel, options.phrases.close), text: "×")
        }
        html.lineBreak()
      }
    }
  }
}
