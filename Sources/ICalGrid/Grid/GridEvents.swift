/// The occurrences of a grid, sorted into its cells and rows in one pass over them.
struct GridEvents {
  /// The day number of the first cell.
  let start: Int
  /// The day numbers that are shown.
  let shown: Range<Int>
  let overnight: GridOptions.TimedOvernight
  /// By cell: the positions of the occurrences that touch it.
  private var occurrences: [[Int]]
  /// By cell: what the occurrences make true of it.
  private var styles: [StyleSet]
  /// By cell: the seconds of the day that busy occurrences take, each counted once.
  private var busySeconds: [Int]
  /// By cell: up to which wall second those are counted.
  private var busyUntil: [Int]
  /// By cell of a day that isn't 24 hours long: the busy share of it.
  private var changedShares: [Int: Double] = [:]
  /// By row: its bars.
  private var bars: [[Lanes.Bar]]

  /// `nil` where no occurrence touches the days shown.
  init?(
    start: Int, rows: Int, _ shown: Range<Int>, _ index: EventIndex, _ overnight: GridOptions.TimedOvernight,
    _ clockChanges: [ClockChange]
  ) {
    guard !index.isEmpty, !shown.isEmpty else { return nil }
    var steps = 0
    let positions = index.positions(from: shown.lowerBound, before: shown.upperBound, steps: &steps)
    guard !positions.isEmpty else { return nil }
    self.start = start
    self.shown = shown
    self.overnight = overnight
    occurrences = Array(repeating: [], count: 7 * rows)
    styles = Array(repeating: [], count: 7 * rows)
    busySeconds = Array(repeating: 0, count: 7 * rows)
    busyUntil = Array(repeating: .min, count: 7 * rows)
    bars = Array(repeating: [], count: rows)
    let spans = index.spans
    for position in positions {
      let span = spans[position]
      add(position, span)
      addBars(span)
    }
    for change in clockChanges { measure(change, index) }
  }

  /// Measures a day with a clock change in elapsed time.
  private mutating func measure(_ change: ClockChange, _ index: EventIndex) {
    let cell = change.day.dayNumber - start
    guard occurrences.indices.contains(cell), !occurrences[cell].isEmpty else { return }
    changedShares[cell] = change.share(
      takenBy: occurrences[cell].lazy.map { index.occurrences[$0] }.filter(\.isBusy))
  }

  private mutating func add(_ position: Int, _ span: Span) {
    let first = Swift.max(Int(span.firstDay), shown.lowerBound)
    let last = Swift.min(Int(span.lastDay), shown.upperBound - 1)
    var common: StyleSet = .hasEvents
    if span.traits.contains(.allDay) { common.insert(.allDay) }
    if span.traits.contains(.tentative) { common.insert(.tentative) }
    if span.traits.contains(.cancelled) { common.insert(.cancelled) }
    for day in first...last {
      let cell = day - start
      occurrences[cell].append(position)
      var own = common
      if day == Int(span.firstDay) { own.insert(.starts) }
      if day == Int(span.lastDay) { own.insert(.ends) }
      if day > Int(span.firstDay), day < Int(span.lastDay) { own.insert(.continues) }
      styles[cell].formUnion(own)
      if span.traits.contains(.busy) { addBusy(cell, day, span) }
    }
  }

  /// Occurrences come by start, so that the part of each that lies after all before it is what it adds.
  private mutating func addBusy(_ cell: Int, _ day: Int, _ span: Span) {
    let midnight = day * 86_400
    let isAllDay = span.traits.contains(.allDay)
    let from = isAllDay ? midnight : Swift.max(span.start, busyUntil[cell], midnight)
    let to = isAllDay ? midnight + 86_400 : Swift.min(span.end, midnight + 86_400)
    guard from < to else { return }
    busySeconds[cell] = isAllDay ? 86_400 : busySeconds[cell] + to - from
    busyUntil[cell] = to
  }

  /// The last day that a span's bar covers.
  private func drawnUntil(_ span: Span) -> Int {
    Int(overnight == .firstDayOnly && span.isOvernight ? span.firstDay : span.lastDay)
  }

  private mutating func addBars(_ span: Span) {
    let first = Swift.max(Int(span.firstDay), shown.lowerBound) - start
    let last = Swift.min(drawnUntil(span), shown.upperBound - 1) - start
    guard first <= last else { return }
    for row in (first / 7)...(last / 7) {
      bars[row].append(
        Lanes.Bar(
          first: Swift.max(first - 7 * row, 0), last: Swift.min(last - 7 * row, 6),
          isAllDay: span.traits.contains(.allDay), rank: span.rank))
    }
  }

  /// Gives a row's cells what touches them.
  func fill(_ days: inout [GridDay], row: Int) {
    for column in days.indices {
      let cell = 7 * row + column
      guard !occurrences[cell].isEmpty else { continue }
      days[column].insert(styles[cell])
      days[column].fill(occurrences[cell], busyShare: changedShares[cell] ?? Double(busySeconds[cell]) / 86_400)
    }
  }

  /// The segments of a row, in layout order.
  func segments(row: Int, _ index: EventIndex) -> [Segment] {
    let rowStart = start + 7 * row
    var segments: [Segment] = []
    segments.reserveCapacity(bars[row].count)
    let spans = index.spans
    let ranked = index.ranked
    Lanes.place(bars[row]) { bar, lane in
      let position = Int(ranked[bar.rank])
      let span = spans[position]
      segments.append(
        Segment(
          occurrence: position, first: bar.first, last: bar.last, lane: lane,
          continuesBefore: Int(span.firstDay) < rowStart + bar.first,
          continuesAfter: drawnUntil(span) > rowStart + bar.last))
    }
    return segments
  }
}
