#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Imported calendars: what a day and a month cost beside the years around them, and what an import costs.
struct StoreBench {
  let bench: Bench

  func run() throws -> [Measurement] { try asking() + importing() }

  /// Two stores that hold the same for June 2024; one has many times as many events in other years.
  private func asking() throws -> [Measurement] {
    let (few, many) = (bench.sizes.stored.few, bench.sizes.stored.many)
    let near = try bench.files.calendar(few, .bounded)
    let far = try bench.files.calendar(many - few, .bounded, yearsFrom: 1850)
    let (small, large) = (store("small"), store("large"))
    try remove(small)
    try remove(large)
    _ = try command(["import", near], small).run()
    _ = try command(["import", near], large).run()
    let filling = try command(["import", far], large).run()
    let questions = [["view", "--month", "2024-06"], ["day", "2024-06-12"]]
    let costs = try ChildProcess.compare(
      rounds: bench.rounds * 5, questions.flatMap { [command($0, large), command($0, small)] })
    defer { try? remove(large) }
    return zip(["a month", "a day"], [0, 2]).flatMap { what, place in
      [
        Measurement.costing(
          "\(what) of \(grouped(many)) stored events", "the same of \(grouped(few))", costs[place], costs[place + 1],
          atMost: 1.5),
        Measurement(
          what: "\(what) of \(grouped(many)) stored events, as a process", against: "a fixed bound",
          value: costs[place].cpu * 1e3, unit: .milliseconds, goal: .atMost(30), medians: ""),
      ]
    } + [
      Measurement(
        what: "peak memory of importing \(grouped(many - few)) events", against: "a fixed bound",
        value: Double(filling.peakMemory) / 1e6, unit: .megabytes, goal: .atMost(100), medians: duration(filling.cpu))
    ]
  }

  private func importing() throws -> [Measurement] {
    let count = bench.sizes.large
    let file = try bench.files.calendar(count, .sparse)
    let path = store("import")
    var costs: [[Cost]] = [[], [], []]
    for _ in 0..<bench.rounds {
      try remove(path)
      for (place, process) in [
        command(["import", file], path), command(["import", file], path), Baseline.parse.process(file),
      ].enumerated() {
        costs[place].append(try process.run())
      }
    }
    let (first, again, parsing) = (Cost(medianOf: costs[0]), Cost(medianOf: costs[1]), Cost(medianOf: costs[2]))
    return [
      .costing("the import of \(grouped(count)) events", "libical's parse of the file", first, parsing, atMost: 2),
      .costing("importing the same file again", "its first import", again, first, atMost: 0.25),
    ]
  }

  private func store(_ name: String) -> String { "\(bench.files.folder)/\(name).sqlite" }

  private func command(_ arguments: [String], _ store: String) -> ChildProcess {
    var process = ChildProcess(arguments: [bench.command] + arguments)
    process.environment["ICALGRID_STORE"] = store
    return process
  }

  private func remove(_ store: String) throws {
    for name in [store, store + "-wal", store + "-shm"] where unlink(name) != 0 && errno != ENOENT {
      throw BenchError("can't remove \(name)")
    }
  }
}
