import Foundation
import Testing

@testable import ICalGrid

/// Offsets and wall times at the edges of clock changes, as Python's zoneinfo tells them: a sample here, every zone of a file
/// that `Tests/Oracle/zones.py` wrote where `ICALGRID_ZONE_FACTS` names one.
@Suite struct ZoneFactsTests {
  @Test func aSampleOfTheZoneDatabaseIsRead() {
    let report = ZoneFacts.check(Data(Self.sample.utf8))
    #expect(report.differences == [])
    #expect(report.probes == 28)
  }

  @Test(.enabled(if: ZoneFacts.file != nil)) func everyZoneOfTheFactsFileIsRead() throws {
    let report = ZoneFacts.check(try Data(contentsOf: URL(fileURLWithPath: ZoneFacts.file ?? "")))
    print("zones: \(report.zones) zones, \(report.probes) probes, \(report.differences.count) differences")
    #expect(report.differences.prefix(20) == [])
    #expect(report.probes > 0)
  }

  /// In the form that `zones.py` writes; hand-picked.
  static let sample = """
    Z Europe/Berlin
    U 1711846799 3600
    U 1711846800 7200
    W 1711852199 1711848599
    W 1711852200 1711848600
    W 1729994400 1729987200
    W 1729997999 1729990799
    W 1729998000 1729994400
    U 4098380400 3600
    Z Europe/Dublin
    U 1711846799 0
    U 1711846800 3600
    U 1729990800 0
    Z Pacific/Apia
    U 1325239199 -36000
    U 1325239200 50400
    W 1325203199 1325239199
    W 1325203200 1325239200
    W 1325289600 1325239200
    Z Australia/Lord_Howe
    U 1728142200 39600
    W 1728180900 1728143100
    U 1712415600 37800
    W 1712453400 1712413800
    W 1712455200 1712417400
    Z Africa/Monrovia
    U 63593069 -2670
    U 63593070 0
    Z Asia/Kathmandu
    U 1718182800 20700
    Z America/New_York
    U -2717650801 -17762
    U 6000000000 -18000
    U 5986000000 -14400
    Z US/Eastern
    U 1718182800 -14400
    """
}

/// The facts of a file, checked.
private enum ZoneFacts {
  static let file = ProcessInfo.processInfo.environment["ICALGRID_ZONE_FACTS"]
  /// Zone files other than the system's, which the facts are about.
  static let folder = ProcessInfo.processInfo.environment["ICALGRID_ZONE_FOLDER"]

  struct Report {
    var zones = 0
    var probes = 0
    var differences: [String] = []
  }

  static func check(_ facts: Data) -> Report {
    var report = Report()
    let system = folder.map { SystemZones(directories: [$0]) } ?? SystemZones()
    var zone: ZoneRules?
    for line in facts.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      if words[0].elementsEqual("Z".utf8) {
        let name = String(decoding: words[1], as: UTF8.self)
        zone = system.zone(named: name)
        report.zones += 1
        if zone == nil { report.differences.append("\(name) is unknown") }
        continue
      }
      guard let rules = zone else { continue }
      let given = number(words[1])
      let expected = number(words[2])
      let isWall = words[0].elementsEqual("W".utf8)
      let found =
        isWall
        ? rules.instant(of: CivilDateTime(wallSeconds: given)).unixSeconds
        : rules.utcOffset(at: Instant(unixSeconds: given))
      report.probes += 1
      if found != expected {
        report.differences.append("\(rules.identifier) \(isWall ? "W" : "U") \(given): \(found), not \(expected)")
      }
    }
    return report
  }

  private static func number(_ digits: Data) -> Int {
    let isNegative = digits.first == UInt8(ascii: "-")
    let magnitude = digits.drop { $0 == UInt8(ascii: "-") }.reduce(0) { $0 * 10 + Int($1) - 48 }
    return isNegative ? -magnitude : magnitude
  }
}
