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
///
/// What reaches a page is bounded by ``FloodBounds``: of a cluster, what goes on beyond its marks and parts is left out; a text that
/// is longer than a line can be ends in an ellipsis. What was made drawable stays as it is.
///
/// - Complexity: O(*n*), at most ``FloodBounds/paperSearch`` scalars.
package func drawable(_ text: String) -> String {
  if text.utf8.count <= FloodBounds.paperText, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
  var scalars = String.UnicodeScalarView()
  var count = 0
  var breaker = ClusterBreaker()
  var behindBase = 0
  // A virama joins the next letter, which older rules for clusters don't know.
  var isLinked = false
  var isCut = false
  for (looked, scalar) in text.unicodeScalars.enumerated() {
    isCut = looked >= FloodBounds.paperSearch
    guard !isCut else { break }
    let shown: Unicode.Scalar
    switch SafeScalar(scalar.value) {
    case .keep(let value): shown = Unicode.Scalar(value) ?? scalar
    case .space: shown = " "
    case .joiner, .nonJoiner: shown = scalar
    case .drop: continue
    }
    let startsCluster = breaker.breaks(before: shown.value) && !(isLinked && shown.properties.isAlphabetic)
    behindBase = startsCluster ? 0 : behindBase + 1
    if shown.value >= 0x900, CellWidthTables.isVirama(shown.value) {
      isLinked = true
    } else if CellWidth.width(ofScalar: shown.value) > 0 {
      isLinked = false
    }
    guard behindBase <= FloodBounds.marks + FloodBounds.joins else { continue }
    isCut = count >= FloodBounds.paperText
    guard !isCut else { break }
    scalars.append(shown)
    count += 1
  }
  if isCut {
    if count == FloodBounds.paperText { scalars.removeLast() }
    scalars.append("…")
  }
  return String(scalars)
}
