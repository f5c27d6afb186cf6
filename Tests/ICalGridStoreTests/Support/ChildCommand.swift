import Foundation

/// The built command as a process of its own.
struct ChildCommand {
  private let process = Process()
  private let output = Pipe()

  /// The executable that lies beside the tests.
  static let path: String = {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let places = [own.deletingLastPathComponent()] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    return places.map { $0.appending(path: "icalgrid").path }.first(where: FileManager.default.isExecutableFile) ?? ""
  }()

  init(_ arguments: [String], store: String, environment: [String: String] = [:]) throws {
    process.executableURL = URL(filePath: Self.path)
    process.arguments = arguments
    process.environment = ["ICALGRID_STORE": store, "TZ": "UTC"].merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  /// Ends it at once, wherever it is.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  var isRunning: Bool { process.isRunning }

  /// Waits for its end; gives its status and what it printed.
  func finish() -> (status: Int32, text: String) {
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
