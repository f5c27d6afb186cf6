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
