/// Measures icalgrid beside plain libical, grep, cat and Foundation, in one run, as ratios.
@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch arguments.first {
      case "baseline": try Baseline.run(Array(arguments.dropFirst()))
      case "make": try BenchFiles.make(Array(arguments.dropFirst()))
      default: try Bench(arguments).run()
      }
    } catch {
      complain("icalgrid-bench: \(error)\n")
      end(1)
    }
  }
}
