// What the drawers of pages in other targets say of occurrences, in the words of the text renderers.

extension RenderOptions {
  /// An occurrence's title as it can be drawn: without controls, on one line, or what stands for one that can't be seen.
  package func drawableTitle(of occurrence: Occurrence) -> String { drawable(EventLine.title(of: occurrence, phrases)) }

  /// A calendar's name as it can be drawn.
  package func drawableName(of calendar: CalendarInfo) -> String {
    calendar.name.isEmpty ? phrases.unnamed : drawable(calendar.name)
  }

  /// When an occurrence is, as a day's list says it: `09:00 – 10:30`, `until 07:12`, `all day`.
  package func timeText(of occurrence: Occurrence, on day: CivilDate) -> String {
    OccurrenceText(occurrence: occurrence, day: day, options: self, glyphs: .unicode).time
  }

  /// "+3 more"
  package func overflowText(_ count: Int) -> String { phrases.more(count) }
}

extension LocaleConventions {
  /// The language in the form of BCP 47.
  package var languageTag: String {
    let name = identifier.prefix { $0 != "@" && $0 != "." }
    return name == "C" || name.isEmpty ? "en" : String(name.map { $0 == "_" ? "-" : $0 })
  }
}

/// A text without what can't be drawn on one line: controls and bidi controls are shown as signs or left out, line ends are spaces.
package func drawable(_ text: String) -> String {
  if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch SafeScalar(scalar.value) {
    case .keep(let value): scalars.append(Unicode.Scalar(value) ?? scalar)
    case .space: scalars.append(" ")
    case .drop: break
    case .joiner, .nonJoiner: scalars.append(scalar)
    }
  }
  return String(scalars)
}
