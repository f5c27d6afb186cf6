/// Why a range of days or months cannot be.
public enum GridError: Error, Hashable, Sendable {
  /// The last day is before the first.
  case lastBeforeFirst(first: CivilDate, last: CivilDate)
  /// The last month is before the first.
  case lastMonthBeforeFirst(first: YearMonth, last: YearMonth)
}

extension GridError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .lastBeforeFirst(let first, let last): "the last day \(last) is before the first, \(first)"
    case .lastMonthBeforeFirst(let first, let last): "the last month \(last) is before the first, \(first)"
    }
  }
}
