import Foundation
import Testing

@testable import ICalGridCommand

@Suite struct OutputFileTests {
  @Test func theFileHoldsTheResultAndNothingIsLeftBesideIt() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "june.txt")
    try OutputFile.write(Array("new".utf8), to: "\(folder.path)/june.txt")
    #expect(try folder.text(of: "june.txt") == "new")
    #expect(try folder.names() == ["june.txt"])
  }

  @Test func aFileKeepsItsPermissionsAndALinkStaysALink() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "private.txt")
    let file = "\(folder.path)/private.txt"
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link", withDestinationPath: "private.txt")
    try OutputFile.write(Array("new".utf8), to: "\(folder.path)/link")
    #expect(try folder.text(of: "private.txt") == "new")
    #expect(FileStatus(path: file).permissions == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link") == "private.txt")
  }

  @Test func aDeviceIsWrittenDirectly() throws {
    try OutputFile.write(Array("new".utf8), to: "/dev/null")
    #expect(!FileStatus(path: "/dev/null").isRegular)
  }

  @Test func whatCannotBeWrittenIsNamed() throws {
    let folder = try TemporaryFolder()
    #expect(
      throws: CommandFailure.cannotWrite(file: "\(folder.path)/none/june.txt", reason: "No such file or directory")
    ) {
      try OutputFile.write([1], to: "\(folder.path)/none/june.txt")
    }
    #expect(throws: CommandFailure.cannotWrite(file: folder.path, reason: "Is a directory")) {
      try OutputFile.write([1], to: folder.path)
    }
    #expect(throws: CommandFailure.cannotWrite(file: "/dev/full", reason: "No space left on device")) {
      try OutputFile.write([1], to: "/dev/full")
    }
    #expect(try folder.names() == [])
  }
}
