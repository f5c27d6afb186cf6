#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, or a named pipe: bytes that come only once.
///
/// They are kept as they are read (in memory, or in an unnamed temporary file), so that events can be read back, and so that
/// the source can be asked again for another window. Not `Sendable`: it reads the pipe on the first question.
public final class PipeSource: ComponentSource {
  /// What diagnostics call it; `-` for standard input.
  public let displayName: String
  private let path: String?
  private let options: ScanOptions
  /// What was read, once there was a first question.
  private var copy: InputCopy?

  /// A named pipe; it is opened, which may wait for a writer, on the first question.
  public init(path: String, displayName: String? = nil, options: ScanOptions = ScanOptions()) {
    self.path = path
    self.displayName = displayName ?? path
    self.options = options
  }

  private init(standardInputWith options: ScanOptions) {
    path = nil
    displayName = "-"
    self.options = options
  }

  /// What came in another way, whole.
  package init(copy: InputCopy, displayName: String) {
    path = nil
    self.displayName = displayName
    options = ScanOptions()
    self.copy = copy
  }

  /// Standard input, `-`. Where a file is redirected to it, that file is read without a copy.
  public static func standardInput(options: ScanOptions = ScanOptions()) -> PipeSource {
    PipeSource(standardInputWith: options)
  }

  /// - Throws: ``SourceError``, also where there is no room for the temporary file.
  public func components(touching window: DayWindow?) throws(SourceError) -> ScannedSource {
    let input: any ScanInput
    do throws(ReadFailure) {
      input = try self.input()
    } catch {
      throw .unreadable(file: displayName, reason: error.reason)
    }
    return try scanSingle(input, file: displayName, window: window, options: options)
  }

  /// The bytes from their front: the pipe itself the first time, then what was kept.
  func input() throws(ReadFailure) -> any ScanInput {
    if let copy { return copy.input() }
    let pipe = try opened()
    if let status = pipe.status(), FileKind(status) == .file {
      let start = Int(lseek(pipe.descriptor, 0, SEEK_CUR))
      return FileInput(pipe, start: max(0, start), size: Int(status.st_size))
    }
    #if os(Linux)
      // A larger pipe lets the writer run ahead; where it's refused, the pipe stays as it is.
      let setPipeSize: Int32 = 1024 + 7  // F_SETPIPE_SZ, which the C library shows only to GNU sources
      _ = fcntl(pipe.descriptor, setPipeSize, 1 << 20)
    #endif
    let copy = InputCopy(options: options)
    self.copy = copy
    return PipeInput(pipe, copy: copy)
  }

  private func opened() throws(ReadFailure) -> OpenFile {
    guard let path else { return OpenFile(descriptor: STDIN_FILENO, closes: false) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ReadFailure(errorNumber: errno) }
    return OpenFile(descriptor: descriptor)
  }
}
