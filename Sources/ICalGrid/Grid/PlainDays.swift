/// Cells as the calendar alone makes them: date, position, weekend, Sunday, today, range. All of it is comparing numbers.
struct PlainDays {
  private let shown: Range<Int>
  private let current: Range<Int>
  private let range: Range<Int>
  /// The days that are shown, of the month and in range.
  private let whole: Range<Int>
  private let today: Int
  private let weekStart: Weekday
  /// One bit a weekday, by its raw value.
  private let weekend: Int

  init(_ rows: GridRows, _ shown: Range<Int>, _ options: GridOptions, _ today: CivilDate?) {
    self.shown = shown
    current = rows.current
    range = options.range.map { $0.startDayNumber..<$0.endDayNumber } ?? GridRows.allDays
    whole = current.clamped(to: shown).clamped(to: range)
    self.today = today?.dayNumber ?? .min
    weekStart = options.weekStart
    weekend = options.weekend.reduce(0) { $0 | 1 << $1.rawValue }
  }

  /// The seven cells from a day number on.
  func row(_ start: Int) -> [GridDay] {
    // Literals, since the compiler makes them in place, without the run-time's search for the array's type.
    if whole.lowerBound <= start, start + 7 <= whole.upperBound {
      return [
        current(start, 0), current(start, 1), current(start, 2), current(start, 3), current(start, 4),
        current(start, 5), current(start, 6),
      ]
    }
    return [day(start, 0), day(start, 1), day(start, 2), day(start, 3), day(start, 4), day(start, 5), day(start, 6)]
  }

  /// A day of the month, in range, in a row of such days.
  @inline(__always)
  private func current(_ start: Int, _ column: Int) -> GridDay {
    let (number, weekday) = (start &+ column, weekday(column))
    return GridDay(number, .current, weekday, isSelectable: true, styles(number, weekday))
  }

  private func day(_ start: Int, _ column: Int) -> GridDay {
    let (number, weekday) = (start + column, weekday(column))
    guard shown.contains(number) else { return GridDay(blank: weekday) }
    let position: GridDay.Position =
      number < current.lowerBound ? .previous : number >= current.upperBound ? .next : .current
    guard range.contains(number) else {
      return GridDay(
        number, position, weekday, isSelectable: false, styles(number, weekday).union(.outOfRange))
    }
    return GridDay(number, position, weekday, isSelectable: position == .current, styles(number, weekday))
  }

  @inline(__always)
  private func weekday(_ column: Int) -> Weekday {
    let index = weekStart.rawValue &+ column
    return Weekday(rawValue: index > 7 ? index &- 7 : index) ?? .monday
  }

  @inline(__always)
  private func styles(_ number: Int, _ weekday: Weekday) -> StyleSet {
    var styles: StyleSet = weekday == .sunday ? .sunday : []
    if weekend &>> weekday.rawValue & 1 != 0 { styles.formUnion(.weekend) }
    if number == today { styles.formUnion(.today) }
    return styles
  }
}
