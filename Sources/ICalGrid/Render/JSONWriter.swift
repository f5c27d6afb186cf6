/// Writes JSON as UTF-8 bytes from front to back, members in the order of the calls.
///
/// Text is written so that it can be shown anywhere: C0, DEL, C1 and the bidi controls (U+200E–F, U+202A–E, U+2066–9)
/// come as `\uXXXX`; everything else stays as it is.
package struct JSONWriter {
  /// Where the members of an object or array stand. Inside `.line` everything is `.line`.
  package enum Layout {
    /// Each on a line of its own, indented.
    case rows
    /// All on one line.
    case line
  }

  package private(set) var bytes: [UInt8] = []
  private var open: [Container] = []
  private var isAfterKey = false

  package init() {}

  private struct Container {
    var layout: Layout
    var isEmpty = true
  }

  package mutating func object(_ layout: Layout = .line, _ members: (inout JSONWriter) -> Void) {
    contain(layout, "{", "}", members)
  }

  package mutating func array(_ layout: Layout = .line, _ members: (inout JSONWriter) -> Void) {
    contain(layout, "[", "]", members)
  }

  /// A member's key; the next value written is its value.
  package mutating func key(_ name: StaticString) {
    separate()
    append("\"")
    append(name)
    append("\": ")
    isAfterKey = true
  }

  package mutating func string(_ text: String) {
    separate()
    append("\"")
    appendEscaped(text)
    append("\"")
  }

  package mutating func number(_ value: Int) {
    separate()
    appendDecimal(value)
  }

  /// A share 0…1, rounded to four places, without trailing zeros: `0`, `0.25`, `0.3333`, `1`.
  mutating func share(_ value: Double) {
    separate()
    let clamped = value > 0 ? Swift.min(value, 1) : 0
    let tenThousandths = Int((clamped * 10_000).rounded())
    appendDecimal(tenThousandths / 10_000)
    var fraction = tenThousandths % 10_000
    guard fraction != 0 else { return }
    append(".")
    var place = 1_000
    while fraction != 0 {
      bytes.append(48 + UInt8(fraction / place))
      fraction %= place
      place /= 10
    }
  }

  package mutating func bool(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
  }

  mutating func null() {
    separate()
    append("null")
  }

  /// `"2024-06-12"`
  package mutating func date(_ date: CivilDate) { self.date(dayNumber: date.dayNumber) }

  /// The same for any day number, such as that of a window's end: the day after 9999-12-31 is `"+010000-01-01"`, in the form that ISO 8601
  /// has for years of more than four digits.
  mutating func date(dayNumber: Int) {
    separate()
    append("\"")
    appendDate(dayNumber)
    append("\"")
  }

  /// `"2024-06"`
  mutating func month(_ month: YearMonth) {
    separate()
    append("\"")
    appendPadded(month.year, 4)
    append("-")
    appendPadded(month.month, 2)
    append("\"")
  }

  /// A moment: `"2024-06-12"` for a whole day, `"2024-06-12T09:00:00+02:00"` where it has an offset, the same without one
  /// for floating times. An offset that is no whole number of minutes, as old local times have, keeps its seconds: `+00:53:28`.
  mutating func time(_ time: LocalTime, isDate: Bool = false) {
    separate()
    append("\"")
    appendDate(time.wall.dayNumber)
    if !(isDate || time.isDate) {
      append("T")
      appendClock(time.wall.secondOfDay, withSeconds: true)
      if let offset = time.utcOffset {
        append(offset < 0 ? "-" : "+")
        let magnitude = Int(offset.magnitude)
        appendClock(magnitude, withSeconds: magnitude % 60 != 0)
      }
    }
    append("\"")
  }

  /// The line end after the whole.
  package mutating func end() { append("\n") }

  private mutating func contain(
    _ layout: Layout, _ opening: StaticString, _ closing: StaticString, _ members: (inout JSONWriter) -> Void
  ) {
    separate()
    append(opening)
    open.append(Container(layout: open.last?.layout == .line ? .line : layout))
    members(&self)
    if let closed = open.popLast(), closed.layout == .rows, !closed.isEmpty { breakLine() }
    append(closing)
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let container = open.last else { return }
    if !container.isEmpty { append(",") }
    if container.layout == .rows {
      breakLine()
    } else if !container.isEmpty {
      append(" ")
    }
    open[open.count - 1].isEmpty = false
  }

  private mutating func breakLine() {
    append("\n")
    for _ in open { append("  ") }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func appendDate(_ dayNumber: Int) {
    let parts = CivilDate.parts(ofDayNumber: dayNumber)
    if (0...9999).contains(parts.year) {
      appendPadded(parts.year, 4)
    } else {
      append(parts.year < 0 ? "-" : "+")
      appendPadded(Int(parts.year.magnitude), 6)
    }
    append("-")
    appendPadded(parts.month, 2)
    append("-")
    appendPadded(parts.day, 2)
  }

  private mutating func appendClock(_ seconds: Int, withSeconds: Bool) {
    appendPadded(seconds / 3_600, 2)
    append(":")
    appendPadded(seconds / 60 % 60, 2)
    guard withSeconds else { return }
    append(":")
    appendPadded(seconds % 60, 2)
  }

  private mutating func appendPadded(_ number: Int, _ width: Int) {
    var bound = 1
    for _ in 1..<width {
      bound *= 10
      if number < bound { append("0") }
    }
    // The zeros above pad from the left: one for each place that the number does not reach.
    appendDecimal(number)
  }

  private mutating func appendDecimal(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  private mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var position = 0
      while position < utf8.count {
        guard let escape = Self.escape(in: utf8, at: position) else {
          position += 1
          continue
        }
        bytes.append(contentsOf: utf8[start..<position])
        appendUnicodeEscape(escape.scalar)
        position += escape.length
        start = position
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  /// The scalar at a position that must not stand raw, and its length in UTF-8.
  private static func escape(in utf8: UnsafeBufferPointer<UInt8>, at position: Int) -> (scalar: UInt16, length: Int)? {
    let byte = utf8[position]
    switch byte {
    case 0x00...0x1F, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"):
      return (UInt16(byte), 1)
    case 0xC2 where position + 1 < utf8.count && utf8[position + 1] < 0xA0:
      return (UInt16(utf8[position + 1]), 2)
    case 0xE2 where position + 2 < utf8.count && (utf8[position + 1] == 0x80 || utf8[position + 1] == 0x81):
      let scalar = 0x2000 + UInt16(utf8[position + 1] - 0x80) << 6 + UInt16(utf8[position + 2] & 0x3F)
      switch scalar {
      case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: return (scalar, 3)
      default: return nil
      }
    default:
      return nil
    }
  }

  private mutating func appendUnicodeEscape(_ scalar: UInt16) {
    switch scalar {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    default:
      append("\\u")
      for shift in [12, 8, 4, 0] as [UInt16] {
        let digit = UInt8(scalar >> shift & 0xF)
        bytes.append(digit < 10 ? 48 + digit : 87 + digit)
      }
    }
  }
}
