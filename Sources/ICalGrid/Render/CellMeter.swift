/// Measures a line scalar by scalar, by the cluster rules that ``CellWidth`` states.
struct CellMeter {
  private var settled = 0
  /// The width of the cluster that is being read.
  private var current = 0
  /// The last scalar that had a width; a selector may follow it while ``hasBase`` holds.
  private var base: UInt32 = 0
  private var baseWidth = 0
  private var hasBase = false
  private var regionalIndicators = 0
  /// Whether the last scalar was a ZWJ, which joins whatever follows.
  private(set) var joinsNext = false
  /// Whether the last scalar was a virama, which joins the next consonant to its cluster.
  private(set) var endsInVirama = false

  /// The columns of all that was added.
  var width: Int { settled + current }

  /// Adds a scalar and returns its own width, which a cluster may swallow.
  @discardableResult
  mutating func add(_ scalar: UInt32) -> Int {
    if scalar < 0x7F, scalar >= 0x20, !joinsNext {
      regionalIndicators = 0
      measure(scalar, 1)
      return 1
    }
    let isRegionalIndicator = (0x1F1E6...0x1F1FF).contains(scalar)
    let indicatorsBefore = regionalIndicators
    regionalIndicators = isRegionalIndicator ? regionalIndicators + 1 : 0
    if joinsNext {
      joinsNext = false
      return 0
    }
    switch scalar {
    case 0x200D:
      if !endsInVirama {
        joinsNext = true
        baseWidth = 0
      }
      return 0
    case 0xFE0F where hasBase:
      if CellWidthTables.contains(CellWidthTables.narrowUntilEmoji, base) { current = 2 }
      hasBase = false
      return 0
    case 0xFE0E where hasBase:
      if baseWidth == 2, CellWidthTables.contains(CellWidthTables.wideUntilText, base) { settled -= 1 }
      hasBase = false
      return 0
    case 0x1F1E6...0x1F1FF where indicatorsBefore % 2 == 1:
      base = scalar
      return 0
    case 0x1F3FB...0x1F3FF where takesSkinTone(base):
      return 0
    default:
      let width = CellWidth.width(ofScalar: scalar)
      measure(scalar, width)
      return width
    }
  }

  /// Whether the text takes more columns with that scalar behind it.
  func grows(by scalar: UInt32) -> Bool {
    var longer = self
    longer.add(scalar)
    return longer.width > width
  }

  private mutating func measure(_ scalar: UInt32, _ width: Int) {
    if width > 0 {
      if endsInVirama {
        current = 2
      } else {
        settled += current
        current = width
      }
      base = scalar
      baseWidth = width
      hasBase = true
      endsInVirama = false
      return
    }
    endsInVirama = scalar >= 0x900 && CellWidthTables.isVirama(scalar)
    if !endsInVirama, hasBase, scalar >= 0x900, CellWidth.isSpacingMark(scalar) {
      current = 2
      hasBase = false
    }
  }

  private func takesSkinTone(_ scalar: UInt32) -> Bool {
    if (0x1F1E6...0x1F1FF).contains(scalar) || CellWidth.isReservedForEmoji(scalar) { return true }
    guard CellWidth.isPictographic(scalar) else { return false }
    // Symbols that were pictographic before Unicode 17 but never became emoji are neither wide nor in the table.
    return CellWidth.width(ofScalar: scalar) == 2
      || CellWidthTables.contains(CellWidthTables.narrowUntilEmoji, scalar)
  }
}
