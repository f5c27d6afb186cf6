/// Whether a property's parameters are what the property allows.
extension FileCheck {
  mutating func checkParameters(of line: CheckedLine, uid: String?) {
    guard !isVersion1, !line.parameters.isEmpty, line.content.hasValue else { return }
    if let fault = fault(ofParametersOf: line) {
      log.report(.invalidParameter, "\(line.name) has \(fault)", line: line.line, uid: uid)
    }
    guard let type = line.keyword("VALUE"), let allowed = Self.valueTypes(of: line), !allowed.contains(type) else {
      return
    }
    log.report(
      .valueType,
      "\(line.name) says VALUE=\(shown(type)), and can only be \(allowed.joined(separator: " or ")); read so",
      line: line.line, uid: uid)
  }

  /// Parameters that a property has once (RFC 5545 §3.2).
  private static let once: Set<String> = [
    "ALTREP", "CN", "CUTYPE", "DIR", "ENCODING", "FBTYPE", "FMTTYPE", "LANGUAGE", "PARTSTAT", "RANGE", "RELATED",
    "RELTYPE", "ROLE", "RSVP", "SENT-BY", "TZID", "VALUE",
  ]

  private func fault(ofParametersOf line: CheckedLine) -> String? {
    let type = PropertyKind.named(line.name)?.type
    var seen: Set<String> = []
    for parameter in line.parameters where Self.once.contains(parameter.name) {
      if !seen.insert(parameter.name).inserted { return "\(parameter.name) twice; the first one counts" }
    }
    if type == .time || type == .times, let tzid = line.content.parameter("TZID"), ContentText.trimmed(tzid).isEmpty {
      return "an empty TZID; read as if there were none"
    }
    if line.name == "RECURRENCE-ID", let range = line.keyword("RANGE"), range != "THISANDFUTURE" {
      return "RANGE=\(shown(range)), which is not THISANDFUTURE; taken for the one instance"
    }
    if type == .binaryOrURI, line.keyword("ENCODING") == "BASE64", line.keyword("VALUE") != "BINARY" {
      return "ENCODING=BASE64 without VALUE=BINARY; other programs take the value for a URI"
    }
    return nil
  }

  /// The types that a property's values may have; `nil` where any will do, or another check tells.
  private static func valueTypes(of line: CheckedLine) -> [String]? {
    switch PropertyKind.named(line.name)?.type {
    case .time, .utcTime: ["DATE-TIME", "DATE"]
    case .times: line.name == "RDATE" ? ["DATE-TIME", "DATE", "PERIOD"] : ["DATE-TIME", "DATE"]
    case .freeBusy: ["PERIOD"]
    case .duration: ["DURATION"]
    case .trigger: ["DURATION", "DATE-TIME"]
    case .number: ["INTEGER"]
    case .offset: ["UTC-OFFSET"]
    case .geo: ["FLOAT"]
    case .rule: ["RECUR"]
    default: nil
    }
  }
}

extension Diagnostic.Code {
  /// A parameter that is given twice, is empty, or has a value that its property doesn't allow.
  public static let invalidParameter = Self("invalid-parameter")
}
