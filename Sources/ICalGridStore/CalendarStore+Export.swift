import ICalGrid

extension CalendarStore {
  /// A calendar as iCalendar text, each component with the bytes that were imported; `nil` where there is none of that name.
  ///
  /// It is one VCALENDAR as long as its sources agree on what the components need of it (METHOD, X-WR-TIMEZONE, CALSCALE, what a TZID
  /// means); what doesn't agree stands in a VCALENDAR of its own behind it.
  ///
  /// - Complexity: O(*n*) in the bytes, all of which it holds.
  public func export(_ name: String) throws(StoreError) -> [UInt8]? {
    try database.reading { () throws(StoreError) in
      guard
        let calendar = try database.prepare("SELECT id FROM calendars WHERE name = ?").first(name, read: { $0.int(0) })
      else { return nil }
      let blocks = try StoredBlocks(database)
      var objects: [ExportedCalendar] = []
      try database.prepare(
        """
        SELECT b.id FROM sources AS s JOIN files AS f ON f.source = s.id JOIN blocks AS b ON b.file = f.id
        WHERE s.calendar = ? ORDER BY s.id, f.ordinal, b.ordinal
        """
      ).eachRow(calendar) { (row) throws(StoreError) in
        guard let block = try blocks.block(row.int(0)) else { return }
        let place = objects.firstIndex { $0.canTake(block.calendar) } ?? objects.count
        if place == objects.count { objects.append(ExportedCalendar(block.calendar)) }
        objects[place].take(block.id, block.calendar)
      }
      if objects.isEmpty { objects = [ExportedCalendar(ListedCalendar(line: 0, parts: []))] }
      let components = try database.prepare(
        "SELECT line, bytes, is_whole FROM components WHERE block = ? ORDER BY ordinal")
      var output: [UInt8] = []
      for object in objects {
        output += Array("BEGIN:VCALENDAR\r\n".utf8) + object.addition
        for block in object.blocks {
          var parts = block.parts[...]
          try components.eachRow(block.id) { row in
            // What stood before the component stands there again.
            while let part = parts.first, part.line < row.int(0) {
              output += ExportedCalendar.text(part)
              parts.removeFirst()
            }
            output += ExportedCalendar.component(row.bytes(1), isWhole: row.int(2) != 0)
          }
          for part in parts { output += ExportedCalendar.text(part) }
        }
        output += Array("END:VCALENDAR\r\n".utf8)
      }
      return output
    }
  }
}

/// A VCALENDAR on its way out: its own lines are those of the first one that goes into it.
struct ExportedCalendar {
  /// What goes into it: a stored VCALENDAR's components, and those of its parts that aren't there yet.
  struct Block {
    var id: Int
    var parts: [ListedCalendar.Part]
  }

  private(set) var blocks: [Block] = []
  /// What RFC 5545 §3.6 requires of a VCALENDAR, where the source had it not.
  let addition: [UInt8]
  private let agreement: [String?]
  /// The zones in it by TZID.
  private var zones: [String: [UInt8]] = [:]

  init(_ calendar: ListedCalendar) {
    agreement = Self.agreement(calendar)
    let stated = calendar.scanned(file: "", calendar: 0)
    addition = Array(
      ((stated.value("VERSION") == nil ? "VERSION:2.0\r\n" : "")
        + (stated.value("PRODID") == nil ? "PRODID:-//icalgrid//EN\r\n" : "")).utf8)
  }

  /// Whether nothing that its components need would mean something else here.
  func canTake(_ calendar: ListedCalendar) -> Bool {
    agreement == Self.agreement(calendar)
      && calendar.parts.allSatisfy { part in
        !part.isTimeZone || (zones[Self.identifier(part)] ?? part.bytes) == part.bytes
      }
  }

  mutating func take(_ block: Int, _ calendar: ListedCalendar) {
    let isFirst = blocks.isEmpty
    blocks.append(
      Block(
        id: block,
        parts: calendar.parts.filter { part in
          guard part.isTimeZone else { return isFirst }
          return zones.updateValue(part.bytes, forKey: Self.identifier(part)) == nil
        }))
  }

  static func text(_ part: ListedCalendar.Part) -> [UInt8] { component(part.bytes, isWhole: part.isComplete) }

  /// A component's bytes, ended where the source was cut.
  static func component(_ bytes: [UInt8], isWhole: Bool) -> [UInt8] {
    var text = bytes
    if let last = text.last, last != 0x0A, last != 0x0D { text += [0x0D, 0x0A] }
    if !isWhole { for name in ComponentNesting.open(in: bytes).reversed() { text += Array("END:\(name)\r\n".utf8) } }
    return text
  }

  private static func agreement(_ calendar: ListedCalendar) -> [String?] {
    let scanned = calendar.scanned(file: "", calendar: 0)
    return ["METHOD", "X-WR-TIMEZONE", "CALSCALE"].map { scanned.value($0)?.uppercased() }
  }

  private static func identifier(_ part: ListedCalendar.Part) -> String {
    var reader = ContentLineReader(file: "")
    let slice = ListedComponent.slice(part.bytes, kind: .timeZone, line: 1, calendar: 0, isComplete: part.isComplete)
    return reader.component(slice).first("TZID")?.value ?? ""
  }
}
