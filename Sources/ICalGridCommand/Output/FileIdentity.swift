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

  /// Whether writing to `output` changes the file at `path`, or makes it where it isn't there yet.
  static func leads(_ output: String, to path: String) -> Bool {
    if let file = FileIdentity(path: output) { return FileIdentity(path: path) == file }
    guard !FileStatus(path: output).exists, let place = FilePlace(output) else { return false }
    return place == FilePlace(path)
  }

  /// Whether it changes the store at `path`, or one of the files that SQLite keeps beside it.
  static func isStore(_ path: String, _ output: String) -> Bool {
    let paths = Set([path, OutputFile.resolved(path)])
    return paths.contains { path in
      ["", "-wal", "-shm", "-journal"].contains { leads(output, to: path + $0) }
    }
  }

  /// The folder among the sources of which a new output file would be a part.
  static func folder(among sources: [String], holding output: String) -> String? {
    guard !FileStatus(path: output).exists, let place = FilePlace(output), isRead(place.name) else { return nil }
    return sources.first { $0 != "-" && FilePlace(in: $0, name: place.name) == place }
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
      guard isRead(name) else { continue }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if FileIdentity(path: path) == file { return path }
    }
    return nil
  }

  /// Whether a folder's file of that name is read with it.
  private static func isRead(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".ics") || name == "displayname" || name == "color"
  }
}

/// Where a file is or would be: a name in a folder, by whatever path and links the folder is reached.
private struct FilePlace: Hashable {
  private let device: dev_t
  private let number: ino_t
  let name: String

  /// `nil` where the folder isn't there, or isn't one.
  init?(in folder: String, name: String) {
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    device = status.st_dev
    number = status.st_ino
    self.name = name
  }

  init?(_ path: String) {
    guard let slash = path.lastIndex(of: "/") else {
      self.init(in: ".", name: path)
      return
    }
    self.init(in: String(path[...slash]), name: String(path[path.index(after: slash)...]))
  }
}
