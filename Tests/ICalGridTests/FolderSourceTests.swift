import Foundation
import Testing

@testable import ICalGrid

@Suite struct FolderSourceTests {
  private let june = Scanning.window("2024-06-01", "2024-07-01")

  @Test func itemsComeInTheOrderOfTheirNamesEachWithItsFile() throws {
    let folder = try ScratchFolder()
    try folder.write("b.ics", ScratchFolder.event("b", "20240612"))
    try folder.write("a.ICS", "BEGIN:VCALENDAR\nNAME:A\n" + String(ScratchFolder.event("a", "20240612").dropFirst(16)))
    try folder.write("c.ics", ScratchFolder.event("c", "20200101"))
    try folder.write(".hidden.ics", ScratchFolder.event("h", "20240612"))
    try folder.write("d.ics.tmp", ScratchFolder.event("d", "20240612"))
    try folder.write("displayname", "Home é\n")
    try folder.write("color", " #FF8800 \n")
    try FileManager.default.createDirectory(atPath: "\(folder.path)/inner", withIntermediateDirectories: true)
    let found = try LocalSource.at(folder.path).components(touching: june)
    #expect(found.file == folder.path)
    #expect(found.values("UID") == ["a", "b"])
    #expect(found.calendars.map(\.file) == ["\(folder.path)/a.ICS", "\(folder.path)/b.ics"])
    #expect(found.calendars[0].value("NAME") == "A")
    #expect(found.events.map(\.line) == [3, 2])
    #expect(found.events.map(\.calendar) == [0, 1])
    #expect(found.displayName == "Home é")
    #expect(found.color == "#FF8800")
    #expect(found.diagnostics.isEmpty)
  }

  @Test func aUIDIsTheSameInEveryFile() throws {
    let folder = try ScratchFolder()
    try folder.write("1.ics", ScratchFolder.event("x", "20200101"))
    try folder.write("2.ics", ScratchFolder.event("y", "20200101"))
    try folder.write("3.ics", ScratchFolder.event("x", "20240612"))
    try folder.write(
      "4.ics", "BEGIN:VCALENDAR\nNAME:four\n" + String(ScratchFolder.event("x", "20210101").dropFirst(16)))
    let found = try FolderSource(path: folder.path).components(touching: june)
    #expect(found.values("DTSTART") == ["20200101", "20240612", "20210101"])
    #expect(found.events.map { found.calendars[$0.calendar].file } == [1, 3, 4].map { "\(folder.path)/\($0).ics" })
    #expect(found.calendars.map { $0.value("NAME") } == [nil, nil, "four"])
    #expect(found.statistics.eventsReadBack == 2)
  }

  @Test func itemsThatCannotBeReadDoNotStopTheOthers() throws {
    let folder = try ScratchFolder()
    func at(_ name: String) -> String { "\(folder.path)/\(name)" }
    try folder.write("a.ics", ScratchFolder.event("a", "20240612"))
    try folder.write("b.ics", "<html>")
    try folder.write("c.ics", "")
    try #require(mkfifo(at("d.ics"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: at("e.ics"), withDestinationPath: "e.ics")
    try FileManager.default.createSymbolicLink(atPath: at("f.ics"), withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(atPath: at("g.ics"), withDestinationPath: "/dev/zero")
    try FileManager.default.createSymbolicLink(atPath: at("h.ics"), withDestinationPath: "d.ics")
    try FileManager.default.createDirectory(atPath: at("i.ics"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: at("j.ics"), withDestinationPath: "a.ics")
    try folder.write("k.ics", ScratchFolder.event("k", "20240612"))
    let found = try FolderSource(path: folder.path, displayName: "cal/").components(touching: june)
    #expect(found.values("UID") == ["a", "a", "k"])
    #expect(
      found.diagnostics.map { "\($0.file) \($0.code.rawValue) \($0.message)" } == [
        "cal/b.ics not-icalendar not iCalendar but an HTML page; left out",
        "cal/c.ics not-icalendar not iCalendar but empty; left out",
        "cal/d.ics unreadable-file can't be read: is a pipe; left out",
        "cal/e.ics unreadable-file can't be read: Too many levels of symbolic links; left out",
        "cal/f.ics unreadable-file can't be read: No such file or directory; left out",
        "cal/g.ics unreadable-file can't be read: is a device; left out",
        "cal/h.ics unreadable-file can't be read: is a pipe; left out",
        "cal/i.ics unreadable-file can't be read: is a folder; left out",
      ])
    #expect(found.diagnostics.allSatisfy { $0.severity == .error && $0.line == 0 })
  }

  @Test func namesThatAreNotUTF8AreRead() throws {
    let folder = try ScratchFolder()
    let bytes =
      Array("\(folder.path)/caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)] + Array(".ics".utf8CString)
    let descriptor = open(bytes, O_WRONLY | O_CREAT, 0o600)
    let text = ScratchFolder.event("a", "20240612")
    #expect(text.withCString { write(descriptor, $0, text.utf8.count) } == text.utf8.count)
    close(descriptor)
    let found = try FolderSource(path: folder.path, displayName: "f").components(touching: june)
    #expect(found.values("UID") == ["a"])
    #expect(found.calendars[0].file == "f/caf\u{FFFD}.ics")
  }

  @Test func filesInUTF16StandBesideOthers() throws {
    let folder = try ScratchFolder()
    for name in ["a", "b", "c"] {
      let text = ScratchFolder.event(name == "c" ? "x" : name, "20200101")
      try folder.write("\(name).ics", text.utf16Bytes(littleEndian: true))
    }
    try folder.write("d.ics", ScratchFolder.event("x", "20240612"))
    let found = try FolderSource(path: folder.path).components(touching: june)
    #expect(found.values("UID").contains("x"))
    #expect(found.events.filter { found.calendars[$0.calendar].file.hasSuffix("c.ics") }.count == 1)
  }

  @Test func aFolderWithoutCalendarsIsNoCalendar() throws {
    let folder = try ScratchFolder()
    func failure() -> SourceError? {
      do throws(SourceError) {
        _ = try FolderSource(path: folder.path, displayName: "cal").components(touching: june)
        return nil
      } catch {
        return error
      }
    }
    #expect(failure() == .unreadable(file: "cal", reason: "the folder holds no .ics file"))
    try folder.write("notes.txt", "x")
    #expect(failure() == .unreadable(file: "cal", reason: "the folder holds no .ics file"))
    try folder.write("a.ics", "<html>")
    try folder.write("b.ics", "")
    #expect(
      failure()
        == .notICalendar(
          file: "cal", appearance: "a folder with no usable .ics file among its 2: a.ics is an HTML page"))
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/c.ics", withDestinationPath: "nowhere")
    #expect(
      failure()
        == .unreadable(
          file: "cal",
          reason: "a folder with no usable .ics file among its 3: c.ics: No such file or directory"))
    try folder.write("d.ics", ScratchFolder.event("d", "20200101"))
    #expect(failure() == nil)
  }
}
