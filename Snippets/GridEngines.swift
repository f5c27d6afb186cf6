// One example for each engine of the grid. The documentation shows these lines; here they compile and run.

import ICalGrid

let june = YearMonth(year: 2024, month: 6)!
let today = CivilDate(year: 2024, month: 6, day: 12)!
let trip = Occurrence(
  event: Event(uid: "trip", start: .date(today)), isAllDay: true, start: LocalTime(wall: CivilDateTime(today)),
  end: LocalTime(wall: CivilDateTime(today.advanced(by: 6))))
let index = EventIndex([trip])

func monthGrid() {
  let options = GridOptions(weekStart: .sunday, rows: .fixed(6), outside: .blank)
  let grid = MonthGrid(june, index: index, options: options, today: today)
  for week in grid.weeks {
    let cells = week.days.map { day in day.date.map { "\($0.day)" } ?? "" }
    print(week.number ?? 0, cells)
  }
}

func eventIndex() {
  for position in index.positions(on: today) {
    print(index.occurrences[position].summary ?? "Untitled")
  }
  if let next = index.nearestDay(after: today) { print("next: \(next)") }
}

func dayStyles() {
  let payday = EventStyle(rawValue: "payday")
  let birthday = EventStyle(rawValue: "birthday")
  let rules = [
    StyleRule { day, _ in day.date?.day == 25 ? [payday] : [] },
    StyleRule.occurrences { $0.event.details.categories.contains("BIRTHDAY") ? birthday : nil },
  ]
  let grid = MonthGrid(june, index: index, tags: DayTags(today: today, rules: rules))
  if let day = grid.day(today) { print(day.styles.map(\.rawValue), day.busyShare) }
}

func navigation() {
  var navigation = MonthNavigation(june)
  navigation.move(by: 1)
  navigation.jump(to: today)
  print(navigation.previous?.description ?? "", navigation.month, navigation.next?.description ?? "")
}

func selection() {
  var selection = DaySelection.day(today)
  selection = selection.extended(to: today.advanced(by: 3))
  let grid = MonthGrid(june, tags: DayTags(selection: selection))
  print(grid.days.filter { $0.styles.contains(.rangeInner) }.count)

  let appointment = DaySelection.day(today).at(hour: 9, minute: 30)
  print(appointment.moved(to: today.advanced(by: 7)))
}

func sections() throws {
  let first = CivilDate(year: 2016, month: 3, day: 5)!
  let last = CivilDate(year: 2016, month: 6, day: 20)!
  let range = try CalendarRange(from: first, through: last)
  for section in 0..<range.sectionCount {
    for item in 0..<range.itemCount(inSection: section) {
      if let date = range.date(section: section, item: item) { print(section, item, date) }
    }
  }
}

func dayStrip() throws {
  let first = CivilDate(year: 1974, month: 11, day: 16)!
  let last = CivilDate(year: 1975, month: 1, day: 31)!
  let strip = try DayStrip(from: first, through: last, options: GridOptions(weekStart: .sunday))
  for month in strip.months { print(month.month, month.rowCount) }
  for week in strip.weeks(rows: 0..<3) { print(week.days.map { $0.date?.day ?? 0 }) }
}

func weekNumbers() {
  print(WeekNumbering.iso8601.week(of: today))
  let american = GridOptions(weekStart: .sunday, weekNumbers: WeekNumbering(weekStart: .sunday, minimalDays: 1))
  print(MonthGrid(june, options: american).weeks.compactMap(\.number))
}

func lanes() {
  let grid = MonthGrid(june, index: index)
  for week in grid.weeks {
    let layout = week.layout(limit: 3)
    for segment in layout.visible {
      print("line \(segment.lane): columns \(segment.first)…\(segment.last)", segment.continuesAfter ? "→" : "")
    }
    for (column, hidden) in layout.overflow.enumerated() where hidden > 0 {
      print("line \(layout.overflowLane), column \(column): +\(hidden) more")
    }
  }
}

func secondCalendar() {
  guard let chinese = SecondCalendar(identifier: "chinese", locale: "zh-Hans") else { return }
  let labels = chinese.labels(for: MonthGrid.window(of: june))
  let grid = MonthGrid(june, tags: DayTags(labels: labels))
  print(grid.days.compactMap(\.secondLabel))
}

func year() {
  guard let year = YearGrid(2024, index: index) else { return }
  for grid in year.months {
    print(grid.month, grid.days.map { day in day.date == nil ? " " : "\(year.level(of: day))" }.joined())
  }
}

monthGrid()
eventIndex()
dayStyles()
navigation()
selection()
try sections()
try dayStrip()
weekNumbers()
lanes()
secondCalendar()
year()
