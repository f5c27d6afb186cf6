/// Which of some occurrences are in conflict: two busy timed ones that overlap by more than nothing.
struct Conflicts {
  private let positions: Set<Int>

  /// - Complexity: O(*n* log *n*).
  init(_ occurrences: [Occurrence], isBusy: (Occurrence) -> Bool = { $0.isBusy }) {
    // Elapsed time decides: on the night when clocks go back, wall times overlap that don't. A floating time is where its neighbours' clock is.
    var offset = occurrences.lazy.compactMap(\.start.utcOffset).first ?? 0
    let busy = occurrences.indices.compactMap { position -> Stretch? in
      let occurrence = occurrences[position]
      offset = occurrence.start.utcOffset ?? offset
      guard !occurrence.isAllDay, occurrence.seconds > 0, isBusy(occurrence) else { return nil }
      let start = occurrence.start.wall.wallSeconds - offset.clampedSeconds
      return Stretch(position: position, start: start, end: start + occurrence.seconds)
    }.sorted { $0.start < $1.start }
    var found: Set<Int> = []
    var latest: Stretch?
    for stretch in busy {
      if let before = latest, stretch.start < before.end {
        found.insert(before.position)
        found.insert(stretch.position)
        if before.end >= stretch.end { continue }
      }
      latest = stretch
    }
    positions = found
  }

  /// A busy stretch of elapsed seconds, half-open.
  private struct Stretch {
    var position: Int
    var start: Int
    var end: Int
  }

  /// Whether the occurrence at that place of the list is in conflict with another.
  func contains(_ position: Int) -> Bool { positions.contains(position) }
}
