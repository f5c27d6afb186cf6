/// Week rows before they are filled: which days they hold, which of them are shown, and which are what the grid is about.
struct GridRows {
  /// The day number of the first cell, which may lie before ``CivilDate/min``.
  var start: Int
  /// The number of rows.
  var count: Int
  /// The day numbers that are shown; other cells are blank.
  var shown: Range<Int>
  /// The day numbers of the month itself; those before are the previous month's, those after the next one's.
  var current: Range<Int>

  /// The years 1…9999.
  static let allDays = CivilDate.min.dayNumber..<(CivilDate.max.dayNumber + 1)

  /// The filled rows.
  ///
  /// - Complexity: O(log n + k log k) for k occurrences that touch the shown days, and the cells that they touch.
  func weeks(index: EventIndex, options: GridOptions, tags: DayTags) -> [GridWeek] {
    let shown = shown.clamped(to: Self.allDays).clamped(to: start..<(start + 7 * count))
    let events = GridEvents(
      start: start, rows: count, shown, index, options.timedOvernight, tags.clockChanges)
    let tagger = DayTagger(index, options, tags)
    let plainDays = PlainDays(self, shown, options, tags.today)
    var numbers = options.weekNumbers.numbers(ofRowsBeginning: options.weekStart)

    var weeks: [GridWeek] = []
    weeks.reserveCapacity(count)
    for row in 0..<count {
      let rowStart = start + 7 * row
      var days = GridDays(plainDays.row(rowStart))
      if events != nil || tagger != nil {
        var cells = Array(days)
        events?.fill(&cells, row: row)
        tagger?.tag(&cells)
        days = GridDays(cells)
      }
      let isBlank = rowStart >= shown.upperBound || rowStart + 7 <= shown.lowerBound
      weeks.append(
        GridWeek(
          number: isBlank ? nil : numbers.number(ofRow: rowStart), days: days,
          segments: events?.segments(row: row, index) ?? []))
    }
    return weeks
  }
}
