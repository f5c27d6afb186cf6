extension RecurrenceDate {
  /// Why a text is no value of RDATE or EXDATE.
  enum Fault: Error, Hashable, Sendable {
    case time(TimeText.Fault)
    case duration(EventDuration.Fault)
    case endBeforeStart

    /// The end of a sentence that begins with the text.
    var description: String {
      switch self {
      case .time(let fault): fault.description
      case .duration(let fault): "has an end that \(fault.description)"
      case .endBeforeStart: "is a period that ends before it starts"
      }
    }
  }

  /// Reads a DATE, a DATE-TIME or a PERIOD (RFC 5545 §3.3.9) of a line with these parameters.
  init(_ text: Substring, _ parameters: TimeParameters) throws(Fault) {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      self.init(start: try Self.time(text, parameters))
      return
    }
    let start = try Self.time(text[..<slash], parameters)
    let rest = ContentText.trimmed(text[text.utf8.index(after: slash)...])
    guard rest.utf8.contains(where: { $0 & 0xDF == UInt8(ascii: "P") }) else {
      let end = try Self.time(rest, parameters).inForm(of: start).value
      guard !end.isCertainlyBefore(start) else { throw .endBeforeStart }
      self.init(start: start, end: .time(end))
      return
    }
    do throws(EventDuration.Fault) {
      let duration = try EventDuration(parsing: rest)
      guard duration.days >= 0, duration.seconds >= 0 else { throw .malformed }
      self.init(start: start, end: .duration(duration))
    } catch {
      throw .duration(error)
    }
  }

  private static func time(_ text: Substring, _ parameters: TimeParameters) throws(Fault) -> TimeValue {
    do throws(TimeText.Fault) {
      return try TimeText(text).value(tzid: parameters.tzid, asDate: parameters.isDate)
    } catch {
      throw .time(error)
    }
  }
}
