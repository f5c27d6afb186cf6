/// One cell of a month grid.
public struct GridDay: Hashable, Sendable {
  /// Where a cell's day stands relative to the month shown.
  public enum Position: String, Sendable {
    case previous, current, next, blank
  }

  /// What every cell has, in one word, so that a grid of days without events is plain memory, made many times faster:
  /// the day number in the lower half (``noDay``: blank), then styles, position, weekday and whether it is selectable.
  @usableFromInline var bits: UInt64
  /// What few cells have.
  @usableFromInline var extras: Extras?

  @usableFromInline
  final class Extras: Sendable {
    let occurrences: [Int]
    let busyShare: Double
    /// The styles, where the built-in ones alone don't make them.
    let styles: [EventStyle]?
    let secondLabel: String?

    init(occurrences: [Int], busyShare: Double, styles: [EventStyle]?, secondLabel: String?) {
      self.occurrences = occurrences
      self.busyShare = busyShare
      self.styles = styles
      self.secondLabel = secondLabel
    }
  }

  public init(
    date: CivilDate?, position: Position, weekday: Weekday, isSelectable: Bool = false, styles: [EventStyle] = [],
    busyShare: Double = 0, occurrences: [Int] = [], secondLabel: String? = nil
  ) {
    self.init(date?.dayNumber, position, weekday, isSelectable: isSelectable, [])
    if !styles.isEmpty || busyShare != 0 || !occurrences.isEmpty || secondLabel != nil {
      extras = Extras(occurrences: occurrences, busyShare: busyShare, styles: styles, secondLabel: secondLabel)
    }
  }

  /// A cell without events, as a ``PlainRow`` has it.
  @inlinable
  init(bits: UInt64) {
    self.bits = bits
    extras = nil
  }

  /// A cell without events; its day by its number, which is one of the years 1…9999.
  @inline(__always)
  init(_ dayNumber: Int?, _ position: Position, _ weekday: Weekday, isSelectable: Bool, _ styles: StyleSet) {
    bits =
      Self.bits(of: dayNumber) | UInt64(styles.rawValue) << 32 | position.bits << 48 | UInt64(weekday.rawValue) << 50
      | (isSelectable ? Self.selectableBit : 0)
    extras = nil
  }

  private static let noDay = Int32.min
  private static let selectableBit: UInt64 = 1 << 53

  @inline(__always)
  private static func bits(of dayNumber: Int?) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: dayNumber ?? Int(noDay)))
  }

  /// The day; `nil` for a blank cell.
  public var date: CivilDate? {
    @inlinable get {
      let number = Int32(truncatingIfNeeded: bits)
      return number == .min ? nil : CivilDate(known: number)
    }
    set { bits = bits & ~0xFFFF_FFFF | Self.bits(of: newValue?.dayNumber) }
  }

  public var position: Position {
    get { Position(bits: bits >> 48 & 3) }
    set { bits = bits & ~(3 << 48) | newValue.bits << 48 }
  }

  /// The weekday of the cell's column, also for a blank one.
  public var weekday: Weekday {
    @inlinable get { Weekday(rawValue: Int(bits >> 50 & 7)) ?? .monday }
    set { bits = bits & ~(7 << 50) | UInt64(newValue.rawValue) << 50 }
  }

  /// Whether a person may choose this day.
  public var isSelectable: Bool {
    get { bits & Self.selectableBit != 0 }
    set { bits = newValue ? bits | Self.selectableBit : bits & ~Self.selectableBit }
  }

  /// The built-in styles, unless ``extras`` has a list of them.
  private var builtIn: StyleSet { StyleSet(rawValue: UInt16(truncatingIfNeeded: bits >> 32)) }

  /// Adds built-in styles, in their stated order.
  mutating func insert(_ styles: StyleSet) { bits |= UInt64(styles.rawValue) << 32 }

  /// What is true of the day, in the order in which later looks win over earlier ones (see ``EventStyle``).
  public var styles: [EventStyle] {
    get { extras?.styles ?? builtIn.styles }
    set { setExtras(styles: newValue) }
  }

  /// The share of the day's time that busy occurrences take, 0…1, overlaps counted once; of 24 hours, or of those that the day has where
  /// ``DayTags/clockChanges`` tells.
  public var busyShare: Double {
    get { extras?.busyShare ?? 0 }
    set { setExtras(busyShare: newValue) }
  }

  /// The occurrences that touch the day, in display order, as positions in ``EventIndex/occurrences``.
  public var occurrences: [Int] {
    get { extras?.occurrences ?? [] }
    set { setExtras(occurrences: newValue) }
  }

  /// The day in a second calendar, by ``DayTags/labels``.
  public var secondLabel: String? {
    get { extras?.secondLabel }
    set { setExtras(secondLabel: .some(newValue)) }
  }

  /// Sets what the day's events make of it.
  mutating func fill(_ occurrences: [Int], busyShare: Double) {
    setExtras(busyShare: busyShare, occurrences: occurrences)
  }

  private mutating func setExtras(
    styles: [EventStyle]? = nil, busyShare: Double? = nil, occurrences: [Int]? = nil, secondLabel: String?? = nil
  ) {
    extras = Extras(
      occurrences: occurrences ?? self.occurrences, busyShare: busyShare ?? self.busyShare,
      styles: styles ?? extras?.styles, secondLabel: secondLabel ?? self.secondLabel)
  }
}

extension GridDay.Position {
  fileprivate var bits: UInt64 {
    switch self {
    case .previous: 0
    case .current: 1
    case .next: 2
    case .blank: 3
    }
  }

  fileprivate init(bits: UInt64) {
    switch bits {
    case 0: self = .previous
    case 1: self = .current
    case 2: self = .next
    default: self = .blank
    }
  }
}

extension GridDay {
  public static func == (left: GridDay, right: GridDay) -> Bool {
    left.date == right.date && left.position == right.position && left.weekday == right.weekday
      && left.isSelectable == right.isSelectable && left.styles == right.styles
      && left.occurrences == right.occurrences && left.busyShare == right.busyShare
      && left.secondLabel == right.secondLabel
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(date)
    hasher.combine(position)
    hasher.combine(weekday)
    hasher.combine(occurrences)
  }
}
