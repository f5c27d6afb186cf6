/// The seven cells of a week row, like an array of them.
///
/// Where the calendar alone makes the cells, there is nothing to store: they follow from where the row begins and are made as they are
/// read, so that a grid without events takes one allocation, not one a row. A row that events or tags touch stores its cells.
public struct GridDays: RandomAccessCollection, MutableCollection, Hashable, Sendable {
  private var plain: PlainRow
  /// The cells, where ``plain`` doesn't say it all.
  private var cells: [GridDay]?

  /// A row of given cells, seven as a rule.
  public init(_ days: [GridDay]) {
    plain = PlainRow(start: 0, weekStart: .monday)
    cells = days
  }

  /// A row as the calendar alone makes it.
  @inline(__always)
  init(_ plain: PlainRow) {
    self.plain = plain
    cells = nil
  }

  public var startIndex: Int { 0 }
  /// The number of columns, 7 as a rule.
  public var endIndex: Int { cells?.count ?? 7 }

  /// The cell of a column, 0…6.
  public subscript(column: Int) -> GridDay {
    get {
      if let cells { return cells[column] }
      precondition(0 <= column && column < 7, "a week row has seven columns")
      return plain.day(column)
    }
    set {
      if cells == nil { cells = Array(self) }
      cells?[column] = newValue
    }
  }

  public static func == (left: GridDays, right: GridDays) -> Bool { left.elementsEqual(right) }

  public func hash(into hasher: inout Hasher) {
    for day in self { hasher.combine(day) }
  }
}

/// The cells of a row as the calendar alone makes them, a byte each beside the number of the first day.
struct PlainRow: Sendable {
  /// The first column's day number, which may lie before ``CivilDate/min`` where the column is blank.
  private let start: Int32
  private let weekStart: UInt8
  /// A ``Code`` a column, the first one lowest.
  private var codes: UInt64

  /// What a cell is beside its date and weekday.
  struct Code: OptionSet {
    let rawValue: UInt8
    // The three lowest stand as they do in ``StyleSet``.
    static let weekend = Code(rawValue: 1 << 0)
    static let sunday = Code(rawValue: 1 << 1)
    static let outOfRange = Code(rawValue: 1 << 2)
    static let today = Code(rawValue: 1 << 3)
    static let selectable = Code(rawValue: 1 << 4)
    static let isPrevious = Code(rawValue: 1 << 5)
    static let isNext = Code(rawValue: 1 << 6)
    static let isBlank = Code(rawValue: 1 << 5 | 1 << 6)
  }

  /// A row of cells of the month that may not be selected.
  init(start: Int, weekStart: Weekday, codes: UInt64 = 0) {
    self.start = Int32(truncatingIfNeeded: start)
    self.weekStart = UInt8(weekStart.rawValue)
    self.codes = codes
  }

  mutating func insert(_ code: Code, column: Int) { codes |= UInt64(code.rawValue) << UInt64(8 * column) }

  @inline(__always)
  func day(_ column: Int) -> GridDay {
    let code = Code(rawValue: UInt8(truncatingIfNeeded: codes >> UInt64(8 &* column)))
    let index = Int(weekStart) &+ column
    let weekday = Weekday(rawValue: index > 7 ? index &- 7 : index) ?? .monday
    if code.isSuperset(of: .isBlank) { return GridDay(blank: weekday) }
    let position: GridDay.Position = code.contains(.isPrevious) ? .previous : code.contains(.isNext) ? .next : .current
    var styles = StyleSet(rawValue: UInt16(code.rawValue & 7))
    if code.contains(.today) { styles.insert(.today) }
    return GridDay(
      Int(start) &+ column, position, weekday, isSelectable: code.contains(.selectable), styles)
  }
}
