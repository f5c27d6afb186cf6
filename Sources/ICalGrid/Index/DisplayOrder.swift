extension EventIndex {
  private struct Key {
    var start: Int
    var end: Int
    var position: Int
  }

  /// The positions of `occurrences` by start, end, summary, uid; stable.
  static func displayOrder(_ occurrences: [Occurrence]) -> [Int] {
    var keys = occurrences.enumerated().map { position, occurrence in
      Key(start: occurrence.start.wall.wallSeconds, end: occurrence.end.wall.wallSeconds, position: position)
    }
    let events = occurrences.map(\.event)
    keys.sort { left, right in
      if left.start != right.start { return left.start < right.start }
      if left.end != right.end { return left.end < right.end }
      return precedes(left.position, right.position, in: events)
    }
    return keys.map(\.position)
  }

  /// The positions of sorted occurrences by start, summary, uid: the order in which a row's bars are laid where their days
  /// are the same. It differs from the display order only among those that start together and end apart.
  static func layoutOrder(_ occurrences: [Occurrence], _ spans: [Span]) -> [Int32] {
    var order = Array(0..<Int32(spans.count))
    let events = occurrences.map(\.event)
    var from = 0
    while from < spans.count {
      var to = from + 1
      while to < spans.count, spans[to].start == spans[from].start { to += 1 }
      if occurrences[from].end.wall != occurrences[to - 1].end.wall {
        order[from..<to].sort { precedes(Int($0), Int($1), in: events) }
      }
      from = to
    }
    return order
  }

  /// Whether one occurrence comes before another by its event's summary and uid, then by position.
  private static func precedes(_ left: Int, _ right: Int, in events: [Event]) -> Bool {
    let leftEvent = events[left]
    let rightEvent = events[right]
    // The instances of one series agree in both texts.
    if leftEvent !== rightEvent {
      let leftSummary = leftEvent.details.summary ?? ""
      let rightSummary = rightEvent.details.summary ?? ""
      if leftSummary != rightSummary { return leftSummary < rightSummary }
      let leftUID = leftEvent.uid ?? ""
      let rightUID = rightEvent.uid ?? ""
      if leftUID != rightUID { return leftUID < rightUID }
    }
    return left < right
  }
}
