/// Finds the components of a source that can touch some days: each class's stretch of the index, and no other row.
final class SpanQuery {
  private let spans: Statement

  init(_ database: borrowing Database) throws(StoreError) {
    spans = try database.prepare(
      "SELECT component, last FROM spans WHERE source = ? AND class = ? AND first BETWEEN ? AND ?")
  }

  func components(of source: Int, touching days: ClosedRange<Int>) throws(StoreError) -> [Int] {
    var found: [Int] = []
    for spanClass in Array(SpanClass.bounded) + [SpanClass.endless] {
      let firsts = SpanClass.firstDays(of: spanClass, touching: days)
      try spans.eachRow(source, spanClass, firsts.lowerBound, firsts.upperBound) { row in
        if row.int(1) >= days.lowerBound { found.append(row.int(0)) }
      }
    }
    return found
  }
}
