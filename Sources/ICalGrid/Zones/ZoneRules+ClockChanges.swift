extension ZoneRules {
  /// The changes of the clock on a window's days that make a day shorter or longer than 24 hours, in order.
  ///
  /// - Complexity: O(*d* log *n*) for *d* days and *n* clock changes that are listed.
  public func clockChanges(in window: DayWindow) -> [ClockChange] {
    var midnight = instant(of: window.startWall).unixSeconds
    return (window.startDayNumber..<window.endDayNumber).compactMap { day in
      let next = instant(of: CivilDateTime(wallSeconds: (day + 1) * 86_400)).unixSeconds
      defer { midnight = next }
      return next - midnight == 86_400 ? nil : clockChange(onDay: day, from: midnight, to: next)
    }
  }

  /// The change on a day that lasts from one Unix time to another.
  private func clockChange(onDay day: Int, from midnight: Int, to end: Int) -> ClockChange {
    // Where clocks go forward at midnight, the day's first instant has the new offset already; a skipped day has no instant at all.
    let before = utcOffset(at: Instant(unixSeconds: midnight - 1))
    var low = midnight
    var high = max(end, midnight)
    while low < high {
      let middle = (low + high) / 2
      if utcOffset(at: Instant(unixSeconds: middle)) == before { low = middle + 1 } else { high = middle }
    }
    return ClockChange(
      day: CivilDate(dayNumber: day), second: low + before - day * 86_400, offsetBefore: before,
      offsetAfter: before + 86_400 - (end - midnight))
  }
}
