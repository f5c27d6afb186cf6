import FuzzMain
import ICalGrid

/// Option strings, an argument a line, to parsed options or to the words that say what is wrong.
struct OptionsTarget {
  private let zones = SystemZones(directories: [])

  func run(_ text: String) {
    let arguments = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    do {
      let parsed = try ParsedArguments(arguments, options: OptionSpec.all)
      precondition(parsed.positionals.count <= arguments.count)
    } catch {
      precondition(!error.description.isEmpty)
    }
    if let first = arguments.first {
      _ = try? DateReference(first)
      _ = zones.suggestions(for: first)
    }
  }
}

let target = OptionsTarget()
fuzz(text: target.run)
