import ICalGrid

@testable import ICalGridPrint

/// Letters that are all half an em wide, and ideographs of one.
struct PlainMeasure: TextMeasuring {
  func width(of text: String, weight: TextWeight) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 1 : 0.5) }
  }
}

let june = YearMonth(year: 2024, month: 6) ?? .min

func day(_ number: Int) -> CivilDate { june.firstDay.advanced(by: number - 1) }

/// An event of June 2024: of whole days, or an hour from that hour on.
func event(
  _ summary: String, _ first: Int, days: Int = 0, hour: Int = 9, calendar: CalendarInfo = CalendarInfo(name: "Work"),
  details change: (inout EventDetails) -> Void = { _ in }
) -> Occurrence {
  var details = EventDetails()
  details.summary = summary
  change(&details)
  let isAllDay = days > 0
  let start = CivilDateTime(day(first), hour: isAllDay ? 0 : hour)
  return Occurrence(
    event: Event(
      uid: summary, start: isAllDay ? .date(day(first)) : .floating(start), details: details, calendar: calendar),
    isAllDay: isAllDay, start: LocalTime(wall: start, isDate: isAllDay),
    end: LocalTime(wall: start.advanced(bySeconds: isAllDay ? days * 86_400 : 3_600), isDate: isAllDay))
}

/// A month too full for its page: one event in ten spans several days.
func crowded(_ count: Int) -> [Occurrence] {
  (0..<count).map { number in
    let first = number * 7 % 30 + 1
    return number % 10 == 0
      ? event("q\(number)q", first, days: number / 10 % 6 + 1) : event("q\(number)q", first, hour: 7 + number % 13)
  }
}

func grid(_ occurrences: [Occurrence], options: GridOptions = GridOptions()) -> MonthGrid {
  MonthGrid(june, index: EventIndex(occurrences), options: options, today: day(12))
}

func layout(
  _ occurrences: [Occurrence], _ options: RenderOptions = RenderOptions(), setup: PageSetup = PageSetup()
) -> PageLayout {
  PageRenderer(options, setup: setup, timeZone: "Europe/Berlin").layout([grid(occurrences)], measure: PlainMeasure())
}

extension Page {
  var texts: [PageText] {
    elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}

extension PageText {
  /// Where its letters are.
  var inked: PageRect {
    let width = min(PlainMeasure().width(of: text, weight: weight) * size, frame.width)
    let x =
      switch alignment {
      case .left: frame.x
      case .center: frame.x + (frame.width - width) / 2
      case .right: frame.maxX - width
      }
    return PageRect(x: x, y: baseline - 0.75 * size, width: width, height: 0.95 * size)
  }
}

extension PageRect {
  func overlaps(_ other: PageRect) -> Bool {
    let slack = 0.01
    return x + slack < other.maxX && other.x + slack < maxX && y + slack < other.maxY && other.y + slack < maxY
  }
}
