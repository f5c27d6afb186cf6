/// A hash of bytes that tells texts apart in an index; whoever finds one compares the bytes as well.
enum ContentHash {
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    // FNV-1a over words: the same on every machine and in every version, as it must be for what is stored.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    var index = 0
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= raw.count {
      hash = (hash ^ UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))) &* 0x100_0000_01B3
      hash ^= hash >> 29
      index += 8
    }
    while index < raw.count {
      hash = (hash ^ UInt64(raw[index])) &* 0x100_0000_01B3
      index += 1
    }
    return hash
  }

  static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBufferPointer { of($0) } }
}
