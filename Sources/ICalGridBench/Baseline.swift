internal import LibicalBridge

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the product is measured against, each to be run as a process of its own.
enum Baseline: String, CaseIterable {
  /// libical's parse of the whole file, nothing else.
  case parse
  /// libical's parse and its own expansion of June 2024.
  case expand

  /// The process that runs it on a file.
  func process(_ file: String) -> ChildProcess {
    ChildProcess(arguments: [CommandLine.arguments[0], "baseline", rawValue, file])
  }

  static func run(_ arguments: [String]) throws {
    guard arguments.count == 2, let baseline = Baseline(rawValue: arguments[0]) else {
      throw BenchError(
        "usage: icalgrid-bench baseline \(Baseline.allCases.map(\.rawValue).joined(separator: "|")) FILE")
    }
    let bytes = try readWhole(arguments[1])
    guard let tree = bytes.withUnsafeBytes({ ig_tree_parse($0.baseAddress, $0.count) }) else {
      throw BenchError("libical makes nothing of \(arguments[1])")
    }
    if baseline == .expand {
      var (from, to) = (ig_time(), ig_time())
      (from.year, from.month, from.day) = (2024, 6, 1)
      (to.year, to.month, to.day) = (2024, 7, 1)
      print(ig_tree_count(tree, from, to))
    }
    // The tree isn't freed, which would count against libical.
  }

  private static func readWhole(_ path: String) throws -> [CChar] {
    let descriptor = open(path, O_RDONLY)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { throw BenchError("can't read \(path)") }
    defer { close(descriptor) }
    let size = Int(status.st_size)
    return try [CChar](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = read(descriptor, buffer.baseAddress! + count, size - count)
        guard more > 0 else { throw BenchError("can't read \(path)") }
        count += more
      }
    }
  }
}
