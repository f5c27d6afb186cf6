/// An occurrence as one line of text: its time, its state, its title.
struct EventLine {
  /// The time of day, where there is one to show.
  var time: CellText?
  /// The title with its marks: `~` for a tentative event, `✗` for a cancelled one, `⊘` for one that the reader declined.
  var title: CellText
  /// The look of the title, on a ground or without.
  var look: Look

  /// Both, with a space between.
  var width: Int { (time.map { $0.width + (title.width > 0 ? 1 : 0) } ?? 0) + title.width }

  init(
    _ occurrence: Occurrence, showsTime: Bool, limit: Int, options: RenderOptions, glyphs: Glyphs
  ) {
    var left = limit
    if showsTime {
      let time = CellText(options.conventions.shortTime(occurrence.start.wall), limit: left, ellipsis: glyphs.ellipsis)
      // Where a time leaves no letter of the title, the title says more.
      if left - time.width >= 3 {
        self.time = time
        left -= time.width + 1
      }
    }
    title = CellText(Self.title(of: occurrence, options, glyphs), limit: left, ellipsis: glyphs.ellipsis)
    look = Self.look(of: occurrence, options)
  }

  /// The title, or what stands for one that can't be seen.
  static func title(of occurrence: Occurrence, _ phrases: Phrases) -> String {
    let title = occurrence.summary ?? ""
    return isBlank(title) ? phrases.untitled : title
  }

  /// The title with the marks of the event's state.
  static func title(of occurrence: Occurrence, _ options: RenderOptions, _ glyphs: Glyphs) -> String {
    let text = title(of: occurrence, options.phrases)
    if occurrence.isCancelled { return "\(glyphs.cancelled) \(text)" }
    if options.isDeclined(occurrence) { return "\(glyphs.declined) \(text)" }
    return occurrence.status == .tentative ? "\(glyphs.tentative)\(text)" : text
  }

  /// The look of an occurrence that stands back; plain for any other.
  static func look(of occurrence: Occurrence, _ options: RenderOptions) -> Look {
    if occurrence.isCancelled { return options.theme.cancelled }
    return options.isDeclined(occurrence) ? options.theme.declined : .plain
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
