#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes in memory that only grow, in blocks of one size, so that none is ever moved to make room.
struct MemoryBlocks: ~Copyable {
  private static let blockBytes = 2 << 20

  private var blocks: [UnsafeMutableRawPointer] = []
  private var count = 0

  deinit {
    for block in blocks { block.deallocate() }
  }

  var blockCount: Int { blocks.count }

  /// The bytes of a block, all of them but in the last one.
  func block(_ number: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: blocks[number], count: min(count - number * Self.blockBytes, Self.blockBytes))
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty, let front = rest.baseAddress {
      let place = count % Self.blockBytes
      if place == 0 { blocks.append(Self.newBlock(isFirst: blocks.isEmpty)) }
      let length = min(rest.count, Self.blockBytes - place)
      (blocks[blocks.count - 1] + place).copyMemory(from: front, byteCount: length)
      count += length
      rest = UnsafeRawBufferPointer(rebasing: rest[length...])
    }
  }

  /// Copies what stands from an offset on; gives how many bytes, fewer than there is room for only at the end.
  func copy(from offset: Int, to buffer: UnsafeMutableRawBufferPointer) -> Int {
    let end = min(offset + buffer.count, count)
    var position = offset
    while position < end {
      let place = position % Self.blockBytes
      let length = min(end - position, Self.blockBytes - place)
      (buffer.baseAddress! + position - offset)
        .copyMemory(from: blocks[position / Self.blockBytes] + place, byteCount: length)
      position += length
    }
    return max(end - offset, 0)
  }

  private static func newBlock(isFirst: Bool) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: blockBytes, alignment: blockBytes)
    #if os(Linux)
      // Few calendars need more than one block. Where there are more, the kernel gives each as one large page, if it has any,
      // instead of by 512 faults.
      if !isFirst { _ = madvise(block, blockBytes, MADV_HUGEPAGE) }
    #endif
    return block
  }
}
