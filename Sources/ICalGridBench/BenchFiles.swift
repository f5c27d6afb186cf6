#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calendars that the bench reads, made when they are first needed and kept in a folder.
struct BenchFiles {
  let folder: String

  init(folder: String) throws {
    // Programs that are run elsewhere get these paths.
    self.folder = try Self.absolute(folder)
    var path = ""
    for part in self.folder.split(separator: "/") {
      path += "/\(part)"
      mkdir(path, 0o755)
    }
    guard access(self.folder, W_OK) == 0 else { throw BenchError("\(folder) can't be made") }
  }

  /// A calendar of that many events.
  func calendar(_ count: Int, _ density: SyntheticCalendar.Density) throws -> String {
    let path = "\(folder)/\(density)-\(count).ics"
    if access(path, R_OK) != 0 { try Self.write(SyntheticCalendar(count: count, density: density), to: path) }
    return path
  }

  /// A calendar of that many events in 150 other years, none of which lies in the others of that density.
  func calendar(_ count: Int, _ density: SyntheticCalendar.Density, yearsFrom firstYear: Int) throws -> String {
    let path = "\(folder)/\(density)-\(count)-\(firstYear).ics"
    var calendar = SyntheticCalendar(count: count, density: density)
    (calendar.firstYear, calendar.years, calendar.seed) = (firstYear, 150, UInt64(firstYear))
    if access(path, R_OK) != 0 { try Self.write(calendar, to: path) }
    return path
  }

  /// A calendar of one event, in June 2024.
  func single() throws -> String {
    let path = "\(folder)/single.ics"
    var calendar = SyntheticCalendar(count: 1, density: .sparse)
    calendar.onlyDay = (2024, 162)
    try Self.write(calendar, to: path)
    return path
  }

  /// The paths of that many files with an event each, alone in a folder.
  func singles(_ count: Int) throws -> (folder: String, files: [String]) {
    let path = "\(folder)/singles-\(count)"
    let files = (0..<count).map { "\(path)/\($0).ics" }
    guard access(path, R_OK) != 0 else { return (path, files) }
    let unfinished = "\(path).new"
    mkdir(unfinished, 0o755)
    for number in 0..<count {
      var calendar = SyntheticCalendar(count: 1, density: .sparse)
      calendar.seed = UInt64(number)
      try Self.write(calendar, to: "\(unfinished)/\(number).ics")
    }
    guard rename(unfinished, path) == 0 else { throw BenchError("can't write \(path)") }
    return (path, files)
  }

  /// `icalgrid-bench make FILE COUNT sparse|dense`: a calendar to look at or to profile with.
  static func make(_ arguments: [String]) throws {
    guard arguments.count == 3, let count = Int(arguments[1]),
      let density = SyntheticCalendar.Density(rawValue: arguments[2])
    else { throw BenchError("usage: icalgrid-bench make FILE COUNT sparse|dense") }
    try write(SyntheticCalendar(count: count, density: density), to: arguments[0])
  }

  private static func absolute(_ path: String) throws -> String {
    if path.hasPrefix("/") { return path }
    guard let current = getcwd(nil, 0) else { throw BenchError("there is no current folder") }
    defer { free(current) }
    return "\(String(cString: current))/\(path)"
  }

  static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw BenchError("can't write \(path)") }
    fputs(text, file)
    guard fclose(file) == 0 else { throw BenchError("can't write \(path)") }
  }

  /// Writes aside and renames, so that a run cut short leaves no half file behind.
  private static func write(_ calendar: SyntheticCalendar, to path: String) throws {
    guard let file = fopen(path + ".new", "w") else { throw BenchError("can't write \(path)") }
    try calendar.write { bytes in
      guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw BenchError("can't write \(path)") }
    }
    guard fclose(file) == 0, rename(path + ".new", path) == 0 else { throw BenchError("can't write \(path)") }
  }
}
