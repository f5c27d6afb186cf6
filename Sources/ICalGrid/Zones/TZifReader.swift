/// Reads a compiled time zone file (TZif, RFC 9636; versions 1 to 4, with or without the years that the footer tells).
///
/// The bytes may be anything: what isn't a sound file gives `nil`.
enum TZifReader {
  /// The zone's clock, from the 64-bit block where the file has one.
  static func clock(_ bytes: [UInt8]) -> ClockChanges? {
    guard var header = Header(bytes, at: 0) else { return nil }
    guard header.version > 0 else { return clock(bytes, header, timeWidth: 4, footer: []) }
    guard let second = Header(bytes, at: header.end(timeWidth: 4)) else { return nil }
    header = second
    let end = header.end(timeWidth: 8)
    guard end < bytes.count, bytes[end] == newline,
      let footerEnd = bytes[(end + 1)...].firstIndex(of: newline)
    else { return nil }
    return clock(bytes, header, timeWidth: 8, footer: bytes[(end + 1)..<footerEnd])
  }

  private static let newline = UInt8(ascii: "\n")

  /// Offsets beyond a week are no offsets.
  private static let offsetBounds = -604_800...604_800

  private static func clock(
    _ bytes: [UInt8], _ header: Header, timeWidth: Int, footer: ArraySlice<UInt8>
  ) -> ClockChanges? {
    guard header.typeCount > 0, header.end(timeWidth: timeWidth) <= bytes.count else { return nil }
    let indexes = header.start + header.timeCount * timeWidth
    let types = indexes + header.timeCount
    let leaps = types + header.typeCount * 6 + header.characterCount
    let leapSeconds = (0..<header.leapCount).map { index in
      let place = leaps + index * (timeWidth + 4)
      return (
        time: integer(bytes, at: place, width: timeWidth), correction: integer(bytes, at: place + timeWidth, width: 4)
      )
    }
    let offsets = (0..<header.typeCount).map { integer(bytes, at: types + $0 * 6, width: 4) }
    guard offsets.allSatisfy(offsetBounds.contains) else { return nil }

    var changes: [(onset: Int, offset: Int)] = []
    changes.reserveCapacity(header.timeCount)
    for index in 0..<header.timeCount {
      let type = Int(bytes[indexes + index])
      var onset = integer(bytes, at: header.start + index * timeWidth, width: timeWidth)
      // Files of the kind that counts leap seconds (`right/…`) are brought to Unix time, which doesn't.
      if let leap = leapSeconds.last(where: { $0.time <= onset }) { onset -= leap.correction }
      // An onset farther away than any year 1…9999 is a mark for "since ever"; the bound keeps sums from overflowing.
      onset = min(max(onset, -1 << 60), 1 << 60)
      guard type < offsets.count, changes.last.map({ $0.onset < onset }) ?? true else { return nil }
      changes.append((onset, offsets[type]))
    }
    if footer.isEmpty { return ClockChanges(initialOffset: offsets[0], changes: changes) }
    guard let rule = PosixZoneString(footer) else { return nil }
    if changes.isEmpty { return rule.clock }
    return ClockChanges(initialOffset: offsets[0], changes: changes, tail: rule.tail)
  }

  /// A big-endian signed number, at a place that is known to lie inside.
  private static func integer(_ bytes: [UInt8], at place: Int, width: Int) -> Int {
    var value: UInt64 = 0
    for byte in bytes[place..<place + width] { value = value << 8 | UInt64(byte) }
    return width == 8 ? Int(Int64(bitPattern: value)) : Int(Int32(truncatingIfNeeded: value))
  }

  private struct Header {
    let version: UInt8
    /// Where the block's data begins.
    let start: Int
    let universalCount: Int
    let standardCount: Int
    let leapCount: Int
    let timeCount: Int
    let typeCount: Int
    let characterCount: Int

    init?(_ bytes: [UInt8], at place: Int) {
      guard place >= 0, place <= bytes.count - 44, bytes[place..<place + 4].elementsEqual("TZif".utf8) else {
        return nil
      }
      let counts = (0..<6).map { TZifReader.integer(bytes, at: place + 20 + $0 * 4, width: 4) }
      // No count can exceed the file's length: checked here, sums of them can't overflow.
      guard counts.allSatisfy({ (0...bytes.count).contains($0) }) else { return nil }
      version = bytes[place + 4]
      start = place + 44
      universalCount = counts[0]
      standardCount = counts[1]
      leapCount = counts[2]
      timeCount = counts[3]
      typeCount = counts[4]
      characterCount = counts[5]
    }

    /// The place after the block's data.
    func end(timeWidth: Int) -> Int {
      start + timeCount * (timeWidth + 1) + typeCount * 6 + characterCount + leapCount * (timeWidth + 4)
        + standardCount + universalCount
    }
  }
}
