#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system says of a path, without opening it.
struct FileStatus {
  private let mode: mode_t?

  init(path: String) {
    var status = stat()
    mode = stat(path, &status) == 0 ? status.st_mode : nil
  }

  var exists: Bool { mode != nil }
  /// Whether it is a plain file; not a device, a pipe or a folder.
  var isRegular: Bool { mode.map { $0 & S_IFMT == S_IFREG } ?? false }
  var isFolder: Bool { mode.map { $0 & S_IFMT == S_IFDIR } ?? false }
  /// The permission bits.
  var permissions: mode_t? { mode.map { $0 & 0o7777 } }
}

/// The system's word for the last failed call.
func systemErrorText(_ code: Int32) -> String {
  var buffer = [CChar](repeating: 0, count: 256)
  // The XSI form, whose text is in the buffer, is what Swift imports on every platform.
  guard strerror_r(code, &buffer, buffer.count - 1) == 0 else { return "error \(code)" }
  return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
