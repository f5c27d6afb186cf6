/// Gives cells what a ``DayTags`` says beside today: selection, labels, what may be chosen, and last the rules.
struct DayTagger {
  private let index: EventIndex
  private let range: DayWindow?
  private let tags: DayTags

  /// `nil` where there is nothing to give.
  init?(_ index: EventIndex, _ options: GridOptions, _ tags: DayTags) {
    guard
      tags.selection != nil || !tags.labels.labels.isEmpty || !tags.rules.isEmpty || tags.isSelectable != nil
    else { return nil }
    self.index = index
    self.tags = tags
    range = options.range
  }

  func tag(_ days: inout [GridDay]) {
    for column in days.indices {
      guard let date = days[column].date else { continue }
      if let selection = tags.selection { days[column].insert(selection.styles(of: date.dayNumber)) }
      if let label = tags.labels[date] { days[column].secondLabel = label.text }
      if let isSelectable = tags.isSelectable {
        days[column].isSelectable = (range?.contains(date) ?? true) && isSelectable(date, days[column].position)
      }
      for rule in tags.rules { rule.apply(to: &days[column], index) }
    }
  }
}
