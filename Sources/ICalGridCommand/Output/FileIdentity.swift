#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which file it is, by whatever path and links it was reached.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  /// `nil` for what isn't a regular file: there is nothing to overwrite in a device or a pipe.
  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = status.st_dev
    number = status.st_ino
  }

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private static var standardInput: FileIdentity? {
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 ? FileIdentity(status) : nil
  }

  /// The source whose bytes the output file holds: the file itself, one of a folder's, or what standard input is taken from.
  static func source(among sources: [String], of output: String) -> String? {
    guard let file = FileIdentity(path: output) else { return nil }
    for source in sources {
      if source == "-" {
        if standardInput == file { return source }
      } else if FileIdentity(path: source) == file {
        return source
      } else if FileStatus(path: source).isFolder, let item = item(of: source, that: file) {
        return item
      }
    }
    return nil
  }

  /// The path of a folder's file that is read, its calendars or what describes them.
  private static func item(of folder: String, that file: FileIdentity) -> String? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      guard name.lowercased().hasSuffix(".ics") || name == "displayname" || name == "color" else { continue }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if FileIdentity(path: path) == file { return path }
    }
    return nil
  }
}
