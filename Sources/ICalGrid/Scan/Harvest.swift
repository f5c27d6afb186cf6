/// A stretch of a VCALENDAR that isn't a VEVENT: some of its own lines, or a VTIMEZONE. Only where it stands; it is read when it's needed.
struct CalendarPiece {
  /// The VCALENDAR's ordinal in the source.
  var calendar: Int
  var offset: Int
  var length: Int
  var line: Int
  var isTimeZone: Bool
  var isComplete = true
}

/// What the scan of a source, of one file or of several, has brought in.
///
/// Kept events are held; of everything else only places, so that memory follows what is kept. The calendars of kept events
/// are read at the end of their file; events that share their UID with a kept one, when all files are through.
struct Harvest {
  private struct Kept {
    var slice: ComponentSlice
    var offset: Int
  }

  private struct File {
    var name: String
    var firstCalendar: Int
    var firstPiece: Int
    var firstLineNotUTF8 = Int.max
  }

  private struct Calendar {
    var line: UInt32
    var isNeeded: Bool
  }

  var diagnostics: DiagnosticList
  var statistics = ScanStatistics()
  /// Whether every calendar and component is wanted, not only those of a window.
  var keepsAll = false
  /// Whether the input at hand can be read again later on.
  private(set) var canReadBack = true
  /// Whether there are several files, each closed before the next is opened.
  var hasManyFiles = false

  private var files: [File] = []
  private var input: (any ScanInput)?
  private var calendars: [Calendar] = []
  private var pieces: [CalendarPiece] = []
  private var readCalendars: [Int: ScannedCalendar] = [:]
  private var timeZoneTexts: Set<[UInt8]> = []
  private var kept: [Kept] = []
  private var keptUIDs: Set<UInt64> = []
  private var passed = PassedEvents()
  private var events = 0
  private var otherCounts: [ComponentName: Int] = [:]
  private let limits: ScanLimits

  init(limits: ScanLimits) {
    self.limits = limits
    diagnostics = DiagnosticList(limit: limits.diagnosticsPerCode)
  }

  // While a file is scanned

  var calendarCount: Int { calendars.count }

  /// Bytes of the file at hand that were read before.
  func bytes(at offset: Int, count: Int) -> [UInt8] { input?.bytes(at: offset, count: count) ?? [] }

  /// The file at hand.
  var file: String { files.last?.name ?? "" }

  mutating func begin(file: String, input: any ScanInput) {
    files.append(File(name: file, firstCalendar: calendars.count, firstPiece: pieces.count))
    self.input = input
    // UTF-16 is read back from its copy, and a folder can't hold a copy open for each of its files.
    canReadBack = !(hasManyFiles && input is UTF16Input)
  }

  mutating func addCalendar(line: Int) -> Int {
    calendars.append(Calendar(line: UInt32(clamping: line), isNeeded: keepsAll || calendars.isEmpty))
    return calendars.count - 1
  }

  func line(ofCalendar calendar: Int) -> Int { Int(calendars[calendar].line) }

  mutating func addPiece(_ piece: CalendarPiece) { pieces.append(piece) }

  mutating func count(_ name: ComponentName) { otherCounts[name, default: 0] += 1 }

  mutating func pass(_ record: PassedEvents.Record? = nil, calendar: Int) {
    statistics.eventsPassed += 1
    if let record { passed.append(record, calendar: calendar) }
  }

  mutating func keep(_ slice: ComponentSlice, offset: Int, uids: [UInt64]) {
    statistics.eventsKept += 1
    calendars[slice.calendar].isNeeded = true
    keptUIDs.formUnion(uids)
    add(slice, offset: offset)
  }

  private mutating func add(_ slice: ComponentSlice, offset: Int) {
    var slice = slice
    repair(&slice.bytes, line: slice.line, calendar: slice.calendar)
    kept.append(Kept(slice: slice, offset: offset))
  }

  private mutating func repair(_ bytes: inout [UInt8], line: Int, calendar: Int) {
    guard let bad = UTF8Repair.repair(&bytes, firstLine: line) else { return }
    let file = file(ofCalendar: calendar)
    files[file].firstLineNotUTF8 = min(files[file].firstLineNotUTF8, bad)
  }

  /// The file at hand is through; it is still open.
  mutating func endFile(bytesScanned: Int) {
    statistics.bytesScanned += bytesScanned
    guard let file = files.last, let input else { return }
    for calendar in file.firstCalendar..<calendars.count where calendars[calendar].isNeeded {
      read(calendar: calendar, from: input)
    }
  }

  // When all files are through

  /// Everything that was found. `reopen` gives the file of that ordinal once more; it isn't asked for the last one.
  mutating func finish(source: String, reopen: (Int) -> (any ScanInput)?) -> ScannedSource {
    readBack(reopen)
    if !statisticsHoldOrder { kept.sort { ($0.slice.calendar, $0.offset) < ($1.slice.calendar, $1.offset) } }
    var result = ScannedSource(file: source)
    var places: [Int: Int] = [:]
    for calendar in calendars.indices where calendars[calendar].isNeeded {
      places[calendar] = result.calendars.count
      var scanned = readCalendars[calendar] ?? ScannedCalendar(file: source, line: line(ofCalendar: calendar))
      for index in scanned.timeZones.indices { scanned.timeZones[index].calendar = result.calendars.count }
      result.calendars.append(scanned)
    }
    result.events = kept.map { event in
      var slice = event.slice
      slice.calendar = places[slice.calendar] ?? 0
      return slice
    }
    for (name, count) in otherCounts { result.otherComponents[name.description] = count }
    for file in files where file.firstLineNotUTF8 < .max {
      diagnostics.append(
        Diagnostic(
          .warning, .invalidUTF8, "the line isn't UTF-8; it and others like it are read as Windows-1252",
          file: file.name,
          line: file.firstLineNotUTF8))
    }
    result.diagnostics = diagnostics.finished()
    result.statistics = statistics
    return result
  }

  private var statisticsHoldOrder: Bool { statistics.eventsReadBack == 0 }

  /// Brings in the passed events that share their UID with a kept one.
  private mutating func readBack(_ reopen: (Int) -> (any ScanInput)?) {
    var openFile = files.count - 1
    for found in passed.records(withUIDIn: keptUIDs) {
      let (record, calendar) = (found.record, found.calendar)
      let file = file(ofCalendar: calendar)
      if file != openFile {
        input = reopen(file)
        openFile = file
      }
      let bytes = input?.bytes(at: record.offset, count: record.length) ?? []
      guard bytes.count == record.length, beginsEvent(bytes) else {
        reportChange(file: file, line: record.line, what: "a VEVENT")
        continue
      }
      statistics.eventsPassed -= 1
      statistics.eventsKept += 1
      statistics.eventsReadBack += 1
      add(
        ComponentSlice(kind: .event, bytes: bytes, line: record.line, calendar: calendar), offset: record.offset)
      if !calendars[calendar].isNeeded {
        calendars[calendar].isNeeded = true
        if let input { read(calendar: calendar, from: input) }
      }
    }
  }

  /// Whether the bytes begin with BEGIN:VEVENT, as they did when they were passed.
  private func beginsEvent(_ bytes: [UInt8]) -> Bool {
    let front = bytes.withUnsafeBufferPointer { Folding.unfolded($0, from: 0) }
    if case .begin(.event) = ComponentBoundary(front) { return true }
    return false
  }

  // Calendars

  /// Reads a VCALENDAR's own lines and its VTIMEZONEs.
  private mutating func read(calendar: Int, from input: any ScanInput) {
    let file = file(ofCalendar: calendar)
    var result = ScannedCalendar(file: files[file].name, line: line(ofCalendar: calendar))
    var reader = ContentLineReader(file: files[file].name, limits: limits)
    var index = firstPiece(ofCalendar: calendar)
    while index < pieces.count, pieces[index].calendar == calendar {
      let piece = pieces[index]
      index += 1
      var bytes = input.bytes(at: piece.offset, count: piece.length)
      guard bytes.count == piece.length else {
        reportChange(file: file, line: piece.line, what: piece.isTimeZone ? "a VTIMEZONE" : "a part of VCALENDAR")
        continue
      }
      repair(&bytes, line: piece.line, calendar: calendar)
      if piece.isTimeZone {
        // Equal ones share their bytes: files put together from many hold the same VTIMEZONE in each.
        bytes = timeZoneTexts.insert(bytes).memberAfterInsert
        result.timeZones.append(
          ComponentSlice(
            kind: .timeZone, bytes: bytes, line: piece.line, calendar: calendar, isComplete: piece.isComplete))
      } else {
        result.properties += reader.contentLines(bytes, firstLine: piece.line)
      }
    }
    diagnostics.append(contentsOf: reader.diagnostics)
    readCalendars[calendar] = result
  }

  /// The VCALENDARs of the file at hand, with their own lines and VTIMEZONEs as they stand there.
  func listedCalendars() -> [ListedCalendar] {
    guard let file = files.last else { return [] }
    var listed = calendars[file.firstCalendar...].map { ListedCalendar(line: Int($0.line), parts: []) }
    for piece in pieces[file.firstPiece...] {
      listed[piece.calendar - file.firstCalendar].parts.append(
        ListedCalendar.Part(
          isTimeZone: piece.isTimeZone, line: piece.line, isComplete: piece.isComplete,
          bytes: bytes(at: piece.offset, count: piece.length)))
    }
    return listed
  }

  private func firstPiece(ofCalendar calendar: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].calendar < calendar { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func file(ofCalendar calendar: Int) -> Int {
    if files.count == 1 { return 0 }
    // The last file that begins with this calendar or an earlier one; files without any share their number with the next.
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].firstCalendar <= calendar { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  private mutating func reportChange(file: Int, line: Int, what: String) {
    diagnostics.append(
      Diagnostic(
        .error, .changedWhileRead, "the file changed while it was read; \(what) that stood here is left out",
        file: files[file].name, line: line))
  }
}

extension Diagnostic.Code {
  /// A file that became shorter between two reads of it.
  public static let changedWhileRead = Self("changed-while-read")
}
