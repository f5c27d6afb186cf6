/// The ways in which a file can be damaged: cut at every byte; each line deleted, doubled or swapped with the next; each bit turned.
struct Mutations: RandomAccessCollection, Sendable {
  private let bytes: [UInt8]
  private let lines: [Range<Int>]

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(start..<index + 1)
      start = index + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    self.lines = lines
  }

  var startIndex: Int { 0 }
  var endIndex: Int { bytes.count + 3 * lines.count + 8 * bytes.count }

  /// The damaged file.
  subscript(position: Int) -> [UInt8] {
    if position < bytes.count { return Array(bytes[..<position]) }
    let place = position - bytes.count
    if place < 3 * lines.count {
      let line = lines[place / 3]
      switch place % 3 {
      case 0: return Array(bytes[..<line.lowerBound] + bytes[line.upperBound...])
      case 1: return Array(bytes[..<line.upperBound] + bytes[line.lowerBound...])
      default:
        guard place / 3 + 1 < lines.count else { return bytes }
        let next = lines[place / 3 + 1]
        return Array(bytes[..<line.lowerBound] + bytes[next] + bytes[line] + bytes[next.upperBound...])
      }
    }
    let bit = place - 3 * lines.count
    var turned = bytes
    turned[bit / 8] ^= 1 << UInt8(bit % 8)
    return turned
  }
}
