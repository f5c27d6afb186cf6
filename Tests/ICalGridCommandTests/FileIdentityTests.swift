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

  @Test(arguments: ["view src.ics", "check src.ics", "export Work", "calendars", "calendars list", "agenda"])
  func theStoreAndTheConfigurationAreNeverOverwritten(call: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    try folder.write("store", to: "data/store")
    try folder.write("# none\n", to: "icalgrid/config")
    try FileManager.default.createSymbolicLink(atPath: "\(path)/named", withDestinationPath: "data/store")
    try FileManager.default.createSymbolicLink(atPath: "\(path)/link", withDestinationPath: "data/store")
    try FileManager.default.createSymbolicLink(atPath: "\(path)/data2", withDestinationPath: "data")
    try FileManager.default.linkItem(atPath: "\(path)/data/store", toPath: "\(path)/hard")
    let surroundings = Surroundings.handMade(["ICALGRID_STORE": "\(path)/named", "XDG_CONFIG_HOME": path])
    for output in [
      "named", "data/store", "link", "hard", "data2/store", "data/../data/store", "named-wal", "data/store-wal",
      "data2/store-shm", "data/store-journal", "icalgrid/config",
    ] {
      let result = run("\(call) -o \(path)/\(output)", in: surroundings)
      #expect(result.status == .usage, "\(call) \(output)")
      #expect(result.errorText.hasPrefix("icalgrid: --output \(path)/\(output) would overwrite the "), "\(output)")
    }
    #expect(try folder.text(of: "data/store") == "store")
    #expect(try folder.text(of: "icalgrid/config") == "# none\n")
    #expect(try folder.names() == ["data", "data2", "hard", "icalgrid", "link", "named"])
    #expect(run("view src.ics -o \(path)/data/other.txt", in: surroundings).status == .done)
  }

  @Test func aNewFileDoesNotJoinAFolderThatIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(calendar, to: "vdir/one.ics")
    let path = folder.path
    let result = run("agenda \(path)/vdir --format ics -o \(path)/vdir/../vdir/b.ics")
    #expect(result.status == .usage)
    #expect(result.errorText.contains("would be one of the calendars in \(path)/vdir, which is read"))
    #expect(run("agenda \(path)/vdir -o \(path)/vdir/color").status == .usage)
    #expect(run("agenda \(path)/vdir -o \(path)/b.ics").status == .done)
    #expect(try folder.names() == ["b.ics", "vdir"])
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
