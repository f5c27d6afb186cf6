import ICalGrid

extension Request {
  /// Where the month shown has no events: which is the nearest month with some, for a person who looks in the wrong place.
  func nearestHint(
    _ shown: MonthsShown, _ index: EventIndex, _ sources: [String], _ viewpoint: Viewpoint,
    _ look: RenderOptions
  ) throws(CommandFailure) -> String? {
    let (conventions, phrases) = (look.conventions, look.phrases)
    guard case .months(let months) = shown, let first = months.first, let last = months.last,
      let own = DayWindow(from: first.firstDay, through: last.lastDay), index.positions(touching: own).isEmpty
    else { return nil }
    let title = conventions.monthTitle(first)
    let range = first == last ? title : "\(title) \(isASCII ? "-" : "–") \(conventions.monthTitle(last))"
    guard let nearest = try nearestDay(to: own, sources, viewpoint)?.yearMonth else { return phrases.noEventsIn(range) }
    return "\(phrases.noEventsIn(range)) \(phrases.nearestIn(conventions.monthTitle(nearest))) --month \(nearest)"
  }

  /// The same where a list of days is empty; `nil` where there are no events at all.
  func nearestHint(
    _ window: DayWindow, _ sources: [String], _ viewpoint: Viewpoint, _ look: RenderOptions
  ) throws(CommandFailure) -> String? {
    try nearestDay(to: window, sources, viewpoint).map { day in
      "\(look.phrases.nearestIn(look.conventions.monthTitle(day.yearMonth))) --from \(day)"
    }
  }

  /// The day with events that is nearest to a window; of two as near the later one.
  ///
  /// Each look goes ten times as far as the one before, so that a series that goes on for ever is found in a near one
  /// and is not expanded over centuries.
  private func nearestDay(
    to own: DayWindow, _ sources: [String], _ viewpoint: Viewpoint
  ) throws(CommandFailure) -> CivilDate? {
    var reach = 400
    while reach <= 4_000_000 {
      let window = DayWindow(from: own.first.advanced(by: -reach), through: own.last.advanced(by: reach)) ?? own
      let index = EventIndex(try reading(sources, window: window, from: viewpoint).occurrences)
      let after = index.nearestDay(after: own.last)
      let before = index.nearestDay(before: own.first)
      if let after, let before {
        return (own.last.days(to: after) <= before.days(to: own.first) ? after : before)
      }
      if let found = after ?? before { return found }
      reach *= 10
    }
    return nil
  }
}
