#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of the user's own, read whole.
enum SmallFile {
  case absent
  case failed(reason: String)
  case read([UInt8])

  /// Reads a regular file of at most `limit` bytes. Opening it never waits, whatever it is.
  static func read(_ path: String, limit: Int) -> SmallFile {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .absent : .failed(reason: systemErrorText(errno))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failed(reason: systemErrorText(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .failed(reason: "it is not a plain file") }
    guard status.st_size <= limit else { return .failed(reason: "it is larger than \(limit) bytes") }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while bytes.count <= limit {
      let count = readSome(descriptor, &buffer)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return .failed(reason: systemErrorText(errno)) }
      if count == 0 { break }
      bytes += buffer.prefix(count)
    }
    return .read(bytes)
  }

  private static func readSome(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { bytes in
      #if canImport(Glibc)
        Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        Musl.read(descriptor, bytes.baseAddress, bytes.count)
      #else
        Darwin.read(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }
}
