#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a process took, as the kernel counts it.
struct Cost {
  /// User and system time in seconds.
  var cpu: Double
  /// Seconds from start to end.
  var wall: Double
  /// The most memory resident at once, in bytes.
  var peakMemory: Int
}

extension Cost {
  /// The medians of several runs.
  init(medianOf costs: [Cost]) {
    self.init(
      cpu: Clock.median(costs.map(\.cpu)), wall: Clock.median(costs.map(\.wall)),
      peakMemory: costs.map(\.peakMemory).sorted()[costs.count / 2])
  }
}

/// A command to be run and measured.
struct ChildProcess {
  var arguments: [String]
  var environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  /// A file whose bytes `cat` pipes into standard input; `cat`'s own cost isn't counted.
  var pipedInput: String?

  /// Where standard output goes.
  enum Output {
    /// To a pipe that is read to its end: some programs do less work on a null device.
    case pipe
    case discarded
  }
  var output = Output.discarded

  /// Runs the command once; the exit status must be among `accepting`.
  func run(accepting: Set<Int32> = [0]) throws -> Cost {
    let input = try pipedInput.map { try Self.feed($0, environment) }
    let source = input?.reading ?? open("/dev/null", O_RDONLY | O_CLOEXEC)
    let drain = try output == .pipe ? Self.makePipe() : nil
    let sink = drain?.writing ?? open("/dev/null", O_WRONLY | O_CLOEXEC)
    let began = Clock.wallSeconds
    let child = try Self.spawn(arguments, environment, input: source, output: sink)
    close(source)
    close(sink)
    if let drain {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while read(drain.reading, &buffer, buffer.count) > 0 {}
      close(drain.reading)
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    let wall = Clock.wallSeconds - began
    if let input { waitpid(input.process, nil, 0) }
    let exit = status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
    guard accepting.contains(exit) else {
      throw BenchError("\(arguments.prefix(6).joined(separator: " ")) ended with \(exit)")
    }
    return Cost(
      cpu: usage.ru_utime.seconds + usage.ru_stime.seconds, wall: wall, peakMemory: Int(usage.ru_maxrss) * 1_024)
  }

  /// The environment of the bench itself.
  static var ownEnvironment: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      next += 1
    }
    return variables
  }

  /// Runs several commands in turn, round by round, and gives the medians of each.
  ///
  /// They share a core, but for those that another process feeds.
  static func compare(rounds: Int, _ processes: [ChildProcess]) throws -> [Cost] {
    var core = processes.contains { $0.pipedInput != nil } ? nil : OneCore()
    defer { core?.release() }
    var costs: [[Cost]] = Array(repeating: [], count: processes.count)
    for _ in 0..<rounds {
      for (place, process) in processes.enumerated() { costs[place].append(try process.run()) }
    }
    return costs.map(Cost.init(medianOf:))
  }

  /// Starts a `cat` of the file; gives the end of the pipe to read from.
  private static func feed(
    _ path: String, _ environment: [String: String]
  ) throws -> (process: pid_t, reading: Int32) {
    let (reading, writing) = try makePipe()
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer {
      close(writing)
      close(null)
    }
    return (try spawn(["cat", path], environment, input: null, output: writing), reading)
  }

  private static func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BenchError("no pipe can be made") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ arguments: [String], _ environment: [String: String], input: Int32, output: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, arguments[0], &actions, nil, &words, &variables) == 0 else {
      throw BenchError("\(arguments[0]) can't be run")
    }
    return child
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
