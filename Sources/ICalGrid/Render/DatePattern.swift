extension LocaleConventions {
  /// A day with weekday and year: `Wednesday, 12 June 2024`.
  public func fullDate(_ date: CivilDate) -> String { format(date, patterns.fullDate) }
  /// A day with its year: `12 June 2024`.
  public func longDate(_ date: CivilDate) -> String {
    // CLDR puts the weekday first or last, apart by spaces and commas.
    var pattern = patterns.fullDate.filter { $0 != "E" && $0 != "c" }[...]
    while let first = pattern.first, " ,،、".contains(first) { pattern.removeFirst() }
    while let last = pattern.last, " ,،、".contains(last) { pattern.removeLast() }
    return format(date, String(pattern))
  }

  /// A day with its weekday in short: `Wed 12 Jun`.
  public func weekdayDate(_ date: CivilDate) -> String { format(date, patterns.weekdayDate) }
  /// A day of a month in short: `12 Jun`.
  public func monthDay(_ date: CivilDate) -> String { format(date, patterns.monthDay) }
  /// A day of a month: `12 June`.
  public func longMonthDay(_ date: CivilDate) -> String {
    let pattern = patterns.monthDay
    guard let short = pattern.firstRange(of: "MMM"), !pattern.contains("MMMM") else { return monthDay(date) }
    return format(date, pattern[..<short.lowerBound] + "MMMM" + pattern[short.upperBound...])
  }
  /// A month of a year: `June 2024`.
  public func monthTitle(_ month: YearMonth) -> String { format(month.firstDay, patterns.monthTitle) }
  /// A month's short name on its own: `Jun`.
  public func monthAbbreviation(_ month: YearMonth) -> String { name(months.abbreviated, month.month - 1) }
  /// A time of day: `09:00`, `9:00 AM`.
  public func time(_ wall: CivilDateTime) -> String {
    // By far the most common pattern, written thousands of times in a long list.
    if patterns.time == "HH:mm" {
      let (hour, minute) = (UInt8(wall.hour), UInt8(wall.minute))
      return String(
        decoding: [48 + hour / 10, 48 + hour % 10, 0x3A, 48 + minute / 10, 48 + minute % 10], as: UTF8.self)
    }
    return format(wall.date, patterns.time, wall)
  }

  /// A time of day in as few columns as can be: `09:00`, `9am`, `9:30am`.
  public func shortTime(_ wall: CivilDateTime) -> String {
    guard !uses24Hours, am == "AM" || am == "am" || am == "a.m." else { return time(wall) }
    let hour = (wall.hour + 11) % 12 + 1
    let minutes = wall.minute == 0 ? "" : ":" + digits(wall.minute, 2)
    return "\(hour)\(minutes)\(wall.hour < 12 ? "am" : "pm")"
  }

  /// Writes `date` by a CLDR pattern. Letters that it doesn't know give nothing.
  func format(_ date: CivilDate, _ pattern: String, _ wall: CivilDateTime? = nil) -> String {
    let parts = date.parts
    let weekday = date.weekday.rawValue - 1
    var text = ""
    var rest = Substring(pattern)
    while let letter = rest.first {
      if letter == "'" {
        text += quoted(&rest)
        continue
      }
      guard letter.isASCII, letter.isLetter else {
        text.append(letter)
        rest.removeFirst()
        continue
      }
      let count = rest.prefix { $0 == letter }.count
      rest.removeFirst(count)
      switch letter {
      case "y", "u": text += count == 2 ? digits(parts.year % 100, 2) : digits(parts.year, count)
      case "M": text += month(parts.month, count, monthsInDates)
      case "L": text += month(parts.month, count, months)
      case "d": text += digits(parts.day, count)
      case "E": text += name(count == 4 ? weekdaysInDates.wide : weekdaysInDates.abbreviated, weekday)
      case "c": text += name(count == 4 ? weekdays.wide : weekdays.abbreviated, weekday)
      case "H", "k": text += digits(wall?.hour ?? 0, count)
      case "h", "K": text += digits(((wall?.hour ?? 0) + 11) % 12 + 1, count)
      case "m": text += digits(wall?.minute ?? 0, count)
      case "a", "b", "B": text += (wall?.hour ?? 0) < 12 ? am : pm
      default: break
      }
    }
    return text
  }

  private func month(_ month: Int, _ count: Int, _ names: Names) -> String {
    count <= 2 ? digits(month, count) : name(count == 4 ? names.wide : names.abbreviated, month - 1)
  }

  /// The name at that place; its number where a user's own list is too short.
  private func name(_ names: [String], _ index: Int) -> String {
    names.indices.contains(index) ? names[index] : String(index + 1)
  }

  /// Takes a quoted piece off the front of a pattern; two quotes are one, inside and outside of it.
  private func quoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    var text = ""
    while let character = rest.popFirst() {
      if character == "'" {
        guard rest.first == "'" else { break }
        rest.removeFirst()
      }
      text.append(character)
    }
    return text
  }
}
