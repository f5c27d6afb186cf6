/// What a single content line shows, whatever component it stands in.
extension FileCheck {
  mutating func checkSyntax(of line: CheckedLine, uid: String?) {
    if let control = line.control {
      let digits = String(control.octet, radix: 16, uppercase: true)
      log.report(
        .controlCharacter,
        "\(line.name) holds the control character U+00\(digits.count < 2 ? "0" : "")\(digits); only its sign is shown",
        line: control.line, uid: uid)
    }
    if line.parameters.count > Self.mostParameters {
      log.report(
        .tooManyParameters,
        "\(line.name) has \(line.parameters.count) parameters; programs on libical take what follows the \(Self.mostParameters)th for the value",
        line: line.line, uid: uid)
    }
    checkParameters(of: line, uid: uid)
    if let fault = unquotedParameter(of: line) {
      log.report(.unquotedParameter, "\(line.name): \(fault)", line: line.line, uid: uid)
    }
  }

  private static let mostParameters = 100

  /// Parameters that hold one value, so that a comma in them is part of it.
  private static let single: Set<String> = [
    "CN", "TZID", "ALTREP", "DIR", "SENT-BY", "LANGUAGE", "X-FILENAME", "FILENAME",
  ]
  /// Parameters whose values are URIs, which have to stand in quotes (RFC 5545 §3.2).
  private static let addresses: Set<String> = [
    "ALTREP", "DIR", "SENT-BY", "MEMBER", "DELEGATED-FROM", "DELEGATED-TO",
  ]

  /// What in the parameters should stand in quotes and doesn't.
  private func unquotedParameter(of line: CheckedLine) -> String? {
    for parameter in line.parameters {
      guard let text = parameter.text else {
        if isVersion1 || parameter.name.isEmpty { continue }
        return "\(shown(parameter.name)) is no parameter, having no value; a semicolon in a value needs quotes round it"
      }
      if hasStrayQuote(text) {
        return "\(parameter.name)=\(shown(text)) has a quote inside; quotes can only stand round a whole value"
      }
      guard !text.contains(Octet.quote) else { continue }
      // Without quotes its scheme alone is left: the value begins behind the first colon.
      if Self.addresses.contains(parameter.name), !isVersion1, text.contains(where: { !Octet.isBlank($0) }) {
        return "\(parameter.name)=\(shown(text)) must stand in quotes"
      }
      if Self.single.contains(parameter.name), text.contains(Octet.comma) {
        return "\(parameter.name)=\(shown(text)) has a comma and must stand in quotes"
      }
    }
    if let tzid = line.content.parameter("TZID"), let whole = TimeParameters(line.content).tzid, whole.contains(":"),
      !tzid.contains(":")
    {
      return "TZID=\(shown(whole)) has a colon and must stand in quotes"
    }
    if line.holdsPartOfParameter {
      return "\(shown(line.value)) isn't an address: a parameter before it has a colon and must stand in quotes"
    }
    return nil
  }

  /// Whether a quote stands elsewhere than round a value of the list.
  private func hasStrayQuote(_ text: [UInt8]) -> Bool {
    var isQuoted = false
    for (index, octet) in text.enumerated() where octet == Octet.quote {
      if isQuoted {
        if index + 1 < text.count, text[index + 1] != Octet.comma { return true }
      } else if index > 0, text[index - 1] != Octet.comma {
        return true
      }
      isQuoted.toggle()
    }
    return isQuoted
  }
}

extension CheckedLine {
  /// Whether the value begins with what a parameter before it lost by a colon without quotes.
  var holdsPartOfParameter: Bool {
    guard PropertyKind.named(name)?.type == .address else { return false }
    let value = value.lowercased()
    return !value.hasPrefix("mailto:") && value.contains(":mailto:")
  }
}

/// A value in a message, cut where it is long.
func shown(_ text: String) -> String { ComponentReading.quoted(text) }

func shown(_ octets: [UInt8]) -> String { ComponentReading.quoted(String(decoding: octets, as: UTF8.self)) }

extension Diagnostic.Code {
  /// A control character in a line.
  public static let controlCharacter = Self("control-character")
  /// More parameters than libical reads.
  public static let tooManyParameters = Self("too-many-parameters")
  /// A parameter whose value must stand in quotes.
  public static let unquotedParameter = Self("unquoted-parameter")
}
