/// A copy of bytes that come only once: in memory while they are few, then in an unnamed temporary file.
package final class InputCopy {
  private let options: ScanOptions
  /// What there is, until it goes to the file. None from the start where the system gives no room for it.
  private var memory: GrowingMemory?
  private var file: OpenFile?
  private var count = 0

  package init(options: ScanOptions) {
    self.options = options
    memory = GrowingMemory(capacity: options.memoryBytes)
  }

  package func append(_ bytes: UnsafeRawBufferPointer) throws(ReadFailure) {
    guard !bytes.isEmpty else { return }
    if let memory, bytes.count <= memory.capacity - count {
      memory.append(bytes)
    } else {
      try movedToFile().append(bytes)
    }
    count += bytes.count
  }

  /// Where the next bytes are kept in memory, directly behind the others; none where so many have no room there.
  ///
  /// What is read to that place and then appended isn't copied.
  func place(forNext bytes: Int) -> UnsafeMutableRawPointer? {
    guard let memory, bytes <= memory.capacity - count else { return nil }
    return memory.end
  }

  private func movedToFile() throws(ReadFailure) -> OpenFile {
    if let file { return file }
    let file = try OpenFile.temporary(in: options.temporaryDirectory)
    if let memory { try file.append(memory.bytes) }
    memory = nil
    self.file = file
    return file
  }

  func bytes(at offset: Int, count: Int) -> [UInt8] {
    file?.bytes(at: offset, count: count) ?? Array(held(from: offset, count: count))
  }

  /// What of the bytes from an offset on is held in memory.
  private func held(from offset: Int, count: Int) -> UnsafeRawBufferPointer {
    guard let memory, offset < memory.count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(rebasing: memory.bytes[offset..<min(offset + count, memory.count)])
  }

  /// What was copied, to be read from its front.
  func input() -> any ScanInput {
    if let file { return FileInput(file, size: count) }
    return CopiedInput(self)
  }

  /// Reads a copy that is held in memory.
  private final class CopiedInput: ScanInput {
    private let copy: InputCopy
    private var position = 0

    init(_ copy: InputCopy) { self.copy = copy }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
      let bytes = copy.held(from: position, count: buffer.count)
      buffer.copyMemory(from: bytes)
      position += bytes.count
      return bytes.count
    }

    func bytes(at offset: Int, count: Int) -> [UInt8] { copy.bytes(at: offset, count: count) }
  }
}
