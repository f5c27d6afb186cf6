extension ComponentReading {
  /// RRULE, EXRULE, RDATE and EXDATE, from any number of lines with any number of values.
  mutating func recurrence() -> RecurrenceProperties {
    var result = RecurrenceProperties()
    result.rules = rules(.rule, otherwise: "shown without it")
    result.exclusionRules = rules(.exclusionRule, otherwise: "nothing is excluded by it")
    for line in all(.dates) { result.dates += dates(line) }
    for line in all(.exclusions) { result.exclusions += dates(line).map(\.start) }
    return result
  }

  private mutating func rules(_ property: EventProperty, otherwise consequence: String) -> [RecurrenceRule] {
    var rules: [RecurrenceRule] = []
    for line in all(property) {
      do throws(RecurrenceRuleError) {
        rules.append(try RecurrenceRule(parsing: line.value))
      } catch {
        if let old = VCalendarRule(line.value) {
          rules.append(old.rule)
          continue
        }
        let repaired = repaired(line)
        if let repaired { rules.append(repaired) }
        let outcome = repaired.map { "read as \($0)" } ?? consequence
        report(
          .warning, .invalidRule, "\(line.name) \(Self.quoted(line.value)): \(error); \(outcome)", line: line.line)
      }
    }
    return rules
  }

  /// A rule that some exporters write with the property's name once more before it, or with words between its parts that are no parts at all.
  private func repaired(_ line: ContentLine) -> RecurrenceRule? {
    let name = Array("\(line.name):".utf8)
    let parts = line.value.utf8.split(separator: Octet.semicolon).map { part in
      part.prefix(name.count).map(Octet.uppercased) == name ? part.dropFirst(name.count) : part
    }
    let sound = parts.filter { $0.contains(Octet.equals) }.map { String(Substring($0)) }
    return try? RecurrenceRule(parsing: sound.joined(separator: ";"))
  }

  /// The values of an RDATE or EXDATE. Those that can't be read are left out, with one diagnostic for the line.
  private mutating func dates(_ line: ContentLine) -> [RecurrenceDate] {
    let parameters = TimeParameters(line)
    var dates: [RecurrenceDate] = []
    var faults = 0
    var firstFault: String?
    for piece in parameters.value.utf8.split(separator: Octet.comma).map(Substring.init) {
      do throws(RecurrenceDate.Fault) {
        dates.append(try RecurrenceDate(piece, parameters))
      } catch {
        faults += 1
        if firstFault == nil { firstFault = "\(Self.quoted(piece)) \(error.description)" }
      }
    }
    if let firstFault {
      let others = faults == 1 ? "left out" : "left out, with \(faults - 1) more"
      report(.warning, .invalidTime, "\(line.name): \(firstFault); \(others)", line: line.line)
    }
    return dates
  }
}

extension Diagnostic.Code {
  /// An RRULE or EXRULE that can't be read.
  public static let invalidRule = Diagnostic.Code("invalid-rule")
}
