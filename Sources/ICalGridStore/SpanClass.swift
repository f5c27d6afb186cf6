/// The index on days. A span of days belongs to the class of its length: 0 of one day, then 1, 2–3, 4–7, … days after the first.
///
/// Within a class the spans that touch a window begin in a stretch that is at most about twice as long as it must be, so that
/// looking through every class visits few rows that don't match. An index on first and last day alone would visit all that
/// begin before the window's end: half the table.
enum SpanClass {
  /// The class of what has no end.
  static let endless = 63

  /// The classes of spans with an end: every length in ten thousand years.
  static let bounded = 0...23

  static func of(first: Int, last: Int) -> Int {
    guard first != .min, last != .max else { return endless }
    let length = UInt(max(last - first, 0))
    return min(Int.bitWidth - length.leadingZeroBitCount, bounded.upperBound)
  }

  /// The first days of a class's spans that can touch these days.
  static func firstDays(of spanClass: Int, touching days: ClosedRange<Int>) -> ClosedRange<Int> {
    if spanClass == endless { return Int.min...days.upperBound }
    return days.lowerBound - ((1 << spanClass) - 1)...days.upperBound
  }
}
