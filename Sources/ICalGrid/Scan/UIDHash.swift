/// A 64-bit hash of a UID, so that components with the same UID find each other without keeping any text.
///
/// Two UIDs that share a hash do no harm: a component too many is kept. Stores keep hashes beside components, so the same UID must
/// have the same hash in every version.
enum UIDHash {
  /// The hash of the UID in the line that a mark shows; `nil` where it is empty.
  @inline(__always)
  static func hash(_ mark: EventMarks.Mark, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    let (start, end) = (Int(mark.start), Int(mark.end))
    let valueStart = start + EventMarks.Property.uid.nameCount + 1
    if valueStart < end, bytes[valueStart - 1] == Octet.colon, bytes[valueStart] > Octet.space,
      bytes[end - 1] > Octet.space,
      Folding.isSurelyWhole(in: bytes, end)
        || Folding.continuation(in: bytes.baseAddress!, after: end, limit: bytes.count) == nil,
      let hash = hashIfPlain(UnsafeBufferPointer(rebasing: bytes[valueStart..<end]))
    {
      return hash
    }
    return normalisedHash(mark, in: bytes)
  }

  /// The hash of a whole line, unfolded: of a RECURRENCE-ID with its parameters. Never 0.
  static func hash(ofLine mark: EventMarks.Mark, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    max(Folding.unfolded(bytes, from: Int(mark.start)).withUnsafeBufferPointer { hash($0).hash }, 1)
  }

  @inline(never)
  private static func normalisedHash(_ mark: EventMarks.Mark, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    text(mark, in: bytes).withUnsafeBufferPointer { $0.isEmpty ? nil : hash($0).hash }
  }

  /// The UID as readers will see it: unfolded, in UTF-8, without escapes and outer blanks.
  static func text(_ mark: EventMarks.Mark, in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var octets = Folding.unfolded(bytes, from: Int(mark.start))
    guard let parts = PropertyParts(octets) else { return [] }
    // As in the slice that is given out: a line that isn't UTF-8 is Windows-1252 as a whole.
    let isUTF8 = UTF8Check.isValid(octets)
    octets = Array(octets[parts.value])
    if !isUTF8 { octets = Windows1252.utf8(octets) }
    var result: [UInt8] = []
    var isEscaped = false
    for octet in octets {
      if !isEscaped && octet == Octet.backslash {
        isEscaped = true
        continue
      }
      result.append(isEscaped && octet == UInt8(ascii: "N") ? UInt8(ascii: "n") : octet)
      isEscaped = false
    }
    while let last = result.last, last <= Octet.space { result.removeLast() }
    return Array(result.drop { $0 <= Octet.space })
  }

  /// `nil` where the octets aren't ASCII without escapes, which says what it is.
  @inline(__always)
  private static func hashIfPlain(_ octets: UnsafeBufferPointer<UInt8>) -> UInt64? {
    let (hash, marks) = hash(octets)
    return marks & 0x8080_8080_8080_8080 == 0 ? hash : nil
  }

  /// Eight octets at a time, each mixed in by a multiplication whose halves are folded together.
  ///
  /// `marks` has an octet's highest bit set where one of the octets is a backslash or not ASCII (or, rarely, follows a backslash).
  @inline(__always)
  private static func hash(_ octets: UnsafeBufferPointer<UInt8>) -> (hash: UInt64, marks: UInt64) {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(octets.count)
    var marks: UInt64 = 0
    var index = 0
    func add(_ word: UInt64) {
      let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
      marks |= word | (backslashes &- 0x0101_0101_0101_0101) & ~backslashes
      state = mix(state ^ word)
    }
    while index + 8 <= octets.count {
      add(UnsafeRawPointer(octets.baseAddress! + index).loadUnaligned(as: UInt64.self))
      index += 8
    }
    guard index < octets.count else { return (state, marks) }
    if octets.count >= 8 {
      // The last eight, some of which are mixed in for the second time.
      add(UnsafeRawPointer(octets.baseAddress! + octets.count - 8).loadUnaligned(as: UInt64.self))
    } else {
      var rest: UInt64 = 0
      for octet in octets { rest = rest << 8 | UInt64(octet) }
      add(rest)
    }
    return (state, marks)
  }

  @inline(__always)
  private static func mix(_ word: UInt64) -> UInt64 {
    let product = (word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}
