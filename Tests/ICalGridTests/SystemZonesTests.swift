import Foundation
import Testing

@testable import ICalGrid

@Suite struct SystemZonesTests {
  /// A folder of zone files that is there while `body` runs.
  private func withZoneFolder(_ files: [String: [UInt8]], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("icalgrid-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, bytes) in files {
      let path = "\(folder)/zoneinfo/\(name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    }
    try body(folder)
  }

  private static let inFiveHours = TZifReaderTests.file(offsets: [18_000], footer: "<+05>-5")

  @Test func namesAreFoundInAnyLetterCase() {
    let system = SystemZones()
    #expect(system.zone(named: "Europe/Berlin")?.identifier == "Europe/Berlin")
    #expect(system.zone(named: "europe/berlin")?.identifier == "Europe/Berlin")
    #expect(system.zone(named: "AMERICA/NEW YORK")?.identifier == "America/New_York")
    #expect(system.zone(named: "america/argentina/buenos_aires")?.identifier == "America/Argentina/Buenos_Aires")
    #expect(system.zone(named: "Etc/UTC") == .utc)
    #expect(system.zone(named: "Europe/Nowhere") == nil)
  }

  @Test func oldAndNewNamesAreFoundWhereOnlyTheOtherHasAFile() throws {
    try withZoneFolder(["America/New_York": Self.inFiveHours, "Europe/Kiev": Self.inFiveHours]) { folder in
      let system = SystemZones(directories: ["\(folder)/zoneinfo"])
      #expect(system.zone(named: "US/Eastern") == ZoneRules(identifier: "US/Eastern", fixedOffset: 18_000))
      #expect(system.zone(named: "us/eastern")?.identifier == "US/Eastern")
      #expect(system.zone(named: "EST5EDT")?.identifier == "EST5EDT")
      #expect(system.zone(named: "Europe/Kyiv")?.identifier == "Europe/Kyiv")
      #expect(system.zone(named: "Europe/Paris") == nil)
    }
  }

  @Test func noNameLeadsOutOfTheZoneFolder() throws {
    try withZoneFolder(["Area/Place": Self.inFiveHours, "../Secret": Self.inFiveHours]) { folder in
      let system = SystemZones(directories: ["\(folder)/zoneinfo"])
      #expect(system.zone(named: "Area/Place") != nil)
      for name in [
        "../Secret", "Area/../../Secret", "/Area/Place", "\(folder)/Secret", "Area//Place", "Area/Place/",
        "./Area/Place",
        "Area/Place\0", "Area\\Place", "Area/Pl%61ce", "", "/", "..", String(repeating: "A", count: 5_000),
      ] {
        #expect(system.zone(named: name) == nil, "\(name)")
        #expect(!ZoneNames.isWellFormed(name), "\(name)")
      }
    }
  }

  @Test func whatIsNoSmallRegularFileIsNotRead() throws {
    let huge = Self.inFiveHours + Array(repeating: 0, count: ZoneFile.maximumSize)
    try withZoneFolder(["Area/Huge": huge, "Area/Text": Array("no zone".utf8)]) { folder in
      let zones = "\(folder)/zoneinfo"
      #expect(mkfifo("\(zones)/Area/Pipe", 0o600) == 0)
      let system = SystemZones(directories: [zones])
      for name in ["Area/Huge", "Area/Text", "Area/Pipe", "Area", "Area/None"] {
        #expect(system.zone(named: name) == nil, "\(name)")
      }
    }
  }

  @Test func thingsInTheFolderThatAreNoZonesAreNoNames() {
    let system = SystemZones()
    for name in ["localtime", "posixrules", "Factory", "tzdata.zi", "zone.tab"] {
      #expect(system.zone(named: name) == nil, "\(name)")
    }
  }

  @Test func withoutFilesTheFallbackAnswersAndIsMadeOnlyThen() {
    var made = 0
    let system = SystemZones(directories: ["/nonexistent"]) {
      made += 1
      return FoundationZones()
    }
    #expect(system.zone(named: "../x") == nil)
    #expect(made == 0)
    #expect(system.zone(named: "US/Eastern")?.utcOffset(at: Instant(unixSeconds: 1_720_000_000)) == -14_400)
    #expect(system.zone(named: "Europe/Berlin")?.identifier == "Europe/Berlin")
    #expect(made == 1)
  }

  @Test func aUsersWordForAZoneIsUnderstood() {
    let system = SystemZones()
    #expect(system.resolve("europe/berlin")?.identifier == "Europe/Berlin")
    #expect(system.resolve("W. Europe Standard Time")?.identifier == "Europe/Berlin")
    #expect(system.resolve("utc") == .utc)
    #expect(system.resolve("UTC+05:30")?.identifier == "UTC+05:30")
    #expect(system.resolve("Europe/Berln") == nil)
    #expect(system.resolve("") == nil)
  }
}
