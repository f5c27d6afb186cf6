internal import LibicalBridge

extension ComponentReading {
  /// The texts, people and states of the event.
  mutating func details() -> EventDetails {
    var details = EventDetails()
    if fields == .all {
      details.alarmCount = component.children.count { $0.name == "VALARM" }
      details.properties = component.lines
    }
    let lines = readLines(&details)
    var libical = LibicalEvent(lines)
    for question in lines.questions {
      let line = component.lines[question.index]
      let answer = libical.answer(to: question, about: line)
      guard answer.isTaken else {
        let consequence = question.isText ? "shown as it stands" : "left out"
        report(
          .warning, .invalidValue, "\(line.name) \(Self.quoted(line.value)) can't be read; \(consequence)",
          line: line.line)
        continue
      }
      switch question.kind {
      case IG_GEO: details.geo = position(line)
      case IG_STATUS: details.status = status(answer.value, line)
      case IG_TRANSP: details.isTransparent = answer.value.uppercased() == "TRANSPARENT"
      case IG_CLASS: details.classification = answer.value.uppercased()
      case IG_URL: details.url = answer.value
      case IG_ATTACH: details.attachments.append(line.isInline ? "" : answer.value)
      case IG_ORGANIZER: details.organizer = attendee(answer, line)
      case IG_ATTENDEE: details.attendees.append(attendee(answer, line))
      default: break
      }
    }
    return details
  }

  /// Reads what the content lines alone decide, and gathers what libical is asked.
  private mutating func readLines(_ details: inout EventDetails) -> LibicalLines {
    var lines = LibicalLines()
    for entry in entries {
      let line = component.lines[entry.index]
      func ask(_ kind: ig_kind) { lines.add(kind, line, index: entry.index) }
      switch entry.property {
      case .summary:
        details.summary = line.text
        ask(IG_SUMMARY)
      case .description:
        details.description = line.text
        ask(IG_DESCRIPTION)
      case .location:
        details.location = line.text
        ask(IG_LOCATION)
      case .categories:
        details.categories += categories(line)
      case .status: ask(IG_STATUS)
      case .transparency: ask(IG_TRANSP)
      case .classification: ask(IG_CLASS)
      case .priority: details.priority = number(line, in: 0...9)
      case .geo: ask(IG_GEO)
      case .url: ask(IG_URL)
      case .organizer: ask(IG_ORGANIZER)
      case .attendee: ask(IG_ATTENDEE)
      case .attachment where line.isInline: lines.leaveOut(IG_ATTACH, index: entry.index)
      case .attachment: ask(IG_ATTACH)
      case .conference: details.conferences.append(String(ContentText.trimmed(line.value)))
      case .color: details.color = RGBColor.stated(ContentText.trimmed(ContentText.unescaped(line.value)))
      case .stamp: details.stamp = time(line, otherwise: "ignored")
      case .created: details.created = time(line, otherwise: "ignored")
      case .lastModified: details.lastModified = time(line, otherwise: "ignored")
      case .uid, .sequence, .start, .end, .duration, .recurrenceID, .rule, .exclusionRule, .dates, .exclusions: break
      }
    }
    return lines
  }

  /// The values of a CATEGORIES, without blanks round each.
  private mutating func categories(_ line: ContentLine) -> [String] {
    let values = ContentText.list(line.value).map { ContentText.unescaped(ContentText.trimmed($0)) }.filter {
      !$0.isEmpty
    }
    if values.count > 500 {
      report(
        .note, .longList, "CATEGORIES has \(values.count) values; other programs may read only the first 500 of them",
        line: line.line)
    }
    return values
  }

  private mutating func status(_ value: String, _ line: ContentLine) -> EventStatus? {
    let value = value.uppercased()
    if let status = EventStatus(rawValue: value) { return status }
    let status: EventStatus? = value == "CANCELED" ? .cancelled : nil
    report(
      .note, .unknownStatus,
      "STATUS \(Self.quoted(line.value)) is unknown; \(status == nil ? "left out" : "read as CANCELLED")",
      line: line.line)
    return status
  }

  /// A whole number; `nil`, with a diagnostic, where the value is none or is out of range.
  mutating func number(_ line: ContentLine, in range: ClosedRange<Int>) -> Int? {
    if let number = Int(ContentText.trimmed(line.value)), range.contains(number) { return number }
    report(
      .warning, .invalidValue, "\(line.name) \(Self.quoted(line.value)) is not a number that it can be; left out",
      line: line.line)
    return nil
  }

  private mutating func position(_ line: ContentLine) -> GeographicPosition? {
    let numbers = line.value.split(separator: ";", omittingEmptySubsequences: false)
      .map { Double(ContentText.trimmed($0)) }
    if numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1], latitude.magnitude <= 90,
      longitude.magnitude <= 180
    {
      return GeographicPosition(latitude: latitude, longitude: longitude)
    }
    report(
      .warning, .invalidValue, "GEO \(Self.quoted(line.value)) is no place on Earth; left out", line: line.line)
    return nil
  }

  private func attendee(_ answer: LibicalEvent.Answer, _ line: ContentLine) -> Attendee {
    let name = line.parameter("CN").map { String(ContentText.trimmed($0)) } ?? ""
    return Attendee(
      address: answer.value, name: name.isEmpty ? nil : name, participation: answer.participation, role: answer.role)
  }
}

extension ContentLine {
  /// Whether an ATTACH holds the attachment itself.
  fileprivate var isInline: Bool {
    parameter("VALUE")?.uppercased() == "BINARY" || parameter("ENCODING")?.uppercased() == "BASE64"
  }
}

extension Diagnostic.Code {
  /// A property whose value isn't what the property asks for.
  public static let invalidValue = Diagnostic.Code("invalid-value")
  /// A STATUS that RFC 5545 doesn't know for an event.
  public static let unknownStatus = Diagnostic.Code("unknown-status")
  /// A list of more values than many programs read.
  public static let longList = Diagnostic.Code("long-list")
}
