import ICalGrid

@main
struct Main {
  static func main() {}
}
