import Foundation
import Testing

@testable import ICalGridCommand

@Suite struct FileIdentityTests {
  private let calendar = "BEGIN:VCALENDAR\nEND:VCALENDAR\n"

  @Test(arguments: ["view", "day", "agenda", "search x", "check"])
  func aCalendarThatIsReadIsNeverOverwritten(call: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    try folder.write(calendar, to: "me.ics")
    try folder.write(calendar, to: "vdir/one.ICS")
    try folder.write("Home", to: "vdir/displayname")
    try FileManager.default.createSymbolicLink(atPath: "\(path)/link", withDestinationPath: "me.ics")
    for (source, output) in [
      ("me.ics", "me.ics"), ("link", "me.ics"), ("me.ics", "link"), ("me.ics", "vdir/../me.ics"),
      ("vdir", "vdir/one.ICS"), ("vdir/", "vdir/displayname"),
    ] {
      let reader = HandMadeReader()
      let result = run(
        "\(call) other.ics \(path)/\(source) --format json -o \(path)/\(output)", in: .handMade(reader: reader))
      #expect(result.status == .usage, "\(source) \(output)")
      #expect(result.errorText.hasPrefix("icalgrid: --output \(path)/\(output) would overwrite "))
      #expect(reader.sources.isEmpty)
    }
    #expect(try folder.text(of: "me.ics") == calendar)
    #expect(try folder.text(of: "vdir/one.ICS") == calendar)
    #expect(try folder.text(of: "vdir/displayname") == "Home")
  }

  @Test func anotherFileMayBeWrittenBesideIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(calendar, to: "vdir/one.ics")
    try folder.write("old", to: "vdir/june.json")
    #expect(run("view \(folder.path)/vdir -o \(folder.path)/vdir/june.json").status == .done)
    #expect(try folder.text(of: "vdir/june.json").hasPrefix("{"))
    #expect(run("view \(folder.path)/vdir -o /dev/null").status == .done)
  }
}
