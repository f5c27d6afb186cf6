import ICalGrid

/// Index entries that wait to be written: sorted, so that each page of the index is touched once a batch and not once an entry.
struct ImportBatch {
  struct Key {
    var uid: UInt64
    var recurrence: UInt64
    var component: Int
  }

  struct Span {
    var spanClass: Int
    var first: Int
    var last: Int
    var component: Int

    init(first: Int, last: Int, component: Int) {
      spanClass = SpanClass.of(first: first, last: last)
      self.first = first
      self.last = last
      self.component = component
    }
  }

  private var keys: [Key] = []
  private var spans: [Span] = []

  /// So many that a million events take few batches, in some megabytes.
  private static let capacity = 1 << 17

  var isFull: Bool { keys.count >= Self.capacity }

  mutating func add(_ component: borrowing ListedComponent, id: Int, uid: UInt64, recurrence: UInt64) {
    keys.append(Key(uid: uid, recurrence: recurrence, component: id))
    for further in component.uids.dropFirst() { keys.append(Key(uid: further, recurrence: recurrence, component: id)) }
    guard component.isEvent else { return }
    spans += Self.spans(of: component.reach, component: id)
  }

  /// The entries of an event: its days, and for an override that has moved the day it has left.
  static func spans(of reach: EventReach, component: Int) -> [Span] {
    var spans = [Span(first: reach.first, last: reach.last, component: component)]
    if let replaced = reach.replacedDay, !(reach.first...reach.last).contains(replaced) {
      spans.append(Span(first: replaced, last: replaced, component: component))
    }
    return spans
  }

  /// In the order of the index, which is that of the numbers as the database takes them: with a sign.
  var sortedKeys: [Key] {
    keys.sorted {
      (Int64(bitPattern: $0.uid), Int64(bitPattern: $0.recurrence), $0.component)
        < (Int64(bitPattern: $1.uid), Int64(bitPattern: $1.recurrence), $1.component)
    }
  }

  var sortedSpans: [Span] {
    spans.sorted { ($0.spanClass, $0.first, $0.last, $0.component) < ($1.spanClass, $1.first, $1.last, $1.component) }
  }
}
