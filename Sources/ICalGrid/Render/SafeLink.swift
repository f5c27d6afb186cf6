/// The target of a link that is safe to follow: of http, https or mailto.
public struct SafeLink: Hashable, Sendable {
  /// The address as it was given.
  public let target: String

  /// `nil` for any other scheme, and for what has a control character, a blank or a bidi control in it.
  public init?(_ text: String) {
    let head = text.prefix(8).lowercased()
    let schemes = ["http://", "https://", "mailto:"]
    guard schemes.contains(where: { head.hasPrefix($0) && text.utf8.count > $0.utf8.count }),
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && SafeScalar($0.value) == .keep($0.value) })
    else { return nil }
    target = text
  }
}
