#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How time and memory grow with the file. The largest file spans ten times the years, so that its months hold no more.
struct GrowthBench {
  let bench: Bench

  func run() throws -> [Measurement] {
    let sizes = bench.sizes.growth
    let views = try sizes.map { bench.view(try bench.files.calendar($0, .sparse)) }
    let costs = try ChildProcess.compare(rounds: bench.rounds, views)
    // The kernel counts what the process was forked from.
    guard let last = costs.last, costs.count > 1, last.peakMemory > Self.ownPeakMemory else {
      throw BenchError("the bench itself takes more memory than what it measures")
    }
    let before = costs[costs.count - 2]
    let (most, fewer) = (sizes[sizes.count - 1], sizes[sizes.count - 2])
    func steepest(_ time: (Cost) -> Double) -> Double {
      (1..<sizes.count).map { step in
        log(time(costs[step]) / time(costs[step - 1])) / log(Double(sizes[step]) / Double(sizes[step - 1]))
      }.max() ?? 0
    }
    return [
      Measurement(
        what: "peak memory of a month of \(grouped(fewer)) sparse events", against: "a fixed bound",
        value: Double(before.peakMemory) / 1e6, unit: .megabytes, goal: .atMost(40), medians: ""),
      Measurement(
        what: "memory on top of that at \(grouped(most))", against: "the further events",
        value: Double(last.peakMemory - before.peakMemory) / Double(most - fewer), unit: .bytesAnEvent,
        goal: .atMost(24), medians: "\(decimal(Double(last.peakMemory) / 1e6)) MB"),
      Measurement(
        what: "the steepest step from \(grouped(sizes[0])) to \(grouped(most)) events", against: "linear growth",
        value: steepest(\.cpu), unit: .exponent, goal: .atMost(1.05),
        wall: steepest(\.wall), medians: costs.map { duration($0.cpu) }.joined(separator: ", ")),
    ]
  }

  private static var ownPeakMemory: Int {
    var usage = rusage()
    // RUSAGE_SELF, which C libraries declare in different ways.
    getrusage(0, &usage)
    return Int(usage.ru_maxrss) * 1_024
  }
}
