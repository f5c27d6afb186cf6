/// States a picture's dots to the inch in its file, so that it is printed in the size that it was laid out for.
enum PNGResolution {
  /// The file with a pHYs chunk (PNG, §11.3.4.3) behind its header; as it is where it isn't a PNG.
  static func stated(_ file: [UInt8], dotsPerInch: Int) -> [UInt8] {
    // The signature and the IHDR chunk, which is always the first.
    let head = 8 + 25
    guard file.count > head, file.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return file }
    let dotsPerMetre = UInt32((Double(dotsPerInch) / 0.0254).rounded())
    let body = Array("pHYs".utf8) + bytes(dotsPerMetre) + bytes(dotsPerMetre) + [1]
    return file[..<head] + bytes(9) + body + bytes(checksum(body)) + file[head...]
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 as PNG has it (§5.5).
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
    }
  }
}
