import Testing

@testable import ICalGrid

@Suite struct RGBColorTests {
  @Test(
    "Colours are read as calendars write them",
    arguments: [
      ("seagreen", "#2e8b57"), ("SeaGreen", "#2e8b57"), ("RebeccaPurple", "#663399"), ("#3366CC", "#3366cc"),
      ("#3366ccff", "#3366cc"), (" #3366CC ", "#3366cc"), ("#36c", "#3366cc"), ("red", "#ff0000"),
      ("yellowgreen", "#9acd32"),
    ])
  func parsed(text: String, color: String) {
    #expect(RGBColor(text)?.hexadecimal == color)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#gggggg", "notacolour", "ff0000", "red green", String(repeating: "a", count: 99),
  ])
  func refused(text: String) {
    #expect(RGBColor(text) == nil)
  }

  @Test func luminanceAndContrastAreThoseOfWCAG() {
    #expect(abs(RGBColor.white.contrast(with: .black) - 21) < 0.01)
    #expect(abs(RGBColor(0x777777).contrast(with: .white) - 4.48) < 0.01)
    #expect(abs(RGBColor(0xFF0000).luminance - 0.2126) < 0.0001)
  }

  @Test func aColourForTextIsReadableOnBlackAndOnWhite() {
    for number in stride(from: UInt32(0), to: 0x1000000, by: 7_919) {
      let color = RGBColor(number).readable
      #expect(
        color.contrast(with: .black) >= 3 && color.contrast(with: .white) >= 2.9, "\(RGBColor(number).hexadecimal)")
    }
  }

  /// The sequence that a bar gets is taken apart again: what the terminal will show has the contrast.
  @Test(arguments: [ColorDepth.sixteen, .indexed, .trueColor])
  func textOnABarReachesTheContrast(depth: ColorDepth) throws {
    for number in stride(from: UInt32(0), to: 0x1000000, by: 7_919) {
      let sequence = Look(background: RGBColor(number)).sequence(depth)
      let (text, ground) = try #require(shownColors(sequence))
      #expect(text.contrast(with: ground) >= 4.5, "\(RGBColor(number).hexadecimal): \(sequence.dropFirst())")
    }
  }

  @Test func howBusyADayIsLooksAlikeInAllColourDepthsThatTell() {
    let grounds = Theme().busyness
    #expect(grounds.map { ColorDepth.indexed.shown($0) } == grounds && Set(grounds).count == 4)
  }

  @Test(
    "A colour keeps its hue among 256",
    arguments: [
      (0x2E7D32, 0x5F875F), (0x1565C0, 0x005FAF), (0x6A1B9A, 0x5F0087), (0xFF8C00, 0xFF8700), (0x767676, 0x767676),
      (0x7A8794, 0x878787), (0xFFFFFF, 0xFFFFFF), (0x000000, 0x000000), (0x808000, 0x878700),
    ])
  func indexed(given: Int, shown: Int) {
    #expect(ColorDepth.indexed.shown(RGBColor(UInt32(given))) == RGBColor(UInt32(shown)))
  }

  @Test(arguments: [ColorDepth.sixteen, .indexed, .trueColor])
  func namedColoursAndTheThemesOwnReachItToo(depth: ColorDepth) throws {
    let theme = Theme()
    #expect(CSSColors.numbers.count == 148)
    let grounds = CSSColors.numbers.values.map { RGBColor($0) } + theme.palette + theme.busyness
    for look in grounds.map({ Look(background: $0) }) + [theme.look(of: [.today]), theme.look(of: [.sunday, .today])] {
      let (text, ground) = try #require(shownColors(look.sequence(depth)))
      #expect(text.contrast(with: ground) >= 4.5, "\(look.sequence(depth).dropFirst())")
    }
  }

  /// The two colours that xterm shows for an SGR sequence with text and background.
  private func shownColors(_ sequence: String) -> (RGBColor, RGBColor)? {
    var numbers = sequence.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }[...]
    var text: RGBColor?
    var ground: RGBColor?
    while let number = numbers.popFirst() {
      var color: RGBColor?
      switch number {
      case 30...37, 40...47: color = ColorDepth.basicColors[number % 10]
      case 97: color = .white
      case 38, 48:
        if numbers.popFirst() == 5 {
          color = numbers.popFirst().map { ColorDepth.indexedColor($0) }
        } else {
          let parts = (0..<3).compactMap { _ in numbers.popFirst().map { UInt8($0) } }
          color = parts.count == 3 ? RGBColor(red: parts[0], green: parts[1], blue: parts[2]) : nil
        }
      default: continue
      }
      if number >= 40 && number < 50 { ground = color } else { text = color }
    }
    guard let text, let ground else { return nil }
    return (text, ground)
  }
}
