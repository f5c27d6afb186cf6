#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times pieces of work in this process, in CPU seconds.
enum Clock {
  /// Times two pieces of work in turn, and gives the median of each. Neither pays for its first use.
  static func compare(rounds: Int, _ left: () -> Void, _ right: () -> Void) -> (left: Double, right: Double) {
    left()
    right()
    var (lefts, rights): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      lefts.append(seconds(of: left))
      rights.append(seconds(of: right))
    }
    return (median(lefts), median(rights))
  }

  /// The median time of a piece of work.
  static func median(rounds: Int, _ body: () -> Void) -> Double { median((0..<rounds).map { _ in seconds(of: body) }) }

  /// The time of one run: of as many as fill two milliseconds, since the clock's own reading costs something.
  private static func seconds(of body: () -> Void) -> Double {
    var repetitions = 1
    while true {
      let began = cpuSeconds
      for _ in 0..<repetitions { body() }
      let took = cpuSeconds - began
      if took >= 0.002 { return took / Double(repetitions) }
      repetitions *= took > 0.0002 ? Int(0.003 / took) + 1 : 10
    }
  }

  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static var cpuSeconds: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

  /// Seconds on a clock that only goes forward.
  static var wallSeconds: Double { seconds(CLOCK_MONOTONIC) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Takes a result, so that computing it can't be left out.
@inline(never) @_optimize(none) func consume<Value>(_ value: Value) {}
