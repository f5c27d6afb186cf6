extension RecurrenceRule {
  /// The calendar that the rule counts in; `nil` where its months are the Gregorian ones (no RSCALE, or one that differs in the year's number only).
  ///
  /// - Throws: ``RecurrenceRuleError`` where RSCALE names a calendar that isn't known.
  public func resolvedScale() throws(RecurrenceRuleError) -> (any CalendarScale)? {
    switch calendarScale {
    case nil, "GREGORIAN", "GREGORY", "ISO8601", "BUDDHIST", "JAPANESE", "ROC":
      return nil
    case let name?:
      guard let scale = FoundationCalendarScale.named(name) else {
        throw RecurrenceRuleError(part: "RSCALE", value: name, reason: .unknownValue)
      }
      return scale
    }
  }
}
