/// How a piece of text looks; what is not stated is left as it is.
public struct Look: Hashable, Sendable {
  /// The colour of the text; `nil`: the output's own.
  public var foreground: RGBColor?
  /// The colour behind it; `nil`: the output's own.
  public var background: RGBColor?
  public var isBold = false
  public var isDim = false
  public var isUnderlined = false
  public var isStruck = false

  public init(
    foreground: RGBColor? = nil, background: RGBColor? = nil, isBold: Bool = false, isDim: Bool = false,
    isUnderlined: Bool = false, isStruck: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isStruck = isStruck
  }

  /// The output's own look.
  public static let plain = Look()

  /// This look with all that `later` states on top of it.
  public func overlaid(by later: Look) -> Look {
    Look(
      foreground: later.foreground ?? foreground, background: later.background ?? background,
      isBold: later.isBold || isBold, isDim: later.isDim || isDim,
      isUnderlined: later.isUnderlined || isUnderlined, isStruck: later.isStruck || isStruck)
  }

  /// This look, dim.
  var dimmed: Look {
    var look = self
    look.isDim = true
    look.isBold = false
    return look
  }

  /// The SGR sequence that sets exactly this look, whatever was set before.
  func sequence(_ depth: ColorDepth) -> String {
    guard depth != .none else { return "" }
    guard self != .plain else { return "\u{1B}[0m" }
    var text = "\u{1B}[0"
    if isBold { text += ";1" }
    if isDim { text += ";2" }
    if isUnderlined { text += ";4" }
    if isStruck { text += ";9" }
    if let background {
      text += ";" + depth.parameters(of: background, isBackground: true)
      // On a coloured ground the text is black or white, and it is judged on the ground as it will be shown.
      let foreground = self.foreground ?? depth.shown(background).textColor
      text += ";" + depth.textParameters(of: foreground)
    } else if let foreground {
      text += ";" + depth.textParameters(of: foreground)
    }
    return text + "m"
  }
}

extension ColorDepth {
  /// As ``parameters(of:isBackground:)`` for text: white is the bright white, since plain white is a grey in 16 colours.
  fileprivate func textParameters(of color: RGBColor) -> String {
    guard self == .sixteen else { return parameters(of: color, isBackground: false) }
    if color == .white { return "97" }
    if color == .black { return "30" }
    let index = Self.basicIndex(nearestTo: color)
    // A grey that is neither end is the bright black, which is seen on light and on dark grounds.
    if index == 7 || index == 0 { return "90" }
    // Plain blue can't be read on black.
    return index == 4 ? "94" : String(30 + index)
  }
}
