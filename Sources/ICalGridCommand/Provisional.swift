import ICalGrid

struct Reading {
  var occurrences: [Occurrence] = []
  var calendars: [CalendarInfo] = []
  var diagnostics: [Diagnostic] = []
  var failures: [SourceError] = []
  var isTruncated = false
}
enum EventFields { case grid, all }
struct SystemReader: CalendarReading {
  func read(_ sources: [String], _ question: ReadingQuestion) -> Reading { Reading() }
  func check(_ sources: [String]) -> Reading { Reading() }
  func timeZoneID(of sources: [String]) -> String? { nil }
}
