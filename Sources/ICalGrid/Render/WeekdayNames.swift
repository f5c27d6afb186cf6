/// The weekdays' names at one length: the longest at which all of them fit.
struct WeekdayNames {
  private let names: [String]

  init(_ conventions: LocaleConventions, fitting width: Int) {
    let weekdays = conventions.weekdays
    let fitting = [weekdays.wide, weekdays.abbreviated, weekdays.narrow].first { names in
      names.count == 7 && names.allSatisfy { CellText($0).width <= width }
    }
    names = fitting ?? weekdays.narrow
  }

  /// Names of two columns at most: what fits of the abbreviations where their beginnings differ, else the narrow names.
  init(short conventions: LocaleConventions) {
    let weekdays = conventions.weekdays
    if weekdays.abbreviated.count == 7, weekdays.abbreviated.allSatisfy({ CellText($0).width <= 2 }) {
      names = weekdays.abbreviated
      return
    }
    let cut = weekdays.abbreviated.map { name in
      var text = name
      while CellText(text).width > 2, !text.isEmpty { text.removeLast() }
      return text
    }
    names = Set(cut).count == 7 && !cut.contains("") ? cut : weekdays.narrow
  }

  subscript(weekday: Weekday) -> String {
    names.indices.contains(weekday.rawValue - 1) ? names[weekday.rawValue - 1] : weekday.iCalendarCode
  }
}
