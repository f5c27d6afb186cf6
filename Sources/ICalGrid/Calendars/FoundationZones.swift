import Foundation

/// Foundation's own time zone data, for machines without zone files. Loading it costs some milliseconds once.
public struct FoundationZones: ZoneDataSource {
  public init() {}

  /// The years whose clock changes are taken over: the last 400 of them stand for all later ones.
  private static let years = 1850...2500

  /// The zone of that exact IANA name, right for 1850 and later.
  ///
  /// - Complexity: O(*n*) in the zone's clock changes until the year 2500, about a microsecond each.
  public func zone(named name: String) -> ZoneRules? {
    // Foundation also makes zones of texts such as GMT+0530; those are not for here.
    guard ZoneNames.spelling(of: name) == name, let zone = TimeZone(identifier: name) else { return nil }
    let start = Date(timeIntervalSince1970: Self.seconds(ofYear: Self.years.lowerBound))
    let end = Date(timeIntervalSince1970: Self.seconds(ofYear: Self.years.upperBound + 1))
    var changes: [(onset: Int, offset: Int)] = []
    var place = start
    // Despite its name it finds every change of the offset.
    while let next = zone.nextDaylightSavingTimeTransition(after: place), next > place, next < end {
      changes.append((Int(next.timeIntervalSince1970.rounded()), zone.secondsFromGMT(for: next)))
      place = next
    }
    let goesOn = changes.last.map { Double($0.onset) > Self.seconds(ofYear: Self.years.upperBound) } ?? false
    return ZoneRules(
      identifier: name,
      clock: ClockChanges(
        initialOffset: zone.secondsFromGMT(for: start), changes: changes, tail: goesOn ? .cycle : .last))
  }

  private static func seconds(ofYear year: Int) -> Double {
    Double(CivilDate.dayNumber(year: year, month: 1, day: 1) * 86_400)
  }
}

extension SystemZones {
  /// The zones of the system's files and, for names that these lack, Foundation's.
  public static func standard() -> SystemZones { SystemZones(fallback: { FoundationZones() }) }
}
