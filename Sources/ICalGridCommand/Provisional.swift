import ICalGrid

struct Reading {
  var occurrences: [Occurrence] = []
  var calendars: [CalendarInfo] = []
  var diagnostics: [Diagnostic] = []
  var failures: [SourceError] = []
  var isTruncated = false
}
enum EventFields { case grid, all }
struct SystemReader: SourceReading {
  func read(_ sources: [String], _ question: ReadingQuestion) -> Reading { Reading() }
  func timeZoneID(of sources: [String]) -> String? { nil }
}
extension Request {
  func agendaText(_ i: EventIndex, _ w: DayWindow, _ v: Viewpoint, _ r: Reading) throws(CommandFailure) -> [UInt8] { Array("text\n".utf8) }
  func dayText(_ i: EventIndex, _ w: CivilDate, _ v: Viewpoint, _ r: Reading) throws(CommandFailure) -> [UInt8] { Array("text\n".utf8) }
  func viewText(
    _ s: MonthsShown, _ i: EventIndex, _ g: GridOptions, _ t: DayTags, _ c: LocaleConventions, _ v: Viewpoint,
    _ r: Reading, _ n: [String]
  ) -> [UInt8] { Array("text\n".utf8) }
}
