/// Whether a property's value is what the property asks for.
extension FileCheck {
  mutating func checkValue(of line: CheckedLine, in component: CheckedComponent, uid: String?) {
    guard let kind = PropertyKind.named(line.name) else { return }
    guard line.content.hasValue else { return checkEmptyValue(of: line, kind: kind, in: component, uid: uid) }
    checkCount(of: line, kind: kind, uid: uid)
    // A value whose type is another by its own word isn't judged by the usual one.
    let type = line.keyword("VALUE")
    func wrong(_ what: String, _ consequence: String = "left out", _ code: Diagnostic.Code = .invalidValue) {
      log.report(code, "\(line.name) \(shown(line.value)) \(what); \(consequence)", line: line.line, uid: uid)
    }
    func notURI(_ what: String) { wrong(what, "taken as it stands, but nobody can follow it", .invalidURI) }
    switch kind.type {
    case .text, .textList: if type == nil || type == "TEXT" { checkText(of: line, kind: kind, uid: uid) }
    case .number(let range):
      let number = Int(ContentText.trimmed(line.value))
      if number.map(range.contains) != true {
        let isLarge = range.upperBound == PropertyKind.largestNumber && (number ?? -1) > range.upperBound
        wrong(
          "is not a whole number from \(range.lowerBound) to \(range.upperBound)",
          isLarge ? "other programs can't hold it" : "left out")
      }
    case .words(let words):
      let word = ContentText.trimmed(line.value).uppercased()
      if !words.contains(word) { wrong("is not \(words.joined(separator: " or "))", "taken as \(words[0])") }
    case .uri: if !Self.hasScheme(line.value), !isVersion1 { notURI("is no URI, having no scheme such as https:") }
    case .address:
      if !Self.hasScheme(line.value), !isVersion1, !line.holdsPartOfParameter {
        notURI("is no address, having no scheme such as mailto:")
      }
    case .binaryOrURI:
      if line.keyword("ENCODING") == "BASE64" || type == "BINARY" {
        checkBase64(of: line, uid: uid)
      } else if !Self.hasScheme(line.value), !isVersion1 {
        notURI("is neither a URI nor BASE64")
      }
    case .offset: checkOffset(of: line, uid: uid)
    case .geo:
      let numbers = line.value.split(separator: isVersion1 ? "," : ";", omittingEmptySubsequences: false)
        .map { Double(ContentText.trimmed($0)) }
      if numbers.count != 2 || (numbers[0]?.magnitude ?? 91) > 90 || (numbers[1]?.magnitude ?? 181) > 180 {
        wrong("is no place on Earth")
      }
    case .requestStatus:
      let code = line.value.prefix { $0 != ";" }
      if code.isEmpty || !code.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") })
        || !line.value.utf8.contains(Octet.semicolon)
      {
        wrong("is no status code with a text, such as 2.0;Success", "kept as it stands")
      }
    case .duration: checkDuration(of: line, uid: uid)
    case .trigger:
      if type == "DATE-TIME" {
        checkTime(of: line, needsUTC: true, uid: uid)
      } else {
        checkDuration(of: line, uid: uid)
      }
    case .time:
      checkTime(of: line, needsUTC: false, uid: uid)
      if ["STANDARD", "DAYLIGHT"].contains(component.name) { checkOnset(line) }
    case .utcTime: checkTime(of: line, needsUTC: true, uid: uid)
    case .times, .freeBusy: checkTimes(of: line, needsUTC: kind.type == .freeBusy, uid: uid)
    case .rule, .anything: break
    }
    if line.name == "STATUS" { checkStatus(line, in: component.name, uid: uid) }
  }

  /// Lists of which libical, and what is built on it, takes the first 500 values.
  private mutating func checkCount(of line: CheckedLine, kind: PropertyKind, uid: String?) {
    guard [.times, .textList, .freeBusy].contains(kind.type) else { return }
    let count = line.value.utf8.count { $0 == Octet.comma } + 1
    guard count > 500 else { return }
    log.report(
      .longList, "\(line.name) has \(count) values; programs on libical read only the first 500 of them",
      line: line.line,
      uid: uid)
  }

  private mutating func checkText(of line: CheckedLine, kind: PropertyKind, uid: String?) {
    guard !isVersion1, line.keyword("ENCODING") == nil else { return }
    var octets = Array(line.value.utf8)[...]
    var hasReportedEscape = false
    while let octet = octets.popFirst() {
      switch octet {
      case Octet.backslash:
        let next = octets.popFirst()
        switch next {
        case Octet.backslash, Octet.comma, Octet.semicolon, UInt8(ascii: "n"), UInt8(ascii: "N"): break
        default:
          guard !hasReportedEscape else { continue }
          hasReportedEscape = true
          let escape = next.map {
            shown(String(decoding: [Octet.backslash, $0] + octets.prefix { $0 & 0xC0 == 0x80 }, as: UTF8.self))
          }
          log.report(
            .badEscape,
            escape.map { "\(line.name) has \($0), which is no escape; the backslash is shown, other programs drop it" }
              ?? "\(line.name) ends in a backslash that escapes nothing; it is shown",
            line: line.line, uid: uid)
        }
      case Octet.comma where kind.type == .text, Octet.semicolon:
        unescaped.add(line.line)
        if unescaped.count == 1 { firstUnescaped = (line.name, String(decoding: [octet], as: UTF8.self)) }
        // Once a line.
        octets = []
      default: break
      }
    }
  }

  private mutating func checkBase64(of line: CheckedLine, uid: String?) {
    func wrong(_ what: String) {
      log.report(.invalidBase64, "\(line.name): \(what); the attachment can't be read", line: line.line, uid: uid)
    }
    guard line.keyword("ENCODING") == "BASE64" || isVersion1 else {
      return wrong("VALUE=BINARY stands without ENCODING=BASE64")
    }
    let octets = line.value.utf8.filter { !Octet.isBlank($0) }
    let digits = octets.prefix { $0 != Octet.equals }
    let padding = octets.dropFirst(digits.count)
    if let bad = digits.first(where: { !Self.isBase64($0) }) {
      return wrong("\(shown(String(decoding: [bad], as: UTF8.self))) is no digit of BASE64")
    }
    guard octets.count % 4 == 0, padding.count < 3, padding.allSatisfy({ $0 == Octet.equals }) else {
      return wrong("the BASE64 text of \(octets.count) characters is cut or has been lengthened")
    }
  }

  private static func isBase64(_ octet: UInt8) -> Bool {
    switch octet {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "/"): true
    default: false
    }
  }

  private mutating func checkStatus(_ line: CheckedLine, in component: String, uid: String?) {
    let allowed: [String: [String]] = [
      "VEVENT": ["TENTATIVE", "CONFIRMED", "CANCELLED"],
      "VTODO": ["NEEDS-ACTION", "COMPLETED", "IN-PROCESS", "CANCELLED"], "VJOURNAL": ["DRAFT", "FINAL", "CANCELLED"],
    ]
    guard !isVersion1, let words = allowed[component], !words.contains(ContentText.trimmed(line.value).uppercased())
    else {
      return
    }
    log.report(
      .unknownStatus, "STATUS \(shown(line.value)) is none of \(words.joined(separator: ", ")); left out",
      line: line.line,
      uid: uid)
  }

  /// Whether a text begins as a URI does (RFC 3986 §3.1).
  private static func hasScheme(_ text: String) -> Bool {
    let scheme = ContentText.trimmed(text).utf8.prefix { $0 != Octet.colon }
    guard let first = scheme.first, (0x41...0x5A).contains(Octet.uppercased(first)) else { return false }
    return scheme.endIndex < ContentText.trimmed(text).utf8.endIndex
      && scheme.allSatisfy {
        (0x41...0x5A).contains(Octet.uppercased($0)) || (48...57).contains($0) || $0 == UInt8(ascii: "+")
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
  }
}

extension Diagnostic.Code {
  /// A URI or an address without a scheme.
  public static let invalidURI = Self("invalid-uri")
  /// A backslash before something that needs none.
  public static let badEscape = Self("bad-escape")
  /// Commas and semicolons in texts without a backslash; one a file.
  public static let unescapedText = Self("unescaped-text")
  /// Binary data that isn't base64.
  public static let invalidBase64 = Self("invalid-base64")
}
