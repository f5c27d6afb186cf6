/// Writes HTML as UTF-8 bytes from front to back.
///
/// Markup comes from the closed sets of names here alone, and every text is escaped: there is no way to write a stranger's
/// text as markup, script, style or a link to anything but the web and mail.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  enum Tag: String {
    case html, head, title, body, header, nav, main, section, footer, div, span, bdi, h1, h2, h3, p, a, button, time
    case table, caption, thead, tbody, tr, th, td, ol, ul, li, dl, dt, dd, s, i
  }

  enum Attribute {
    case id(HTMLIdentifier)
    /// Class names of the style sheet; those with a number behind them come first.
    case classes([StaticString], [NumberedClass] = [])
    case link(SafeLink)
    case anchor(HTMLIdentifier)
    /// Opens the popover of that name, or closes it.
    case opens(HTMLIdentifier)
    case closes(HTMLIdentifier)
    case labelledBy(HTMLIdentifier)
    case flag(Flag)
    case fixed(FixedName, StaticString)
    case text(TextName, String)

    /// A class that the style sheet has once for each number.
    enum NumberedClass {
      case color(Int)
      case lane(Int)
      case width(Int)
      case level(Int)
    }

    enum Flag: String { case popover, hidden }
    enum FixedName: String {
      case type, role, scope, dir, rel
      case ariaHidden = "aria-hidden"
    }

    enum TextName: String {
      case lang, datetime, title
      case ariaLabel = "aria-label"
    }
  }

  /// The line that makes a document one of HTML's present standard.
  mutating func doctype() { append("<!DOCTYPE html>\n") }

  mutating func element(_ tag: Tag, _ attributes: Attribute..., content: (inout HTMLWriter) -> Void) {
    open(tag, attributes)
    content(&self)
    close(tag)
  }

  /// An element that holds a text alone.
  mutating func element(_ tag: Tag, _ attributes: Attribute..., text: String) {
    open(tag, attributes)
    self.text(text)
    close(tag)
  }

  /// A `meta` element with a name, or with the name of a header in its place.
  mutating func meta(_ name: StaticString, _ content: String, isHeader: Bool = false) {
    append("<meta ")
    append(isHeader ? "http-equiv" : "name")
    append("=\"")
    append(name)
    append("\" content=\"")
    text(content)
    append("\">\n")
  }

  mutating func charset() { append("<meta charset=\"utf-8\">\n") }

  /// A style sheet, which no text of a calendar can be part of.
  mutating func style(_ sheet: HTMLStyleSheet) {
    append("<style>")
    bytes += sheet.bytes
    append("</style>\n")
  }

  mutating func script(_ script: StaticString) {
    append("<script>")
    append(script)
    append("</script>\n")
  }

  /// Text, escaped; line ends become spaces unless they are kept.
  mutating func text(_ text: String, keepsLines: Bool = false) {
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard utf8.allSatisfy(Self.isPlain) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { appendEscaped(text, keepsLines: keepsLines) }
  }

  mutating func lineBreak() { append("\n") }

  /// ASCII that stands for itself in texts and in quoted attributes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x60: false
    case 0x20...0x7E: true
    default: false
    }
  }

  private mutating func appendEscaped(_ text: String, keepsLines: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "'": append("&#39;")
      case "`": append("&#96;")
      case "\n" where keepsLines: append("\n")
      default:
        switch SafeScalar(scalar.value) {
        case .keep(let value): append(value)
        case .space: append(" ")
        case .drop: break
        case .joiner: append(0x200D)
        case .nonJoiner: append(0x200C)
        }
      }
    }
  }

  private mutating func append(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    if scalar.isASCII {
      bytes.append(UInt8(scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private mutating func open(_ tag: Tag, _ attributes: [Attribute]) {
    append("<")
    append(name: tag.rawValue)
    for attribute in attributes { append(attribute) }
    append(">")
  }

  private mutating func close(_ tag: Tag) {
    append("</")
    append(name: tag.rawValue)
    append(">")
  }

  private mutating func append(_ attribute: Attribute) {
    switch attribute {
    case .id(let identifier): append("id", identifier)
    case .classes(let names, let numbered): appendClasses(names, numbered)
    case .link(let link): append("href") { $0.text(link.target) }
    case .anchor(let identifier): append("href") { $0.text("#\(identifier.text)") }
    case .opens(let identifier): append("popovertarget", identifier)
    case .closes(let identifier):
      append("popovertarget", identifier)
      append(" popovertargetaction=\"hide\"")
    case .labelledBy(let identifier): append("aria-labelledby", identifier)
    case .flag(let flag):
      append(" ")
      append(name: flag.rawValue)
    case .fixed(let name, let value): append(name.rawValue) { $0.append(value) }
    case .text(let name, let value): append(name.rawValue) { $0.text(value) }
    }
  }

  private mutating func appendClasses(_ names: [StaticString], _ numbered: [Attribute.NumberedClass]) {
    guard !names.isEmpty || !numbered.isEmpty else { return }
    append("class") { html in
      for (place, item) in numbered.enumerated() {
        if place > 0 { html.append(" ") }
        switch item {
        case .color(let number): html.append(name: "k\(number)")
        case .lane(let number): html.append(name: "r\(number)")
        case .width(let number): html.append(name: "w\(number)")
        case .level(let number): html.append(name: "b\(number)")
        }
      }
      for (place, name) in names.enumerated() {
        if place > 0 || !numbered.isEmpty { html.append(" ") }
        html.append(name)
      }
    }
  }

  private mutating func append(_ name: String, _ identifier: HTMLIdentifier) {
    append(name) { $0.text(identifier.text) }
  }

  private mutating func append(_ name: String, value: (inout HTMLWriter) -> Void) {
    append(" ")
    append(name: name)
    append("=\"")
    value(&self)
    append("\"")
  }

  private mutating func append(name: String) { bytes.append(contentsOf: name.utf8) }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
