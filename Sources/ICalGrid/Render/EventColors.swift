/// The three tones in which an event is drawn: its mark, the ground of its bar, and the text on that.
package struct EventColors: Hashable {
  /// Told from the paper: a contrast of 3 or more.
  package let mark: RGBColor
  package let ground: RGBColor
  /// Read on the ground: a contrast of 4.5 or more.
  package let ink: RGBColor

  package init(_ color: RGBColor, on paper: RGBColor) {
    let isLight = paper.luminance > 0.5
    mark = color.legible(on: paper, ratio: 3)
    ground = mark.mixed(with: paper, share: isLight ? 0.85 : 0.72)
    ink = mark.mixed(with: isLight ? .black : .white, share: isLight ? 0.35 : 0.55).legible(on: ground, ratio: 5.5)
  }
}

extension RGBColor {
  /// A colour of the same hue that can be read on `ground`: darker or lighter until the contrast is `ratio` (WCAG 2.1: 4.5 for
  /// text, 3 for large text and marks).
  package func legible(on ground: RGBColor, ratio: Double = 4.5) -> RGBColor {
    let end = ground.textColor
    var share = 0.0
    while share < 1 {
      let color = mixed(with: end, share: share)
      if color.contrast(with: ground) >= ratio { return color }
      share += 0.04
    }
    return end
  }
}
