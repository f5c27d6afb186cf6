/// What BEGIN and END lines make of the lines between them. END lines get lost and files get cut, so each mismatch is repaired in the way
/// that loses least, and reported.
extension ComponentScanner {
  /// A BEGIN or END line stands at ``position``; `next` is where the line after it begins.
  mutating func pass(_ boundary: ComponentBoundary, _ next: Int) {
    // A line without a line end is the last one, perhaps cut short, its name with it.
    let isWhole = next > position && Octet.isLineEnd(buffer.bytes[next - 1])
    switch boundary {
    case .begin(let name):
      if isWhole || name.marksICalendar { begin(name) }
      lineAfterBegin = line + 1
    case .end(let name):
      end(name, next, isWhole: isWhole)
    }
  }

  private mutating func begin(_ name: ComponentName) {
    guard !open.isEmpty else {
      if name == .calendar { beginCalendar() } else { beginComponent(name) }
      return
    }
    // VEVENTs don't nest, so the one before lost its END; unless nothing at all stands between the two BEGINs.
    let isNested = line == lineAfterBegin && open[open.count - 1] == .event
    if name == .calendar || (name.standsAlone && !isNested) {
      reportUnterminated(before: "BEGIN", name)
      closeComponent(at: position, isComplete: false)
      if name == .calendar { beginCalendar() } else { beginComponent(name) }
    } else if levelsLeftOut == 0 && open.count < options.limits.nesting {
      open.append(name)
    } else {
      if levelsLeftOut == 0 {
        report(
          .warning, .nestingTooDeep,
          "components stand more than \(options.limits.nesting) deep in one another; "
            + "those from \(name) on are left out", uid: uidText())
        component.isCut = true
        cutStart = position - component.start
      }
      levelsLeftOut += 1
    }
  }

  private mutating func end(_ name: ComponentName, _ next: Int, isWhole: Bool) {
    if open.isEmpty {
      endOutsideComponents(name, isWhole: isWhole)
    } else if name == .calendar {
      reportUnterminated(before: "END", name)
      closeComponent(at: position, isComplete: false)
      endOutsideComponents(name, isWhole: isWhole)
    } else if levelsLeftOut > 0 {
      levelsLeftOut -= 1
      if levelsLeftOut == 0 && holdsEvent { cuts.append(cutStart..<next - component.start) }
    } else if open[open.count - 1] == name {
      open.removeLast()
      if open.isEmpty { closeComponent(at: next, isComplete: true) }
    } else if let level = open.lastIndex(of: name) {
      report(
        .warning, .unterminatedComponent,
        "\(open[level + 1]) has no END:\(open[level + 1]); it ends with the \(name) it stands in",
        uid: uidText())
      open.removeSubrange(level...)
      if open.isEmpty { closeComponent(at: next, isComplete: true) }
    } else if isWhole && harvest.diagnostics.hasRoom(for: .unmatchedEnd) {
      report(
        .warning, .unmatchedEnd,
        "END:\(name) within \(open[open.count - 1]) ends nothing that has begun; it is ignored",
        uid: uidText())
    }
  }

  private mutating func endOutsideComponents(_ name: ComponentName, isWhole: Bool) {
    flushProperties()
    if name == .calendar && calendarHasBegin {
      calendar = -1
      calendarHasBegin = false
    } else {
      if name == .calendar { calendar = -1 }
      if isWhole && isICalendar && harvest.diagnostics.hasRoom(for: .unmatchedEnd) {
        report(.warning, .unmatchedEnd, "END:\(name) ends nothing that has begun; it is ignored")
      }
    }
  }

  // VCALENDAR

  private mutating func beginCalendar() {
    if !isICalendar && lineOutside > 0 { followsText = true }
    isICalendar = true
    flushProperties()
    if calendarHasBegin && harvest.diagnostics.hasRoom(for: .unterminatedComponent) {
      report(
        .warning, .unterminatedComponent,
        "the VCALENDAR of line \(harvest.line(ofCalendar: calendar)) has no END:VCALENDAR; it ends before this BEGIN:VCALENDAR"
      )
    }
    calendar = harvest.addCalendar(line: line)
    calendarHasBegin = true
    propertyBytes = 0
  }

  /// Ends the run of the VCALENDAR's own lines, if there is one, before the line at hand.
  mutating func flushProperties() {
    guard propertyStart >= 0 else { return }
    let length = buffer.offset + position - propertyStart
    let wasWithin = propertyBytes <= options.limits.calendarPropertyBytes
    propertyBytes += length
    if propertyBytes <= options.limits.calendarPropertyBytes {
      harvest.addPiece(
        CalendarPiece(calendar: calendar, offset: propertyStart, length: length, line: propertyLine, isTimeZone: false))
    } else if wasWithin {
      report(
        .warning, .calendarTooLarge,
        "VCALENDAR has more than \(options.limits.calendarPropertyBytes) bytes of properties; "
          + "those from line \(propertyLine) on are left out")
    }
    propertyStart = -1
  }

  // Components

  private mutating func beginComponent(_ name: ComponentName) {
    flushProperties()
    hasComponent = true
    if calendar < 0 && name.marksICalendar {
      isICalendar = true
      calendar = harvest.addCalendar(line: line)
      report(.note, .outsideCalendar, "\(name) stands outside any VCALENDAR; it is read all the same")
    }
    component = OpenComponent()
    component.name = name
    component.isEvent = name == .event
    component.start = position
    component.offset = buffer.offset + position
    component.line = line
    component.diagnosticCount = harvest.diagnostics.count
    open.append(name)
    if !cuts.isEmpty { cuts.removeAll() }
    if !furtherUIDs.isEmpty { furtherUIDs.removeAll() }
  }

  /// Ends the top-level component before the index `end`.
  mutating func closeComponent(at end: Int, isComplete: Bool) {
    if levelsLeftOut > 0 && holdsEvent { cuts.append(cutStart..<max(cutStart, end - component.start)) }
    levelsLeftOut = 0
    if !open.isEmpty { open.removeAll(keepingCapacity: true) }
    if component.isEvent {
      if !component.isDone { closeEvent(at: end, isComplete: isComplete) }
    } else if component.name == .timeZone {
      let length = buffer.offset + end - component.offset
      // Without its end it's as long as the file; with what was left out it's longer than what there is of it.
      if length <= options.limits.componentBytes {
        harvest.addPiece(
          CalendarPiece(
            calendar: calendar, offset: component.offset, length: length, line: component.line, isTimeZone: true,
            isComplete: isComplete))
      } else {
        report(
          .warning, .componentTooLarge, "VTIMEZONE has more than \(options.limits.componentBytes) bytes; it is left out"
        )
      }
    } else {
      harvest.count(component.name)
      // What stands in no VCALENDAR is no part of one.
      if let lister, calendar >= lister.firstCalendar {
        let length = min(buffer.offset + end - component.offset, options.limits.componentBytes)
        lister.addOther(
          component.name, harvest.bytes(at: component.offset, count: length), line: component.line, calendar: calendar,
          isWhole: isComplete && !component.isCut)
      }
    }
  }

  private mutating func closeEvent(at end: Int, isComplete: Bool) {
    let bytes = UnsafeBufferPointer(start: buffer.bytes + component.start, count: end - component.start)
    if let lister {
      lister.addEvent(
        bytes, component.marks, furtherUIDs: furtherUIDs, line: component.line, calendar: calendar,
        isWhole: isComplete && !component.isCut)
      return
    }
    let uid = component.marks.uid.isSet ? UIDHash.hash(component.marks.uid, in: bytes) : nil
    if let filter, isComplete, !component.isCut, harvest.canReadBack, !filter.keeps(bytes, component.marks) {
      guard let uid else {
        harvest.pass(calendar: calendar)
        return
      }
      let record = PassedEvents.Record(
        uid: uid, offset: component.offset, length: bytes.count, line: component.line)
      if let record {
        if harvest.diagnostics.count > component.diagnosticCount {
          harvest.diagnostics.remove(downTo: component.diagnosticCount)
        }
        harvest.pass(record, calendar: calendar)
        return
      }
    }
    keepEvent(bytes, uid: uid, isComplete: isComplete)
  }

  private mutating func keepEvent(_ bytes: UnsafeBufferPointer<UInt8>, uid: UInt64?, isComplete: Bool) {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var copied = 0
    for cut in cuts {
      kept += bytes[copied..<cut.lowerBound]
      copied = min(cut.upperBound, bytes.count)
    }
    kept += bytes[copied...]
    let uids = [uid].compactMap { $0 } + furtherUIDs.compactMap { UIDHash.hash($0, in: bytes) }
    harvest.keep(
      ComponentSlice(kind: .event, bytes: kept, line: component.line, calendar: calendar, isComplete: isComplete),
      offset: component.offset, uids: uids)
  }

  /// Gives out what there is of a VEVENT that has become too large, up to the line at hand.
  mutating func giveOutTooLarge() {
    report(
      .warning, .componentTooLarge,
      "VEVENT has more than \(options.limits.componentBytes) bytes; its lines from here on are left out", uid: uidText()
    )
    if levelsLeftOut > 0 { cuts.append(cutStart..<position - component.start) }
    closeEvent(at: position, isComplete: false)
    component.isDone = true
    cuts.removeAll()
  }

  /// The input is at its end.
  mutating func finishInput() {
    line = max(1, line - 1)
    if !open.isEmpty {
      let inner = open.count > 1 ? "\(open[open.count - 1]), in the " : ""
      report(
        .warning, .truncatedFile,
        "the file ends within \(inner)\(component.name) that begins on line \(component.line); what there is of it is read",
        uid: uidText())
      let bytes = UnsafeBufferPointer(start: buffer.bytes, count: buffer.end)
      closeComponent(at: max(component.start, buffer.end - UTF8Check.cutCount(bytes)), isComplete: false)
    } else if calendarHasBegin {
      report(
        .warning, .truncatedFile,
        "the file ends without an END:VCALENDAR for the VCALENDAR of line "
          + "\(harvest.line(ofCalendar: calendar)); perhaps it was cut")
    }
    flushProperties()
    if isICalendar && lineOutside > 0 {
      line = lineOutside
      report(.note, .textOutsideCalendar, "text outside any component is ignored")
    }
  }

  // Diagnostics

  private mutating func reportUnterminated(before boundary: StaticString, _ name: ComponentName) {
    guard harvest.diagnostics.hasRoom(for: .unterminatedComponent) else { return }
    report(
      .warning, .unterminatedComponent,
      "\(component.name) of line \(component.line) has no END:\(component.name); it ends before this \(boundary):\(name)",
      uid: uidText())
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, uid: String? = nil
  ) {
    harvest.diagnostics.append(Diagnostic(severity, code, message, file: harvest.file, line: line, uid: uid))
  }

  /// The UID of the VEVENT at hand, as far as it was met.
  private func uidText() -> String? {
    guard component.isEvent, !component.isDone, component.marks.uid.isSet else { return nil }
    // What the buffer holds beyond the line at hand is chance.
    let bytes = UnsafeBufferPointer(start: buffer.bytes + component.start, count: position - component.start)
    let text = UIDHash.text(component.marks.uid, in: bytes)
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}

extension Diagnostic.Code {
  /// The file ends within a component, or without END:VCALENDAR.
  public static let truncatedFile = Self("truncated-file")
  /// A component without its END.
  public static let unterminatedComponent = Self("unterminated-component")
  /// An END without its BEGIN.
  public static let unmatchedEnd = Self("unmatched-end")
  /// Components too deep in one another.
  public static let nestingTooDeep = Self("nesting-too-deep")
  /// A line beyond ``ScanLimits/lineBytes``.
  public static let lineTooLong = Self("line-too-long")
  /// A component beyond ``ScanLimits/componentBytes``.
  public static let componentTooLarge = Self("component-too-large")
  /// A VCALENDAR whose own properties are beyond ``ScanLimits/calendarPropertyBytes``.
  public static let calendarTooLarge = Self("calendar-too-large")
  /// A component outside any VCALENDAR.
  public static let outsideCalendar = Self("outside-calendar")
  /// Text outside any VCALENDAR.
  public static let textOutsideCalendar = Self("text-outside-calendar")
  /// The system stopped giving a file's bytes in the middle of it.
  public static let readFailure = Self("read-failure")
}
