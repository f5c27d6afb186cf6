import ICalGridStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The line on a terminal that tells how far a long import has come: after half a second, a few times a second.
final class ProgressLine {
  private let write: (String) -> Void
  private let clock: () -> Double
  private let begun: Double
  private var shown: Double
  private var isShown = false

  /// - Parameters:
  ///   - clock: the time in seconds, from any beginning.
  ///   - write: shows text on the terminal at once.
  init(clock: @escaping () -> Double = ProgressLine.seconds, write: @escaping (String) -> Void) {
    self.write = write
    self.clock = clock
    begun = clock()
    shown = begun
  }

  func show(_ source: String, _ progress: ImportProgress) {
    let now = clock()
    guard now - begun >= 0.5, now - shown >= 0.1 else { return }
    shown = now
    isShown = true
    let rate = Int(Double(progress.events) / (now - begun))
    write(
      "\r\u{1B}[K\(TerminalText.visible(source)): \(ImportSummary.grouped(progress.bytes / 1_000_000)) MB, "
        + "\(ImportSummary.grouped(progress.events)) events, \(ImportSummary.grouped(rate)) a second")
  }

  /// Takes the line away.
  func clear() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
