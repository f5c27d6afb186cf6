extension ComponentReading {
  /// The value of a line that holds one DATE or DATE-TIME; `nil`, with a diagnostic that ends in `consequence`, where it holds none.
  mutating func time(_ line: ContentLine, otherwise consequence: String) -> TimeValue? {
    let parameters = TimeParameters(line)
    do throws(TimeText.Fault) {
      let text = try TimeText(parameters.value)
      if text.isLenient {
        report(
          .note, .lenientTime,
          "\(line.name) \(Self.quoted(line.value)) is not written as RFC 5545 says; read as \(text.description)",
          line: line.line)
      }
      return text.value(tzid: parameters.tzid, asDate: parameters.isDate)
    } catch {
      report(
        .warning, .invalidTime, "\(line.name) \(Self.quoted(line.value)) \(error.description); \(consequence)",
        line: line.line)
      return nil
    }
  }

  /// RECURRENCE-ID. One that can't be read is taken for the event's own start, so that the event isn't mistaken for the master.
  mutating func recurrenceID(start: TimeValue) -> RecurrenceID? {
    guard let line = first(.recurrenceID) else { return nil }
    let value = time(line, otherwise: "taken as the instance at its own start") ?? start
    let isRange = line.parameter("RANGE").map { $0.uppercased() == "THISANDFUTURE" } ?? false
    return RecurrenceID(value: value, thisAndFuture: isRange)
  }

  /// How the event ends (RFC 5545 §3.6.1): by DTEND, else by DURATION, brought into the form of its start.
  mutating func end(start: TimeValue, startLine: ContentLine) -> EventEnd {
    let duration = first(.duration)
    if let line = first(.end) {
      let consequence = duration == nil ? "shown as having no end" : "its DURATION stands"
      if let end = time(line, otherwise: consequence) {
        if let duration {
          report(
            .warning, .endAndDuration,
            "DTEND and DURATION are both given; DURATION \(Self.quoted(duration.value)) is ignored", line: duration.line
          )
        }
        return self.end(end, line, start: start, startLine: startLine)
      }
    }
    return duration.map { self.duration($0, start: start) } ?? .none
  }

  private mutating func end(
    _ stated: TimeValue, _ line: ContentLine, start: TimeValue, startLine: ContentLine
  ) -> EventEnd {
    let end = stated.inForm(of: start)
    if end.isMixed {
      report(
        .warning, .mixedEnd,
        "DTEND \(Self.quoted(line.value)) is of another kind than DTSTART \(Self.quoted(startLine.value)); read as \(end.value.wall)",
        line: line.line)
    }
    if end.value.isCertainlyBefore(start) {
      report(
        .warning, .endBeforeStart,
        "DTEND \(Self.quoted(line.value)) is before DTSTART \(Self.quoted(startLine.value)); shown at its start",
        line: line.line)
      return .none
    }
    // An all-day event that ends on its own first day lasts that day.
    return start.isDate && end.value == start ? .none : .time(end.value)
  }

  private mutating func duration(_ line: ContentLine, start: TimeValue) -> EventEnd {
    do throws(EventDuration.Fault) {
      var duration = try EventDuration(parsing: line.value[...])
      guard duration.days >= 0, duration.seconds >= 0 else {
        report(
          .warning, .endBeforeStart, "DURATION \(Self.quoted(line.value)) is negative; shown at its start",
          line: line.line)
        return .none
      }
      guard start.isDate else { return .duration(duration) }
      if duration.seconds > 0 {
        duration = EventDuration(days: duration.days + (duration.seconds + 86_399) / 86_400)
        report(
          .warning, .mixedEnd,
          "DURATION \(Self.quoted(line.value)) of a whole-day event has a time; read as \(duration.days) day\(duration.days == 1 ? "" : "s")",
          line: line.line)
      }
      return duration.days == 0 ? .none : .duration(duration)
    } catch {
      report(
        .warning, .invalidDuration, "DURATION \(Self.quoted(line.value)) \(error.description); ignored", line: line.line
      )
      return .none
    }
  }
}

extension Diagnostic.Code {
  /// A date or time that can't be read or doesn't exist.
  public static let invalidTime = Diagnostic.Code("invalid-time")
  /// A date or time in another form than RFC 5545's.
  public static let lenientTime = Diagnostic.Code("lenient-time")
  /// An end before the start, or a negative duration.
  public static let endBeforeStart = Diagnostic.Code("end-before-start")
  /// DTEND beside DURATION.
  public static let endAndDuration = Diagnostic.Code("end-and-duration")
  /// An end whose kind (date, floating, in a zone) doesn't fit the start's.
  public static let mixedEnd = Diagnostic.Code("mixed-end")
  /// A DURATION that can't be read.
  public static let invalidDuration = Diagnostic.Code("invalid-duration")
}
