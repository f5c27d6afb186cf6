/// Diagnostics as they come up, with a bound on each kind: a broken file can have millions.
struct DiagnosticList {
  private(set) var diagnostics: [Diagnostic] = []
  private let limit: Int
  private var counts: [Diagnostic.Code: Int] = [:]
  private var firstBeyond: [Diagnostic.Code: Diagnostic] = [:]

  init(limit: Int) { self.limit = limit }

  var count: Int { diagnostics.count }

  mutating func append(_ diagnostic: Diagnostic) {
    let count = counts[diagnostic.code, default: 0] + 1
    counts[diagnostic.code] = count
    if count <= limit {
      diagnostics.append(diagnostic)
    } else if firstBeyond[diagnostic.code] == nil {
      firstBeyond[diagnostic.code] = diagnostic
    }
  }

  /// Whether a diagnostic of this kind would be listed; one that wouldn't is counted at once, and needs no message.
  mutating func hasRoom(for code: Diagnostic.Code) -> Bool {
    if firstBeyond[code] == nil || counts[code, default: 0] < limit { return true }
    counts[code, default: 0] += 1
    return false
  }

  mutating func append(contentsOf others: [Diagnostic]) {
    for diagnostic in others { append(diagnostic) }
  }

  /// Takes back everything since there were `count`: what concerned a component that isn't shown.
  mutating func remove(downTo count: Int) {
    while diagnostics.count > count {
      let last = diagnostics.removeLast()
      counts[last.code, default: 1] -= 1
    }
  }

  /// All of them, followed by one for each kind that there were too many of.
  func finished() -> [Diagnostic] {
    let summaries = firstBeyond.values.compactMap { first -> Diagnostic? in
      let others = (counts[first.code] ?? 0) - limit - 1
      guard others >= 0 else { return nil }
      if others == 0 { return first }
      var summary = first
      summary.message = "\(first.message); \(others) more like it \(others == 1 ? "isn't" : "aren't") listed"
      summary.unlisted = others
      summary.uid = nil
      return summary
    }
    return diagnostics
      + summaries.sorted { ($0.file, $0.line, $0.code.rawValue) < ($1.file, $1.line, $1.code.rawValue) }
  }
}
