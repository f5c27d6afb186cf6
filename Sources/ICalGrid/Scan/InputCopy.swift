/// A copy of bytes that come only once: in memory while they are few, then in an unnamed temporary file.
package final class InputCopy {
  private let options: ScanOptions
  private var memory = MemoryBlocks()
  private var file: OpenFile?
  private var count = 0

  package init(options: ScanOptions) { self.options = options }

  package func append(_ bytes: UnsafeRawBufferPointer) throws(ReadFailure) {
    if file == nil && count + bytes.count > options.memoryBytes {
      let file = try OpenFile.temporary(in: options.temporaryDirectory)
      for block in 0..<memory.blockCount { try file.append(memory.block(block)) }
      memory = MemoryBlocks()
      self.file = file
    }
    if let file { try file.append(bytes) } else { memory.append(bytes) }
    count += bytes.count
  }

  func bytes(at offset: Int, count: Int) -> [UInt8] {
    if let file { return file.bytes(at: offset, count: count) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = memory.copy(from: offset, to: UnsafeMutableRawBufferPointer(buffer))
    }
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
      let count = copy.memory.copy(from: position, to: buffer)
      position += count
      return count
    }

    func bytes(at offset: Int, count: Int) -> [UInt8] { copy.bytes(at: offset, count: count) }
  }
}
