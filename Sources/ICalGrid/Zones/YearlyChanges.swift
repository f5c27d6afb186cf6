/// Two clock changes that come back every year, for ever: to daylight-saving time and from it.
struct YearlyChanges: Hashable, Sendable {
  /// One of the two.
  struct Change: Hashable, Sendable {
    var day: YearlyDay
    /// Seconds from that day's midnight; negative and longer than a day as well (RFC 9636 §3.3.1).
    var secondOfDay: Int
    /// The UTC offset of the clock on which the day and the time are told.
    var clockOffset: Int
    /// The offset in force before the change.
    var before: Int
    /// The offset in force after it.
    var after: Int

    fileprivate func onset(inYear year: Int) -> Int {
      day.dayNumber(inYear: year) * 86_400 + secondOfDay - clockOffset
    }
  }

  private let first: Change
  private let second: Change
  private let prefersFirst: Bool
  /// Whether in each year the first change comes before the second, with both away from the year's ends and from each other.
  private let isPlain: Bool

  /// The two changes. Where both fall on one instant, `preferred` is in force after it.
  init(preferred: Change, other: Change) {
    // 28 years in a row hold every kind of year there is: each first weekday, leap and common.
    let years = 2000..<2028
    let ascends = preferred.onset(inYear: 2000) < other.onset(inYear: 2000)
    first = ascends ? preferred : other
    second = ascends ? other : preferred
    let margin = 8 * 86_400
    var isPlain = true
    for year in years {
      let start = CivilDate.dayNumber(year: year, month: 1, day: 1) * 86_400
      let end = CivilDate.dayNumber(year: year + 1, month: 1, day: 1) * 86_400
      let early = first.onset(inYear: year)
      let late = second.onset(inYear: year)
      isPlain = isPlain && early >= start + margin && late >= early + margin && late < end - margin
    }
    self.isPlain = isPlain
    self.prefersFirst = ascends
  }

  /// The offset in force at a Unix time.
  func offset(at seconds: Int) -> Int { offset(seconds, 0, 0) }

  /// The offset with which a wall time is read.
  func offset(atWall seconds: Int) -> Int {
    offset(seconds, max(first.before, first.after), max(second.before, second.after))
  }

  private func offset(_ seconds: Int, _ firstShift: Int, _ secondShift: Int) -> Int {
    let year = CivilDate.parts(ofDayNumber: CivilDateTime(wallSeconds: seconds).dayNumber).year
    if isPlain {
      return seconds >= first.onset(inYear: year) + firstShift && seconds < second.onset(inYear: year) + secondShift
        ? first.after : second.after
    }
    var latest = Int.min
    var offset = first.after
    for year in year - 2...year + 1 {
      for (change, shift, isPreferred) in [(first, firstShift, prefersFirst), (second, secondShift, !prefersFirst)] {
        let onset = change.onset(inYear: year) + shift
        if onset <= seconds, onset > latest || (onset == latest && isPreferred) {
          latest = onset
          offset = change.after
        }
      }
    }
    return offset
  }
}
