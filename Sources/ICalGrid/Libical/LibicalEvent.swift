internal import LibicalBridge

/// One VEVENT in libical's tree; freed with the owner. No pointer leaves it.
///
/// libical answers line by line, in the order in which ``LibicalLines`` hold them.
struct LibicalEvent: ~Copyable {
  private let handle: OpaquePointer?

  /// Has libical parse the lines.
  init(_ lines: LibicalLines) {
    // libical's functions take their lines as writable memory.
    var bytes = lines.bytes
    handle = bytes.withUnsafeMutableBytes { buffer in
      ig_event_parse(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
  }

  deinit { ig_event_free(handle) }

  /// What libical makes of a line.
  struct Answer: Hashable, Sendable {
    /// Whether it takes the line.
    var isTaken = true
    /// The value as it writes it; empty where only its judgement is asked.
    var value = ""
    /// PARTSTAT and ROLE in upper case.
    var participation: String?
    var role: String?
  }

  /// The answer to the next question; to be asked once each, in their order.
  /// A line that libical was not asked about is taken as it stands.
  mutating func answer(to question: LibicalLines.Question, about line: ContentLine) -> Answer {
    guard question.isAsked else {
      return Answer(
        value: question.wantsValue ? String(ContentText.trimmed(line.value)) : "",
        participation: line.parameter("PARTSTAT")?.uppercased(), role: line.parameter("ROLE")?.uppercased())
    }
    var answer = Answer(isTaken: ig_event_took(handle, question.kind))
    guard answer.isTaken, question.wantsValue else { return answer }
    answer.value = Self.text(ig_event_value(handle)) ?? line.value
    if question.hasParameters {
      answer.participation = Self.text(ig_event_parameter(handle, "PARTSTAT"))?.uppercased()
      answer.role = Self.text(ig_event_parameter(handle, "ROLE"))?.uppercased()
    }
    return answer
  }

  private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    defer { ig_free(pointer) }
    return String(validatingCString: pointer)
  }
}
