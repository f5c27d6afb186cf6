import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct ViewpointTests {
  private func zone(
    _ arguments: String = "", tz: String? = nil, configuration: String = "", stated: String? = nil
  ) throws -> String {
    let reader = HandMadeReader()
    reader.statedZone = stated
    var surroundings = Surroundings.handMade(reader: reader)
    surroundings.environment["TZ"] = tz
    return try Request.handMade(arguments, configuration: configuration, in: surroundings).viewpoint(["work.ics"]).zone
      .identifier
  }

  @Test func theZoneIsTheOptionsThenTheEnvironmentsThenTheConfigurations() throws {
    #expect(try zone("--tz Asia/Tokyo", tz: "Europe/Paris", configuration: "tz = Africa/Cairo") == "Asia/Tokyo")
    #expect(try zone(tz: "Europe/Paris", configuration: "tz = Africa/Cairo") == "Europe/Paris")
    #expect(try zone(configuration: "tz = Africa/Cairo") == "Africa/Cairo")
    #expect(try zone("--tz local", tz: "Europe/Paris", configuration: "tz = Africa/Cairo") == "Europe/Paris")
    #expect(try zone("--tz UTC", tz: "Europe/Paris") == "UTC")
    #expect(try zone(tz: ":Europe/Paris") == "Europe/Paris")
    #expect(try zone(tz: "") == "UTC")
  }

  @Test func theCalendarsOwnZoneIsTakenWhenAskedFor() throws {
    #expect(try zone("--tz calendar", tz: "Europe/Paris", stated: "America/New_York") == "America/New_York")
    #expect(try zone("--tz calendar", tz: "Europe/Paris") == "Europe/Paris")
    #expect(try zone("--tz calendar", tz: "Europe/Paris", stated: "Nowhere/Land") == "Europe/Paris")
    #expect(try zone(tz: "Europe/Paris", stated: "America/New_York") == "Europe/Paris")
  }

  @Test func saysWhatItCouldNotTake() throws {
    let surroundings = Surroundings.handMade(["TZ": "Mars/Base"])
    #expect(
      try Request.handMade(in: surroundings).viewpoint([]).remarks.map { $0.contains("TZ=Mars/Base") } == [true])
    #expect(try Request.handMade(in: .handMade(["TZ": "CET-1CEST,M3.5.0,M10.5.0/3"])).viewpoint([]).remarks == [])
  }

  @Test func todayIsTheDisplayZones() throws {
    var surroundings = Surroundings.handMade()
    surroundings.now = Instant(CivilDateTime(day(2024, 6, 12), hour: 23), utcOffset: 0)
    #expect(try Request.handMade(in: surroundings).viewpoint([]).today == day(2024, 6, 12))
    #expect(try Request.handMade("--tz Asia/Tokyo", in: surroundings).viewpoint([]).today == day(2024, 6, 13))
    #expect(try Request.handMade("--today 2020-02-29", in: surroundings).viewpoint([]).today == day(2020, 2, 29))
    #expect(try Request.handMade("--today +1", in: surroundings).viewpoint([]).today == day(2024, 6, 13))
  }
}
