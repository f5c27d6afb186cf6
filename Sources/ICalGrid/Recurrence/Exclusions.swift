/// What EXDATE and EXRULE take out of a series.
///
/// An EXDATE is compared as an instant, or as a day where it or DTSTART is a DATE. An EXRULE takes out the wall times that it matches.
struct Exclusions {
  private var keys: Set<Int> = []
  private var days: Set<Int> = []
  private var walls: Set<CivilDateTime> = []

  init(_ values: [TimeValue], basis: SeriesBasis, zones: SeriesZones) {
    for value in values {
      switch InstanceReference(value, basis: basis, zones: zones) {
      case .key(let key): keys.insert(key)
      case .day(let day): days.insert(day)
      }
    }
  }

  /// Takes out the instance at a wall time of the series' clock.
  mutating func insert(_ wall: CivilDateTime) { walls.insert(wall) }

  func contains(_ instance: Instance) -> Bool {
    (!keys.isEmpty && keys.contains(instance.key)) || (!days.isEmpty && days.contains(instance.wall.dayNumber))
      || (!walls.isEmpty && walls.contains(instance.wall))
  }
}
