import Foundation
import ICalGrid

/// Month grids against the same by Foundation's Calendar, and full months.
struct GridBench {
  let occurrences: Int
  let rounds: Int

  private static let june = date(2024, 6, 1).yearMonth
  private static let options = GridOptions(weekStart: .monday, rows: .fixed(6))

  func run() -> [Measurement] {
    let (grid, foundation) = Clock.compare(
      rounds: rounds,
      {
        var sum = 0
        Self.forEachCell { sum += $0.year + $0.month + $0.day + $0.weekday }
        consume(sum)
      },
      {
        var sum = 0
        Self.forEachFoundationCell { sum += $0.year + $0.month + $0.day + $0.weekday }
        consume(sum)
      })
    let many = Self.events(occurrences)
    let (index, larger) = (EventIndex(many), EventIndex(Self.events(4 * occurrences)))
    let laid = Clock.compare(rounds: rounds, { consume(Self.layOut(index)) }, { consume(Self.layOut(larger)) })
    let drawn = Clock.median(rounds: rounds) {
      consume(MonthRenderer().render(Self.layOut(EventIndex(many))))
    }
    let name = "a month of \(grouped(occurrences)) occurrences"
    return [
      Measurement(
        what: "a grid of 42 cells", against: "the same dates and components by Foundation's Calendar",
        value: foundation / grid, unit: .timesFaster, goal: .atLeast(50),
        medians: "\(duration(grid)) : \(duration(foundation))"),
      Measurement(
        what: "\(name) laid out", against: "a grid by Foundation", value: laid.left / foundation, unit: .times,
        goal: .atMost(40), medians: "\(duration(laid.left)) : \(duration(foundation))"),
      Measurement(
        what: "from there to one of \(grouped(4 * occurrences))", against: "linear growth",
        value: log(laid.right / laid.left) / log(4), unit: .exponent, goal: .atMost(1.1),
        medians: "\(duration(laid.left)) : \(duration(laid.right))"),
      Measurement(
        what: "\(name) sorted, laid out and drawn as text", against: "", value: drawn * 1e3, unit: .milliseconds,
        goal: .atMost(10), medians: ""),
    ]
  }

  private static func layOut(_ index: EventIndex) -> MonthGrid {
    MonthGrid(june, index: index, options: GridOptions(weekStart: .monday))
  }

  /// What both sides tell of a cell.
  struct Cell: Hashable {
    var year: Int
    var month: Int
    var day: Int
    /// 1 for Monday … 7 for Sunday.
    var weekday: Int
  }

  /// Tells of each cell of June 2024.
  @inline(__always)
  static func forEachCell(_ body: (Cell) -> Void) {
    for week in MonthGrid(june, options: options).weeks {
      for day in week.days {
        guard let parts = day.date?.parts else { continue }
        body(Cell(year: parts.year, month: parts.month, day: parts.day, weekday: day.weekday.rawValue))
      }
    }
  }

  /// Made once, as a program would, in the time zone of many people: civil dates need none, but Foundation's can't do without.
  static let calendar = {
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    calendar.firstWeekday = 2
    return calendar
  }()

  /// Tells of the same cells by Foundation.
  @inline(__always)
  static func forEachFoundationCell(_ body: (Cell) -> Void) {
    guard let first = calendar.date(from: DateComponents(year: 2024, month: 6, day: 1)) else { return }
    let leading = (calendar.component(.weekday, from: first) + 7 - calendar.firstWeekday) % 7
    for cell in 0..<42 {
      guard let date = calendar.date(byAdding: .day, value: cell - leading, to: first) else { return }
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      // Foundation's week begins with Sunday as 1.
      body(
        Cell(
          year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0,
          weekday: ((parts.weekday ?? 0) + 5) % 7 + 1))
    }
  }

  /// A busy month: one in ten fills days, one in twenty spans several.
  static func events(_ count: Int) -> [Occurrence] {
    var random = SplitMix64(seed: 11)
    let calendar = CalendarInfo(name: "Bench", source: "bench.ics")
    return (0..<count).map { number in
      let day = date(2024, 6, 1).advanced(by: random.below(30))
      let isAllDay = random.below(10) == 0
      let start = CivilDateTime(
        day, hour: isAllDay ? 0 : 7 + random.below(12), minute: isAllDay ? 0 : 15 * random.below(4))
      let days = random.below(20) == 0 ? 1 + random.below(5) : 0
      let end = start.advanced(bySeconds: isAllDay ? (days + 1) * 86_400 : days * 86_400 + 2_700)
      var details = EventDetails()
      details.summary = "Meeting \(random.below(500)) über 打ち合わせ"
      let event = Event(
        uid: "\(number)@bench.example", start: isAllDay ? .date(day) : .floating(start), details: details,
        calendar: calendar)
      return Occurrence(
        event: event, isAllDay: isAllDay, start: LocalTime(wall: start, isDate: isAllDay),
        end: LocalTime(wall: end, isDate: isAllDay))
    }
  }
}
