/// A stretch of a source's bytes in memory: physical lines are found in it, and it is filled again behind the last one.
///
/// What has been dealt with is dropped when it is filled; what hasn't moves to the front. Its size follows the longest stretch
/// that must be seen in one piece, not the source. Where an input keeps its bytes in memory, they are seen there and nothing moves.
struct ByteBuffer: ~Copyable {
  /// Allocated behind ``end`` so that whole words, and 64 bytes at a time, can be loaded there.
  static let padding = 128

  private(set) var bytes: UnsafeMutablePointer<UInt8>
  /// The buffer's own memory, where ``bytes`` lie unless they are seen where the input keeps them.
  private var own: UnsafeMutablePointer<UInt8>
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
    own = .allocate(capacity: capacity + Self.padding)
    bytes = own
  }

  deinit { own.deallocate() }

  /// Begins a source anew.
  mutating func reset() {
    end = 0
    offset = 0
    isAtEnd = false
    bytes = own
    bytes[0] = Octet.lineFeed
  }

  /// Drops what stands before `start` and reads a further chunk. Every index into the buffer becomes smaller by `start`.
  mutating func fill(keepingFrom start: Int, from input: any ScanInput) throws(ReadFailure) {
    let kept = end - start
    let place = input.place(forNext: chunkBytes)?.assumingMemoryBound(to: UInt8.self)
    if let place, kept == 0 || place == bytes + end {
      bytes = place - kept
    } else {
      moveToOwnMemory(from: start, withRoomFor: chunkBytes)
    }
    offset += start
    end = kept
    let count = try input.read(into: UnsafeMutableRawBufferPointer(start: bytes + end, count: chunkBytes))
    if count == 0 { isAtEnd = true }
    end += count
    // The sentinel that ends every search for a line's end.
    bytes[end] = Octet.lineFeed
  }

  /// Moves the bytes from `start` on to the front of the buffer's own memory, which is made larger where that's needed.
  private mutating func moveToOwnMemory(from start: Int, withRoomFor more: Int) {
    let kept = end - start
    if kept + more > capacity {
      capacity = max(capacity * 2, kept + more)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Self.padding)
      larger.update(from: bytes + start, count: kept)
      own.deallocate()
      own = larger
    } else if bytes + start != own {
      own.update(from: bytes + start, count: kept)
    }
    bytes = own
  }

  /// Takes bytes out; what follows them moves up and keeps its offset in the source.
  mutating func remove(_ range: Range<Int>) {
    // What the input keeps isn't changed.
    if bytes != own { moveToOwnMemory(from: 0, withRoomFor: 0) }
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
