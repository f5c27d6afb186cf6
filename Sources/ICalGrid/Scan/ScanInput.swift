#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A source's bytes: read once from front to back, and in pieces again afterwards.
protocol ScanInput: AnyObject {
  /// Reads the next bytes; gives how many, 0 at the end. It may give fewer than there is room for.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int
  /// Where the input itself keeps the next bytes, directly behind those before; none where it doesn't keep so many in memory.
  ///
  /// What is read there can be looked at in place, and stays until a read to elsewhere.
  func place(forNext count: Int) -> UnsafeMutableRawPointer?
  /// The bytes at an offset that was read before; fewer than `count` where they are no longer there.
  func bytes(at offset: Int, count: Int) -> [UInt8]
}

extension ScanInput {
  func place(forNext count: Int) -> UnsafeMutableRawPointer? { nil }
}

/// Why the system didn't read.
package struct ReadFailure: Error {
  /// In words, the system's own where it has any.
  package var reason: String

  /// `action` is what was being done, where that isn't plain reading.
  init(errorNumber: Int32, action: String? = nil) {
    let words = String(cString: strerror(errorNumber))
    reason = action.map { "\($0): \(words)" } ?? words
  }

  /// It's something that isn't read.
  init(kind: FileKind) { reason = kind.words }
}

/// An open file, closed when it is let go.
final class OpenFile: Sendable {
  let descriptor: Int32
  private let closes: Bool

  /// `closes` is false for a descriptor that belongs to somebody else, as standard input does.
  init(descriptor: Int32, closes: Bool = true) {
    self.descriptor = descriptor
    self.closes = closes
  }

  deinit { if closes { _ = close(descriptor) } }

  /// A file without a name in a folder, which only its owner can read.
  static func temporary(in directory: String) throws(ReadFailure) -> OpenFile {
    var template = Array("\(directory)/icalgrid-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw ReadFailure(errorNumber: errno, action: "cannot make a temporary file in \(directory)")
    }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return OpenFile(descriptor: descriptor)
  }

  func status() -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int {
    while true {
      let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      if count >= 0 { return count }
      if errno != EINTR { throw ReadFailure(errorNumber: errno) }
    }
  }

  /// Up to `count` bytes; fewer where the file ends before.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        guard let more = try? read(into: rest, at: offset + filled), more > 0 else { break }
        filled += more
      }
    }
  }

  func append(_ bytes: [UInt8]) throws(ReadFailure) {
    let result = bytes.withUnsafeBytes { bytes in Result { () throws(ReadFailure) in try append(bytes) } }
    try result.get()
  }

  func append(_ bytes: UnsafeRawBufferPointer) throws(ReadFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        throw ReadFailure(errorNumber: errno, action: "cannot write a temporary file")
      }
    }
  }
}

/// A regular file, up to the size it had when it was opened.
final class FileInput: ScanInput {
  private let file: OpenFile
  private let start: Int
  private let size: Int
  private var position = 0

  /// A file from `start` on. A `size` of 0 means unknown, as it is with the system's own files under `/proc`.
  init(_ file: OpenFile, start: Int = 0, size: Int) {
    self.file = file
    self.start = start
    self.size = size - start
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
    if size > 0 && position >= size { return 0 }
    let count = try file.read(into: buffer, at: start + position)
    position += count
    return count
  }

  func bytes(at offset: Int, count: Int) -> [UInt8] { file.bytes(at: start + offset, count: count) }
}

/// A pipe, kept as it is read.
final class PipeInput: ScanInput {
  private let pipe: OpenFile
  private let copy: InputCopy

  init(_ pipe: OpenFile, copy: InputCopy) {
    self.pipe = pipe
    self.copy = copy
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
    while true {
      let count = readBytes(pipe.descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 {
        try copy.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        return count
      }
      if errno != EINTR { throw ReadFailure(errorNumber: errno) }
    }
  }

  func place(forNext count: Int) -> UnsafeMutableRawPointer? { copy.place(forNext: count) }

  func bytes(at offset: Int, count: Int) -> [UInt8] { copy.bytes(at: offset, count: count) }
}

/// Bytes in memory.
final class MemoryInput: ScanInput {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, bytes.count - position)
    buffer.copyBytes(from: bytes[position..<position + count])
    position += count
    return count
  }

  func bytes(at offset: Int, count: Int) -> [UInt8] {
    Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)])
  }
}

/// `read(2)`, under a name that no method here hides.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
