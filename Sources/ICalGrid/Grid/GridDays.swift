/// The seven cells of a week row, like an array of them.
///
/// Where the calendar alone makes the cells, there is nothing to store: they follow from where the row begins and are made as they are
/// read, so that a grid without events takes one allocation, not one a row. A row that events or tags touch stores its cells.
public struct GridDays: RandomAccessCollection, MutableCollection, Hashable, Sendable {
  @usableFromInline var plain: PlainRow
  /// The cells, where ``plain`` doesn't say it all.
  @usableFromInline var cells: [GridDay]?

  /// A row of given cells, seven as a rule.
  public init(_ days: [GridDay]) {
    plain = PlainRow(start: 0, weekStart: .monday, codes: 0)
    cells = days
  }

  /// A row as the calendar alone makes it.
  @inline(__always)
  init(_ plain: PlainRow) {
    self.plain = plain
    cells = nil
  }

  @inlinable public var startIndex: Int { 0 }
  /// The number of columns, 7 as a rule.
  @inlinable public var endIndex: Int { cells?.count ?? 7 }

  /// The cell of a column, 0…6.
  @inlinable public subscript(column: Int) -> GridDay {
    get {
      if let cells { return cells[column] }
      precondition(0 <= column && column < 7, "a week row has seven columns")
      return GridDay(bits: plain.bits(column))
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

/// The cells of a row as the calendar alone makes them: a byte each, beside the number of the first day.
@usableFromInline
struct PlainRow: Sendable {
  /// The first column's day number, which may lie before ``CivilDate/min`` where the column is blank.
  @usableFromInline let start: Int32
  @usableFromInline let weekStart: UInt8
  /// A ``Code`` a column, the first one lowest.
  @usableFromInline var codes: UInt64

  /// What a cell is beside its date and weekday.
  struct Code: OptionSet {
    let rawValue: UInt8
    // The three lowest stand as they do in ``StyleSet``.
    static let weekend = Code(rawValue: 1 << 0)
    static let sunday = Code(rawValue: 1 << 1)
    static let outOfRange = Code(rawValue: 1 << 2)
    static let today = Code(rawValue: 1 << 3)
    static let selectable = Code(rawValue: 1 << 4)
    // The position's two bits, as ``GridDay`` has them; those of the previous month are 0.
    static let current = Code(rawValue: 1 << 5)
    static let next = Code(rawValue: 1 << 6)
    /// Beside this nothing else may be set.
    static let blank = Code(rawValue: 1 << 5 | 1 << 6)
  }

  init(start: Int, weekStart: Weekday, codes: UInt64) {
    self.start = Int32(truncatingIfNeeded: start)
    self.weekStart = UInt8(weekStart.rawValue)
    self.codes = codes
  }

  mutating func insert(_ code: Code, column: Int) { codes |= UInt64(code.rawValue) << UInt64(8 * column) }

  /// The cell of a column in the form of ``GridDay``.
  @inlinable
  func bits(_ column: Int) -> UInt64 {
    let code = codes &>> UInt64(8 &* column) & 0xFF
    let index = UInt64(weekStart) &+ UInt64(column)
    let weekday = index > 7 ? index &- 7 : index
    let isBlank = code & 0x60 == 0x60
    let number = isBlank ? Int32.min : start &+ Int32(truncatingIfNeeded: column)
    let styles = code & 7 | (code & 8) &<< 11
    return UInt64(UInt32(bitPattern: number)) | styles &<< 32 | (code & 0x60) &<< 43 | weekday &<< 50
      | (code & 0x10) &<< 49
  }
}
