/// The VEVENTs that a scan has passed by: where each stands, and the hash of its UID. 20 bytes an event, and 16 a VCALENDAR.
struct PassedEvents {
  struct Record {
    // Halves, since a 64-bit number in it would make it 24 bytes.
    private var uidHalves: (UInt32, UInt32)
    private var placeHalves: (UInt32, UInt32)
    private var lineNumber: UInt32

    /// `nil` where a number is too large for its place.
    init?(uid: UInt64, offset: Int, length: Int, line: Int) {
      guard offset < 1 << 40, length < 1 << 24, let line = UInt32(exactly: line) else { return nil }
      let place = UInt64(offset) << 24 | UInt64(length)
      uidHalves = (UInt32(truncatingIfNeeded: uid >> 32), UInt32(truncatingIfNeeded: uid))
      placeHalves = (UInt32(truncatingIfNeeded: place >> 32), UInt32(truncatingIfNeeded: place))
      lineNumber = line
    }

    var uid: UInt64 { UInt64(uidHalves.0) << 32 | UInt64(uidHalves.1) }
    /// The offset in its file.
    var offset: Int { place >> 24 }
    var length: Int { place & 0xFF_FFFF }
    var line: Int { Int(lineNumber) }

    /// The offset in the upper 40 bits, the length in the lower 24.
    private var place: Int { Int(bitPattern: UInt(placeHalves.0) << 32 | UInt(placeHalves.1)) }
  }

  /// A passed event with the VCALENDAR that holds it.
  struct Found {
    var record: Record
    var calendar: Int
  }

  /// Full blocks, and the last one: one array would need half as much again each time it grows.
  private var blocks: [[Record]] = []
  private var block: [Record] = []
  private static let blockCount = 4096
  /// Where the events of each VCALENDAR begin: events come in the order of the source.
  private var calendars: [(calendar: Int, first: Int)] = []

  mutating func append(_ record: Record, calendar: Int) {
    if calendars.last?.calendar != calendar {
      calendars.append((calendar, blocks.count * Self.blockCount + block.count))
    }
    if block.count == Self.blockCount {
      blocks.append(block)
      block = []
      block.reserveCapacity(Self.blockCount)
    }
    block.append(record)
  }

  /// The events with one of these UIDs, in the order of the source.
  ///
  /// - Complexity: O(*n*), a few nanoseconds each.
  func records(withUIDIn uids: Set<UInt64>) -> [Found] {
    guard !uids.isEmpty else { return [] }
    // A bitmap of the hashes' low bits, sixteen times as large as the set, answers nearly all.
    var bits = 1024
    while bits < uids.count * 16 { bits *= 2 }
    var bitmap = [UInt64](repeating: 0, count: bits / 64)
    let mask = UInt64(bits - 1)
    for uid in uids { bitmap[Int((uid & mask) >> 6)] |= 1 << (uid & 63) }
    var result: [Found] = []
    var place = 0
    var run = 0
    bitmap.withUnsafeBufferPointer { bitmap in
      for records in blocks + [block] {
        for record in records {
          let uid = record.uid
          if bitmap[Int((uid & mask) >> 6)] & (1 << (uid & 63)) != 0 && uids.contains(uid) {
            while run + 1 < calendars.count, calendars[run + 1].first <= place { run += 1 }
            result.append(Found(record: record, calendar: calendars[run].calendar))
          }
          place += 1
        }
      }
    }
    return result
  }
}
