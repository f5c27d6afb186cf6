/// A source in UTF-16, given on in UTF-8 and copied as such.
final class UTF16Input: ScanInput {
  private let base: any ScanInput
  private let isLittleEndian: Bool
  private let copy: InputCopy
  /// Read but not yet decoded: at most the first half of a unit or of a pair.
  private var pending: [UInt8]
  /// Decoded but not yet given on.
  private var decoded: [UInt8] = []
  private var position = 0

  /// `begun` are the bytes behind the byte-order mark that were read from `base` already.
  init(_ base: any ScanInput, begun: [UInt8], isLittleEndian: Bool, copy: InputCopy) {
    self.base = base
    self.isLittleEndian = isLittleEndian
    self.copy = copy
    pending = begun
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
    while position == decoded.count {
      var chunk = [UInt8](repeating: 0, count: 64 << 10)
      let count = try readChunk(into: &chunk)
      let isLast = count == 0
      if isLast && pending.isEmpty { return 0 }
      pending += chunk[..<count]
      decoded.removeAll(keepingCapacity: true)
      position = 0
      decodePending(isLast: isLast)
      try append(decoded)
    }
    let count = min(buffer.count, decoded.count - position)
    buffer.copyBytes(from: decoded[position..<position + count])
    position += count
    return count
  }

  func bytes(at offset: Int, count: Int) -> [UInt8] { copy.bytes(at: offset, count: count) }

  private func readChunk(into chunk: inout [UInt8]) throws(ReadFailure) -> Int {
    let result = chunk.withUnsafeMutableBytes { buffer -> Result<Int, ReadFailure> in
      Result { () throws(ReadFailure) in try base.read(into: buffer) }
    }
    return try result.get()
  }

  private func append(_ bytes: [UInt8]) throws(ReadFailure) {
    let result = bytes.withUnsafeBytes { buffer -> Result<Void, ReadFailure> in
      Result { () throws(ReadFailure) in try copy.append(buffer) }
    }
    try result.get()
  }

  /// Decodes whole characters; a lone surrogate or a lone last octet becomes U+FFFD.
  private func decodePending(isLast: Bool) {
    var index = 0
    func unit(at index: Int) -> UInt32 {
      let (first, second) = (UInt32(pending[index]), UInt32(pending[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    while index + 1 < pending.count {
      var scalar = unit(at: index)
      if scalar & 0xFC00 == 0xD800 {
        if index + 3 < pending.count {
          let low = unit(at: index + 2)
          if low & 0xFC00 == 0xDC00 {
            scalar = 0x10000 + (scalar & 0x3FF) << 10 + (low & 0x3FF)
            index += 2
          }
        } else if !isLast {
          break
        }
      }
      index += 2
      decoded += UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
    }
    pending.removeFirst(index)
    if isLast && !pending.isEmpty {
      pending.removeAll()
      decoded += UTF8.encodedReplacementCharacter
    }
  }
}
