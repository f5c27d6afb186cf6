import Testing

@testable import ICalGrid

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The fixtures folder and files in it.
enum FixtureFile {
  static let folder: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    parts.append("Fixtures")
    return parts.joined(separator: "/")
  }()

  static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen("\(folder)/\(path)", "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  static func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }

  /// Whether goldens are to be written anew instead of compared.
  static var isRecording: Bool { getenv("ICALGRID_RECORD").map { $0.pointee != 0 } ?? false }

  static func write(_ text: String, to path: String) {
    guard let file = fopen("\(folder)/\(path)", "wb") else { return }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    fwrite(bytes, 1, bytes.count, file)
  }
}

/// The lines of an output as a terminal draws them, without colours: where the cursor goes back, the spaces there are overwritten.
func lines(_ text: String) -> [String] {
  text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
    var drawn = String.UnicodeScalarView()
    var rest = line
    while let escape = rest.firstIndex(of: "\u{1B}") {
      drawn += rest[..<escape]
      rest = rest[escape...].dropFirst(2)
      let parameters = rest.prefix { $0.value < 0x40 }
      rest = rest.dropFirst(parameters.count)
      if rest.first == "G", let column = Int(String(parameters)) {
        while CellWidth.width(of: String(drawn)) >= column, drawn.last == " " { drawn.removeLast() }
      }
      rest = rest.dropFirst()
    }
    return String(drawn + rest)
  }
}

/// The occurrences of a fixture of simple events: floating times and dates, no rules, no zones, one VCALENDAR each calendar.
func simpleOccurrences(_ path: String) throws -> [Occurrence] {
  let text = try #require(FixtureFile.text(path))
  var occurrences: [Occurrence] = []
  var calendar: [String: String] = [:]
  var info = CalendarInfo()
  var fields: [String: String] = [:]
  for line in text.split(whereSeparator: \.isNewline) {
    let colon = try #require(line.firstIndex(of: ":"))
    let name = String(line[..<colon].prefix { $0 != ";" })
    let value = String(line[line.index(after: colon)...])
    switch (name, value) {
    case ("BEGIN", "VCALENDAR"): calendar = [:]
    case ("BEGIN", "VEVENT"):
      if calendar["made"] == nil {
        info = CalendarInfo(name: calendar["X-WR-CALNAME"] ?? "", color: calendar["COLOR"])
        calendar["made"] = "yes"
      }
      fields = [:]
    case ("END", "VEVENT"): occurrences.append(try simpleOccurrence(fields, info))
    default:
      if calendar["made"] == nil { calendar[name] = value } else { fields[name] = value }
    }
  }
  return occurrences
}

private func simpleOccurrence(_ fields: [String: String], _ calendar: CalendarInfo) throws -> Occurrence {
  var details = EventDetails()
  details.summary = fields["SUMMARY"]
  details.location = fields["LOCATION"]
  details.status = fields["STATUS"].flatMap { EventStatus(rawValue: $0) }
  func wall(_ text: String) -> CivilDateTime? {
    let digits = text.compactMap(\.wholeNumberValue)
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    guard digits.count >= 8, let date = CivilDate(year: number(0..<4), month: number(4..<6), day: number(6..<8))
    else { return nil }
    return digits.count < 14
      ? CivilDateTime(date) : CivilDateTime(date, hour: number(8..<10), minute: number(10..<12))
  }
  let text = try #require(fields["DTSTART"])
  let start = try #require(wall(text))
  let isAllDay = text.count == 8
  let end = fields["DTEND"].flatMap { wall($0) } ?? (isAllDay ? start.advanced(bySeconds: 86_400) : start)
  let value: TimeValue = isAllDay ? .date(start.date) : .floating(start)
  return Occurrence(
    event: Event(uid: fields["UID"], start: value, details: details, calendar: calendar), isAllDay: isAllDay,
    start: LocalTime(wall: start, isDate: isAllDay), end: LocalTime(wall: end, isDate: isAllDay))
}
