#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a result to a file so that the file holds either all of it or what it held before.
enum OutputFile {
  /// Writes the bytes aside and renames; a device or pipe is written directly. A symbolic link is followed.
  static func write(_ bytes: [UInt8], to file: String) throws(CommandFailure) {
    let status = FileStatus(path: file)
    if status.isFolder { throw .cannotWrite(file: file, reason: systemErrorText(EISDIR)) }
    if status.exists, !status.isRegular {
      let descriptor = open(file, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .cannotWrite(file: file, reason: systemErrorText(errno)) }
      defer { close(descriptor) }
      if let failure = FileDescriptor(descriptor).write(bytes) {
        throw .cannotWrite(file: file, reason: systemErrorText(failure))
      }
      return
    }
    let target = resolved(file)
    // The interrupt key must not leave the file aside behind; the write is short.
    var interrupts = sigset_t()
    var former = sigset_t()
    sigemptyset(&interrupts)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&interrupts, signal) }
    pthread_sigmask(SIG_BLOCK, &interrupts, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    if let failure = replace(target, with: bytes, permissions: status.permissions) {
      throw .cannotWrite(file: file, reason: systemErrorText(failure))
    }
  }

  /// The error's number, or `nil` where it is done.
  private static func replace(_ target: String, with bytes: [UInt8], permissions: mode_t?) -> Int32? {
    var aside = ""
    var descriptor: Int32 = -1
    for attempt in 0..<100 where descriptor < 0 {
      aside = "\(target).\(getpid())-\(attempt)~"
      descriptor = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0, errno != EEXIST { return errno }
    }
    guard descriptor >= 0 else { return EEXIST }
    var failure = FileDescriptor(descriptor).write(bytes)
    if failure == nil, let permissions, fchmod(descriptor, permissions) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(aside, target) != 0 { failure = errno }
    if failure != nil { unlink(aside) }
    return failure
  }

  /// The file that a path leads to through symbolic links; the path itself where it leads to none.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

/// An open descriptor that someone else closes.
struct FileDescriptor {
  private let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Writes all the bytes; gives the error's number, or `nil` where they are written.
  func write(_ bytes: [UInt8]) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        #if canImport(Glibc)
          let written = Glibc.write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #elseif canImport(Musl)
          let written = Musl.write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #else
          let written = Darwin.write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #endif
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
