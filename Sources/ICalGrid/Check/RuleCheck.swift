/// RRULE and EXRULE: what they say, and whether it can be followed.
extension FileCheck {
  mutating func checkRules(_ component: CheckedComponent, uid: String?) {
    let start = component.first("DTSTART")?.time
    for line in component.lines where ["RRULE", "EXRULE"].contains(line.name) && line.content.hasValue {
      let rule: RecurrenceRule
      do throws(RecurrenceRuleError) {
        rule = try RecurrenceRule(parsing: line.value)
      } catch {
        if VCalendarRule(line.value) == nil {
          log.report(
            .invalidRule, "\(line.name) \(shown(line.value)): \(error); shown without it", line: line.line, uid: uid)
        }
        continue
      }
      checkText(of: line, uid: uid)
      check(rule, line, start: start, uid: uid)
    }
  }

  private mutating func check(_ rule: RecurrenceRule, _ line: CheckedLine, start: TimeValue?, uid: String?) {
    do throws(RecurrenceRuleError) {
      _ = try rule.resolvedScale()
    } catch {
      log.report(
        .invalidRule, "\(line.name) \(shown(line.value)): \(error); shown without it", line: line.line, uid: uid)
    }
    if rule.count != nil, rule.until != nil {
      log.report(
        .untilAndCount, "\(line.name) has both COUNT and UNTIL; it ends with whichever comes first", line: line.line,
        uid: uid)
    }
    if let fault = Self.unusualPart(of: rule, isAllDay: start?.isDate == true) {
      log.report(.rulePart, "\(line.name) \(shown(line.value)): \(fault)", line: line.line, uid: uid)
    }
    guard let start else { return }
    if let until = rule.until, let what = Self.fault(ofUntil: until, start: start) {
      log.report(.untilForm, "\(line.name): \(what)", line: line.line, uid: uid)
    }
    if let until = rule.until, line.name == "RRULE", until.isBefore(start) {
      log.report(
        .untilBeforeStart,
        "\(line.name) \(shown(line.value)) ends before DTSTART \(start.wall); only the start is left", line: line.line,
        uid: uid)
    }
    if line.name == "RRULE", rule.hasKnownScale { probe(rule, line, start: start, uid: uid) }
  }

  /// Asks the rule for its first instance at or after DTSTART.
  private mutating func probe(_ rule: RecurrenceRule, _ line: CheckedLine, start: TimeValue, uid: String?) {
    let scale = rule.knownScale
    guard (scale == nil ? ruleWork : scaledWork) > 0 else {
      if !hasReportedWork {
        hasReportedWork = true
        log.report(
          .truncated, "the rules of this file take more work than a check allows; from here on they are not tried out",
          line: line.line)
      }
      return
    }
    var unbounded = rule
    unbounded.count = nil
    unbounded.until = nil
    let budget = scale == nil ? min(ruleWork, Self.workPerRule) : min(scaledWork, RuleIterator.probeWork)
    var iterator = RuleIterator(
      unbounded, start: start.wall, isAllDay: start.isDate, until: nil, includesStart: false,
      scale: scale, budget: budget)
    let first = iterator.next()
    if scale == nil { ruleWork -= budget - iterator.workLeft } else { scaledWork -= budget - iterator.workLeft }
    switch first {
    case nil where iterator.isCut: break
    case nil:
      log.report(
        .impossibleRule, "\(line.name) \(shown(line.value)) matches no day at all; only the start is shown",
        line: line.line, uid: uid)
    case start.wall?: break
    case let first?:
      log.report(
        .startOffRule,
        "DTSTART is no instance of \(line.name) \(shown(line.value)), whose first is \(start.isDate ? first.date.description : first.description); both are shown",
        line: line.line, uid: uid)
    }
  }

  /// Of work for one rule and for all of a file: steps of a ``RuleIterator``.
  private static let workPerRule = 200_000

  private static func fault(ofUntil until: TimeValue, start: TimeValue) -> String? {
    let consequence: String
    switch (start, until) {
    case (.date, .date), (.floating, .floating), (.utc, .utc), (.zoned, .utc): return nil
    case (.date, _): consequence = "its day is taken"
    case (_, .date): consequence = "that whole day is included"
    case (.zoned, _), (.utc, _): consequence = "it is taken as local to DTSTART"
    case (.floating, _): consequence = "its wall time is taken"
    }
    return "UNTIL is \(until.formName), and beside a DTSTART that is \(start.formName) it must be "
      + "\(start.isDate ? "a DATE" : start.isFloating ? "a time without a zone" : "a time in UTC"); \(consequence)"
  }

  /// Parts that RFC 5545 §3.3.10 forbids beside others.
  private static func unusualPart(of rule: RecurrenceRule, isAllDay: Bool) -> String? {
    if rule.byDay.contains(where: { $0.ordinal != nil }) {
      if rule.frequency != .monthly && rule.frequency != .yearly {
        return "a number before a weekday has a meaning only in monthly and yearly rules"
      }
      if rule.frequency == .yearly, !rule.byWeekNumber.isEmpty {
        return "a number before a weekday has no meaning beside BYWEEKNO"
      }
    }
    if !rule.byWeekNumber.isEmpty, rule.frequency != .yearly { return "BYWEEKNO has a meaning only in yearly rules" }
    if !rule.byYearDay.isEmpty, [.daily, .weekly, .monthly].contains(rule.frequency) {
      return "BYYEARDAY has no meaning in \(rule.frequency.rawValue.lowercased()) rules"
    }
    if !rule.byMonthDay.isEmpty, rule.frequency == .weekly { return "BYMONTHDAY has no meaning in weekly rules" }
    if !rule.bySetPosition.isEmpty, rule.byDay.isEmpty, rule.byMonthDay.isEmpty, rule.byMonth.isEmpty,
      rule.byYearDay.isEmpty, rule.byWeekNumber.isEmpty, rule.byHour.isEmpty, rule.byMinute.isEmpty,
      rule.bySecond.isEmpty
    {
      return "BYSETPOS needs another BY part to pick from"
    }
    if isAllDay, !rule.byHour.isEmpty || !rule.byMinute.isEmpty || !rule.bySecond.isEmpty {
      return "BYHOUR, BYMINUTE and BYSECOND have no meaning for whole days, and are ignored"
    }
    return nil
  }
}

extension RecurrenceRule {
  /// Whether the calendar that RSCALE names is known.
  var hasKnownScale: Bool {
    do throws(RecurrenceRuleError) {
      _ = try resolvedScale()
      return true
    } catch {
      return false
    }
  }

  /// The calendar that RSCALE names; `nil` for the Gregorian one, and for one that isn't known.
  var knownScale: (any CalendarScale)? { try? resolvedScale() }
}

extension TimeValue {
  fileprivate var isFloating: Bool { if case .floating = self { true } else { false } }

  /// Whether this, an UNTIL, is before a start whatever their zones are; a DATE includes its whole day.
  fileprivate func isBefore(_ start: TimeValue) -> Bool {
    isDate || start.isDate ? wall.date < start.wall.date : isCertainlyBefore(start)
  }
}

extension Diagnostic.Code {
  /// COUNT beside UNTIL.
  public static let untilAndCount = Self("until-and-count")
  /// UNTIL of another form than DTSTART asks for.
  public static let untilForm = Self("until-form")
  /// UNTIL before DTSTART.
  public static let untilBeforeStart = Self("until-before-start")
  /// A rule part that has no meaning beside the others.
  public static let rulePart = Self("rule-part")
  /// A DTSTART that its own rule doesn't match.
  public static let startOffRule = Self("start-off-rule")
}
