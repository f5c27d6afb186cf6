#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the store lies, and who may read it: nobody but its owner.
enum StoreFile {
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Makes the file, mode 0600, and the folders above it, mode 0700, where they aren't there. SQLite gives its other files the same mode.
  ///
  /// It is made under another name and closed before it gets its own: to close a file lets go of all that this process has locked
  /// in it, and another thread might have opened it with SQLite already.
  static func make(_ path: String) throws(StoreError) {
    if exists(path) { return }
    try makeFolder(above: path, of: path)
    var aside = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&aside)
    guard descriptor >= 0 else { throw failure(path) }
    close(descriptor)
    defer { unlink(aside) }
    guard link(aside, path) == 0 || errno == EEXIST else { throw failure(path) }
  }

  private static func makeFolder(above part: String, of path: String) throws(StoreError) {
    guard let slash = part.lastIndex(of: "/"), slash > part.startIndex else { return }
    let folder = String(part[..<slash])
    if exists(folder) { return }
    try makeFolder(above: folder, of: path)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
  }

  /// Whether SQLite's log beside the file holds anything.
  static func hasLog(_ path: String) -> Bool {
    var status = stat()
    return stat(path + "-wal", &status) == 0 && status.st_size > 0
  }

  private static func failure(_ path: String) -> StoreError {
    errno == ENOSPC ? .full(path: path) : .cannotOpen(path: path, reason: String(cString: strerror(errno)))
  }
}
