/// A copy of bytes that come only once: in memory while they are few, then in an unnamed temporary file.
final class InputCopy {
  private let options: ScanOptions
  private var memory: [UInt8] = []
  private var file: OpenFile?
  private var count = 0

  init(options: ScanOptions) { self.options = options }

  func append(_ bytes: UnsafeRawBufferPointer) throws(ReadFailure) {
    if file == nil && count + bytes.count > options.memoryBytes {
      let file = try OpenFile.temporary(in: options.temporaryDirectory)
      try file.append(memory)
      memory = []
      self.file = file
    }
    if let file { try file.append(bytes) } else { memory += bytes }
    count += bytes.count
  }

  func bytes(at offset: Int, count: Int) -> [UInt8] {
    if let file { return file.bytes(at: offset, count: count) }
    return Array(memory[min(offset, memory.count)..<min(offset + count, memory.count)])
  }

  /// What was copied, to be read from its front.
  func input() -> any ScanInput {
    if let file { return FileInput(file, size: count) }
    return MemoryInput(memory)
  }
}
