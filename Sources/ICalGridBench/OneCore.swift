#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One core for this process and all that it starts, until ``release()``, where the system lets programs choose.
///
/// A core that has slept is slower for its first tens of milliseconds, by up to half, and whether a process gets such a one is
/// chance: that would be measured, not the process.
struct OneCore {
  /// Both take a process, the number of bytes, and a bit for each core.
  private typealias Affinity = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32

  private var before = [UInt8](repeating: 0, count: 128)

  init() {
    guard let read = Self.function("sched_getaffinity"), read(0, before.count, &before) >= 0,
      let first = before.firstIndex(where: { $0 != 0 })
    else { return }
    var one = [UInt8](repeating: 0, count: before.count)
    one[first] = before[first] & (~before[first] &+ 1)
    _ = Self.function("sched_setaffinity")?(0, one.count, &one)
  }

  mutating func release() { _ = Self.function("sched_setaffinity")?(0, before.count, &before) }

  /// Swift's view of the C library lacks them.
  private static func function(_ name: String) -> Affinity? {
    #if os(Linux)
      dlsym(nil, name).map { unsafeBitCast($0, to: Affinity.self) }
    #else
      nil
    #endif
  }
}
