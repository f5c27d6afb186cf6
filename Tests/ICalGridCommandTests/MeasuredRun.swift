import Foundation

/// A run of a program as a process of its own, and what it took as the kernel counts it.
struct MeasuredRun {
  /// Its exit status; a signal below zero.
  var status: Int32
  /// From start to end.
  var seconds: Double
  /// The most memory resident at once, in bytes.
  var peakMemory: Int

  /// What is allowed is more under a sanitizer, and in a build that isn't optimized.
  static let isSanitized = ProcessInfo.processInfo.environment["ICALGRID_SANITIZED"] != nil
  static let patience: Double = {
    #if DEBUG
      return 20
    #else
      return isSanitized ? 20 : 1
    #endif
  }()
  /// A sanitizer's shadow of each byte, and what it keeps of freed ones.
  static let memoryShare = isSanitized ? 12 : 1

  /// Runs a program, without what it prints; after ten seconds, or as many more as are allowed, it is killed.
  init(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: BuiltProgram.path("MeasuredRun"))
    process.arguments = ["\(10 * Self.patience)", program] + arguments
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 3, let status = Int32(words[0]), let seconds = Double(words[1]), let peak = Int(words[2])
    else {
      throw NoMeasure(program: program, status: process.terminationStatus)
    }
    (self.status, self.seconds, peakMemory) = (status, seconds, peak)
  }

  struct NoMeasure: Error {
    var program: String
    var status: Int32
  }
}
