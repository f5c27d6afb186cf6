import Foundation
import Testing

@testable import ICalGrid

@Suite struct PipeSourceTests {
  /// Writes to a named pipe from another thread, as another program would.
  private func write(_ text: String, to path: String) {
    Thread {
      guard let handle = FileHandle(forWritingAtPath: path) else { return }
      try? handle.write(contentsOf: Data(text.utf8))
      try? handle.close()
    }.start()
  }

  /// A pipe of 370 kB, from one that goes to a file at once to one for which no system sets memory aside.
  @Test(arguments: [0, 1000, 300_000, 1 << 30, .max])
  func aNamedPipeAnswersMoreThanOnce(memoryBytes: Int) throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let text = (0..<3000).map { ScratchFolder.event("uid-\($0 % 1000)", $0 == 2001 ? "20240612" : "20200101") }.joined()
    write(text, to: path)
    var options = ScanOptions()
    options.memoryBytes = memoryBytes
    options.temporaryDirectory = folder.path
    let source = try LocalSource.at(path, options: options)
    let june = Scanning.window("2024-06-01", "2024-07-01")
    let expected = try Scanning.scan(text, touching: june)
    #expect(expected.statistics.eventsReadBack == 2)
    let first = try source.components(touching: june)
    #expect(first.events == expected.events)
    #expect(first.file == path)
    #expect(try source.components(touching: june).events == expected.events)
    #expect(try source.components(touching: nil).events.count == 3000)
    // The temporary file has no name.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pipe"])
  }

  @Test func withoutRoomForACopyThePipeIsUnreadable() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    write(ScratchFolder.event("a", "20240612"), to: path)
    var options = ScanOptions()
    options.memoryBytes = 0
    options.temporaryDirectory = "\(folder.path)/none"
    let reason = "cannot make a temporary file in \(folder.path)/none: No such file or directory"
    #expect(throws: SourceError.unreadable(file: path, reason: reason)) {
      try PipeSource(path: path, options: options).components(touching: nil)
    }
  }

  @Test func minusIsStandardInput() throws {
    #expect(try (LocalSource.at("-") as? PipeSource)?.displayName == "-")
  }
}
