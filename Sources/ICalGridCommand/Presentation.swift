import ICalGrid

extension Request {
  /// The language and customs: `--locale`, else the environment's, else the configuration's, else English.
  func conventions() throws(CommandFailure) -> LocaleConventions {
    let name: LocaleName
    if let given = given.locale {
      name = LocaleName(given)
      guard name.isWellFormed else {
        throw .usage(
          .invalidValue(option: "--locale", value: given, InvalidValue(expected: "a locale such as de_DE, ja or en_GB"))
        )
      }
    } else {
      name = surroundings.dateLocale ?? LocaleName(configuration.options.locale ?? "C")
    }
    // An environment may hold anything; what is no locale says nothing.
    guard let identifier = name.identifier, name.isWellFormed else { return .english }
    return LocaleConventions.builtIn(identifier) ?? LocaleConventions(identifier: identifier)
  }

  /// The shape of the week and the month: the options', else the locale's.
  func gridOptions(_ conventions: LocaleConventions) -> GridOptions {
    let weekStart = options.weekStart ?? conventions.weekStart
    let numbering: WeekNumbering =
      weekStart != .monday && weekStart == conventions.weekStart
      ? conventions.weekNumbers : .usual(weekStart: weekStart)
    return GridOptions(
      weekStart: weekStart, rows: options.rows ?? .fit, outside: options.outside == .blank ? .blank : .show,
      weekend: options.weekend ?? conventions.weekend, weekNumbers: numbering)
  }
}
