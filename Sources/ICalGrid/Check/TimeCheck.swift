/// Dates, times and durations: whether they exist, and whether they fit each other.
extension FileCheck {
  mutating func checkTime(of line: CheckedLine, needsUTC: Bool, uid: String?) {
    let parameters = TimeParameters(line.content)
    checkTime(parameters.value, parameters, of: line, needsUTC: needsUTC, uid: uid)
  }

  /// The values of EXDATE, RDATE and FREEBUSY; of those that are wrong the first is told.
  mutating func checkTimes(of line: CheckedLine, needsUTC: Bool, uid: String?) {
    let parameters = TimeParameters(line.content)
    var hasReported = false
    let pieces = parameters.value.utf8.split(separator: Octet.comma, omittingEmptySubsequences: false)
    for piece in pieces.map(Substring.init) where !hasReported {
      if ContentText.trimmed(piece).isEmpty {
        log.report(
          .lenientTime, "\(line.name) \(shown(line.value)) has an empty place in its list; passed over",
          line: line.line,
          uid: uid)
        hasReported = true
      } else if piece.utf8.contains(UInt8(ascii: "/")) {
        do throws(RecurrenceDate.Fault) {
          let period = try RecurrenceDate(piece, parameters)
          if needsUTC, !Self.isUTC(period) {
            log.report(
              .notUTC,
              "\(line.name) \(shown(String(piece))) must be in UTC, with a Z behind each time; read as it stands",
              line: line.line, uid: uid)
            hasReported = true
          }
        } catch {
          log.report(
            .invalidTime, "\(line.name) \(shown(String(piece))) \(error.description); left out", line: line.line,
            uid: uid)
          hasReported = true
        }
      } else if needsUTC {
        log.report(
          .invalidTime, "\(line.name) \(shown(String(piece))) is no period; left out", line: line.line, uid: uid)
        hasReported = true
      } else {
        hasReported = !checkTime(ContentText.trimmed(piece), parameters, of: line, needsUTC: false, uid: uid)
      }
    }
  }

  private static func isUTC(_ period: RecurrenceDate) -> Bool {
    func isUTC(_ time: TimeValue) -> Bool { if case .utc = time { true } else { false } }
    if case .time(let end) = period.end, !isUTC(end) { return false }
    return isUTC(period.start)
  }

  /// Whether nothing was said of the value.
  @discardableResult
  private mutating func checkTime(
    _ text: Substring, _ parameters: TimeParameters, of line: CheckedLine, needsUTC: Bool, uid: String?
  ) -> Bool {
    let name = "\(line.name) \(shown(String(text)))"
    let time: TimeText
    do throws(TimeText.Fault) {
      time = try TimeText(text)
    } catch {
      log.report(.invalidTime, "\(name) \(error.description); left out", line: line.line, uid: uid)
      return false
    }
    if time.isLenient {
      log.report(
        .lenientTime, "\(name) is not written as RFC 5545 says; read as \(time.description)", line: line.line, uid: uid)
    } else if needsUTC, time.utcOffset == nil {
      log.report(.notUTC, "\(name) must be in UTC, with a Z behind it; read as it stands", line: line.line, uid: uid)
    } else if time.secondOfDay == nil, !needsUTC, !parameters.isDate, !isVersion1 {
      log.report(
        .valueType, "\(name) is a DATE, and VALUE=DATE isn't given; read as a DATE", line: line.line, uid: uid)
    } else if time.secondOfDay != nil, parameters.isDate {
      log.report(
        .valueType,
        "\(name) is a DATE-TIME, and VALUE=DATE is given; read as \(time.value(asDate: true).isDate ? "a DATE" : "it stands")",
        line: line.line, uid: uid)
    } else if time.utcOffset == 0, let tzid = parameters.tzid {
      log.report(
        .utcWithTZID, "\(name) is in UTC and has the TZID \(shown(tzid)); the TZID is ignored", line: line.line,
        uid: uid)
    } else {
      return true
    }
    return false
  }

  mutating func checkDuration(of line: CheckedLine, uid: String?) {
    do throws(EventDuration.Fault) {
      _ = try EventDuration(parsing: line.value[...])
      let units = line.value.uppercased()
      if units.contains("W"), units.contains("D") || units.contains("T") {
        log.report(
          .lenientTime, "\(line.name) \(shown(line.value)) has weeks beside other units; taken together",
          line: line.line,
          uid: uid)
      }
    } catch {
      log.report(
        .invalidDuration, "\(line.name) \(shown(line.value)) \(error.description); ignored", line: line.line, uid: uid)
    }
  }

  /// How a component's times fit each other. Of events the reading says the same and more, which then stands.
  mutating func checkTimes(_ component: CheckedComponent, uid: String?) {
    let endName = component.name == "VTODO" ? "DUE" : "DTEND"
    if let end = component.first(endName), let duration = component.first("DURATION"), end.content.hasValue,
      duration.content.hasValue
    {
      log.report(
        .endAndDuration, "\(endName) and DURATION are both given; DURATION \(shown(duration.value)) is ignored",
        line: max(end.line, duration.line), uid: uid)
    }
    guard let startLine = component.first("DTSTART"), let start = startLine.time else { return }
    if component.name != "VEVENT", let endLine = component.first(endName), let end = endLine.time,
      end.inForm(of: start).value.isCertainlyBefore(start)
    {
      log.report(
        .endBeforeStart, "\(endName) \(shown(endLine.value)) is before DTSTART \(shown(startLine.value))",
        line: endLine.line, uid: uid)
    }
    for name in ["EXDATE", "RDATE", "RECURRENCE-ID"] {
      for line in component.all(name) {
        guard let form = line.times.lazy.map({ $0.form(beside: start) }).first(where: { $0 != nil }) ?? nil else {
          continue
        }
        log.report(
          .mixedForm,
          "\(name) \(shown(line.value)) is \(form), DTSTART \(shown(startLine.value)) is \(start.formName); matched leniently",
          line: line.line, uid: uid)
      }
    }
  }
}

extension CheckedLine {
  /// Its value, where it is one time.
  var time: TimeValue? { times.first }

  /// Its values as far as they are times; the starts of periods.
  var times: [TimeValue] {
    let parameters = TimeParameters(content)
    return parameters.value.utf8.split(separator: Octet.comma).compactMap { piece in
      (try? TimeText(Substring(piece.prefix { $0 != UInt8(ascii: "/") })))?.value(
        tzid: parameters.tzid, asDate: parameters.isDate)
    }
  }
}

extension TimeValue {
  /// What it is, where that doesn't go with a start (RFC 5545 §3.8.4.4, §3.8.5.1): a DATE beside a time, a time without a zone beside one
  /// with a zone, and the other way round.
  func form(beside start: TimeValue) -> String? {
    switch (start, self) {
    case (.date, .date), (.floating, .floating), (.utc, .utc), (.zoned, .zoned), (.zoned, .utc), (.utc, .zoned): nil
    default: formName
    }
  }

  var formName: String {
    switch self {
    case .date: "a DATE"
    case .floating: "a time without a zone"
    case .utc: "a time in UTC"
    case .zoned: "a time in a zone"
    }
  }
}

extension Diagnostic.Code {
  /// A time that must be in UTC and isn't.
  public static let notUTC = Self("not-utc")
  /// A value of another type than the line states.
  public static let valueType = Self("value-type")
  /// A time in UTC that names a zone besides.
  public static let utcWithTZID = Self("utc-with-tzid")
  /// EXDATE, RDATE or RECURRENCE-ID of another form than DTSTART.
  public static let mixedForm = Self("mixed-form")
}
