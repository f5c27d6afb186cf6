import FuzzMain
import ICalGrid

/// Bytes of a file to what is written of it: a month or an agenda as on a terminal, JSON, or every diagnostic of a check. Which of them is tried,
/// the number of bytes decides: one at a time is four times as fast.
struct TextTarget {
  private let reader = CalendarReader(
    limits: ExpansionLimits(occurrencesPerSeries: 500, occurrences: 2_000, ruleWork: 20_000))
  private let month = YearMonth(year: 2024, month: 6)!
  private let zone: ZoneRules
  private let options = RenderOptions(width: 78, colorDepth: .sixteen, isTerminal: true, showsDetails: true)

  init() { zone = reader.zones.zone(named: "Europe/Berlin") ?? .utc }

  func run(_ bytes: [UInt8]) {
    let source = MemorySource(bytes: bytes, displayName: "input.ics")
    let window = MonthGrid.window(of: month)
    if bytes.count % 4 == 0 {
      for diagnostic in reader.check([source]).diagnostics { precondition(!diagnostic.message.isEmpty) }
      return
    }
    let reading = reader.read([source], window: window, zone: zone, fields: bytes.count % 4 == 1 ? .grid : .all)
    switch bytes.count % 4 {
    case 1: expectSafe(MonthRenderer(options).render(MonthGrid(month, index: EventIndex(reading.occurrences))))
    case 2: expectSafe(AgendaRenderer(options).render(EventIndex(reading.occurrences), window: window))
    default:
      let json = JSONRenderer(timeZone: "Europe/Berlin", diagnostics: reading.diagnostics)
      expectSafe(String(decoding: json.agenda(reading.occurrences, window: window), as: UTF8.self))
    }
  }

  /// No control of the file's may come through; our own escape sequences are CSI.
  private func expectSafe(_ text: String) {
    var afterEscape = false
    for scalar in text.unicodeScalars {
      if afterEscape { precondition(scalar == "[", "an escape sequence that isn't ours") }
      afterEscape = scalar == "\u{1B}"
      switch scalar.value {
      case 0x0A, 0x1B: break
      case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E: preconditionFailure("a control came through")
      default: break
      }
    }
  }
}

let target = TextTarget()
fuzz(target.run)
