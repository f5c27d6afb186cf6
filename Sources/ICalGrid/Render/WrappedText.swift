/// A long text as lines of a width, broken between words, inside a word only where it is longer than a line.
struct WrappedText {
  private(set) var lines: [CellText] = []

  /// - Complexity: O(*n*).
  init(_ text: String, width: Int) {
    let width = max(width, 1)
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      var used = 0
      for word in paragraph.split(whereSeparator: \.isWhitespace) {
        let safe = CellText(String(word))
        guard safe.width > 0 else { continue }
        if used > 0, used + 1 + safe.width > width {
          lines.append(CellText(line))
          (line, used) = ("", 0)
        }
        if used > 0 {
          line += " "
          used += 1
        }
        if safe.width <= width {
          line += safe.string
          used += safe.width
          continue
        }
        for cluster in safe.string {
          let columns = CellWidth.width(of: String(cluster))
          if used > 0, used + columns > width {
            lines.append(CellText(line, limit: width))
            (line, used) = ("", 0)
          }
          line.append(cluster)
          used += columns
        }
      }
      if used > 0 { lines.append(CellText(line, limit: width)) }
    }
  }
}
