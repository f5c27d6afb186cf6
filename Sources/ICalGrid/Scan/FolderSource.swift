#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of `.ics` files, as calendar synchronisers keep them (the vdir convention): one calendar, often one event a file.
///
/// All its files are one source: a UID in one of them is the same as in another. Hidden files, other names and folders in it are
/// left alone. A file that can't be read is a diagnostic and doesn't stop the others.
public struct FolderSource: ComponentSource, Sendable {
  public let path: String
  /// What diagnostics call the folder; its files are `displayName/name.ics`.
  public let displayName: String
  private let options: ScanOptions

  /// `displayName` is the path where it isn't given.
  public init(path: String, displayName: String? = nil, options: ScanOptions = ScanOptions()) {
    self.path = path
    self.displayName = displayName ?? path
    self.options = options
  }

  /// - Throws: ``SourceError/unreadable(file:reason:)`` where the folder itself can't be read, holds no `.ics` file, or where
  ///   none of them can be used and one can't be read; ``SourceError/notICalendar(file:appearance:)`` where none is iCalendar.
  /// - Complexity: one pass over each file, in the order of their names; one file is open at a time.
  public func components(touching window: DayWindow?) throws(SourceError) -> ScannedSource {
    let folder: OpenFile
    let items: [FolderItem]
    do throws(ReadFailure) {
      folder = try FolderItem.openFolder(path)
      items = try FolderItem.items(in: folder)
    } catch {
      throw .unreadable(file: displayName, reason: error.reason)
    }
    guard !items.isEmpty else {
      throw .unreadable(file: displayName, reason: "the folder holds no .ics file")
    }
    var scanner = ComponentScanner(touching: window, options: options)
    scanner.harvest.hasManyFiles = true
    let prefix = displayName.hasSuffix("/") ? displayName : displayName + "/"
    var scanned: [FolderItem] = []
    var readable = 0
    var failure: SourceError?
    for item in items {
      let file = prefix + item.displayName
      do throws(ReadFailure) {
        let input = try item.opened(in: folder)
        scanned.append(item)
        if try scanner.scan(input, file: file) {
          readable += 1
        } else {
          let appearance = Appearance.describe(input.bytes(at: 0, count: 1024))
          let fault = Self.words(items.count, "\(item.displayName) is \(appearance)")
          failure = failure ?? .notICalendar(file: displayName, appearance: fault)
          scanner.harvest.diagnostics.append(
            Diagnostic(.error, .notICalendar, "not iCalendar but \(appearance); left out", file: file, line: 0))
        }
      } catch {
        failure = Self.graver(
          failure,
          .unreadable(file: displayName, reason: Self.words(items.count, "\(item.displayName): \(error.reason)")))
        scanner.harvest.diagnostics.append(
          Diagnostic(.error, .unreadableFile, "can't be read: \(error.reason); left out", file: file, line: 0))
      }
    }
    if readable == 0, let failure { throw failure }
    var result = scanner.harvest.finish(source: displayName) { file in try? scanned[file].opened(in: folder) }
    result.displayName = FolderItem.text(of: "displayname", in: folder)
    result.color = FolderItem.text(of: "color", in: folder)
    return result
  }

  /// The first failure that a file couldn't be read at all, else the first.
  private static func graver(_ first: SourceError?, _ unreadable: SourceError) -> SourceError {
    if case .unreadable? = first { first ?? unreadable } else { unreadable }
  }

  /// What to say of a folder none of whose files can be used: how many there are, and what is the matter with one of them.
  private static func words(_ count: Int, _ fault: String) -> String {
    "a folder with no usable .ics file among its \(count): \(fault)"
  }
}

/// One `.ics` file in a folder.
struct FolderItem {
  /// As the system has it, with a zero behind it; it need not be UTF-8.
  private let name: [CChar]
  /// Whether the folder's entry says that it is a regular file.
  private let isKnownFile: Bool

  var displayName: String { String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) }

  static func openFolder(_ path: String) throws(ReadFailure) -> OpenFile {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ReadFailure(errorNumber: errno) }
    return OpenFile(descriptor: descriptor)
  }

  /// The folder's `.ics` files that aren't hidden, in the order of their names' bytes.
  static func items(in folder: OpenFile) throws(ReadFailure) -> [FolderItem] {
    let copy = dup(folder.descriptor)
    guard copy >= 0, let stream = fdopendir(copy) else { throw ReadFailure(errorNumber: errno) }
    defer { closedir(stream) }
    rewinddir(stream)
    var items: [FolderItem] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        Array(bytes.prefix { $0 != 0 }.map(CChar.init(bitPattern:)))
      }
      let ending = name.suffix(4).map(UInt8.init(bitPattern:))
      if name.count > 4, name[0] != CChar(bitPattern: UInt8(ascii: ".")), Octet.matches(ending, ".ICS") {
        items.append(FolderItem(name: name + [0], isKnownFile: Int32(entry.pointee.d_type) == Int32(DT_REG)))
      }
      errno = 0
    }
    if errno != 0 { throw ReadFailure(errorNumber: errno) }
    return items.sorted { left, right in
      left.name.lexicographicallyPrecedes(right.name) { UInt8(bitPattern: $0) < UInt8(bitPattern: $1) }
    }
  }

  func opened(in folder: OpenFile) throws(ReadFailure) -> FileInput {
    if !isKnownFile {
      // Follows links, so that one to a pipe or to itself shows before anything is opened.
      var status = stat()
      guard fstatat(folder.descriptor, name, &status, 0) == 0 else { throw ReadFailure(errorNumber: errno) }
      let kind = FileKind(status)
      guard kind == .file else { throw ReadFailure(kind: kind) }
    }
    return try FileInput.opened(name, in: folder)
  }

  /// The first line of a small file beside the items, if it has any.
  static func text(of name: String, in folder: OpenFile) -> String? {
    guard let file = try? FolderItem(name: Array(name.utf8CString), isKnownFile: false).opened(in: folder) else {
      return nil
    }
    var bytes = file.bytes(at: 0, count: 1024)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    bytes = Array(bytes.drop { $0 <= Octet.space }.prefix { !Octet.isLineEnd($0) })
    while let last = bytes.last, last <= Octet.space { bytes.removeLast() }
    if !UTF8Check.isValid(bytes) { bytes = Windows1252.utf8(bytes) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

extension Diagnostic.Code {
  /// A file of a folder that can't be read.
  public static let unreadableFile = Self("unreadable-file")
  /// A file of a folder that isn't iCalendar.
  public static let notICalendar = Self("not-icalendar")
}
