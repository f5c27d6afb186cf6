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
    var events = GridEvents(start: start, shown: shown, overnight: options.timedOvernight)
    if !index.isEmpty { events.fill(rows: count, index) }

    let columns = (0..<7).map { options.weekStart.advanced(by: $0) }
    let columnStyles = columns.map { weekday -> StyleSet in
      var styles: StyleSet = options.weekend.contains(weekday) ? .weekend : []
      if weekday == .sunday { styles.insert(.sunday) }
      return styles
    }
    let range = options.range.map { $0.startDayNumber..<$0.endDayNumber }
    let today = tags.today?.dayNumber
    var styleLists = StyleLists()

    var weeks: [GridWeek] = []
    weeks.reserveCapacity(count)
    for row in 0..<count {
      let rowStart = start + 7 * row
      let isBlank = shown.clamped(to: rowStart..<(rowStart + 7)).isEmpty
      var days: [GridDay] = []
      days.reserveCapacity(7)
      for column in 0..<7 {
        let number = rowStart + column
        guard shown.contains(number) else {
          days.append(GridDay(date: nil, position: .blank, weekday: columns[column]))
          continue
        }
        let date = CivilDate(dayNumber: number)
        let position: GridDay.Position =
          number < current.lowerBound ? .previous : number >= current.upperBound ? .next : .current
        let isInRange = range?.contains(number) ?? true
        var styles = columnStyles[column]
        if !isInRange { styles.insert(.outOfRange) }
        if number == today { styles.insert(.today) }
        if let selection = tags.selection { styles.formUnion(selection.styles(of: number)) }

        var day = GridDay(date: date, position: position, weekday: columns[column])
        day.isSelectable = isInRange && (tags.isSelectable?(date, position) ?? (position == .current))
        let cell = 7 * row + column
        if events.isFilled {
          styles.formUnion(events.styles[cell])
          day.occurrences = events.occurrences[cell]
          day.busyShare = Double(events.busySeconds[cell]) / 86_400
        }
        day.styles = styleLists[styles]
        if !tags.labels.labels.isEmpty { day.secondLabel = tags.labels[dayNumber: number]?.text }
        for rule in tags.rules { rule.apply(to: &day, index) }
        days.append(day)
      }
      weeks.append(
        GridWeek(
          number: isBlank ? nil : options.weekNumbers.number(ofRow: rowStart, beginning: options.weekStart),
          days: days, segments: events.isFilled ? events.segments(row: row, index) : []))
    }
    return weeks
  }
}

/// Style lists by set, each made once: few of a grid's days differ in their styles.
private struct StyleLists {
  private var known: [(set: StyleSet, styles: [EventStyle])] = []

  subscript(set: StyleSet) -> [EventStyle] {
    mutating get {
      if set.isEmpty { return [] }
      if let entry = known.first(where: { $0.set == set }) { return entry.styles }
      let styles = set.styles
      known.append((set, styles))
      return styles
    }
  }
}
