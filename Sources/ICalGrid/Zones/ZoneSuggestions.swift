extension ZoneNames {
  /// The names that someone who wrote `text` may have meant, nearest first; at most three.
  static func suggestions(for text: String) -> [String] {
    let wanted = Array(text.lowercased().replacing(" ", with: "_").utf8.prefix(64))
    guard !wanted.isEmpty else { return [] }
    let allowed = max(1, min(4, wanted.count / 3))
    let candidates = all.compactMap { name -> (name: String, distance: Int)? in
      let whole = Array(name.lowercased().utf8)
      let place = whole.lastIndex(of: UInt8(ascii: "/")).map { Array(whole[($0 + 1)...]) } ?? whole
      var distance = min(editDistance(wanted, whole), editDistance(wanted, place))
      if distance > allowed, wanted.count >= 4, place.starts(with: wanted) { distance = allowed }
      return distance <= allowed ? (name, distance) : nil
    }
    return candidates.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// How many single changes (a letter more, less, other, or two neighbours swapped) lead from one text to the other.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in 1...left.count {
      var current = [i]
      for j in 1...right.count {
        let isSame = left[i - 1] == right[j - 1]
        var best = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (isSame ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          best = min(best, beforePrevious[j - 2] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
