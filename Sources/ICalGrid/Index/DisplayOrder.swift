/// What puts an occurrence in its place among others, side by side in memory: the sort looks at texts only where times and the front of
/// the titles are alike.
struct DisplayOrder {
  let start: Int
  let end: Int
  private let titleFront: TextOrder.Front
  /// Where the occurrence stands in what was given.
  let position: Int

  init(_ occurrence: Occurrence, position: Int) {
    start = occurrence.start.wall.wallSeconds
    end = occurrence.end.wall.wallSeconds
    titleFront = TextOrder.front(occurrence.event.details.summary ?? "")
    self.position = position
  }

  /// Whether it comes before another one of `occurrences`: by start, end, summary, uid and position.
  func precedes(_ other: DisplayOrder, in occurrences: [Occurrence]) -> Bool {
    if start != other.start { return start < other.start }
    if end != other.end { return end < other.end }
    let texts = compareTexts(other, in: occurrences)
    return texts != 0 ? texts < 0 : position < other.position
  }

  /// Less than, equal to or greater than 0, by summary and uid.
  func compareTexts(_ other: DisplayOrder, in occurrences: [Occurrence]) -> Int {
    let fronts = titleFront.compare(other.titleFront)
    if fronts != 0 { return fronts }
    let (event, otherEvent) = (occurrences[position].event, occurrences[other.position].event)
    // The instances of one series agree in both texts.
    if event === otherEvent { return 0 }
    let titles = TextOrder.compare(event.details.summary ?? "", otherEvent.details.summary ?? "")
    return titles != 0 ? titles : TextOrder.compare(event.uid ?? "", otherEvent.uid ?? "")
  }
}

extension [DisplayOrder] {
  /// The places of a sorted list by start, summary, uid: the order in which a row's bars are laid where their days
  /// are the same. It differs from the display order only among those that start together and end apart.
  func layoutOrder(of occurrences: [Occurrence]) -> [Int32] {
    var order = (0..<Int32(count)).map { $0 }
    var from = 0
    while from < count {
      var to = from + 1
      while to < count, self[to].start == self[from].start { to += 1 }
      if self[from].end != self[to - 1].end {
        order[from..<to].sort { left, right in
          let texts = self[Int(left)].compareTexts(self[Int(right)], in: occurrences)
          return texts != 0 ? texts < 0 : left < right
        }
      }
      from = to
    }
    return order
  }
}
