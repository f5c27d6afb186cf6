/// The VEVENTs that a scan has passed by: where each stands, and the hash of its UID. 24 bytes an event.
struct PassedEvents {
  struct Record {
    var uid: UInt64
    /// The offset in its file in the upper 40 bits, the length in the lower 24.
    private var place: UInt64
    private var lineNumber: UInt32
    private var calendarNumber: UInt32

    /// `nil` where a number is too large for its place.
    init?(uid: UInt64, offset: Int, length: Int, line: Int, calendar: Int) {
      guard offset < 1 << 40, length < 1 << 24, let line = UInt32(exactly: line),
        let calendar = UInt32(exactly: calendar)
      else { return nil }
      self.uid = uid
      place = UInt64(offset) << 24 | UInt64(length)
      lineNumber = line
      calendarNumber = calendar
    }

    var offset: Int { Int(place >> 24) }
    var length: Int { Int(place & 0xFF_FFFF) }
    var line: Int { Int(lineNumber) }
    var calendar: Int { Int(calendarNumber) }
  }

  /// Blocks rather than one array, which would need half as much again each time it grows.
  private var blocks: [[Record]] = []
  private var room = 0
  private static let blockCount = 4096

  mutating func append(_ record: Record) {
    if room == 0 {
      var block: [Record] = []
      block.reserveCapacity(Self.blockCount)
      blocks.append(block)
      room = Self.blockCount
    }
    blocks[blocks.count - 1].append(record)
    room -= 1
  }

  /// The events with one of these UIDs, in the order of the source.
  ///
  /// - Complexity: O(*n*), a few nanoseconds each.
  func records(withUIDIn uids: Set<UInt64>) -> [Record] {
    guard !uids.isEmpty else { return [] }
    // A bitmap of the hashes' low bits, sixteen times as large as the set, answers nearly all.
    var bits = 1024
    while bits < uids.count * 16 { bits *= 2 }
    var bitmap = [UInt64](repeating: 0, count: bits / 64)
    let mask = UInt64(bits - 1)
    for uid in uids { bitmap[Int((uid & mask) >> 6)] |= 1 << (uid & 63) }
    var result: [Record] = []
    bitmap.withUnsafeBufferPointer { bitmap in
      for block in blocks {
        for record in block
        where bitmap[Int((record.uid & mask) >> 6)] & (1 << (record.uid & 63)) != 0 && uids.contains(record.uid) {
          result.append(record)
        }
      }
    }
    return result
  }
}
