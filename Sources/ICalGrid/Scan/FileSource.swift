#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An iCalendar file.
///
/// ```swift
/// let window = DayWindow(day: CivilDate(year: 2024, month: 6, day: 12)!)
/// let found = try FileSource(path: "work.ics").components(touching: window)
/// print(found.events.count, found.diagnostics)
/// ```
public struct FileSource: ComponentSource, Sendable {
  public let path: String
  /// What diagnostics call the file.
  public let displayName: String
  private let options: ScanOptions

  /// `displayName` is the path where it isn't given.
  public init(path: String, displayName: String? = nil, options: ScanOptions = ScanOptions()) {
    self.path = path
    self.displayName = displayName ?? path
    self.options = options
  }

  /// - Throws: ``SourceError``; a folder, a pipe or a device is unreadable here (see ``LocalSource``).
  /// - Complexity: one pass over the file in chunks; memory follows what is kept, and at most 24 bytes for each event passed.
  public func components(touching window: DayWindow?) throws(SourceError) -> ScannedSource {
    let input: FileInput
    do throws(ReadFailure) {
      input = try FileInput.opened(path)
    } catch {
      throw .unreadable(file: displayName, reason: error.reason)
    }
    return try scanSingle(input, file: displayName, window: window, options: options)
  }
}

/// iCalendar text in memory.
public struct MemorySource: ComponentSource, Sendable {
  let bytes: [UInt8]
  /// What diagnostics call it.
  public let displayName: String
  private let options: ScanOptions

  public init(bytes: [UInt8], displayName: String, options: ScanOptions = ScanOptions()) {
    self.bytes = bytes
    self.displayName = displayName
    self.options = options
  }

  /// The bytes from their front.
  var input: any ScanInput { MemoryInput(bytes) }

  /// - Throws: ``SourceError/notICalendar(file:appearance:)``.
  /// - Complexity: one pass over the bytes.
  public func components(touching window: DayWindow?) throws(SourceError) -> ScannedSource {
    try scanSingle(input, file: displayName, window: window, options: options)
  }
}

/// Scans a source that is one file.
func scanSingle(
  _ input: any ScanInput, file: String, window: DayWindow?, options: ScanOptions
) throws(SourceError) -> ScannedSource {
  var scanner = ComponentScanner(touching: window, options: options)
  let isICalendar: Bool
  do throws(ReadFailure) {
    isICalendar = try scanner.scan(input, file: file)
  } catch {
    throw .unreadable(file: file, reason: error.reason)
  }
  guard isICalendar else {
    throw .notICalendar(file: file, appearance: Appearance.describe(input.bytes(at: 0, count: 1024)))
  }
  return scanner.harvest.finish(source: file) { _ in nil }
}

extension FileInput {
  /// Opens a regular file, and nothing else: opening a pipe could wait for ever, a device could do anything.
  static func opened(_ path: String) throws(ReadFailure) -> FileInput {
    try opened(descriptor: open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC))
  }

  /// The same for a file in an open folder, its name ending in a zero.
  static func opened(_ name: [CChar], in folder: OpenFile) throws(ReadFailure) -> FileInput {
    try opened(descriptor: openat(folder.descriptor, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC))
  }

  private static func opened(descriptor: Int32) throws(ReadFailure) -> FileInput {
    guard descriptor >= 0 else { throw ReadFailure(errorNumber: errno) }
    let file = OpenFile(descriptor: descriptor)
    guard let status = file.status() else { throw ReadFailure(errorNumber: errno) }
    let kind = FileKind(status)
    guard kind == .file else { throw ReadFailure(kind: kind) }
    return FileInput(file, size: Int(status.st_size))
  }
}

/// What stands behind a path.
enum FileKind {
  case file, folder, pipe, device, socket

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// In a message: `is a device`.
  var words: String {
    switch self {
    case .file: "is a file"
    case .folder: "is a folder"
    case .pipe: "is a pipe"
    case .device: "is a device"
    case .socket: "is a socket"
    }
  }
}
