/// Properties that are there and say nothing. Texts may be empty; nothing else may.
extension FileCheck {
  mutating func checkEmptyValue(
    of line: CheckedLine, kind: PropertyKind, in component: CheckedComponent, uid: String?
  ) {
    // Programs of vCalendar 1.0 write whatever they know, empty or not.
    guard !isVersion1, !isToldAsMissing(line, in: component) else { return }
    func report(_ code: Diagnostic.Code, _ consequence: String = "left out") {
      log.report(code, "\(line.name) is empty; \(consequence)", line: line.line, uid: uid)
    }
    switch kind.type {
    case .text, .textList: break
    case .anything: if line.name == "STATUS" { report(.unknownStatus) }
    case .time, .times, .utcTime, .freeBusy: report(.invalidTime)
    case .duration, .trigger: report(.invalidDuration, "ignored")
    case .rule: report(.invalidRule, "shown without it")
    case .uri, .address, .binaryOrURI: report(.invalidURI)
    case .number, .words, .geo, .offset, .requestStatus: report(.invalidValue)
    }
  }

  /// Whether the property must be there: then one that is empty is one that is missing.
  private func isToldAsMissing(_ line: CheckedLine, in component: CheckedComponent) -> Bool {
    let isRequired =
      PropertyRules.of(component.name)?.required.contains(line.name) == true
      || (component.name == "VEVENT" && line.name == "DTSTART" && !hasMethod)
    return isRequired && !component.lines.contains { $0.name == line.name && $0.content.hasValue }
  }
}
