import Foundation
import Testing

@testable import ICalGrid

/// A folder for one test, removed when the test is over.
final class ScratchFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "icalgrid-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = "\(path)/\(name)"
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }

  static func event(_ uid: String, _ day: String) -> String {
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:\(uid)\nDTSTART:\(day)\nEND:VEVENT\nEND:VCALENDAR\n"
  }
}

@Suite struct FileSourceTests {
  private let june = Scanning.window("2024-06-01", "2024-07-01")

  @Test func aFileIsReadUnderItsName() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("work.ics", ScratchFolder.event("1", "20240612"))
    #expect(try FileSource(path: file).components(touching: june).file == file)
    let named = try FileSource(path: file, displayName: "Work").components(touching: june)
    #expect(named.file == "Work")
    #expect(named.calendars.map(\.file) == ["Work"])
    #expect(named.values("UID") == ["1"])
    #expect(named.statistics.bytesScanned == ScratchFolder.event("1", "20240612").utf8.count)
  }

  @Test func whatCannotBeReadSaysWhy() throws {
    let folder = try ScratchFolder()
    func reason(_ path: String) -> String? {
      do {
        _ = try LocalSource.at(path).components(touching: june)
        return nil
      } catch SourceError.unreadable(let file, let reason) {
        #expect(file == path)
        return reason
      } catch {
        return "\(error)"
      }
    }
    #expect(reason("\(folder.path)/none.ics") == "No such file or directory")
    #expect(reason("/dev/null") == "is a device")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/loop", withDestinationPath: "\(folder.path)/loop")
    #expect(reason("\(folder.path)/loop") == "Too many levels of symbolic links")
    #expect(throws: SourceError.unreadable(file: folder.path, reason: "is a folder")) {
      try FileSource(path: folder.path).components(touching: june)
    }
  }

  @Test func anEmptyFileIsNoCalendar() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("empty.ics", "")
    #expect(throws: SourceError.notICalendar(file: file, appearance: "empty")) {
      try FileSource(path: file).components(touching: june)
    }
  }

  /// Passed events are read back from the file by their places, across many chunks.
  @Test func eventsFarApartFindEachOther() throws {
    let folder = try ScratchFolder()
    var text = "BEGIN:VCALENDAR\r\n"
    var line = 2
    var expected: [Int] = []
    for index in 0..<20_000 {
      let isTwin = index % 5000 == 77
      if isTwin { expected.append(line) }
      let uid = isTwin ? "twin" : "uid-\(index)"
      let day = index == 5077 ? "20240612" : "20200101"
      text += "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART:\(day)\r\nSUMMARY:\(index)\r\n \r\nEND:VEVENT\r\n"
      line += 6
    }
    let file = try folder.write("large.ics", text + "END:VCALENDAR\r\n")
    let found = try FileSource(path: file).components(touching: june)
    #expect(found.events.map(\.line) == expected)
    #expect(found.values("UID") == Array(repeating: "twin", count: 4))
    #expect(found.values("SUMMARY") == ["77", "5077", "10077", "15077"])
    #expect(found.statistics.eventsReadBack == 3)
    #expect(found.statistics.eventsPassed == 19_996)
  }

  @Test func aFileThatShrinksWhileItIsReadIsReported() throws {
    final class Shrinking: ScanInput {
      let base: MemoryInput
      init(_ bytes: [UInt8]) { base = MemoryInput(bytes) }
      func read(into buffer: UnsafeMutableRawBufferPointer) -> Int { base.read(into: buffer) }
      func bytes(at offset: Int, count: Int) -> [UInt8] { Array(base.bytes(at: offset, count: count).prefix(10)) }
    }
    let text = ScratchFolder.event("1", "20200101") + ScratchFolder.event("1", "20240612")
    let found = try scanSingle(Shrinking(Array(text.utf8)), file: "a.ics", window: june, options: ScanOptions())
    #expect(found.values("UID") == ["1"])
    #expect(found.codes == [.changedWhileRead])
    #expect(found.diagnostics[0].line == 2)
  }

  @Test func aReadThatFailsHalfWayShowsWhatStandsBefore() throws {
    final class Failing: ScanInput {
      var rest: [UInt8]
      init(_ text: String) { rest = Array(text.utf8) }
      func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
        guard !rest.isEmpty else { throw ReadFailure(errorNumber: EIO) }
        let count = min(buffer.count, rest.count)
        buffer.copyBytes(from: rest[..<count])
        rest.removeFirst(count)
        return count
      }
      func bytes(at offset: Int, count: Int) -> [UInt8] { [] }
    }
    let found = try scanSingle(
      Failing("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nEND:VEVENT\nBEGIN:VEV"), file: "a.ics", window: nil,
      options: ScanOptions())
    #expect(found.values("UID") == ["1"])
    #expect(found.codes.contains(.readFailure))
    #expect(throws: SourceError.self) {
      try scanSingle(Failing("junk"), file: "a.ics", window: nil, options: ScanOptions())
    }
  }

  /// What is kept decides about memory, so the counts must say what was done.
  @Test func equalTimeZonesOfManyCalendarsShareTheirBytes() throws {
    let zone = "BEGIN:VTIMEZONE\nTZID:Z\n\(String(repeating: "X-A:b\n", count: 100))END:VTIMEZONE\n"
    let one = ScratchFolder.event("u", "20240612").replacing("BEGIN:VEVENT", with: zone + "BEGIN:VEVENT")
    let found = try Scanning.scan(String(repeating: one, count: 50), touching: june)
    #expect(found.calendars.count == 50)
    let addresses = Set(
      found.calendars.map { $0.timeZones[0].bytes.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } })
    #expect(addresses.count == 1)
    #expect(found.calendars.map { $0.timeZones[0].line } == (0..<50).map { 2 + $0 * 109 })
  }
}
