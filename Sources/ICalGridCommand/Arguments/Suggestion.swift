/// Finds what a mistyped word was probably meant to be.
enum Suggestion {
  /// The candidate nearest to `word`, letter case aside; `nil` where none is near. Of equally near ones the first.
  ///
  /// Near is a word that `word` abbreviates (by two letters or more), or one that a third of its letters' worth of insertions, deletions,
  /// replacements and swaps of neighbours leads to.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().utf8)
    // Longer words are not mistyped names, and the work is quadratic.
    guard !typed.isEmpty, typed.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let name = Array(candidate.lowercased().utf8)
      guard name.count <= 128 else { continue }
      let distance: Int
      if typed.count >= 2, name.starts(with: typed) {
        distance = 1
      } else {
        distance = self.distance(typed, name)
        guard distance <= max(1, max(typed.count, name.count) / 3) else { continue }
      }
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The least number of insertions, deletions, replacements and swaps of neighbours that lead from one word to the other.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
