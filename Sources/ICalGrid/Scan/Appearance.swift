/// What bytes look like that aren't iCalendar, for a message: `an HTML page`.
enum Appearance {
  /// `front` are the first bytes, about a thousand.
  static func describe(_ front: [UInt8]) -> String {
    if front.isEmpty { return "empty" }
    for (signature, name) in signatures where front.starts(with: signature) { return name }
    var text = front[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    text = text.drop { $0 == Octet.space || (0x09...0x0D).contains($0) }
    guard let first = text.first else { return "blank" }
    if looksLikeUTF16(front) { return "UTF-16 text without a byte-order mark" }
    let upper = text.map(Octet.uppercased)
    if first == UInt8(ascii: "<") {
      return contains(upper, "<HTML") || contains(upper, "<!DOCTYPE HTML") || contains(upper, "<BODY")
        ? "an HTML page" : "XML"
    }
    if upper.starts(with: "BEGIN:VCARD".utf8) { return "a vCard" }
    if "BEGIN:VCALENDAR".utf8.starts(with: upper) { return "the first letters of a calendar, cut off" }
    if front.contains(where: { $0 < 0x09 || (0x0E..<0x1B).contains($0) }) { return "binary data" }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return "JSON" }
    return "plain text"
  }

  private static let signatures: [([UInt8], String)] = [
    ([0x1F, 0x8B], "a gzip archive"),
    (Array("PK\u{3}\u{4}".utf8), "a zip archive"),
    (Array("BZh".utf8), "a bzip2 archive"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "an xz archive"),
    ([0x28, 0xB5, 0x2F, 0xFD], "a zstd archive"),
    (Array("%PDF-".utf8), "a PDF document"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
    ([0xFF, 0xD8, 0xFF], "a JPEG image"),
    (Array("GIF8".utf8), "a GIF image"),
    (Array("SQLite format 3".utf8), "an SQLite database"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program"),
    ([0xFF, 0xFE], "UTF-16 text"),
    ([0xFE, 0xFF], "UTF-16 text"),
  ]

  /// Whether every other octet of the first few is zero.
  private static func looksLikeUTF16(_ front: [UInt8]) -> Bool {
    let start = front.prefix(16)
    guard start.count >= 4 else { return false }
    let zeros = (0..<2).map { odd in stride(from: odd, to: start.count, by: 2).allSatisfy { start[$0] == 0 } }
    return zeros[0] != zeros[1]
  }

  private static func contains(_ octets: [UInt8], _ text: String) -> Bool {
    octets.indices.contains { octets[$0...].starts(with: text.utf8) }
  }
}
