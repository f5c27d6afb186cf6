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

/// The time to a month of a calendar with next to nothing in it: what starting costs.
struct StartBench {
  let bench: Bench

  func run() throws -> [Measurement] {
    let file = try bench.files.single()
    let program = try EmptyProgram.build(in: bench.files.folder)
    var german = bench.view(file)
    german.environment["LANG"] = "de_DE.UTF-8"
    // A process of a few milliseconds is measured well by many runs only.
    let costs = try ChildProcess.compare(
      rounds: bench.rounds * 10, [bench.view(file), german, ChildProcess(arguments: [program])])
    let against = "an empty Swift program that uses Foundation, linked dynamically"
    return [
      .costing("a month of 1 event", against, costs[0], costs[2], atMost: 2),
      .costing("the same with LANG=de_DE.UTF-8", against, costs[1], costs[2], atMost: 2),
    ]
  }
}

/// A program that does nothing but load Foundation.
enum EmptyProgram {
  static func build(in folder: String) throws -> String {
    let (source, program) = ("\(folder)/empty.swift", "\(folder)/empty")
    try BenchFiles.write("import Foundation\n\n_ = Date()\n", to: source)
    _ = try ChildProcess(
      arguments: ["swiftc", "-O", "-o", program, source], environment: ChildProcess.ownEnvironment
    ).run()
    return program
  }
}

extension Bench {
  /// The month that every measurement shows.
  func view(_ file: String) -> ChildProcess { ChildProcess(arguments: [command, "view", file, "--month", "2024-06"]) }
}
