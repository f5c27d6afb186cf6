/// A stretch of a source's bytes in memory: physical lines are found in it, and it is filled again behind the last one.
///
/// What has been dealt with is dropped when it is filled; what hasn't moves to the front. Its size follows the longest stretch
/// that must be seen in one piece, not the source.
struct ByteBuffer: ~Copyable {
  /// Allocated behind ``end`` so that whole words, and 64 bytes at a time, can be loaded there.
  private static let padding = 128

  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of valid bytes.
  private(set) var end = 0
  /// The offset in the source of the first byte.
  private(set) var offset = 0
  /// Whether the source holds nothing behind ``end``.
  private(set) var isAtEnd = false

  private let chunkBytes: Int

  init(chunkBytes: Int) {
    self.chunkBytes = max(chunkBytes, 1)
    capacity = self.chunkBytes + min(self.chunkBytes, 64 << 10)
    // Not filled with zeros: what nothing is read into costs nothing, and nothing behind `end` decides anything.
    bytes = .allocate(capacity: capacity + Self.padding)
  }

  deinit { bytes.deallocate() }

  /// Begins a source anew.
  mutating func reset() {
    end = 0
    offset = 0
    isAtEnd = false
    bytes[0] = Octet.lineFeed
  }

  /// Drops what stands before `start` and reads a further chunk. Every index into the buffer becomes smaller by `start`.
  mutating func fill(keepingFrom start: Int, from input: any ScanInput) throws(ReadFailure) {
    let kept = end - start
    if start > 0 {
      bytes.update(from: bytes + start, count: kept)
      offset += start
      end = kept
    }
    if kept + chunkBytes > capacity { grow(to: max(capacity * 2, kept + chunkBytes)) }
    let count = try input.read(into: UnsafeMutableRawBufferPointer(start: bytes + end, count: chunkBytes))
    if count == 0 { isAtEnd = true }
    end += count
    // The sentinel that ends every search for a line's end.
    bytes[end] = Octet.lineFeed
  }

  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity + Self.padding)
    larger.update(from: bytes, count: end)
    bytes.deallocate()
    bytes = larger
    capacity = newCapacity
  }

  /// Takes bytes out; what follows them moves up and keeps its offset in the source.
  mutating func remove(_ range: Range<Int>) {
    (bytes + range.lowerBound).update(from: bytes + range.upperBound, count: end - range.upperBound)
    end -= range.count
    offset += range.count
    bytes[end] = Octet.lineFeed
  }

  /// The index of the first CR or LF from `start` on; ``end`` where there is none.
  @inline(__always) func lineEnd(from start: Int) -> Int { ICalGrid.lineEnd(in: bytes, from: start) }

  /// The eight bytes from `index` on as they stand in memory, the first one lowest.
  @inline(__always) func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
  }
}

/// The index of the first CR or LF from `start` on. There must be one, with seven readable bytes behind it.
///
/// It looks at eight bytes at a time for both, which costs no more than a `memchr` for one of them on lines as short as these.
@inline(__always) func lineEnd(in bytes: UnsafePointer<UInt8>, from start: Int) -> Int {
  var index = start
  while true {
    let marks = lineEndMarks(in: bytes, at: index)
    if marks != 0 { return index &+ marks.trailingZeroBitCount >> 3 }
    index &+= 8
  }
}

/// Of the eight bytes at an index: the lowest bit that is set lies in the first of them that is CR or LF; 0 where none is.
@inline(__always) func lineEndMarks(in bytes: UnsafePointer<UInt8>, at index: Int) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let word = UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
  let lineFeeds = word ^ (ones &* UInt64(Octet.lineFeed))
  let returns = word ^ (ones &* UInt64(Octet.carriageReturn))
  // The lowest bit set in each half marks its first zero byte; bits above it may be false, so only the lowest counts.
  return (((lineFeeds &- ones) & ~lineFeeds) | ((returns &- ones) & ~returns)) & (ones &* 0x80)
}
