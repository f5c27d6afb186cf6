import Foundation
import ICalGrid
import Testing

@testable import ICalGridCommand

/// What a stranger's text can do to a terminal: nothing, in any verb and any message.
@Suite struct HostileTextTests {
  /// A text that tries everything: escape sequences, a link, C1 controls, a line end, direction overrides, a flood of invisible
  /// characters, a tower of marks.
  private static let hostile =
    "A\u{1B}[31m\u{1B}]8;;https://evil.example\u{7}link\u{1B}]8;;\u{1B}\\ \u{9B}2J \u{90}q \u{85}B\u{202E}txet \u{2066}iso\u{200B}"
    + String(repeating: "\u{200D}\u{FEFF}\u{2060}", count: 300) + "e" + String(repeating: "\u{301}", count: 400)
    + "\u{E0041}\u{FFF9}\u{2028}end"

  private static let calendar: String = {
    let flat = hostile.replacing("\u{85}", with: "").replacing("\u{2028}", with: "")
    return """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      X-WR-CALNAME:\(flat)\r
      X-WR-TIMEZONE:\(flat)\r
      BEGIN:VEVENT\r
      UID:\(flat)\r
      DTSTART:20240612T090000Z\r
      DTEND:20240611T090000Z\r
      SUMMARY:\(flat)\r
      LOCATION:\(flat)\r
      DESCRIPTION:\(flat)\\n\(flat)\r
      CATEGORIES:\(flat)\r
      COLOR:\(flat)\r
      STATUS:\(flat)\r
      URL:https://\(flat)\r
      ORGANIZER;CN="\(flat)":mailto:\(flat)\r
      ATTENDEE;CN="\(flat)";PARTSTAT="\(flat)":mailto:\(flat)\r
      ATTACH:\(flat)\r
      RRULE:FREQ=DAILY;COUNT=2;BYDAY=\(flat)\r
      RDATE;TZID="\(flat)":20240613T100000\r
      EXDATE:\(flat)\r
      X-\(flat):\(flat)\r
      END:VEVENT\r
      \(flat)\r
      BEGIN:VEVENT\r
      UID:whole@example.org\r
      DTSTART;VALUE=DATE:20240612\r
      SUMMARY:\(flat)\r
      END:VEVENT\r
      BEGIN:V\(flat)\r
      END:V\(flat)\r
      END:VCALENDAR\r

      """
  }()

  @Test(arguments: [
    ["view"], ["view", "--style", "compact"], ["view", "--year", "2024"], ["view", "--list", "--details"],
    ["view", "--from", "2024-06-10", "--to", "2024-06-20", "--strip"], ["view", "--tz", "calendar"],
    ["day", "2024-06-12"], ["day", "2024-06-12", "--details"], ["agenda"], ["agenda", "--details"], ["search", "end"],
    ["check"], ["view", "--format", "json"], ["agenda", "--format", "json"], ["check", "--format", "json"],
    ["agenda", "--format", "ics"], ["day", "2024-06-12", "--format", "ics"], ["view", "--format", "html"],
    ["view", "--calendar", "elsewhere"],
  ])
  func nothingOfAFileMovesTheTerminal(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let name = "a\u{1B}[31m\u{202E}\u{9B}2J\u{200B}e\(String(repeating: "\u{301}", count: 80)).ics"
    try folder.write(Self.calendar, to: name)
    let file = "\(folder.path)/\(name)"
    var words = arguments
    words.insert(file, at: arguments.first == "search" || arguments.first == "day" ? 2 : 1)
    let result = Command.run(words, in: .terminal)
    #expect(!result.output.isEmpty || !result.errors.isEmpty)
    expectTame(result.output, "\(arguments)", isData: arguments.contains("--format"))
    expectTame(result.errors, "\(arguments)")
  }

  @Test(arguments: [
    [hostile], ["view", hostile], ["view", "a.ics", "--month", hostile], ["view", "a.ics", "--\(hostile)"],
    ["view", "a.ics", "--tz", hostile], ["view", "a.ics", "--locale", hostile],
    ["view", "a.ics", "--calendar", hostile],
    ["day", hostile, "a.ics"], ["agenda", "a.ics", "--from", hostile], ["search", hostile, "nowhere\(hostile).ics"],
    ["help", hostile], ["check", hostile], ["view", "a.ics", "-o", "/nowhere/\(hostile)"],
    ["view", "a.ics", "--format", hostile],
    ["view", "a.ics", "--second-calendar", hostile], ["view", "a.ics", "--today", hostile],
  ])
  func whatIsEchoedOfTheCommandLineIsTameToo(arguments: [String]) {
    let result = Command.run(arguments, in: .terminal)
    #expect(!result.errors.isEmpty)
    expectTame(result.output, "output")
    expectTame(result.errors, "errors")
  }

  @Test func aConfigurationIsEchoedTame() throws {
    let folder = try TemporaryFolder()
    try folder.write("color = \(Self.hostile)\n\(Self.hostile)\n[calendar \(Self.hostile)]\n", to: "icalgrid/config")
    var surroundings = Surroundings.terminal
    surroundings.environment["XDG_CONFIG_HOME"] = folder.path
    let result = Command.run(["view", "nowhere.ics"], in: surroundings)
    #expect(result.errors.count > 100)
    expectTame(result.errors, "errors")
  }

  @Test func aFloodInAMessageIsBounded() {
    let flood = String(repeating: "x", count: 1 << 20)
    let line = ErrorReport.line(Diagnostic(.warning, .invalidTime, flood, file: "a.ics", line: 1, uid: flood))
    #expect(TerminalText.visible(line).utf8.count < 10_000)
  }

  /// Nothing but text, line ends and the sequences that we write ourselves: colours, columns, wrapping.
  private func expectTame(_ bytes: [UInt8], _ what: String, isData: Bool = false) {
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("\u{FFFD}") || text.utf8.count == bytes.count, "\(what): not UTF-8")
    let own = text.replacing("\r\n", with: "\n").replacing(/\u{1B}\[[0-9;]*[mG]|\u{1B}\[\?7[hl]/, with: "")
    var marks = 0
    var isolates = 0
    for scalar in own.unicodeScalars {
      // Data keeps what moves nothing.
      if isData, scalar.value >= 0x200B, !(0x200E...0x200F).contains(scalar.value),
        !(0x202A...0x202E).contains(scalar.value)
      {
        continue
      }
      switch scalar.value {
      case 0x0A: break
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x200E, 0x200F, 0x200B, 0x2060...0x2064, 0xFEFF,
        0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
        Issue.record("\(what): U+\(String(scalar.value, radix: 16)) came through")
        return
      case 0x2068: isolates += 1
      case 0x2069: isolates -= 1
      case 0x2066, 0x2067:
        Issue.record("\(what): an isolate of the file's came through")
        return
      default: break
      }
      marks =
        scalar.properties.generalCategory == .nonspacingMark || (0x200C...0x200D).contains(scalar.value) ? marks + 1 : 0
      if marks > 16, !isData {
        Issue.record("\(what): a tower of marks came through")
        return
      }
    }
    #expect(isolates == 0, "\(what): isolates that aren't closed")
  }
}

extension Surroundings {
  /// A terminal of 90 columns with all colours, at noon of 12 June 2024 in UTC, that reads the machine's files.
  fileprivate static var terminal: Surroundings {
    let zones = SystemZones.standard()
    return Surroundings(
      environment: ["TZ": "UTC", "COLORTERM": "truecolor", "TERM": "xterm-256color"], isOutputTerminal: true,
      isErrorTerminal: true,
      terminalSize: TerminalSize(columns: 90, rows: 40), now: Instant(unixSeconds: 1_718_193_600), zones: zones,
      reader: SystemReader(zones: zones))
  }
}
