/// What EXDATE and EXRULE take out of a series: instants, or days where the EXDATE or DTSTART is a DATE.
struct Exclusions {
  private var keys: Set<Int> = []
  private var days: Set<Int> = []
  /// What EXRULEs give, in order: a list, since it may be long.
  private var ruleKeys: [Int] = []

  init(_ values: [TimeValue], basis: SeriesBasis, zones: SeriesZones) {
    for value in values {
      switch InstanceReference(value, basis: basis, zones: zones) {
      case .key(let key): keys.insert(key)
      case .day(let day): days.insert(day)
      }
    }
  }

  /// Takes out what falls on the same instants, in any order, each as often as it is.
  mutating func insert(keys: [Int]) {
    // Runs in order, as rules give them, are merged.
    ruleKeys = (ruleKeys + keys).sorted()
  }

  func contains(_ instance: Instance) -> Bool {
    (!keys.isEmpty && keys.contains(instance.key)) || (!days.isEmpty && days.contains(instance.wall.dayNumber))
      || isGivenByRule(instance.key)
  }

  private func isGivenByRule(_ key: Int) -> Bool {
    let place = ruleKeys.firstPlace(notBefore: key)
    return place < ruleKeys.count && ruleKeys[place] == key
  }
}
