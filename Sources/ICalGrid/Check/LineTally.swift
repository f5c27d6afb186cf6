/// Lines that share a harmless peculiarity, told in one diagnostic a file: the first of them, and how many more there are.
struct LineTally {
  private(set) var first = 0
  private(set) var count = 0
  private var next: [Int] = []

  mutating func add(_ line: Int) {
    count += 1
    if first == 0 { first = line } else if next.count < 3 { next.append(line) }
  }

  /// `; so are 12 others, the next on lines 9, 14 and 20`, or nothing where there is one alone.
  func others(_ verb: String) -> String {
    guard count > 1 else { return "" }
    if count == 2 { return "; so \(verb.singular) line \(next[0])" }
    let lines = next.map(String.init)
    if count - 1 == next.count {
      return "; so \(verb) lines \(lines.dropLast().joined(separator: ", ")) and \(lines.last ?? "")"
    }
    return "; so \(verb) \(count - 1) others, the next on lines \(lines.joined(separator: ", "))"
  }
}

extension String {
  /// The verb for one of them.
  fileprivate var singular: String {
    switch self {
    case "are": "is"
    case "have": "has"
    default: self == "do" ? "does" : self
    }
  }
}
