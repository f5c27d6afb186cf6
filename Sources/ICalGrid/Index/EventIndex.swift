/// Days → occurrences, in display order.
///
/// It is made once from everything that a view shows, and then asked by day or by window. An event that spans
/// years is found on each of its days and slows no other question.
///
/// ```swift
/// let index = EventIndex(occurrences)
/// for occurrence in index.occurrences(on: day) {
///   print(occurrence.summary ?? "")
/// }
/// ```
public struct EventIndex: Sendable {
  /// All occurrences, by start (wall time in the display zone, an all-day start as 00:00), then end, summary, uid, texts
  /// by their code points; those that are alike in all four stay as they were given.
  public let occurrences: [Occurrence]

  /// What layout needs of each occurrence, by position.
  var spans: [Span] { tables.spans }
  /// The positions in the order of ``Span/rank``.
  var ranked: [Int32] { tables.ranked }
  private var lastDays: LastDayTable { tables.lastDays }
  private let tables: Tables

  /// Behind one reference, since every grid holds its index.
  private final class Tables: Sendable {
    let spans: [Span]
    let ranked: [Int32]
    let lastDays: LastDayTable

    init(_ spans: [Span], _ ranked: [Int32]) {
      self.spans = spans
      self.ranked = ranked
      lastDays = LastDayTable(spans.map(\.lastDay))
    }
  }

  /// An index of nothing.
  public static let empty = EventIndex([])

  /// An index of nothing.
  public init() { self = .empty }

  /// - Complexity: O(n log n).
  public init(_ occurrences: some Sequence<Occurrence>) {
    let given = occurrences as? [Occurrence] ?? Array(occurrences)
    var order = given.indices.map { DisplayOrder(given[$0], position: $0) }
    order.sort { $0.precedes($1, in: given) }
    let sorted = order.map { given[$0.position] }
    var spans = sorted.map(Span.init)
    let ranked = order.layoutOrder(of: given)
    for (rank, position) in ranked.enumerated() { spans[Int(position)].rank = Int32(rank) }
    self.occurrences = sorted
    tables = Tables(spans, ranked)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { occurrences.isEmpty }

  /// The occurrences that touch a day, in display order.
  ///
  /// - Complexity: O(log *n* + *k*) where *k* are found.
  public func occurrences(on day: CivilDate) -> [Occurrence] {
    positions(on: day).map { occurrences[$0] }
  }

  /// The positions in ``occurrences`` of those that touch a day, rising.
  ///
  /// - Complexity: O(log *n* + *k*) where *k* are found.
  public func positions(on day: CivilDate) -> [Int] {
    positions(touching: DayWindow(day: day))
  }

  /// The positions in ``occurrences`` of those that touch a window, rising.
  ///
  /// - Complexity: O(log *n* + *k*) where *k* are found.
  public func positions(touching window: DayWindow) -> [Int] {
    var steps = 0
    return positions(from: window.startDayNumber, before: window.endDayNumber, steps: &steps)
  }

  /// The occurrences that touch a window, in display order.
  ///
  /// - Complexity: O(log *n* + *k*) where *k* are found.
  public func occurrences(touching window: DayWindow) -> [Occurrence] {
    positions(touching: window).map { occurrences[$0] }
  }

  /// Whether an occurrence touches the day.
  ///
  /// - Complexity: O(log *n*).
  public func hasOccurrences(on day: CivilDate) -> Bool {
    let day = day.dayNumber
    guard let latest = lastDays.latest(below: count(startingBefore: day + 1)) else { return false }
    return latest >= day
  }

  /// The first day after `day` that an occurrence touches; `nil` where there is none.
  ///
  /// - Complexity: O(log *n*).
  public func nearestDay(after day: CivilDate) -> CivilDate? {
    let next = day.advanced(by: 1)
    if next > day, hasOccurrences(on: next) { return next }
    let later = count(startingBefore: day.dayNumber + 1)
    return later < spans.count ? CivilDate(dayNumber: Int(spans[later].firstDay)) : nil
  }

  /// The last day before `day` that an occurrence touches; `nil` where there is none.
  ///
  /// - Complexity: O(log *n*).
  public func nearestDay(before day: CivilDate) -> CivilDate? {
    lastDays.latest(below: count(startingBefore: day.dayNumber)).map {
      CivilDate(dayNumber: Swift.min($0, day.dayNumber - 1))
    }
  }

  /// The positions of what touches the days `first` ..< `end`; `steps` counts what was looked at.
  func positions(from first: Int, before end: Int, steps: inout Int) -> [Int] {
    var found: [Int] = []
    let started = count(startingBefore: end, steps: &steps)
    lastDays.forEach(below: started, lastingUntil: first, steps: &steps) { found.append($0) }
    return found
  }

  private func count(startingBefore day: Int) -> Int {
    var steps = 0
    return count(startingBefore: day, steps: &steps)
  }

  /// How many spans start before a day; they are the first ones, since spans are sorted by start.
  private func count(startingBefore day: Int, steps: inout Int) -> Int {
    let spans = spans
    var low = 0
    var high = spans.count
    while low < high {
      steps += 1
      let middle = (low + high) / 2
      if Int(spans[middle].firstDay) < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
