/// Where the columns of a full month stand.
struct GridGeometry: Sendable {
  /// The columns of the whole line.
  let width: Int
  /// The columns in front of the grid: for week numbers, or for the months beside a strip.
  let front: Int
  /// The columns of the eight vertical lines.
  let borders: [Int]

  /// Seven cells as even as can be; the columns left over go to the first days of the working week.
  init(width: Int, front: Int, weekdays: [Weekday], weekend: Set<Weekday>) {
    self.width = width
    self.front = front
    let inner = max(width - front - 8, 7)
    var widths = Array(repeating: inner / 7, count: 7)
    let order =
      weekdays.indices.filter { !weekend.contains(weekdays[$0]) }
      + weekdays.indices.filter { weekend.contains(weekdays[$0]) }
    for column in order.prefix(inner % 7) { widths[column] += 1 }
    var border = front
    borders =
      [front]
      + widths.map { width in
        border += width + 1
        return border
      }
  }

  /// The first column inside a cell.
  func start(_ column: Int) -> Int { borders[column] + 1 }
  /// The column after the last inside a cell.
  func end(_ column: Int) -> Int { borders[column + 1] }
  /// The columns of a cell.
  func cellWidth(_ column: Int) -> Int { end(column) - start(column) }
  /// The columns of the narrowest cell.
  var narrowest: Int { (0..<7).map { cellWidth($0) }.min() ?? 0 }
}
