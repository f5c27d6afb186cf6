import ICalGrid

extension Request {
  /// The days that `--from`, `--to`, `--through` and `--days` ask for, beginning today where no first day is given.
  ///
  /// - Parameter defaultDays: how many days where no end is given; `nil` where one must be.
  func dayWindow(today: CivilDate, defaultDays: Int?) throws(CommandFailure) -> DayWindow {
    try refuseConflicts(among: [
      ("--to", options.to != nil), ("--through", options.through != nil), ("--days", options.days != nil),
    ])
    let first = options.from?.resolved(today: today) ?? today
    let window: DayWindow?
    let end: CivilDate
    if let last = options.through?.resolved(today: today) {
      guard last >= first else {
        throw .usage(.endsBeforeItBegins(from: first.description, through: last.description))
      }
      window = DayWindow(from: first, through: last)
      end = last
    } else if let after = options.to?.resolved(today: today) {
      window = DayWindow(from: first, to: after)
      end = after
    } else {
      guard let days = options.days ?? defaultDays else {
        throw .usage(.needs(options.from == nil ? "--strip" : "--from", "--to, --through or --days beside it"))
      }
      window = DayWindow(from: first, through: first.advanced(by: days - 1))
      end = first
    }
    guard let window else { throw .usage(.noDays(from: first.description, to: end.description)) }
    return window
  }

  /// Throws where two of these are given that exclude each other.
  func refuseConflicts(among options: [(name: String, isGiven: Bool)]) throws(CommandFailure) {
    let given = options.filter(\.isGiven)
    if given.count > 1 { throw .usage(.conflict(given[0].name, given[1].name)) }
  }
}
