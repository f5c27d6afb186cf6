import Testing

@testable import ICalGrid

@Suite struct ZoneRulesTests {
  private let system = SystemZones()

  private func zone(_ name: String) throws -> ZoneRules { try #require(system.zone(named: name)) }

  private func wall(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) throws -> CivilDateTime {
    CivilDateTime(try #require(CivilDate(year: year, month: month, day: day)), hour: hour, minute: minute)
  }

  @Test func aTimeInAGapMovesForwardByTheGap() throws {
    let newYork = try zone("America/New_York")
    let instant = newYork.instant(of: try wall(2024, 3, 10, 2, 30))
    #expect(newYork.local(instant) == LocalTime(wall: try wall(2024, 3, 10, 3, 30), utcOffset: -4 * 3_600))
  }

  @Test func ofADoubledTimeTheFirstIsMeant() throws {
    let newYork = try zone("America/New_York")
    #expect(newYork.instant(of: try wall(2024, 11, 3, 1, 30)).description == "2024-11-03T05:30:00Z")
    #expect(newYork.instant(of: try wall(2024, 11, 3, 2, 0)).description == "2024-11-03T07:00:00Z")
  }

  @Test func dublinsWinterIsItsDaylightTimeYetTheClockIsRight() throws {
    let dublin = try zone("Europe/Dublin")
    #expect(dublin.instant(of: try wall(2024, 1, 15, 12)).description == "2024-01-15T12:00:00Z")
    #expect(dublin.instant(of: try wall(2024, 7, 15, 12)).description == "2024-07-15T11:00:00Z")
    #expect(dublin.instant(of: try wall(2024, 3, 31, 1, 30)).description == "2024-03-31T01:30:00Z")
    #expect(dublin.instant(of: try wall(2150, 7, 15, 12)).description == "2150-07-15T11:00:00Z")
  }

  @Test func apiaHasNo30December2011() throws {
    let apia = try zone("Pacific/Apia")
    let instant = apia.instant(of: try wall(2011, 12, 30, 9))
    #expect(apia.local(instant).wall == (try wall(2011, 12, 31, 9)))
    #expect(apia.local(apia.instant(of: try wall(2011, 12, 29, 23, 59))).wall == (try wall(2011, 12, 29, 23, 59)))
  }

  @Test func lordHoweMovesItsClockByHalfAnHour() throws {
    let lordHowe = try zone("Australia/Lord_Howe")
    #expect(lordHowe.local(lordHowe.instant(of: try wall(2024, 10, 6, 2, 15))).wall == (try wall(2024, 10, 6, 2, 45)))
    #expect(lordHowe.utcOffset(at: lordHowe.instant(of: try wall(2024, 1, 1))) == 39_600)
    #expect(lordHowe.utcOffset(at: lordHowe.instant(of: try wall(2024, 7, 1))) == 37_800)
  }

  @Test func offsetsMayHaveMinutesAndSeconds() throws {
    #expect(try zone("Africa/Monrovia").utcOffset(at: Instant(unixSeconds: 0)) == -2_670)
    #expect(try zone("Europe/Amsterdam").utcOffset(at: Instant(try wall(1900, 1, 1), utcOffset: 0)) != 0)
    #expect(try zone("Asia/Kathmandu").utcOffset(at: Instant(unixSeconds: 1_700_000_000)) == 20_700)
  }

  @Test(arguments: [1, 1_582, 1_900, 2_037, 2_038, 2_199, 9_999])
  func everyYearHasAnOffsetWithinADay(year: Int) throws {
    for name in ["America/New_York", "Asia/Tokyo", "Europe/Dublin", "Pacific/Chatham"] {
      let zone = try zone(name)
      let instant = zone.instant(of: try wall(year, 6, 30, 12))
      #expect(abs(zone.utcOffset(at: instant)) < 86_400)
      #expect(zone.local(instant).wall == (try wall(year, 6, 30, 12)))
    }
  }

  @Test func theEndsOfTimeDoNotTrap() throws {
    for name in ["America/New_York", "Etc/GMT+12", "Asia/Gaza"] {
      let zone = try zone(name)
      #expect(abs(zone.utcOffset(at: Instant(unixSeconds: .max))) < 86_400)
      #expect(abs(zone.utcOffset(at: Instant(unixSeconds: .min))) < 86_400)
    }
  }

  @Test func zonesAreValues() throws {
    #expect(try zone("Europe/Berlin") == SystemZones().zone(named: "Europe/Berlin"))
    #expect(try zone("Europe/Berlin") != zone("Europe/Paris"))
    #expect(ZoneRules(identifier: "UTC", fixedOffset: 0) == .utc)
    #expect(Set([try zone("Europe/Berlin"), try zone("Europe/Berlin")]).count == 1)
  }
}
