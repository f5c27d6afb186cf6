/// A short cut over what nearly all events of a large calendar are: plain in form, and out of the window.
///
/// A plain event stands whole in the buffer, between `BEGIN:VEVENT` and `END:VEVENT`; its lines end in LF or CRLF, nothing
/// but alarms stands within it, and no name that decides is folded. It needs none of the state that the scanner keeps for lost
/// ENDs, cuts and bounds. Whatever isn't plain, and whatever is to be kept, is left where it stands for the scanner's usual way, so
/// that this changes nothing but the time.
extension ComponentScanner {
  /// Passes by the plain events from the line at hand on, up to the first one that must be looked at more closely.
  mutating func passPlainEvents() {
    let bytes = UnsafePointer(buffer.bytes)
    guard let filter, calendar >= 0, harvest.canReadBack, options.limits.nesting > 1,
      position + 14 < buffer.end, PlainEvent.begins(at: bytes + position)
    else { return }
    flushProperties()
    let limit = min(options.limits.lineBytes, options.limits.componentBytes)
    var lines = LineStarts(in: bytes, from: position, before: buffer.end)
    while PlainEvent.begins(at: bytes + position) {
      var marks = EventMarks()
      var lineCount = 1
      let count = PlainEvent.count(at: position, in: bytes, &lines, &marks, &lineCount)
      guard count > 0, count <= limit else { return }
      let event = UnsafeBufferPointer(start: bytes + position, count: count)
      if filter.keeps(event, marks) { return }
      if marks.uid.isSet, let uid = UIDHash.hash(marks.uid, in: event) {
        let record = PassedEvents.Record(uid: uid, offset: buffer.offset + position, length: count, line: line)
        guard let record else { return }
        harvest.pass(record, calendar: calendar)
      } else {
        harvest.pass(calendar: calendar)
      }
      position += count
      line += lineCount
    }
  }
}

/// A VEVENT that is plain in form.
enum PlainEvent {
  /// The number of its bytes, with the line end behind END:VEVENT; 0 where what begins at `start` isn't a plain event that ends
  /// within the buffer, with a byte behind it.
  ///
  /// `lines` are those that follow `start`. What decides is noted in `marks`, and its lines but the first are counted.
  @inline(__always)
  static func count(
    at start: Int, in bytes: UnsafePointer<UInt8>, _ lines: inout LineStarts, _ marks: inout EventMarks,
    _ lineCount: inout Int
  ) -> Int {
    guard var position = lines.next(), bytes[position] > Octet.space else { return 0 }
    var isInAlarm = false
    while let next = lines.next() {
      lineCount &+= 1
      switch bytes[position] | 0x20 {
      case UInt8(ascii: "d"), UInt8(ascii: "r"), UInt8(ascii: "u"):
        // What stands in an alarm says nothing about the event.
        if isInAlarm { break }
        let end = bytes[next &- 2] == Octet.carriageReturn ? next &- 2 : next &- 1
        if let property = EventMarks.Property(at: position, lineCount: end &- position, in: bytes) {
          if property == .uid && marks.uid.isSet { return 0 }
          let (from, to) = (position &- start, end &- start)
          marks.note(
            property,
            EventMarks.Mark(start: Int32(truncatingIfNeeded: from), end: Int32(truncatingIfNeeded: to)))
        } else if end &- position < 14 && bytes[next] <= Octet.space {
          // The rest of its name may stand on the next line.
          return 0
        }
      case UInt8(ascii: "b"), UInt8(ascii: "e"):
        switch boundary(bytes + position, bytes + next) {
        case .other: break
        case .endOfEvent where !isInAlarm && !lines.haveLoneReturn: return next &- start
        case .beginOfAlarm where !isInAlarm: isInAlarm = true
        case .endOfAlarm where isInAlarm: isInAlarm = false
        default: return 0
        }
      default: break
      }
      position = next
    }
    return 0
  }

  private enum Boundary {
    case endOfEvent, beginOfAlarm, endOfAlarm
    /// Surely none.
    case other
    /// One of another name, or one that is spelled or folded in another way.
    case unusual
  }

  /// What a line that begins with B or E is; `next` is the line after it.
  @inline(__always)
  private static func boundary(_ line: UnsafePointer<UInt8>, _ next: UnsafePointer<UInt8>) -> Boundary {
    let isFolded = next[0] <= Octet.space
    let word = word(line)
    if word == Self.word("END:VEVE"), !isFolded, ends(line, with: "EVENT", at: 5) { return .endOfEvent }
    if word == Self.word("BEGIN:VA"), !isFolded, ends(line, with: "ALARM", at: 7) { return .beginOfAlarm }
    if word == Self.word("END:VALA"), !isFolded, ends(line, with: "ALARM", at: 5) { return .endOfAlarm }
    let lower = word | 0x2020_2020_2020_2020
    let mayBegin = lower & 0xFF_FFFF_FFFF == Self.word("begin\0\0\0")
    let mayEnd = lower & 0xFF_FFFF == Self.word("end\0\0\0\0\0")
    return mayBegin || mayEnd || (next - line < 8 && isFolded) ? .unusual : .other
  }

  /// Whether a line is `BEGIN:VEVENT`, unless the next one goes on with it. 16 bytes must be readable there.
  @inline(__always)
  static func begins(at line: UnsafePointer<UInt8>) -> Bool {
    word(line) == word("BEGIN:VE") && ends(line, with: "EVENT", at: 7)
  }

  /// Whether a line has five letters at `place` and ends there.
  @inline(__always)
  private static func ends(_ line: UnsafePointer<UInt8>, with letters: StaticString, at place: Int) -> Bool {
    word(line + place) & 0xFF_FFFF_FFFF == word(letters) && Octet.isLineEnd(line[place + 5])
  }

  @inline(__always)
  private static func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// Up to eight ASCII letters as a word, the first one lowest; the compiler makes a number of it.
  @inline(__always)
  private static func word(_ letters: StaticString) -> UInt64 {
    var word: UInt64 = 0
    for place in 0..<min(letters.utf8CodeUnitCount, 8) {
      word |= UInt64(letters.utf8Start[place]) << UInt64(8 * place)
    }
    return word
  }
}

/// Finds where lines begin, 64 bytes at a time: one bit each for the LFs among them, so that no line costs a search of its own.
struct LineStarts {
  private let bytes: UnsafePointer<UInt8>
  private let end: Int
  /// The first of the 64 bytes at hand.
  private var base: Int
  /// The LFs among them that are still to come.
  private var feeds: UInt64 = 0
  /// Not zero where a CR was met that no LF follows: it ends a line as well, which isn't looked for here.
  private var loneReturns = Octets(repeating: 0)

  private typealias Octets = SIMD16<UInt8>

  /// 80 bytes must be readable behind `end`.
  @inline(__always)
  init(in bytes: UnsafePointer<UInt8>, from start: Int, before end: Int) {
    self.bytes = bytes
    self.end = end
    base = start
    load()
  }

  var haveLoneReturn: Bool {
    let words = unsafeBitCast(loneReturns, to: SIMD2<UInt64>.self)
    return words[0] | words[1] != 0
  }

  /// The next line that begins within the bytes; none where lines end in CR alone, so that no LF is looked for in vain.
  @inline(__always)
  mutating func next() -> Int? {
    while feeds == 0 {
      base &+= 64
      guard base < end, !haveLoneReturn else { return nil }
      load()
    }
    let next = base &+ feeds.trailingZeroBitCount &+ 1
    feeds &= feeds &- 1
    return next < end ? next : nil
  }

  @inline(__always)
  private mutating func load() {
    feeds = bits(0) | bits(16) << 16 | bits(32) << 32 | bits(48) << 48
  }

  /// The LFs among sixteen bytes.
  @inline(__always)
  private mutating func bits(_ offset: Int) -> UInt64 {
    let place = UnsafeRawPointer(bytes + base + offset)
    let octets = place.loadUnaligned(as: Octets.self)
    let following = (place + 1).loadUnaligned(as: Octets.self)
    let feed = Octets(repeating: Octet.lineFeed)
    let areLone = (octets .== Octets(repeating: Octet.carriageReturn)) .& (following .!= feed)
    loneReturns |= unsafeBitCast(areLone, to: Octets.self)
    // Each LF leaves one bit in its octet; a multiplication adds up the eight octets of a word in the topmost one.
    let places = Octets(1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128)
    let words = unsafeBitCast(unsafeBitCast(octets .== feed, to: Octets.self) & places, to: SIMD2<UInt64>.self)
    let sum: UInt64 = 0x0101_0101_0101_0101
    return (words[0] &* sum) >> 56 | ((words[1] &* sum) >> 56) << 8
  }
}
