import CFuzzer
import ICalGrid

/// Option strings, an argument a line, to parsed options or to the words that say what is wrong.
struct OptionsTarget {
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
      _ = SystemZones(directories: []).suggestions(for: first)
    }
  }
}

nonisolated(unsafe) let target = OptionsTarget()
var argumentCount = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&argumentCount, &arguments) { data, size in
  target.run(String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self))
  return 0
}
