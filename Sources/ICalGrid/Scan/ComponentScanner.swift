/// Splits iCalendar bytes into top-level components at memory speed, and keeps those that can touch a window.
///
/// It goes through physical lines, looks at the first letter of each, and reads on only where a BEGIN, an END or a property that decides about the window
/// may begin there. Of a VEVENT it notes where those lines stand; at its END the ``WindowFilter`` judges, and the
/// event is copied or passed by. What a name is, it decides on unfolded text: any name may be folded.
///
/// Over events of the usual form it takes a short cut (``passPlainEvents()``), which may be left out without changing any result.
struct ComponentScanner: ~Copyable {
  var buffer: ByteBuffer
  let filter: WindowFilter?
  let options: ScanOptions
  var harvest: Harvest
  /// Where every component goes, with its bytes, where all are listed and none is kept.
  var lister: ComponentLister?

  /// The component directly in VCALENDAR (or outside any) whose END is still to come.
  var component = OpenComponent()
  /// The names of the components open at this point, ``component``'s own first; its count is the nesting depth.
  var open: [ComponentName] = []
  /// How many levels beyond the bound are open; nothing of them is kept.
  var levelsLeftOut = 0
  var cutStart = 0
  var cuts: [Range<Int>] = []
  var furtherUIDs: [EventMarks.Mark] = []

  /// The VCALENDAR that is open: an index into the harvest's calendars, or −1.
  var calendar = -1
  var calendarHasBegin = false
  /// The run of the VCALENDAR's own lines that is going on: where it began, or −1.
  var propertyStart = -1
  var propertyLine = 0
  var propertyBytes = 0

  /// The physical line being looked at: its index in the buffer, its number.
  var position = 0
  var line = 1
  /// The line after the last BEGIN.
  var lineAfterBegin = 0
  /// The first line with text outside all components and calendars; 0 where there is none.
  var lineOutside = 0
  /// Whether the line at hand, one of the VCALENDAR's own, was too long.
  var lineIsCut = false
  /// Whether anything has shown that the input is iCalendar.
  var isICalendar = false
  /// Whether any component was met beside VCALENDAR.
  var hasComponent = false
  /// Whether text stands before the first VCALENDAR.
  var followsText = false

  /// The top-level component being passed through.
  struct OpenComponent {
    var name = ComponentName.event
    var isEvent = false
    /// Its BEGIN: index in the buffer (of an event; others aren't held), offset in the source, line.
    var start = 0
    var offset = 0
    var line = 0
    var marks = EventMarks()
    /// Something of it was left out, so it can neither be judged nor read back.
    var isCut = false
    /// It was given out already, as it had become too large; the rest is left out.
    var isDone = false
    var diagnosticCount = 0
  }

  init(touching window: DayWindow?, options: ScanOptions) {
    buffer = ByteBuffer(chunkBytes: options.chunkBytes)
    filter = window.map(WindowFilter.init)
    self.options = options.bounded
    harvest = Harvest(limits: options.limits)
    harvest.keepsAll = window == nil
  }

  /// Scans one input to its end, or until it's clear that it isn't iCalendar; gives whether it is.
  ///
  /// What it finds goes to ``harvest``.
  mutating func scan(_ original: any ScanInput, file: String) throws(ReadFailure) -> Bool {
    reset()
    let input = try decodingByteOrderMark(original)
    harvest.begin(file: file, input: input)
    lister?.firstCalendar = harvest.calendarCount
    do throws(ReadFailure) {
      try scanLines(from: input)
    } catch {
      guard isICalendar else { throw error }
      report(.error, .readFailure, "reading fails here: \(error.reason); what stands before is shown")
    }
    // Text that quotes a calendar's first line is none; an empty calendar has nothing before that line.
    if followsText && !hasComponent { isICalendar = false }
    finishInput()
    if lister == nil { harvest.endFile(bytesScanned: buffer.offset + buffer.end) }
    return isICalendar
  }

  mutating func reset() {
    buffer.reset()
    component = OpenComponent()
    open.removeAll(keepingCapacity: true)
    levelsLeftOut = 0
    calendar = -1
    calendarHasBegin = false
    propertyStart = -1
    position = 0
    line = 1
    lineAfterBegin = 0
    lineOutside = 0
    lineIsCut = false
    isICalendar = false
    hasComponent = false
    followsText = false
  }

  /// Reads the first bytes. UTF-16 is given on as UTF-8; UTF-8's own mark is skipped.
  mutating func decodingByteOrderMark(_ input: any ScanInput) throws(ReadFailure) -> any ScanInput {
    while buffer.end < 3 && !buffer.isAtEnd { try buffer.fill(keepingFrom: 0, from: input) }
    let start = (0..<3).map { $0 < buffer.end ? buffer.bytes[$0] : 0 }
    switch (start[0], start[1], start[2]) {
    case (0xEF, 0xBB, 0xBF):
      position = 3
      return input
    case (0xFF, 0xFE, _), (0xFE, 0xFF, _):
      let begun = Array(UnsafeBufferPointer(start: buffer.bytes + 2, count: buffer.end - 2))
      let decoded = UTF16Input(
        input, begun: begun, isLittleEndian: start[0] == 0xFF, copy: InputCopy(options: options))
      buffer.reset()
      return decoded
    default:
      return input
    }
  }

  // The hot loop: every physical line of the source passes here.
  mutating func scanLines(from input: any ScanInput) throws(ReadFailure) {
    var searched = position
    while true {
      if searched == position {
        if open.isEmpty { passPlainEvents() } else { passOver() }
        searched = position
      }
      let end = buffer.lineEnd(from: searched)
      if end - position > options.limits.lineBytes {
        try cutLine(from: input)
        searched = position
        continue
      }
      var next = end + 1
      if buffer.bytes[end] == Octet.carriageReturn && next < buffer.end && buffer.bytes[next] == Octet.lineFeed {
        next += 1
      }
      if next >= buffer.end {
        // One byte of the next line must be there: it tells whether this one is folded.
        if !buffer.isAtEnd {
          let ahead = end - position
          guard try refill(from: input) else { return }
          searched = position + ahead
          continue
        }
        if position >= buffer.end { return }
        next = buffer.end
      }
      if !look(end, next) {
        guard try refill(from: input) else { return }
        searched = position
        continue
      }
      position = next
      searched = next
      line += 1
    }
  }

  /// Goes over lines within a component that decide nothing by their first letter, as far as the buffer holds them whole.
  @inline(__always)
  mutating func passOver() {
    let bytes = buffer.bytes
    let limit = holdsEvent ? min(buffer.end, component.start + options.limits.componentBytes) : buffer.end
    var start = position
    var count = 0
    while Self.decisiveLetters >> UInt32(bytes[start] & 31) & 1 == 0 {
      let end = lineEnd(in: bytes, from: start)
      guard end &+ 2 < limit, end &- start <= options.limits.lineBytes else { break }
      start = bytes[end] == Octet.carriageReturn && bytes[end &+ 1] == Octet.lineFeed ? end &+ 2 : end &+ 1
      count &+= 1
    }
    position = start
    line += count
  }

  /// B, E, D, R and U by their lowest five bits, which some other octets share: those are looked at more closely.
  private static let decisiveLetters: UInt32 = 1 << 2 | 1 << 5 | 1 << 4 | 1 << 18 | 1 << 21

  /// Reads on; false where enough was read to say that this isn't iCalendar.
  mutating func refill(from input: any ScanInput) throws(ReadFailure) -> Bool {
    if !isICalendar && buffer.offset + position > options.limits.leadingBytes { return false }
    let start = holdsEvent ? component.start : position
    try buffer.fill(keepingFrom: start, from: input)
    component.start -= start
    position -= start
    return true
  }

  /// Whether the bytes from the component's BEGIN on are held, so that it can be judged and copied.
  var holdsEvent: Bool { component.isEvent && !component.isDone && !open.isEmpty }

  /// Leaves out what the physical line at hand has beyond the bound.
  mutating func cutLine(from input: any ScanInput) throws(ReadFailure) {
    var cut = position + options.limits.lineBytes
    // Not within a character.
    while cut > position && buffer.bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
    report(
      .warning, .lineTooLong, "the line is longer than \(options.limits.lineBytes) bytes; the rest of it is left out")
    if open.isEmpty {
      flushProperties()
      lineIsCut = true
    } else {
      component.isCut = true
    }
    while true {
      let end = buffer.lineEnd(from: cut)
      buffer.remove(cut..<end)
      if buffer.end > cut || buffer.isAtEnd { return }
      try buffer.fill(keepingFrom: 0, from: input)
    }
  }

  /// Looks at the physical line that ends at `end`. False where the buffer must be filled first to tell whether it is folded;
  /// then nothing has changed.
  @inline(__always)
  mutating func look(_ end: Int, _ next: Int) -> Bool {
    let first = buffer.bytes[position] | 0x20
    guard !open.isEmpty else { return lookBetweenComponents(end, next) }
    if component.isEvent && next - component.start > options.limits.componentBytes && !component.isDone {
      giveOutTooLarge()
    }
    switch first {
    case UInt8(ascii: "b"), UInt8(ascii: "e"):
      return lookAtBoundary(end, next) != .undecided
    case UInt8(ascii: "d"), UInt8(ascii: "r"), UInt8(ascii: "u"):
      return open.count > 1 || !component.isEvent || lookAtProperty(end, next)
    default:
      return true
    }
  }

  @inline(__always)
  mutating func lookAtProperty(_ end: Int, _ next: Int) -> Bool {
    if component.isDone || levelsLeftOut > 0 { return true }
    var property = EventMarks.Property(at: position, lineCount: end - position, in: buffer.bytes)
    // Only a line shorter than the longest of the names can have part of its name on the next one.
    if property == nil && end - position < 14 && buffer.bytes[next] <= Octet.space {
      switch foldedFront(end) {
      case .undecided: return false
      case .notFolded: return true
      case .folded(let front): property = EventMarks.Property(unfolded: front)
      }
    }
    guard let property else { return true }
    let mark = EventMarks.Mark(
      start: Int32(truncatingIfNeeded: position - component.start),
      end: Int32(truncatingIfNeeded: end - component.start))
    if property == .uid && component.marks.uid.isSet { furtherUIDs.append(mark) }
    component.marks.note(property, mark)
    return true
  }

  enum LineKind {
    case boundary, other
    /// The buffer ends too early to tell.
    case undecided
  }

  /// A line that begins with B or E.
  @inline(__always)
  mutating func lookAtBoundary(_ end: Int, _ next: Int) -> LineKind {
    let word = buffer.word(at: position)
    let lower = word | 0x2020_2020_2020_2020
    let begins = lower & 0xFF_FFFF_FFFF == 0x6E_6967_6562 && (word >> 40) & 0xFF == UInt64(Octet.colon)
    let ends = lower & 0xFF_FFFF == 0x64_6E65 && (word >> 24) & 0xFF == UInt64(Octet.colon)
    if !begins && !ends && end - position >= 6 { return .other }
    if buffer.bytes[next] <= Octet.space {
      switch foldedFront(end) {
      case .undecided: return .undecided
      case .notFolded: break
      case .folded(let front):
        guard let boundary = ComponentBoundary(front) else { return .other }
        pass(boundary, next)
        return .boundary
      }
    }
    guard begins || ends else { return .other }
    let nameStart = position + (begins ? 6 : 4)
    let nameWord = buffer.word(at: nameStart) | 0x2020_2020_2020_2020
    if end - nameStart == 6 && nameWord & 0xFFFF_FFFF_FFFF == 0x746E_6576_6576 {
      pass(begins ? .begin(.event) : .end(.event), next)
    } else if let boundary = ComponentBoundary(
      UnsafeBufferPointer(start: buffer.bytes + position, count: end - position))
    {
      pass(boundary, next)
    } else {
      return .other
    }
    return .boundary
  }

  mutating func lookBetweenComponents(_ end: Int, _ next: Int) -> Bool {
    // Files put one after the other, or into another, keep their byte-order marks.
    while end - position > 3, buffer.bytes[position] == 0xEF, buffer.bytes[position + 1] == 0xBB,
      buffer.bytes[position + 2] == 0xBF
    {
      flushProperties()
      position += 3
    }
    guard end > position else { return true }
    let offset = buffer.offset + position
    let first = buffer.bytes[position]
    if Octet.isBlank(first) {
      // A folded line goes on; it goes on for too long where it alone fills all the room.
      if propertyStart >= 0 && offset - propertyStart > options.limits.calendarPropertyBytes { flushProperties() }
      return true
    }
    if first | 0x20 == UInt8(ascii: "b") || first | 0x20 == UInt8(ascii: "e") {
      switch lookAtBoundary(end, next) {
      case .undecided: return false
      case .boundary: return true
      case .other: break
      }
    }
    if !calendarHasBegin {
      if lineOutside == 0 { lineOutside = line }
    } else if lineIsCut {
      lineIsCut = false
    } else {
      if propertyStart >= 0 && offset - propertyStart > 64 << 10 { flushProperties() }
      if propertyStart < 0 {
        propertyStart = offset
        propertyLine = line
      }
    }
    return true
  }

  enum FoldedFront {
    case notFolded
    /// The first octets of the content line, unfolded: enough for every name.
    case folded([UInt8])
    /// The buffer ends too early to tell.
    case undecided
  }

  /// Unfolds the front of the line at hand, whose physical line ends at `end`.
  func foldedFront(_ end: Int) -> FoldedFront {
    var end = end
    var front = Array(UnsafeBufferPointer(start: buffer.bytes + position, count: end - position))
    // As many parts as anybody would fold a name into; further ones can't be part of one.
    for part in 0..<64 where front.count < 64 {
      guard let next = Folding.continuation(in: buffer.bytes, after: end, limit: buffer.end) else {
        let reached = (end..<buffer.end).allSatisfy { Octet.isLineEnd(buffer.bytes[$0]) }
        if !buffer.isAtEnd && reached && buffer.end - end < Folding.blankBytes { return .undecided }
        return part == 0 ? .notFolded : .folded(front)
      }
      end = buffer.lineEnd(from: next)
      if end >= buffer.end && !buffer.isAtEnd { return .undecided }
      front += UnsafeBufferPointer(start: buffer.bytes + next, count: end - next)
    }
    return .folded(front)
  }
}
