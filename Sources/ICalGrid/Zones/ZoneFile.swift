#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Small files of the system, read whole.
enum ZoneFile {
  /// No zone file or name list comes near this many bytes.
  static let maximumSize = 1 << 20

  /// A regular file's bytes; `nil` where there is none, it can't be read, or it is larger than any zone file.
  /// Opening it never waits, whatever it is.
  static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size >= 0,
      status.st_size <= maximumSize
    else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else { break }
        count += got
      }
    }
  }

  /// Where a symbolic link points to, as written in it.
  static func target(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 1_024)
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer.prefix(count).lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }
}
