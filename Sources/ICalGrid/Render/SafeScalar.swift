/// What becomes of a scalar of a stranger's text on its way to an output.
enum SafeScalar: Equatable {
  /// It is shown: itself, or a visible substitute.
  case keep(UInt32)
  case space
  /// It is invisible, and nothing is lost without it.
  case drop
  /// ZERO WIDTH JOINER and NON-JOINER, which mean something between certain letters.
  case joiner
  case nonJoiner

  init(_ scalar: UInt32) {
    switch scalar {
    case 0x20...0x7E: self = .keep(scalar)
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: self = .space
    case 0x00...0x1F: self = .keep(0x2400 + scalar)
    case 0x7F: self = .keep(0x2421)
    case 0x80...0x9F: self = .keep(0xFFFD)
    case 0x200C: self = .nonJoiner
    case 0x200D: self = .joiner
    // Bidirectional marks, embeddings, overrides and isolates.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .drop
    // Soft hyphen, zero width space, word joiner and invisible operators, deprecated format characters, annotations.
    case 0xAD, 0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF0...0xFFFB: self = .drop
    // Language tags, except those that spell out a flag; shorthand and musical format characters.
    case 0xE0000...0xE001F, 0xE0080...0xE00FF, 0xE01F0...0xE0FFF, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: self = .drop
    case 0xFDD0...0xFDEF: self = .keep(0xFFFD)
    default: self = scalar & 0xFFFE == 0xFFFE ? .keep(0xFFFD) : .keep(scalar)
    }
  }

  /// Whether the scalar belongs to a script that is written from right to left.
  static func isRightToLeft(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x590 else { return false }
    return switch scalar {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
