import ICalGrid

@testable import ICalGridCommand

/// A reader that answers every question with one reading, and remembers what it was asked.
final class HandMadeReader: CalendarReading {
  var answer = Reading()
  var statedZone: String?
  private(set) var questions: [ReadingQuestion] = []
  private(set) var sources: [String] = []
  private(set) var checks = 0

  func read(_ sources: [String], _ question: ReadingQuestion) -> Reading {
    self.sources = sources
    questions.append(question)
    return answer
  }

  func check(_ sources: [String]) -> Reading {
    self.sources = sources
    checks += 1
    return answer
  }

  func storedCalendars() -> [String] { [] }

  func timeZoneID(of sources: [String]) -> String? { statedZone }
}

extension Surroundings {
  /// A machine in UTC at noon of 12 June 2024, a Wednesday, without terminal or configuration.
  static func handMade(_ environment: [String: String] = [:], reader: HandMadeReader = HandMadeReader()) -> Surroundings
  {
    Surroundings(
      environment: ["TZ": "UTC"].merging(environment) { _, new in new },
      now: Instant(CivilDateTime(day(2024, 6, 12), hour: 12), utcOffset: 0), zones: SystemZones(), reader: reader)
  }
}

extension Request {
  /// A request of `view` for what depends on options and surroundings alone.
  static func handMade(_ arguments: String = "", configuration: String = "", in surroundings: Surroundings) throws
    -> Request
  {
    let words = arguments.split(separator: " ").map(String.init)
    let parsed = try ParsedArguments(words, options: Verb.view.options)
    let configuration = Configuration(configuration, file: "config")
    return Request(
      verb: .view, options: parsed.options.filled(from: configuration.options), given: parsed.options,
      positionals: parsed.positionals, format: .text, configuration: configuration, surroundings: surroundings)
  }
}

extension Command.Result {
  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// Runs a command line whose arguments have no blanks.
func run(_ commandLine: String, in surroundings: Surroundings = .handMade()) -> Command.Result {
  Command.run(commandLine.split(separator: " ").map(String.init), in: surroundings)
}

func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDate { CivilDate(year: year, month: month, day: day) ?? .min }

/// A timed event of an hour in a calendar `Work`, at a wall time two hours ahead of UTC.
func occurrence(
  _ summary: String, on date: CivilDate, hour: Int = 9, status: EventStatus? = nil,
  calendar: CalendarInfo = CalendarInfo(name: "Work", source: "work.ics")
) -> Occurrence {
  var details = EventDetails()
  details.summary = summary
  details.status = status
  let start = CivilDateTime(date, hour: hour)
  return Occurrence(
    event: Event(
      uid: "\(summary)@example.org", start: .zoned(start, tzid: "Europe/Berlin"), details: details, calendar: calendar,
      line: 5),
    isAllDay: false, start: LocalTime(wall: start, utcOffset: 7_200),
    end: LocalTime(wall: start.advanced(bySeconds: 3_600), utcOffset: 7_200))
}
