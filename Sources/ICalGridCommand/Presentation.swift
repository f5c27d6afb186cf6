import ICalGrid

extension Request {
  /// The language and customs: `--locale`, else the environment's, else the configuration's, else English.
  func conventions() throws(CommandFailure) -> LocaleConventions {
    let name: LocaleName
    if let given = given.locale {
      do { name = try OptionValue.locale(given) } catch {
        throw .usage(.invalidValue(option: "--locale", value: given, error))
      }
    } else {
      name = surroundings.dateLocale ?? LocaleName(configuration.options.locale ?? "C")
    }
    // An environment may name what only another program knows.
    guard let identifier = name.identifier, name.isWellFormed, LocaleConventions.knowsLanguage(of: identifier) else {
      return .english
    }
    return LocaleConventions(identifier: identifier)
  }

  /// The shape of the week and the month: the options', else the locale's.
  func gridOptions(_ conventions: LocaleConventions) -> GridOptions {
    let weekStart = options.weekStart ?? conventions.weekStart
    // ISO 8601 where weeks begin on Monday; else the locale's rule, also for weeks that begin on another day than the locale's.
    let numbering: WeekNumbering =
      weekStart == .monday
      ? .iso8601 : WeekNumbering(weekStart: weekStart, minimalDays: conventions.minimalDays)
    return GridOptions(
      weekStart: weekStart, rows: options.rows ?? .fit, outside: options.outside == .blank ? .blank : .show,
      weekend: options.weekend ?? conventions.weekend, weekNumbers: numbering,
      timedOvernight: options.overnight == .start ? .firstDayOnly : .bar)
  }

  /// Today, the days on which clocks change and, with `--second-calendar`, the days' other labels.
  func dayTags(
    _ window: DayWindow, _ viewpoint: Viewpoint, _ conventions: LocaleConventions
  ) throws(CommandFailure) -> DayTags {
    var tags = DayTags(today: viewpoint.today, clockChanges: viewpoint.zone.clockChanges(in: window))
    guard let identifier = options.secondCalendar else { return tags }
    guard let calendar = SecondCalendar(identifier: identifier, locale: conventions.identifier) else {
      let known = SecondCalendar.identifiers
      throw .usage(
        .invalidValue(
          option: "--second-calendar", value: identifier,
          InvalidValue(
            expected: "one of " + known.joined(separator: ", "),
            suggestion: Suggestion.nearest(to: identifier, among: known))))
    }
    tags.labels = calendar.labels(for: window)
    return tags
  }

  /// How text is drawn for where it goes.
  func renderOptions(
    _ reading: Reading, _ viewpoint: Viewpoint, _ conventions: LocaleConventions
  ) -> RenderOptions {
    let phrases = Phrases(conventions)
    let style: RenderOptions.Style =
      switch options.style ?? .auto {
      case .auto: .auto
      case .full: .full
      case .compact: .compact
      }
    return RenderOptions(
      width: width, height: height, colorDepth: colorDepth, isTerminal: isForTerminal && !isTerminalDumb,
      isASCII: isASCII, style: style, showsWeekNumbers: options.weekNumbers ?? false, showsList: options.list ?? false,
      showsDetails: options.details ?? false, conventions: conventions, phrases: phrases,
      calendars: reading.calendars, ownAddresses: configuration.addresses, displayZone: viewpoint.zone.identifier,
      recurrenceWords: { event in
        let rules = event.recurrence.rules
        return rules.isEmpty ? nil : rules.map { $0.words(phrases.rules) }.joined(separator: "; ")
      })
  }
}
