/// Where the lines of a VEVENT stand that decide whether it can touch a window: noted in passing, read only at its END.
struct EventMarks {
  /// A physical line, by its place in the component's bytes.
  struct Mark {
    var start: Int32
    /// The index of its CR or LF.
    var end: Int32

    static let none = Mark(start: -1, end: -1)
    var isSet: Bool { start >= 0 }
  }

  var start = Mark.none
  var end = Mark.none
  var duration = Mark.none
  var rule = Mark.none
  var recurrenceID = Mark.none
  var uid = Mark.none
  /// Whether it must be kept because a property stands where the filter has no rule for it: RDATE, or one twice that may stand once.
  var isBeyondJudgement = false

  enum Property {
    case start, end, duration, rule, recurrenceID, uid, extraDates

    /// The number of octets in its name.
    var nameCount: Int {
      switch self {
      case .start: 7
      case .end, .rule, .extraDates: 5
      case .duration: 8
      case .recurrenceID: 13
      case .uid: 3
      }
    }
  }

  @inline(__always) mutating func note(_ property: Property, _ mark: Mark) {
    switch property {
    case .start: if start.isSet { isBeyondJudgement = true } else { start = mark }
    case .end: if end.isSet { isBeyondJudgement = true } else { end = mark }
    case .duration: if duration.isSet { isBeyondJudgement = true } else { duration = mark }
    case .rule: if rule.isSet { isBeyondJudgement = true } else { rule = mark }
    case .recurrenceID: if recurrenceID.isSet { isBeyondJudgement = true } else { recurrenceID = mark }
    case .uid: if uid.isSet { isBeyondJudgement = true } else { uid = mark }
    case .extraDates: isBeyondJudgement = true
    }
  }
}

extension EventMarks.Property {
  /// The property whose name, in any letter case, stands at `index`, with `:` or `;` behind it.
  ///
  /// 16 bytes must be readable there. A match never reaches over a line's end, except that the `-` of RECURRENCE-ID looks like a CR
  /// here, so a shorter line is ruled out by `lineCount`.
  @inline(__always) init?(at index: Int, lineCount: Int, in bytes: UnsafePointer<UInt8>) {
    // Setting bit 5 makes letters lower case; no other octets become letters.
    let raw = UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
    let word = raw | 0x2020_2020_2020_2020
    let property: Self
    switch word & 0xFF {
    case 0x64:  // d
      if word & 0x00FF_FFFF_FFFF_FFFF == 0x0074_7261_7473_7464 {
        property = .start
      } else if word & 0xFF_FFFF_FFFF == 0x64_6E65_7464 {
        property = .end
      } else if word == 0x6E6F_6974_6172_7564 {
        property = .duration
      } else {
        return nil
      }
    case 0x72:  // r
      if word & 0xFF_FFFF_FFFF == 0x65_6C75_7272 {
        property = .rule
      } else if word & 0xFF_FFFF_FFFF == 0x65_7461_6472 {
        property = .extraDates
      } else if word == 0x6E65_7272_7563_6572 && lineCount >= 14 {
        let rest = UInt64(littleEndian: UnsafeRawPointer(bytes + index + 8).loadUnaligned(as: UInt64.self))
        guard (rest | 0x20_2020_2020) & 0xFF_FFFF_FFFF == 0x64_692D_6563 else { return nil }
        property = .recurrenceID
      } else {
        return nil
      }
    case 0x75:  // u
      guard word & 0xFF_FFFF == 0x64_6975 else { return nil }
      property = .uid
    default:
      return nil
    }
    let delimiter = bytes[index + property.nameCount]
    guard delimiter == Octet.colon || delimiter == Octet.semicolon else { return nil }
    self = property
  }

  /// The property whose name begins these octets.
  init?(unfolded octets: [UInt8]) {
    let padded = octets.prefix(16) + [UInt8](repeating: 0, count: 16)
    let found = padded.withUnsafeBufferPointer { Self(at: 0, lineCount: octets.count, in: $0.baseAddress!) }
    guard let found else { return nil }
    self = found
  }
}
