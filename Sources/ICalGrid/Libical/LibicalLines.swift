internal import LibicalBridge

/// The content lines that are put to libical for one event: unfolded, written anew, each ended by a NUL.
///
/// No line of a file reaches libical as it stands: the names come from here, the parameters are plain tokens, and a
/// value that a C string can't hold stays out.
struct LibicalLines {
  /// Values over this many bytes are not put to libical, which has nothing to say about a text but that it is one.
  static let longestValue = 65_536

  /// What is asked of libical about one line.
  struct Question {
    var kind: ig_kind
    /// The index of the content line in its component.
    var index: Int
    /// Whether the line goes to libical.
    var isAsked = false

    /// Whether more than a judgement is wanted.
    var wantsValue: Bool {
      switch kind {
      case IG_STATUS, IG_TRANSP, IG_CLASS, IG_URL, IG_ATTACH, IG_ORGANIZER, IG_ATTENDEE: true
      default: false
      }
    }

    /// Whether the property is a text, which is read from its content line.
    var isText: Bool {
      switch kind {
      case IG_SUMMARY, IG_DESCRIPTION, IG_LOCATION: true
      default: false
      }
    }

    /// Whether the property is a person.
    var hasParameters: Bool { kind == IG_ORGANIZER || kind == IG_ATTENDEE }
  }

  private(set) var questions: [Question] = []
  private(set) var bytes: [UInt8] = []

  init() {
    questions.reserveCapacity(8)
    bytes.reserveCapacity(512)
  }

  /// Adds a line of that kind.
  mutating func add(_ kind: ig_kind, _ line: ContentLine, index: Int) {
    var question = Question(kind: kind, index: index)
    var value = line.value
    question.isAsked = value.withUTF8 { $0.count <= Self.longestValue && !$0.contains(0) }
    questions.append(question)
    guard question.isAsked else { return }
    bytes += line.name.utf8
    if question.hasParameters {
      addParameter("PARTSTAT", of: line)
      addParameter("ROLE", of: line)
    }
    bytes.append(Octet.colon)
    value.withUTF8 { bytes.append(contentsOf: $0) }
    bytes.append(0)
  }

  /// Notes a line that libical is not asked about, in its place among the others.
  mutating func leaveOut(_ kind: ig_kind, index: Int) {
    questions.append(Question(kind: kind, index: index))
  }

  private mutating func addParameter(_ name: String, of line: ContentLine) {
    guard let value = line.parameter(name), Self.isToken(value) else { return }
    bytes.append(Octet.semicolon)
    bytes.append(contentsOf: name.utf8)
    bytes.append(Octet.equals)
    bytes.append(contentsOf: value.utf8)
  }

  private static func isToken(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { (65...90).contains($0 & 0xDF) || (48...57).contains($0) || $0 == UInt8(ascii: "-") }
  }
}
