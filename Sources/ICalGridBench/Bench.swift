/// One run: every measurement, side by side, as a table of ratios.
struct Bench {
  var files: BenchFiles
  var sizes = Sizes.full
  /// The command as installed.
  var command = ".build/install/release/icalgrid"
  /// How often each side of a comparison is run; the medians count.
  var rounds = 7
  /// Groups are run whose name holds this.
  var only = ""

  /// How much is measured.
  struct Sizes {
    /// The events of the large calendar.
    var large: Int
    /// The sizes over which the time may grow no more than linearly, the last one the largest.
    var growth: [Int]
    /// The files of the folder.
    var folder: Int
    /// The events of two stores that answer the same.
    var stored: (few: Int, many: Int)
    /// The occurrences of a full month, and the series that are expanded into one.
    var month: Int

    static let full = Sizes(
      large: 100_000, growth: [1_000, 10_000, 100_000, 1_000_000], folder: 10_000,
      stored: (10_000, 1_000_000), month: 10_000)
    /// Shows in seconds that the bench runs; its ratios say little.
    static let small = Sizes(
      large: 2_000, growth: [500, 1_000, 2_000], folder: 100, stored: (1_000, 20_000), month: 1_000)
  }

  static let usage = """
    usage: icalgrid-bench [--small] [--rounds N] [--only GROUP] [--command PATH] [--folder DIR]
    groups: \(groups.map(\.name).joined(separator: ", "))
    """

  /// The measurements, in the order of the table.
  private static let groups: [(name: String, run: @Sendable (Bench) throws -> [Measurement])] = [
    ("file", { try FileBench(bench: $0).run() }),
    ("start", { try StartBench(bench: $0).run() }),
    ("growth", { try GrowthBench(bench: $0).run() }),
    ("source", { try SourceBench(bench: $0).run() }),
    ("store", { try StoreBench(bench: $0).run() }),
    ("grid", { GridBench(occurrences: $0.sizes.month, rounds: $0.rounds).run() }),
    ("page", { try PageBench(occurrences: $0.sizes.month, rounds: $0.rounds).run() }),
    ("recurrence", { try RecurrenceBench(series: $0.sizes.month, rounds: $0.rounds).run() }),
  ]

  init(_ arguments: [String]) throws {
    var folder = ".build/bench"
    var words = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = words.popFirst() else { throw BenchError("\(option) needs a value\n\(Self.usage)") }
      return value
    }
    while let word = words.popFirst() {
      switch word {
      case "--small": (sizes, rounds) = (.small, 1)
      case "--rounds": rounds = max(Int(try value(word)) ?? rounds, 1)
      case "--only": only = try value(word)
      case "--command": command = try value(word)
      case "--folder": folder = try value(word)
      default: throw BenchError("there is no \(word)\n\(Self.usage)")
      }
    }
    files = try BenchFiles(folder: folder)
  }

  func run() throws {
    var table = Table()
    for group in Self.groups where only.isEmpty || group.name.contains(only) {
      complain("\(group.name)…\n")
      for measurement in try group.run(self) {
        table.rows.append(measurement)
        complain("  \(measurement.line)\n")
      }
    }
    print(table.markdown)
  }
}

/// What stops the bench.
struct BenchError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
