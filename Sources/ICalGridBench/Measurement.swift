#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A row of the table: something against something else, and what it is to reach.
struct Measurement {
  var what: String
  var against: String
  var value: Double
  var unit: Unit
  var goal: Goal?
  /// The same ratio of wall time, where it may differ.
  var wall: Double?
  /// The medians behind the ratio.
  var medians: String

  enum Unit {
    /// How many times faster than the other.
    case timesFaster
    /// How many times the other's cost.
    case times
    case milliseconds, megabytes, bytesAnEvent
    /// The power of the size that the time grows with.
    case exponent
  }

  enum Goal {
    case atLeast(Double)
    case atMost(Double)
  }

  var isMet: Bool? {
    switch goal {
    case .atLeast(let bound): value >= bound
    case .atMost(let bound): value <= bound
    case nil: nil
    }
  }

  /// The row in one line, while the bench runs.
  var line: String { "\(what) | \(against) | \(text(value)) | \(goalText) | \(medians)" }

  var cells: [String] {
    [what, against, text(value), wall.map(text) ?? "", goalText, isMet.map { $0 ? "met" : "missed" } ?? "", medians]
  }

  private var goalText: String {
    switch goal {
    case .atLeast(let bound): "≥ \(text(bound))"
    case .atMost(let bound): "≤ \(text(bound))"
    case nil: ""
    }
  }

  private func text(_ value: Double) -> String {
    switch unit {
    case .timesFaster: "\(decimal(value)) × faster"
    case .times: "\(decimal(value)) ×"
    case .milliseconds: "\(decimal(value)) ms"
    case .megabytes: "\(decimal(value)) MB"
    case .bytesAnEvent: "\(decimal(value)) B/event"
    case .exponent: decimal(value, places: 2)
    }
  }
}

extension Measurement {
  /// How many times less the left process costs than the right one.
  static func faster(
    _ what: String, than against: String, _ left: Cost, _ right: Cost, atLeast goal: Double
  ) -> Measurement {
    Measurement(
      what: what, against: against, value: right.cpu / left.cpu, unit: .timesFaster, goal: .atLeast(goal),
      wall: right.wall / left.wall, medians: "\(duration(left.cpu)) : \(duration(right.cpu))")
  }

  /// How many times the right process's cost the left one's is.
  static func costing(
    _ what: String, _ against: String, _ left: Cost, _ right: Cost, atMost goal: Double
  ) -> Measurement {
    Measurement(
      what: what, against: against, value: left.cpu / right.cpu, unit: .times, goal: .atMost(goal),
      wall: left.wall / right.wall, medians: "\(duration(left.cpu)) : \(duration(right.cpu))")
  }
}

/// The rows as a Markdown table, headed by what they were measured on.
struct Table {
  var rows: [Measurement] = []

  private static let head = ["what", "against", "CPU", "wall", "to reach", "", "medians"]

  var markdown: String {
    var text = "\(Machine.description), \(Machine.date)\n\n"
    text += "| " + Self.head.joined(separator: " | ") + " |\n"
    text += "|" + String(repeating: " --- |", count: Self.head.count) + "\n"
    for row in rows { text += "| " + row.cells.joined(separator: " | ") + " |\n" }
    return text
  }
}

/// What the bench runs on.
enum Machine {
  static var description: String {
    var system = utsname()
    uname(&system)
    let kernel = withUnsafeBytes(of: &system.sysname) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    let architecture = withUnsafeBytes(of: &system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    let cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    return "\(cores) cores\(processor.map { " of \($0)" } ?? ""), \(architecture), \(kernel)"
  }

  private static var processor: String? {
    guard let file = fopen("/proc/cpuinfo", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 1_024)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix("model name"), let colon = text.firstIndex(of: ":") else { continue }
      return String(text[text.index(after: colon)...].drop { $0 == " " })
    }
    return nil
  }

  static var date: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    let (month, day) = (parts.tm_mon + 1, parts.tm_mday)
    return "\(parts.tm_year + 1_900)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}

/// A number with three significant digits, or so many decimal places.
func decimal(_ value: Double, places: Int? = nil) -> String {
  guard value.isFinite else { return "–" }
  let places = places ?? (value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2)
  let scale = places == 0 ? 1.0 : places == 1 ? 10.0 : 100.0
  let scaled = Int((value.magnitude * scale).rounded())
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard places > 0 else { return "\(sign)\(scaled)" }
  let fraction = String(scaled % Int(scale))
  return "\(sign)\(scaled / Int(scale)).\(String(repeating: "0", count: places - fraction.utf8.count))\(fraction)"
}

/// A count as a person writes it: 10,000.
func grouped(_ count: Int) -> String {
  count < 1_000 ? "\(count)" : "\(grouped(count / 1_000)),\(String(count % 1_000 + 1_000).dropFirst())"
}

/// Seconds as milliseconds or, below one, as microseconds.
func duration(_ seconds: Double) -> String {
  seconds >= 0.001 ? "\(decimal(seconds * 1e3)) ms" : "\(decimal(seconds * 1e6)) µs"
}

/// Writes to standard error.
func complain(_ text: String) {
  let bytes = Array(text.utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

func end(_ status: Int32) -> Never { exit(status) }
