/// A component directly in a VCALENDAR as it stands in its source, with what an index must know of it.
package struct ListedComponent {
  /// `VEVENT`, `VTODO`, …
  package var name: String
  /// Its bytes as they stand there, BEGIN and END lines included; they are there only during the call that hands them over.
  package var bytes: UnsafeBufferPointer<UInt8>
  /// The line of its BEGIN.
  package var line: Int
  /// Its VCALENDAR, by its ordinal in the file.
  package var calendar: Int
  /// Whether its END was found and no bound cut it.
  package var isWhole: Bool
  /// The days it can touch; of another component than a VEVENT none that matter.
  package var reach: EventReach
  /// The hashes of its UIDs, one in nearly every case; none where it has no UID.
  package var uids: [UInt64]
  /// The hash of its RECURRENCE-ID, 0 where it has none.
  package var recurrence: UInt64
  /// Whether the text shows something that a reader would have to judge: a rule, or times that aren't plain.
  package var needsReading: Bool

  package var isEvent: Bool { name == "VEVENT" }

  /// The component as a reader takes it: in UTF-8. `calendar` is its VCALENDAR's place among those that are read with it.
  package static func slice(_ bytes: [UInt8], kind: ComponentSlice.Kind, line: Int, calendar: Int, isComplete: Bool)
    -> ComponentSlice
  {
    var bytes = bytes
    _ = UTF8Repair.repair(&bytes, firstLine: line)
    return ComponentSlice(kind: kind, bytes: bytes, line: line, calendar: calendar, isComplete: isComplete)
  }
}

/// A VCALENDAR without its components, as it stands in its source.
package struct ListedCalendar {
  /// The line of its BEGIN; of its first component where there is no VCALENDAR round it.
  package var line: Int
  /// Its own lines and its VTIMEZONEs, in the order of the source.
  package var parts: [Part]

  /// Some of its own lines in one piece, or a VTIMEZONE.
  package struct Part {
    package var isTimeZone: Bool
    package var line: Int
    package var isComplete: Bool
    package var bytes: [UInt8]

    package init(isTimeZone: Bool, line: Int, isComplete: Bool, bytes: [UInt8]) {
      self.isTimeZone = isTimeZone
      self.line = line
      self.isComplete = isComplete
      self.bytes = bytes
    }
  }

  package init(line: Int, parts: [Part]) {
    self.line = line
    self.parts = parts
  }

  /// The calendar as a reader takes it. `calendar` is its place among those that are read with it.
  package func scanned(file: String, calendar: Int) -> ScannedCalendar {
    var result = ScannedCalendar(file: file, line: line)
    var reader = ContentLineReader(file: file)
    for part in parts {
      if part.isTimeZone {
        result.timeZones.append(
          ListedComponent.slice(
            part.bytes, kind: .timeZone, line: part.line, calendar: calendar, isComplete: part.isComplete))
      } else {
        result.properties += reader.contentLines(part.bytes, firstLine: part.line)
      }
    }
    return result
  }
}

/// Takes the components of a source one at a time, so that none but one needs memory.
package protocol ComponentListener: AnyObject {
  func add(_ component: borrowing ListedComponent)
}

/// Makes of what the scanner passes the components that a listener takes.
struct ComponentLister {
  let listener: any ComponentListener
  /// Of the file at hand: the ordinal of its first VCALENDAR in the source.
  var firstCalendar = 0

  func addEvent(
    _ bytes: UnsafeBufferPointer<UInt8>, _ marks: EventMarks, furtherUIDs: [EventMarks.Mark], line: Int, calendar: Int,
    isWhole: Bool
  ) {
    var uids: [UInt64] = []
    for mark in [marks.uid] + furtherUIDs where mark.isSet {
      if let uid = UIDHash.hash(mark, in: bytes), !uids.contains(uid) { uids.append(uid) }
    }
    let reach = isWhole ? EventReach(bytes, marks) : .anyDay
    listener.add(
      ListedComponent(
        name: "VEVENT", bytes: bytes, line: line, calendar: calendar - firstCalendar, isWhole: isWhole, reach: reach,
        uids: uids,
        recurrence: marks.recurrenceID.isSet ? UIDHash.hash(ofLine: marks.recurrenceID, in: bytes) : 0,
        needsReading: !isWhole || reach.first == .min || marks.rule.isSet || reach.last == .max
          || !hasPlainEnd(bytes, marks)))
  }

  /// Whether DTEND, where there is one, is a date no earlier than DTSTART's; what is equal may still be earlier by its time of day.
  private func hasPlainEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: EventMarks) -> Bool {
    guard marks.end.isSet else { return !marks.duration.isSet || WindowFilter.durationDays(bytes, marks) != nil }
    guard let start = WindowFilter.value(marks.start, .start, in: bytes, { PlainTime($0) }),
      let end = WindowFilter.value(marks.end, .end, in: bytes, { PlainTime($0) })
    else { return false }
    return !(end < start) && start.hasTime == end.hasTime
  }

  func addOther(_ name: ComponentName, _ bytes: [UInt8], line: Int, calendar: Int, isWhole: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      listener.add(
        ListedComponent(
          name: name.description, bytes: bytes, line: line, calendar: calendar - firstCalendar, isWhole: isWhole,
          reach: .anyDay, uids: [], recurrence: 0, needsReading: false))
    }
  }
}

/// A DATE or DATE-TIME value that can be compared as it stands.
private struct PlainTime: Comparable {
  var date: RawDate
  var time: UInt64
  var hasTime: Bool { time != 0 }

  init?(_ octets: UnsafeBufferPointer<UInt8>) {
    guard let date = RawDate(octets) else { return nil }
    self.date = date
    let rest = octets.dropFirst(8)
    time = 0
    guard !rest.isEmpty else { return }
    guard rest.count == 7 || rest.count == 8, rest.first == UInt8(ascii: "T") else { return nil }
    for octet in rest.prefix(7) { time = time << 8 | UInt64(octet) }
  }

  static func < (left: PlainTime, right: PlainTime) -> Bool {
    (left.date.number, left.time) < (right.date.number, right.time)
  }
}
