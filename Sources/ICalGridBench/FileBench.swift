/// A month of a large file, as a whole process.
struct FileBench {
  let bench: Bench

  func run() throws -> [Measurement] {
    let count = bench.sizes.large
    let sparse = try bench.files.calendar(count, .sparse)
    let dense = try bench.files.calendar(count, .dense)
    let grep = ChildProcess(arguments: ["grep", "-c", "^BEGIN:VEVENT", sparse], output: .pipe)
    let against = try ChildProcess.compare(
      rounds: bench.rounds,
      [bench.view(sparse), grep, Baseline.parse.process(sparse), bench.view(dense), Baseline.expand.process(dense)])
    let (ours, grepping, parsing) = (against[0], against[1], against[2])
    let (oursDense, expanding) = (against[3], against[4])
    let name = "a month of \(grouped(count)) sparse events"
    return [
      .faster(name, than: "libical's parse of the file", ours, parsing, atLeast: 20),
      .costing(name, "`grep -c '^BEGIN:VEVENT'`", ours, grepping, atMost: 3),
      .faster(
        "a month of \(grouped(count)) dense events", than: "libical's parse and expansion", oursDense, expanding,
        atLeast: 8),
    ]
  }
}

extension Bench {
  /// The month that every measurement shows.
  func view(_ file: String) -> ChildProcess { ChildProcess(arguments: [command, "view", file, "--month", "2024-06"]) }
}
