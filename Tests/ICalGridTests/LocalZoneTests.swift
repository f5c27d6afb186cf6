import Foundation
import Testing

@testable import ICalGrid

@Suite struct LocalZoneTests {
  private let system = SystemZones()

  @Test(arguments: [
    ("Europe/Berlin", "Europe/Berlin"), (":Europe/Berlin", "Europe/Berlin"), ("", "UTC"), (":", "UTC"), ("UTC", "UTC"),
    ("/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo"), (":/usr/share/zoneinfo/posix/Asia/Tokyo", "Asia/Tokyo"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3"), ("<+03>-3", "<+03>-3"),
  ])
  func theEnvironmentComesFirst(value: String, identifier: String) {
    #expect(system.local(environmentTZ: value).identifier == identifier)
  }

  @Test func aPosixStringIsAZoneByItself() {
    let zone = system.local(environmentTZ: "CET-1CEST,M3.5.0,M10.5.0/3")
    #expect(zone.utcOffset(at: Instant(unixSeconds: 1_720_000_000)) == 7_200)
    #expect(zone.utcOffset(at: Instant(unixSeconds: 1_700_000_000)) == 3_600)
  }

  @Test(arguments: ["Europe/Nowhere", "/etc/passwd", "../../etc/passwd", "nonsense!"])
  func whatIsNotUnderstoodIsPassedOver(value: String) {
    #expect(system.local(environmentTZ: value) == system.local(environmentTZ: nil))
  }

  @Test func theSystemsLinkComesBeforeItsNameFileAndThatBeforeUTC() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("icalgrid-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let link = "\(folder)/localtime"
    let nameFile = "\(folder)/timezone"
    #expect(system.local(link: link, nameFile: nameFile) == .utc)
    try Data(TZifReaderTests.file(offsets: [3_600], footer: "XXX-1")).write(to: URL(fileURLWithPath: link))
    #expect(system.local(link: link, nameFile: nameFile).utcOffset(at: Instant(unixSeconds: 0)) == 3_600)
    try Data("Asia/Tokyo\n".utf8).write(to: URL(fileURLWithPath: nameFile))
    #expect(system.local(link: link, nameFile: nameFile).identifier == "Asia/Tokyo")
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../usr/share/zoneinfo/America/Argentina/Buenos_Aires")
    #expect(system.local(link: link, nameFile: nameFile).identifier == "America/Argentina/Buenos_Aires")
  }
}
