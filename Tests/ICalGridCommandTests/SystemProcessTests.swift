import Testing

@testable import ICalGridCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct SystemProcessTests {
  private let result = Command.Result(output: Array("out".utf8), errors: Array("err".utf8), status: .problems)

  /// A pipe's two ends, closed with it.
  private final class Pipe {
    var ends: [Int32] = [-1, -1]

    init() { _ = pipe(&ends) }

    deinit {
      for end in ends { close(end) }
    }

    var written: String {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = read(ends[0], &buffer, buffer.count)
      return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }

    func closeReader() {
      close(ends[0])
      ends[0] = -1
    }
  }

  @Test func writesBothAndEndsAsToldTo() {
    let (output, errors) = (Pipe(), Pipe())
    let status = SystemProcess().deliver(
      result, to: FileDescriptor(output.ends[1]), errors: FileDescriptor(errors.ends[1]))
    #expect(status.rawValue == 1)
    #expect(output.written == "out")
    #expect(errors.written == "err")
  }

  @Test func aReaderThatHasGoneIsNoFault() {
    let (output, errors) = (Pipe(), Pipe())
    output.closeReader()
    let status = SystemProcess().deliver(
      result, to: FileDescriptor(output.ends[1]), errors: FileDescriptor(errors.ends[1]))
    #expect(status.rawValue == 0)
  }

  @Test func aFullDiskIs() {
    let errors = Pipe()
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let status = SystemProcess().deliver(result, to: FileDescriptor(full), errors: FileDescriptor(errors.ends[1]))
    #expect(status.rawValue == 73)
    #expect(errors.written == "icalgrid: standard output can't be written: No space left on device\n")
  }

  @Test func knowsItsEnvironment() {
    setenv("ICALGRID_TEST_VARIABLE", "a=b", 1)
    #expect(SystemProcess().surroundings.environment["ICALGRID_TEST_VARIABLE"] == "a=b")
  }
}
