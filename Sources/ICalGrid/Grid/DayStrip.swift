/// A range of days as unbroken weeks, without a gap between months.
///
/// Blank items lead up to the first day's column, none follow the last day. Beside the strip stands a column of months:
/// each owns the rows whose earliest day lies in it (see ``months``).
///
/// ```swift
/// let strip = try DayStrip(from: first, through: last, options: GridOptions(weekStart: .sunday))
/// for month in strip.months { print(month.month, month.rowCount) }
/// ```
public struct DayStrip: Hashable, Sendable {
  /// The first day.
  public let first: CivilDate
  /// The last day, which is in the strip.
  public let last: CivilDate
  public let options: GridOptions

  /// A month beside the strip.
  public struct Month: Hashable, Sendable {
    public var month: YearMonth
    /// The first row it owns; of a month without rows, the last row of the strip, in which its label joins the one before.
    public var firstRow: Int
    /// The number of rows it owns. Only the last month may own none.
    public var rowCount: Int

    public init(month: YearMonth, firstRow: Int, rowCount: Int) {
      self.month = month
      self.firstRow = firstRow
      self.rowCount = rowCount
    }
  }

  /// The strip from `first` through `last`. Of the options, ``GridOptions/rows`` and ``GridOptions/outside`` mean nothing here.
  ///
  /// - Throws: ``GridError/lastBeforeFirst(first:last:)``.
  public init(
    from first: CivilDate, through last: CivilDate, options: GridOptions = GridOptions()
  ) throws(GridError) {
    guard first <= last else { throw .lastBeforeFirst(first: first, last: last) }
    self.first = first
    self.last = last
    self.options = options
  }

  /// The days of the strip.
  public var window: DayWindow { DayWindow(from: first, through: last) ?? DayWindow(day: first) }

  /// The number of blank items before the first day, 0…6.
  public var leadingCount: Int { first.weekday.column(inWeekStarting: options.weekStart) }

  /// The number of items: the leading blanks and the days.
  public var itemCount: Int { leadingCount + first.days(to: last) + 1 }

  /// The number of rows; the last one may be short of seven items.
  public var rowCount: Int { (itemCount + 6) / 7 }

  /// The day of an item; `nil` for a blank one and where there is no such item.
  public func date(at item: Int) -> CivilDate? {
    (leadingCount..<itemCount).contains(item) ? first.advanced(by: item - leadingCount) : nil
  }

  /// The item of a day; `nil` for a day that is not in the strip.
  public func item(of date: CivilDate) -> Int? {
    first <= date && date <= last ? leadingCount + first.days(to: date) : nil
  }

  /// Whether a day bears its month's name: the first of a month does, and today.
  public func showsMonthName(on date: CivilDate, today: CivilDate? = nil) -> Bool {
    date.day == 1 || date == today
  }

  /// The months of the strip with the rows that each owns, which add up to ``rowCount``.
  ///
  /// A row belongs to the earliest month that has days of the strip in it.
  ///
  /// - Complexity: O(months).
  public var months: [Month] {
    let rows = rowCount
    let count = first.yearMonth.months(to: last.yearMonth) + 1
    var from = 0
    return (0..<count).map { number in
      let month = first.yearMonth.advanced(by: number)
      // The next month's first row of its own is the first that begins with one of its days.
      let end = number == count - 1 ? rows : (leadingCount + first.days(to: month.lastDay) + 7) / 7
      defer { from = end }
      return Month(month: month, firstRow: Swift.min(from, rows - 1), rowCount: end - from)
    }
  }

  /// The rows as weeks of seven days, the last one filled up with blanks. Every day's position is `current`.
  public func weeks(index: EventIndex = .empty, tags: DayTags = DayTags()) -> [GridWeek] {
    weeks(rows: 0..<rowCount, index: index, tags: tags)
  }

  /// Some of the rows as weeks, such as those in view; rows that there are not are left out.
  public func weeks(rows: Range<Int>, index: EventIndex = .empty, tags: DayTags = DayTags()) -> [GridWeek] {
    let rows = rows.clamped(to: 0..<rowCount)
    let days = first.dayNumber..<(last.dayNumber + 1)
    var shown = days
    if options.beyondRange == .blank, let range = options.range {
      shown = shown.clamped(to: range.startDayNumber..<range.endDayNumber)
    }
    let start = first.dayNumber - leadingCount + 7 * rows.lowerBound
    return GridRows(start: start, count: rows.count, shown: shown, current: days)
      .weeks(index: index, options: options, tags: tags)
  }
}
