/// Cells as the calendar alone makes them: date, position, weekend, Sunday, today, range. All of it is comparing numbers.
struct PlainDays {
  private let shown: Range<Int>
  private let current: Range<Int>
  private let range: Range<Int>
  private let today: Int
  private let weekStart: Weekday
  /// One bit a weekday, by its raw value.
  private let weekend: Int

  init(_ rows: GridRows, _ shown: Range<Int>, _ options: GridOptions, _ today: CivilDate?) {
    self.shown = shown
    current = rows.current
    range = options.range.map { $0.startDayNumber..<$0.endDayNumber } ?? GridRows.allDays
    self.today = today?.dayNumber ?? .min
    weekStart = options.weekStart
    weekend = options.weekend.reduce(0) { $0 | 1 << $1.rawValue }
  }

  /// The seven cells from a day number on.
  func row(_ start: Int) -> [GridDay] {
    // A literal, since the compiler makes it in place, without the run-time's search for the array's type.
    let blank = GridDay(blank: weekStart)
    var days = [blank, blank, blank, blank, blank, blank, blank]
    var weekday = weekStart
    for column in 0..<7 {
      let number = start + column
      days[column].weekday = weekday
      if shown.contains(number) {
        let isInRange = range.contains(number)
        let position: GridDay.Position =
          number < current.lowerBound ? .previous : number >= current.upperBound ? .next : .current
        var styles: StyleSet = weekday == .sunday ? .sunday : []
        if weekend >> weekday.rawValue & 1 != 0 { styles.formUnion(.weekend) }
        if !isInRange { styles.formUnion(.outOfRange) }
        if number == today { styles.formUnion(.today) }
        days[column].date = CivilDate(dayNumber: number)
        days[column].position = position
        days[column].isSelectable = isInRange && position == .current
        days[column].insert(styles)
      }
      weekday = Weekday(rawValue: weekday.rawValue + 1) ?? .monday
    }
    return days
  }
}
