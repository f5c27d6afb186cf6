@main
struct Main {
  static func main() {
    let process = SystemProcess()
    process.finish(Command.run(process.arguments, in: process.surroundings))
  }
}
