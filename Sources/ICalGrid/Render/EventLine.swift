/// An occurrence as one line of text: its time, its state, its title.
struct EventLine {
  /// The time of day, where there is one to show.
  var time: CellText?
  /// The title with its marks: `~` for a tentative event, `✗` for a cancelled one.
  var title: CellText
  /// The look of the title, on a ground or without.
  var look: Look

  var width: Int { (time.map { $0.width + 1 } ?? 0) + title.width }

  init(
    _ occurrence: Occurrence, showsTime: Bool, limit: Int, options: RenderOptions, glyphs: Glyphs
  ) {
    var left = limit
    if showsTime {
      let time = CellText(options.conventions.shortTime(occurrence.start.wall), limit: left, ellipsis: glyphs.ellipsis)
      // A title of two or three letters says less than nothing: then the time stands alone.
      if !time.isCut {
        self.time = time
        left -= time.width + 1
      }
    }
    title = CellText(Self.title(of: occurrence, glyphs), limit: left, ellipsis: glyphs.ellipsis)
    look = occurrence.isCancelled ? options.theme.cancelled : .plain
  }

  /// The title, or what stands for one that can't be seen.
  static func title(of occurrence: Occurrence) -> String {
    let title = occurrence.summary ?? ""
    return isBlank(title) ? Glyphs.unicode.untitled : title
  }

  /// The title with the marks of the event's state.
  static func title(of occurrence: Occurrence, _ glyphs: Glyphs) -> String {
    let text = title(of: occurrence)
    return switch occurrence.status {
    case .cancelled: "\(glyphs.cancelled) \(text)"
    case .tentative: "\(glyphs.tentative)\(text)"
    default: text
    }
  }

  /// Whether nothing of the text can be seen. The first letter mostly tells.
  private static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      if (0x21...0x7E).contains(scalar.value) { return false }
      // Annotation controls and the Braille pattern without a dot are as invisible as the others.
      return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || (0xFFF9...0xFFFB).contains(scalar.value) || scalar.value == 0x2800
    }
  }
}
