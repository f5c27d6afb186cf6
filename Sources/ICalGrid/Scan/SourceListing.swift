/// A source's files, to be gone through component by component: what a store takes in.
package struct SourceListing {
  /// What a source is.
  package enum Kind: Int, Sendable {
    case file, folder, stream
  }

  package let kind: Kind
  /// What diagnostics call the source.
  package let displayName: String
  /// The name and the colour that a folder states in its files `displayname` and `color`.
  package private(set) var statedName: String?
  package private(set) var statedColor: String?
  /// The names of its files, in order: a folder's as in it, else one that is empty.
  package let files: [String]

  private let options: ScanOptions
  private let open: (Int) throws(ReadFailure) -> any ScanInput

  /// - Throws: ``SourceError/unreadable(file:reason:)``. A folder without `.ics` files is a listing of none.
  package init(_ source: any ComponentSource, options: ScanOptions = .whole) throws(SourceError) {
    self.options = options
    switch source {
    case let source as FileSource:
      (kind, displayName, files) = (.file, source.displayName, [""])
      open = { _ throws(ReadFailure) in try FileInput.opened(source.path) }
    case let source as FolderSource:
      (kind, displayName) = (.folder, source.displayName)
      let folder: OpenFile
      let items: [FolderItem]
      do throws(ReadFailure) {
        folder = try FolderItem.openFolder(source.path)
        items = try FolderItem.items(in: folder)
      } catch {
        throw .unreadable(file: source.displayName, reason: error.reason)
      }
      files = items.map(\.displayName)
      open = { file throws(ReadFailure) in try items[file].opened(in: folder) }
      statedName = FolderItem.text(of: "displayname", in: folder)
      statedColor = FolderItem.text(of: "color", in: folder)
    case let source as PipeSource:
      (kind, displayName, files) = (.stream, source.displayName, [""])
      open = { _ throws(ReadFailure) in try source.input() }
    case let source as MemorySource:
      (kind, displayName, files) = (.stream, source.displayName, [""])
      open = { _ in source.input }
    default:
      throw .unreadable(file: "", reason: "not a source whose bytes can be listed")
    }
  }

  /// What diagnostics call a file.
  package func displayName(ofFile file: Int) -> String {
    guard kind == .folder else { return displayName }
    return displayName + (displayName.hasSuffix("/") ? "" : "/") + files[file]
  }

  /// What tells a file's bytes from others: a hash of 128 bits and their number. One pass at memory speed.
  package func fingerprint(ofFile file: Int) throws(SourceError) -> [UInt8] {
    do throws(ReadFailure) {
      let input = try open(file)
      var fingerprint = Fingerprint()
      var buffer = [UInt8](repeating: 0, count: options.chunkBytes)
      while true {
        let result = buffer.withUnsafeMutableBytes { bytes -> Result<Int, ReadFailure> in
          Result { () throws(ReadFailure) in
            let count = try input.read(into: bytes)
            fingerprint.add(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
            return count
          }
        }
        if try result.get() == 0 { return fingerprint.octets }
      }
    } catch {
      throw .unreadable(file: displayName(ofFile: file), reason: error.reason)
    }
  }

  /// What was found in a file beside its components.
  package struct FileContents {
    package var calendars: [ListedCalendar]
    package var diagnostics: [Diagnostic]
    /// That of the bytes it was found in, as ``fingerprint(ofFile:)`` gives it: another one where the file has changed in between.
    package var fingerprint: [UInt8]

    /// The first thing that a bound or a failure cut, so that the components aren't the source's own.
    package var cut: Diagnostic? {
      let cuts: [Diagnostic.Code] = [.lineTooLong, .componentTooLarge, .calendarTooLarge, .readFailure]
      return diagnostics.first { cuts.contains($0.code) }
    }
  }

  /// Hands every component of a file to a listener. Several files' calendars are counted each from 0.
  ///
  /// - Throws: ``SourceError``, also where the file isn't iCalendar.
  package func list(file: Int, to listener: any ComponentListener) throws(SourceError) -> FileContents {
    var scanner = ComponentScanner(touching: nil, options: options)
    scanner.lister = ComponentLister(listener: listener)
    let name = displayName(ofFile: file)
    let input: FingerprintedInput
    let isICalendar: Bool
    do throws(ReadFailure) {
      input = FingerprintedInput(try open(file))
      isICalendar = try scanner.scan(input, file: name)
    } catch {
      throw .unreadable(file: name, reason: error.reason)
    }
    guard isICalendar else {
      throw .notICalendar(file: name, appearance: Appearance.describe(input.bytes(at: 0, count: 1024)))
    }
    return FileContents(
      calendars: scanner.harvest.listedCalendars(), diagnostics: scanner.harvest.diagnostics.finished(),
      fingerprint: input.fingerprint.octets)
  }
}

/// Another input, with the fingerprint of what has been read of it.
private final class FingerprintedInput: ScanInput {
  private(set) var fingerprint = Fingerprint()
  private let input: any ScanInput

  init(_ input: any ScanInput) { self.input = input }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
    let count = try input.read(into: buffer)
    fingerprint.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    return count
  }

  func place(forNext count: Int) -> UnsafeMutableRawPointer? { input.place(forNext: count) }

  func bytes(at offset: Int, count: Int) -> [UInt8] { input.bytes(at: offset, count: count) }
}

/// A hash of 128 bits over any number of octets: two of 64 with different keys. Against chance, not against an adversary.
struct Fingerprint {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xD6E8_FEB8_6659_FD93
  private var count = 0
  /// The octets that don't yet fill a word.
  private var pending: UInt64 = 0
  private var pendingCount = 0

  mutating func add(_ octets: UnsafeRawBufferPointer) {
    count += octets.count
    var index = 0
    while pendingCount > 0, index < octets.count {
      push(octets[index])
      index += 1
    }
    while index + 8 <= octets.count {
      mix(UInt64(littleEndian: octets.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    while index < octets.count {
      push(octets[index])
      index += 1
    }
  }

  /// The hash with the number of octets, 24 bytes.
  var octets: [UInt8] {
    var last = self
    last.mix(pending)
    return [last.first, last.second, UInt64(count)].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
  }

  private mutating func push(_ octet: UInt8) {
    pending |= UInt64(octet) << UInt64(pendingCount * 8)
    pendingCount += 1
    guard pendingCount == 8 else { return }
    mix(pending)
    (pending, pendingCount) = (0, 0)
  }

  @inline(__always)
  private mutating func mix(_ word: UInt64) {
    let one = (word ^ first).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    first = one.high ^ one.low ^ 0xA076_1D64_78BD_642F
    let other = (word ^ second).multipliedFullWidth(by: 0x8EBC_6AF0_9C88_C6E3)
    second = other.high ^ other.low ^ 0x5896_5CC7_5374_CC4D
  }
}
