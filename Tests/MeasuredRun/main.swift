#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Runs a command, and prints what it took as the kernel counts it: exit status (a signal below zero), seconds, peak bytes.
//
//     MeasuredRun SECONDS COMMAND ARGUMENT…
//
// It stands between the tests and the command: Linux counts a process's peak from what it was started from, and the tests'
// process is large. A command that takes more than the seconds is killed. What it prints goes nowhere.

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

guard CommandLine.arguments.count > 2, let limit = Double(CommandLine.arguments[1]) else { exit(64) }
let report = fcntl(1, F_DUPFD_CLOEXEC, 3)
let null = open("/dev/null", O_RDWR | O_CLOEXEC)
for descriptor: Int32 in 0...2 { dup2(null, descriptor) }

let words: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.dropFirst(2).map { strdup($0) } + [nil]
let began = now()
var child: pid_t = 0
guard posix_spawn(&child, words[0]!, nil, nil, words, environ) == 0 else { exit(127) }
var status: Int32 = 0
var usage = rusage()
while wait4(child, &status, WNOHANG, &usage) != child {
  if now() - began > limit { kill(child, SIGKILL) }
  usleep(500)
}
let wall = now() - began

#if os(Linux)
  let unit = 1_024
#else
  let unit = 1
#endif
let exitStatus = status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
let line = Array("\(exitStatus) \(wall) \(Int(usage.ru_maxrss) * unit)\n".utf8)
exit(write(report, line, line.count) == line.count ? 0 : 74)
