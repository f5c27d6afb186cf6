/// What EXDATE and EXRULE take out of a series: instants, or days where the EXDATE or DTSTART is a DATE.
struct Exclusions {
  private var keys: Set<Int> = []
  private var days: Set<Int> = []

  init(_ values: [TimeValue], basis: SeriesBasis, zones: SeriesZones) {
    for value in values {
      switch InstanceReference(value, basis: basis, zones: zones) {
      case .key(let key): keys.insert(key)
      case .day(let day): days.insert(day)
      }
    }
  }

  /// Takes out what falls on the same instant.
  mutating func insert(_ instance: Instance) { keys.insert(instance.key) }

  func contains(_ instance: Instance) -> Bool {
    (!keys.isEmpty && keys.contains(instance.key)) || (!days.isEmpty && days.contains(instance.wall.dayNumber))
  }
}
