extension RulePhrases {
  /// These phrases with the weekdays, months and dates of a locale: `every week on Montag`. A language of its own needs phrases of its own besides.
  public func naming(by conventions: LocaleConventions) -> RulePhrases {
    var phrases = self
    let (weekday, month) = (weekday, month)
    let (weekdays, months) = (conventions.weekdays.wide, conventions.months.wide)
    phrases.weekday = { weekdays.count == 7 ? weekdays[$0.rawValue - 1] : weekday($0) }
    phrases.month = { number, scale in
      scale == nil && !number.isLeap && months.indices.contains(number.number &- 1)
        ? months[number.number - 1] : month(number, scale)
    }
    phrases.date = { conventions.longDate($0) }
    return phrases
  }
}
