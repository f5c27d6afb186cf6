/// Which of some occurrences are in conflict: two busy timed ones that overlap by more than nothing.
struct Conflicts {
  private let positions: Set<Int>

  /// - Complexity: O(*n* log *n*).
  init(_ occurrences: [Occurrence], isBusy: (Occurrence) -> Bool = { $0.isBusy }) {
    let busy = occurrences.indices.filter { position in
      let occurrence = occurrences[position]
      return !occurrence.isAllDay && occurrence.end.wall > occurrence.start.wall && isBusy(occurrence)
    }.sorted { occurrences[$0].start.wall < occurrences[$1].start.wall }
    var found: Set<Int> = []
    var latest: Int?
    for position in busy {
      if let before = latest, occurrences[position].start.wall < occurrences[before].end.wall {
        found.insert(before)
        found.insert(position)
        if occurrences[before].end.wall >= occurrences[position].end.wall { continue }
      }
      latest = position
    }
    positions = found
  }

  /// Whether the occurrence at that place of the list is in conflict with another.
  func contains(_ position: Int) -> Bool { positions.contains(position) }
}
