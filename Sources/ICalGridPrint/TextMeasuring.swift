/// How heavy letters are.
public enum TextWeight: Hashable, Sendable, CaseIterable {
  case light
  case regular
  case medium
  case bold
}

/// Tells how wide a text is, so that a page can be laid out without anything to draw it on.
public protocol TextMeasuring {
  /// The width of one line of text in ems: at a size of 10 points it is ten times as many points wide.
  func width(of text: String, weight: TextWeight) -> Double
}

/// A measure that asks another once for each text.
final class KnownWidths {
  private let measure: any TextMeasuring
  private var known: [TextWeight: [String: Double]] = [:]

  init(_ measure: any TextMeasuring) { self.measure = measure }

  func width(of text: String, _ weight: TextWeight) -> Double {
    if let width = known[weight]?[text] { return width }
    let width = measure.width(of: text, weight: weight)
    known[weight, default: [:]][text] = width
    return width
  }
}
