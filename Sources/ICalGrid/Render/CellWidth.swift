internal import CUTF8Proc

/// The width of text in terminal columns, by extended grapheme cluster.
///
/// utf8proc tells where clusters break and how wide a scalar is; the rules for clusters stand on top: a flag is one
/// symbol, a ZWJ sequence is as wide as its first emoji, a variation selector widens or narrows its base, a conjunct of
/// an Indic script takes at most two columns.
public enum CellWidth {
  /// The number of columns that `text` takes on one line. Control characters count nothing.
  ///
  /// - Complexity: O(*n*).
  public static func width(of text: some StringProtocol) -> Int {
    var meter = CellMeter()
    for scalar in text.unicodeScalars { meter.add(scalar.value) }
    return meter.width
  }

  /// The number of columns of a scalar on its own: 0, 1 or 2.
  static func width(ofScalar scalar: UInt32) -> Int {
    if scalar < 0x7F { return scalar < 0x20 ? 0 : 1 }
    if scalar < 0x300 { return scalar < 0xA0 ? 0 : scalar == 0xAD ? 1 : scalarWidth(scalar) }
    if CellWidthTables.contains(CellWidthTables.zero, scalar) { return 0 }
    if CellWidthTables.contains(CellWidthTables.two, scalar) { return 2 }
    if CellWidthTables.contains(CellWidthTables.one, scalar) { return 1 }
    return scalarWidth(scalar)
  }

  private static func scalarWidth(_ scalar: UInt32) -> Int {
    Int(utf8proc_charwidth(Int32(truncatingIfNeeded: scalar)))
  }

  /// Whether the scalar is a spacing mark (category Mc).
  static func isSpacingMark(_ scalar: UInt32) -> Bool {
    utf8proc_category(Int32(truncatingIfNeeded: scalar)) == UTF8PROC_CATEGORY_MC
      || CellWidthTables.contains(CellWidthTables.spacingMarks, scalar)
  }

  /// Whether the scalar is set aside for emoji that an older utf8proc doesn't know yet.
  static func isReservedForEmoji(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1F6D8...0x1F6DB, 0x1F6ED...0x1F6EF, 0x1F6FD...0x1F6FF, 0x1FA6E...0x1FAFF: true
    default: false
    }
  }

  /// Whether the scalar is a pictograph that ZWJ can join and a skin tone can follow (UAX #29, Extended_Pictographic).
  static func isPictographic(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xA9 else { return false }
    if isReservedForEmoji(scalar) { return true }
    let boundClass = utf8proc_get_property(Int32(truncatingIfNeeded: scalar)).pointee.boundclass
    return boundClass == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC.rawValue
  }
}

/// Finds the boundaries between extended grapheme clusters (UAX #29), scalar by scalar.
struct ClusterBreaker {
  private var state: Int32 = 0
  private var previous: UInt32?

  /// Whether a new cluster begins with `scalar`, the one after the last asked about.
  mutating func breaks(before scalar: UInt32) -> Bool {
    defer { previous = scalar }
    guard let previous else { return true }
    if previous < 0x80, scalar < 0x80 { return true }
    return utf8proc_grapheme_break_stateful(
      Int32(truncatingIfNeeded: previous), Int32(truncatingIfNeeded: scalar), &state)
  }
}
