#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds out what a path names: a file, a folder of `.ics` files, a pipe.
public enum LocalSource {
  /// The source behind a path; standard input for `-`.
  ///
  /// - Throws: ``SourceError/unreadable(file:reason:)`` where there is nothing, or a device or a socket.
  public static func at(
    _ path: String, options: ScanOptions = ScanOptions()
  ) throws(SourceError) -> any ComponentSource {
    if path == "-" { return PipeSource.standardInput(options: options) }
    var status = stat()
    guard stat(path, &status) == 0 else {
      if let scheme = urlScheme(path) {
        throw .unreadable(file: path, reason: "\(scheme) addresses aren't read; fetch the calendar to a file first")
      }
      throw .unreadable(file: path, reason: ReadFailure(errorNumber: errno).reason)
    }
    let kind = FileKind(status)
    switch kind {
    case .file: return FileSource(path: path, options: options)
    case .folder: return FolderSource(path: path, options: options)
    case .pipe: return PipeSource(path: path, options: options)
    case .device, .socket: throw .unreadable(file: path, reason: kind.words)
    }
  }

  /// The scheme of an address of the web.
  private static func urlScheme(_ text: String) -> String? {
    ["http", "https", "webcal", "webcals"].first { text.prefix($0.count + 3).lowercased() == $0 + "://" }
  }
}
