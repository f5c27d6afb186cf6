/// Makes rows as the calendar alone makes them: date, position, weekend, Sunday, today, range. All of it is comparing numbers.
struct PlainDays {
  private let shown: Range<Int>
  private let current: Range<Int>
  private let range: Range<Int>
  /// The days that are shown, of the month and in range.
  private let whole: Range<Int>
  private let today: Int
  private let weekStart: Weekday
  /// What each column is by its weekday alone.
  private let weekdays: UInt64

  init(_ rows: GridRows, _ shown: Range<Int>, _ options: GridOptions, _ today: CivilDate?) {
    self.shown = shown
    current = rows.current
    range = options.range.map { $0.startDayNumber..<$0.endDayNumber } ?? GridRows.allDays
    whole = current.clamped(to: shown).clamped(to: range)
    self.today = today?.dayNumber ?? .min
    weekStart = options.weekStart
    weekdays = Self.weekdays(options)
  }

  private static func weekdays(_ options: GridOptions) -> UInt64 {
    // One bit a weekday, by its raw value.
    let weekend = options.weekend.reduce(0) { $0 | 1 << $1.rawValue }
    var codes: UInt64 = 0
    for column in 0..<7 {
      let index = options.weekStart.rawValue &+ column
      let weekday = index > 7 ? index &- 7 : index
      var code: PlainRow.Code = weekday == Weekday.sunday.rawValue ? .sunday : []
      if weekend &>> weekday & 1 != 0 { code.insert(.weekend) }
      codes |= UInt64(code.rawValue) << UInt64(8 * column)
    }
    return codes
  }

  /// The seven cells from a day number on.
  func row(_ start: Int) -> PlainRow {
    var row: PlainRow
    if whole.lowerBound <= start, start + 7 <= whole.upperBound {
      row = PlainRow(start: start, weekStart: weekStart, codes: weekdays | Self.wholeRow)
    } else {
      row = PlainRow(start: start, weekStart: weekStart, codes: 0)
      for column in 0..<7 { row.insert(code(start + column, column), column: column) }
    }
    if start <= today, today < start + 7, shown.contains(today) { row.insert(.today, column: today - start) }
    return row
  }

  /// Seven days of the month that may be selected.
  private static let wholeRow = 0x01_0101_0101_0101 * UInt64(PlainRow.Code([.current, .selectable]).rawValue)

  /// What a day of a row is that doesn't lie in the month as a whole.
  private func code(_ number: Int, _ column: Int) -> PlainRow.Code {
    guard shown.contains(number) else { return .blank }
    var code = PlainRow.Code(rawValue: UInt8(truncatingIfNeeded: weekdays >> UInt64(8 * column)))
    let isOwn = current.contains(number)
    if isOwn { code.insert(.current) } else if number >= current.upperBound { code.insert(.next) }
    if !range.contains(number) { code.insert(.outOfRange) } else if isOwn { code.insert(.selectable) }
    return code
  }
}
