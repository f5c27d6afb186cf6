import Foundation

/// The built command as a process of its own.
struct ChildCommand {
  private let process = Process()
  private let output = Pipe()

  init(_ arguments: [String], store: String, environment: [String: String] = [:]) throws {
    process.executableURL = URL(filePath: BuiltProgram.icalgrid)
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
