/// A text in pieces between which a line can be broken, each measured once for all sizes.
struct TitleLines {
  private struct Piece {
    var text: Substring
    /// In ems, without the blank behind it.
    var width: Double
    /// The width of the blank behind it.
    var blank: Double
  }

  private let pieces: [Piece]

  init(_ text: String, _ weight: TextWeight, _ widths: KnownWidths) {
    let blank = widths.width(of: " ", weight)
    var pieces: [Piece] = []
    var start = text.startIndex
    func add(_ end: String.Index, isBlankBehind: Bool) {
      guard start < end else { return }
      let piece = text[start..<end]
      pieces.append(
        Piece(text: piece, width: widths.width(of: String(piece), weight), blank: isBlankBehind ? blank : 0))
    }
    var place = text.startIndex
    while place < text.endIndex {
      let next = text.index(after: place)
      let character = text[place]
      if character == " " {
        add(place, isBlankBehind: true)
        start = next
      } else if character == "-" || character == "/" || Self.breaksAround(character) {
        if Self.breaksAround(character) {
          add(place, isBlankBehind: false)
          start = place
        }
        add(next, isBlankBehind: false)
        start = next
      }
      place = next
    }
    add(text.endIndex, isBlankBehind: false)
    self.pieces = pieces
  }

  /// Whether a line may be broken on both sides: ideographs and kana.
  private static func breaksAround(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    switch scalar {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: return true
    default: return false
    }
  }

  /// A line of the text, and whether it doesn't fit.
  struct Line: Hashable {
    var text: String
    var isCut: Bool
  }

  /// The text in lines of `width` points, the first of `first`, at most `limit` of them; the last one is cut where more is left.
  func lines(size: Double, first: Double, width: Double, limit: Int) -> [Line] {
    var lines: [Line] = []
    var room = first
    var start = 0
    while start < pieces.count {
      if lines.count == limit - 1 {
        let text = joined(start..<pieces.count)
        lines.append(Line(text: text, isCut: size * self.width(start..<pieces.count) > room))
        return lines
      }
      var end = start
      var used = 0.0
      while end < pieces.count, size * (used + pieces[end].width) <= room {
        used += pieces[end].width + pieces[end].blank
        end += 1
      }
      if end == start {
        // Beside a time there may be no room for a long word that has room on a line of its own.
        if lines.isEmpty, first < width, size * pieces[start].width <= width {
          lines.append(Line(text: "", isCut: false))
          room = width
          continue
        }
        end = start + 1
        lines.append(Line(text: String(pieces[start].text), isCut: true))
      } else {
        lines.append(Line(text: joined(start..<end), isCut: false))
      }
      start = end
      room = width
    }
    return lines.isEmpty ? [Line(text: "", isCut: false)] : lines
  }

  private func width(_ range: Range<Int>) -> Double {
    pieces[range].reduce(0) { $0 + $1.width + $1.blank } - (range.isEmpty ? 0 : pieces[range.upperBound - 1].blank)
  }

  private func joined(_ range: Range<Int>) -> String {
    var text = ""
    for place in range {
      text += pieces[place].text
      if pieces[place].blank > 0, place < range.upperBound - 1 { text += " " }
    }
    return text
  }
}
