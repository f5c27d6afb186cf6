/// Writes iCalendar's content lines: escaped, folded at 75 octets, ended by CRLF (RFC 5545 §3.1, §3.3.11).
struct ContentLineWriter {
  private(set) var bytes: [UInt8] = []

  /// A line whose value needs no escaping.
  mutating func line(_ name: StaticString, parameters: String = "", _ value: String) {
    var line: [UInt8] = name.withUTF8Buffer { Array($0) }
    line.append(contentsOf: parameters.utf8)
    line.append(UInt8(ascii: ":"))
    line.append(contentsOf: value.utf8)
    fold(line)
  }

  /// A TEXT; nothing where there is none.
  mutating func text(_ name: StaticString, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    line(name, Self.escaped(value))
  }

  /// TEXTs with commas between them.
  mutating func texts(_ name: StaticString, _ values: [String]) {
    guard !values.isEmpty else { return }
    line(name, values.map(Self.escaped).joined(separator: ","))
  }

  /// A DATE, a time in UTC or, where it belongs to no zone, a floating one.
  mutating func time(_ name: StaticString, _ time: LocalTime, isDate: Bool) {
    if isDate || time.isDate {
      line(name, parameters: ";VALUE=DATE", ICalendarRenderer.compact(time.wall.date))
    } else {
      line(name, time.instant.map(ICalendarRenderer.utc) ?? ICalendarRenderer.compact(time.wall))
    }
  }

  /// A URI; nothing where there is none.
  mutating func address(_ name: StaticString, _ value: String?, parameters: String = "") {
    guard let value, !value.isEmpty else { return }
    line(name, parameters: parameters, Self.printable(value))
  }

  /// A calendar address with what is known of the person.
  mutating func person(_ name: StaticString, _ attendee: Attendee) {
    guard !attendee.address.isEmpty else { return }
    var parameters = ""
    if let name = attendee.name, !name.isEmpty { parameters += ";CN=\"\(Self.parameter(name))\"" }
    if let role = attendee.role, Self.isToken(role) { parameters += ";ROLE=\(role)" }
    if let state = attendee.participation, Self.isToken(state) { parameters += ";PARTSTAT=\(state)" }
    address(name, attendee.address, parameters: parameters)
  }

  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",":
        escaped.append("\\")
        escaped.append(scalar)
      case "\n" where isAfterReturn: break
      case "\n", "\r": escaped.append(contentsOf: "\\n".unicodeScalars)
      case "\t": escaped.append(scalar)
      default:
        if !isControl(scalar) { escaped.append(scalar) }
      }
      isAfterReturn = scalar == "\r"
    }
    return String(escaped)
  }

  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
  }

  /// A quoted parameter value by RFC 6868.
  private static func parameter(_ text: String) -> String {
    var value = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "^": value += "^^"
      case "\"": value += "^'"
      case "\n": value += "^n"
      default:
        if !isControl(scalar) { value.unicodeScalars.append(scalar) }
      }
    }
    return value
  }

  /// Whether it is one of the controls, which texts can't hold (RFC 5545 §3.1) or, from U+0080 on, which only terminals obey.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
  }

  /// Breaks a line before the octet that would be its 76th, never inside a character's octets.
  private mutating func fold(_ line: [UInt8]) {
    var start = 0
    var room = 75
    while line.count - start > room {
      var end = start + room
      while end > start, line[end] & 0xC0 == 0x80 { end -= 1 }
      bytes += line[start..<end]
      bytes += [0x0D, 0x0A, 0x20]
      start = end
      room = 74
    }
    bytes += line[start...]
    bytes += [0x0D, 0x0A]
  }
}
