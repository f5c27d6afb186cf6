import Testing

@testable import ICalGrid

@Suite struct FoundationZonesTests {
  @Test(arguments: [
    "Europe/Berlin", "Europe/Dublin", "Pacific/Apia", "Australia/Lord_Howe", "America/New_York", "Asia/Kathmandu",
    "Africa/Monrovia", "America/Sao_Paulo", "US/Pacific",
  ])
  func foundationAndTheZoneFilesAgree(name: String) throws {
    let foundation = try #require(FoundationZones().zone(named: name))
    let system = try #require(SystemZones().zone(named: name))
    // A step that is no whole number of hours or days, from 1970 to 2200.
    for seconds in stride(from: 0, to: 7_258_118_400, by: 456_789) {
      let instant = Instant(unixSeconds: seconds)
      guard foundation.utcOffset(at: instant) != system.utcOffset(at: instant) else { continue }
      Issue.record("\(name) at \(instant)")
      break
    }
  }

  @Test func theLast400YearsStandForAllLaterOnes() throws {
    let berlin = try #require(FoundationZones().zone(named: "Europe/Berlin"))
    let july = try #require(CivilDate(year: 9_876, month: 7, day: 1))
    #expect(berlin.utcOffset(at: Instant(CivilDateTime(july), utcOffset: 0)) == 7_200)
  }

  @Test(arguments: ["GMT+0530", "Europe/Nowhere", "", "CEST", "localtime"])
  func onlyNamesOfTheZoneDatabaseAreTaken(name: String) { #expect(FoundationZones().zone(named: name) == nil) }
}
