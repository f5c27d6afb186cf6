#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes in memory that only grow, in one stretch that is never moved.
///
/// Its addresses are set aside at once; memory is taken as bytes are written.
final class GrowingMemory {
  private static let largePageBytes = 2 << 20
  /// The bytes in front of the first large page: all there is of most calendars.
  private static let leadBytes = 256 << 10

  let capacity: Int
  private(set) var count = 0
  private let reserved: UnsafeMutableRawBufferPointer
  private let start: UnsafeMutableRawPointer

  /// Nil where the system doesn't give so many addresses.
  init?(capacity: Int) {
    let room = Self.largePageBytes + Self.leadBytes + ByteBuffer.padding
    let (size, isTooMany) = max(capacity, 0).addingReportingOverflow(room)
    guard !isTooMany else { return nil }
    let flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE
    guard let front = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), front != MAP_FAILED else { return nil }
    self.capacity = max(capacity, 0)
    reserved = UnsafeMutableRawBufferPointer(start: front, count: size)
    start = (front + Self.leadBytes).alignedUp(toMultipleOf: Self.largePageBytes) - Self.leadBytes
    #if os(Linux)
      // The kernel gives what follows the lead in large pages, if it has any, instead of by 512 faults each.
      _ = madvise(start + Self.leadBytes, size - (start - front) - Self.leadBytes, MADV_HUGEPAGE)
    #endif
  }

  deinit { munmap(reserved.baseAddress!, reserved.count) }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// Where the next bytes belong. Behind ``capacity`` there is room for the padding of a ``ByteBuffer``.
  var end: UnsafeMutableRawPointer { start + count }

  /// Takes bytes for which there is room; those that lie at ``end`` already aren't copied.
  func append(_ bytes: UnsafeRawBufferPointer) {
    precondition(bytes.count <= capacity - count)
    guard let front = bytes.baseAddress else { return }
    if front != UnsafeRawPointer(end) { end.copyMemory(from: front, byteCount: bytes.count) }
    count += bytes.count
  }
}
