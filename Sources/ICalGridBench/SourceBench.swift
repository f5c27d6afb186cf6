/// Sources that aren't a file: standard input, and a folder of many.
struct SourceBench {
  let bench: Bench

  func run() throws -> [Measurement] {
    let count = bench.sizes.large
    let file = try bench.files.calendar(count, .sparse)
    var piped = day("-")
    piped.pipedInput = file
    let piping = try ChildProcess.compare(rounds: bench.rounds, [piped, day(file)])
    let singles = try bench.files.singles(bench.sizes.folder)
    let folder = try ChildProcess.compare(
      rounds: bench.rounds, [bench.view(singles.folder), ChildProcess(arguments: ["cat"] + singles.files)])
    return [
      .costing(
        "a day of \(grouped(count)) sparse events from a pipe", "the same from the file", piping[0], piping[1],
        atMost: 1.3),
      .costing(
        "a month of a folder of \(grouped(bench.sizes.folder)) files", "`cat` of all of them", folder[0], folder[1],
        atMost: 4),
    ]
  }

  private func day(_ source: String) -> ChildProcess {
    ChildProcess(arguments: [bench.command, "day", "2024-06-12", source])
  }
}
