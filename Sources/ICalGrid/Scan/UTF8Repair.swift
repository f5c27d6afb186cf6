/// Makes a component's bytes UTF-8.
enum UTF8Repair {
  /// Transcodes each content line that isn't UTF-8 from Windows-1252, in place; gives the first such line's number.
  ///
  /// A character may be split by a fold, so lines are judged unfolded (RFC 5545 §3.1).
  static func repair(_ bytes: inout [UInt8], firstLine: Int) -> Int? {
    guard !UTF8Check.isValid(bytes) else { return nil }
    var first: Int?
    let result = bytes.withUnsafeBufferPointer { bytes -> [UInt8] in
      var result: [UInt8] = []
      var copied = 0
      for line in FoldedLines(bytes, firstLine: firstLine)
      where !line.withOctets(in: bytes, UTF8Check.isValid) {
        first = first ?? line.line
        for part in line.parts {
          result += bytes[copied..<part.lowerBound]
          result += Windows1252.utf8(bytes[part])
          copied = part.upperBound
        }
      }
      return result + bytes[copied...]
    }
    bytes = result
    return first
  }
}

extension Diagnostic.Code {
  /// Lines that aren't UTF-8; one a file.
  public static let invalidUTF8 = Self("invalid-utf8")
}
